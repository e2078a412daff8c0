import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { NinePlate } from '#src/charts/nine-plate.tsx'
import { formatDay } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Accordion, type AccordionHandle } from '#src/ui/accordion/accordion.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { fineOf, isOf, lowOf, PLATE, toLookAt, unreadOf, type Detail, type Group } from './detail.ts'
import { detailQuery, newestQuery, referencesQuery, sinceQuery } from './detail.queries.ts'
import { useGroupNames, useLead } from './detail-words.ts'
import { groupIcons } from './group-icons.ts'
import { GroupTitle, Values } from './group-values.tsx'
import { LookCard } from './look-card.tsx'
import { LowCard } from './low-card.tsx'
import { NoCheckup } from './no-checkup.tsx'
import { useConfirmCheckupWithdrawal } from './use-confirm-checkup-withdrawal.ts'
import css from './detail.module.css'

/**
 * One check-up: whether there is anything to worry about, and how far it is from mattering. Without a number the
 * newest.
 */
export function CheckupDetailScreen({ checkupSeq }: { checkupSeq: number | undefined }) {
  return checkupSeq === undefined ? <Newest /> : <One checkupSeq={checkupSeq} />
}

function Newest() {
  const { data } = useSuspenseQuery(newestQuery())
  return data === null ? <NoCheckup /> : <Checkup detail={data} />
}

function One({ checkupSeq }: { checkupSeq: number }) {
  const { data } = useSuspenseQuery(detailQuery(checkupSeq))
  return data === null ? <NoCheckup /> : <Checkup detail={data} />
}

function Checkup({ detail }: { detail: Detail }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: references = [] } = useQuery(referencesQuery())
  const { data: since } = useQuery(sinceQuery(detail.checkupSeq))
  const { takeBack, isPending } = useConfirmCheckupWithdrawal(
    () => void navigate({ to: '/healthlog/healthscreenings', replace: true }),
  )
  const fine = useRef<AccordionHandle>(null)
  const look = toLookAt(detail)
  const names = useGroupNames()
  const words = { fine: t`정상`, caution: t`주의`, danger: t`다시 재기`, unknown: t`재지 않았어요` }
  const groupOf = (code: Group['groupCode']) => detail.groupList.find(({ groupCode }) => groupCode === code)
  const cells = PLATE.map((code) => {
    const group = groupOf(code)
    const is = isOf(group?.statusCode)
    return {
      key: code,
      name: names[code],
      icon: groupIcons[code],
      is,
      word: group?.statusCode === null ? t`결과지 확인` : words[is],
    }
  })
  const fineGroups = fineOf(detail)
  const fineItems = fineGroups.flatMap(({ itemList }) => itemList).filter(({ itemVal }) => itemVal !== null).length
  const isUsual = ({ statusCode }: Group) => statusCode === 'NORMAL'
  const fineCount = detail.groupList.filter(isUsual).length
  const low = lowOf(detail)
  const unread = unreadOf(detail)
  const unreadItems = unread.length
  const unreadCount = detail.groupList.filter(({ statusCode }) => statusCode === null).length
  const lookCount = detail.groupList.length - fineCount - unreadCount
  const counts =
    lookCount === 0
      ? unreadCount === 0 && low.length === 0
        ? t`${fineCount}갈래 모두 정상이에요`
        : t`정상 ${fineCount}갈래`
      : t`정상 ${fineCount}갈래 · 살펴볼 것 ${lookCount}갈래`

  /** The card in which a group stands: with others where it asks for no look, else one of its own. */
  const cardOf = (code: string) => {
    const groups = detail.groupList.filter(({ groupCode }) => groupCode === code)
    if (groups.some(isUsual)) return fineGroups.some(({ groupCode }) => groupCode === code) ? 'fine' : 'low'
    return groups.some(({ statusCode }) => statusCode === null) ? 'unread' : code
  }
  const open = (code: string) => {
    const card = cardOf(code)
    if (card === 'fine') fine.current?.expand(fineGroups.findIndex(({ groupCode }) => groupCode === code))
    document.getElementById(`checkup-${card}`)?.scrollIntoView({ block: 'start' })
  }

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/healthlog/healthscreenings"
          actions={
            <IconButton
              label={t`한 장으로 보여 주기`}
              icon={Printer}
              render={
                <Link
                  to="/mypage/healthcheckup/healthScreeningDetail"
                  search={{ checkupSeq: detail.checkupSeq, show: 'Y' }}
                />
              }
            />
          }
        />
      }
      lead={{
        title: useLead(detail),
        below: `${formatDay(detail.checkupDt, i18n.locale, 'dated')} · ${detail.hospitalNm}`,
      }}
    >
      {detail.groupList.length > 0 && (
        <Card>
          <NinePlate label={t`검진 갈래`} cells={cells} onOpen={open} />
          <p className={css.key}>
            {[counts, ...(unreadCount > 0 ? [t`결과지 확인 ${unreadCount}갈래`] : [])].join(' · ')}
          </p>
        </Card>
      )}
      {look.map((item) => (
        <LookCard
          key={item.itemCode}
          id={`checkup-${detail.groupList.find(({ itemList }) => itemList.includes(item))?.groupCode ?? ''}`}
          item={item}
          checkupSeq={detail.checkupSeq}
          references={references}
          since={since?.compareList ?? []}
        />
      ))}
      {low.length > 0 && (
        <div id="checkup-low" className={css.anchor}>
          <LowCard items={low} />
        </div>
      )}
      {unread.length > 0 && (
        <div id="checkup-unread" className={css.anchor}>
          <Card>
            <CardHead title={t`결과지에서 확인해 주세요`} more={<Badge>{t`${unreadItems}가지`}</Badge>} />
            <Values items={unread} />
            <p className={css.quiet}>{t`이 값만으로는 정상인지 알 수 없어요.`}</p>
          </Card>
        </div>
      )}
      <Card>
        <CardHead title={t`의사 선생님 말씀`} />
        <p className={css.words}>{detail.judgeTxt}</p>
      </Card>
      {fineGroups.length > 0 && (
        <div id="checkup-fine" className={css.anchor}>
          <Card>
            <CardHead title={t`괜찮은 것`} more={<Badge kind="positive">{t`${fineItems}가지`}</Badge>} />
            <Accordion
              ref={fine}
              level={3}
              items={fineGroups.map(({ groupCode, itemList }) => ({
                title: <GroupTitle code={groupCode} name={names[groupCode]} items={itemList} />,
                content: <Values items={itemList} />,
              }))}
            />
          </Card>
        </div>
      )}
      <Card>
        <Rows>
          <ListRow title={t`그동안의 검진`} chevron render={<Link to="/healthlog/healthscreenings" />} />
          <ListRow
            title={t`새 검진 가져오기`}
            chevron
            render={<Link to="/mypage/healthcheckup/healthScreeningAuth" />}
          />
        </Rows>
        <Button kind="text" block busy={isPending} onClick={() => void takeBack()}>{t`검진 정보 동의 거두기`}</Button>
      </Card>
      <Fine>{t`값을 견주어 볼 뿐, 병을 진단하지 않아요.`}</Fine>
    </DetailPage>
  )
}
