import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { formatDay } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Accordion } from '#src/ui/accordion/accordion.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Chip } from '#src/ui/chip/chip.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Fine } from '#src/ui/page/page.tsx'
import { Values } from '../detail/group-values.tsx'
import { useLowName } from '../detail/detail-words.ts'
import { LowCard } from '../detail/low-card.tsx'
import { HomeLine } from './home-line.tsx'
import { ItemCard, ItemRows } from './item-rows.tsx'
import { checkupQuery, titleQuery } from './years.queries.ts'
import { sortItems, yearName, type Row, type Sorted } from './years.ts'
import css from './years.module.css'

const ItemSheet = lazyPart(() => import('./item-sheet.tsx'), 'ItemSheet')

/** What changed over the check-ups of years, and what asks for a look. */
export function YearsScreen({ checkupSeq }: { checkupSeq: number | undefined }) {
  const { data: title } = useSuspenseQuery(titleQuery())
  const { data: checkup } = useSuspenseQuery(checkupQuery(checkupSeq))
  if (checkup === null) return title.checkupList.length > 0 ? <Unknown /> : <Nothing agreed={title.agreeYn === 'Y'} />
  return <Years checkups={title.checkupList} checkup={checkup} />
}

function Years({ checkups, checkup }: { checkups: readonly Schemas['Checkup'][]; checkup: Schemas['ChkupDetail'] }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Schemas['CheckupItemCode'] | null>(null)
  const { look, low, better, same, unread } = sortItems(checkup)
  const unreadItems = unread.length
  const open = ({ itemCode }: Row) => setOpened(itemCode)
  const isPressure = look.some(({ itemCode }) => itemCode === 'SBP' || itemCode === 'DBP')
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={'/healthlog/healthlog'} />}
      lead={{
        title: useLead({ look, low, better, unread }),
        below: `${formatDay(checkup.checkupDt, i18n.locale, 'dated')} · ${checkup.hospitalNm}`,
      }}
    >
      {checkups.length > 1 && (
        <div className={css.years} role="group" aria-label={t`검진한 해`}>
          {checkups.map((each) => (
            <Chip
              key={each.checkupSeq}
              pressed={each.checkupSeq === checkup.checkupSeq}
              onClick={() =>
                void navigate({ to: '.', search: { checkup: each.checkupSeq }, replace: true, viewTransition: false })
              }
            >
              {yearName(each.checkupDt, checkups)}
            </Chip>
          ))}
        </div>
      )}
      {look.length > 0 && (
        <ItemCard title={t`살펴볼 것`} kind="caution" rows={look} onOpen={open}>
          {isPressure ? <HomeLine of="pressure" /> : null}
          {look.some(({ itemCode }) => itemCode === 'NBD') ? <HomeLine of="sugar" /> : null}
        </ItemCard>
      )}
      {low.length > 0 && <LowCard items={low} />}
      {better.length > 0 && <ItemCard title={t`좋아진 것`} kind="positive" rows={better} onOpen={open} />}
      {unread.length > 0 && (
        <Card>
          <CardHead title={t`결과지에서 확인해 주세요`} more={<Badge>{t`${unreadItems}가지`}</Badge>} />
          <Values items={unread} />
          <p className={css.note}>{t`이 값만으로는 정상인지 알 수 없어요.`}</p>
        </Card>
      )}
      <Card>
        <Accordion
          level={2}
          items={[
            ...(same.length > 0
              ? [
                  {
                    title: checkups.length > 1 ? t`그대로인 것 ${same.length}가지` : t`괜찮은 것 ${same.length}가지`,
                    content: <ItemRows rows={same} onOpen={open} />,
                  },
                ]
              : []),
            { title: t`의사 선생님 말씀`, content: <p className={css.words}>{checkup.judgeTxt}</p> },
          ]}
        />
      </Card>
      <Card tight>
        <Rows>
          <ListRow
            title={t`새 검진 가져오기`}
            chevron
            render={<Link to="/mypage/healthcheckup/healthScreeningAuth" />}
          />
        </Rows>
      </Card>
      <Fine>{t`값을 견주어 볼 뿐, 병을 진단하지 않아요.`}</Fine>
      {opened !== null && (
        <Suspense fallback={null}>
          <ItemSheet
            itemCode={opened}
            checkupSeq={checkup.checkupSeq}
            ladders={checkup.ladderList}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </DetailPage>
  )
}

function useLead({ look, low, better, unread }: Pick<Sorted, 'look' | 'low' | 'better' | 'unread'>): string {
  const { t, i18n } = useLingui()
  const [isLow, isUnread] = [low.length > 0, unread.length > 0]
  const { name: lowName, subject: lowSubject } = useLowName(low)
  const lipids = ['TC', 'LDL', 'TG', 'HDL']
  const best = better.some(({ itemCode }) => lipids.includes(itemCode)) ? t`콜레스테롤` : better[0]?.itemNm
  const [only] = look
  const subject = best === undefined || i18n.locale !== 'ko' ? '' : josa(best, '이/가')
  const first = best === undefined ? '' : t`${best}${subject} 좋아졌어요`
  const pressureOnly = look.length > 0 && look.every(({ itemCode }) => itemCode === 'SBP' || itemCode === 'DBP')
  const name = pressureOnly ? t({ message: '혈압', context: '문장' }) : (only?.itemNm ?? '')
  // Where a value could not be read, or is low, nobody can say that this is all.
  const one = isUnread || isLow ? t`${name}부터 살펴봐요` : t`${name}만 살펴봐요`
  const second =
    only === undefined
      ? isLow
        ? t`${lowName}${lowSubject} 낮게 나왔어요`
        : ''
      : look.length === 1 || pressureOnly
        ? one
        : t`${look.length}가지를 살펴봐요`
  return [first, second].filter(Boolean).join('\n') || (isUnread ? t`결과지에서\n확인할 값이 있어요` : t`모두 괜찮아요`)
}

/** A number of nobody's, or of somebody else: the same page, so that no address tells what there is. */
function Unknown() {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={'/healthlog/healthlog'} />}
      instead={
        <EmptyState
          level={1}
          title={t`찾는 건강검진이 없어요`}
          text={t`다른 해의 건강검진을 골라 주세요.`}
          action={
            <Button
              render={<Link to="/healthlog/healthscreenings" search={{ checkup: undefined }} />}
            >{t`건강검진 보기`}</Button>
          }
        />
      }
    />
  )
}

/** Without consent one line and the way to it; with it, the way to fetch the first. */
function Nothing({ agreed }: { agreed: boolean }) {
  const { t } = useLingui()
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={'/healthlog/healthlog'} />}
      instead={
        <EmptyState
          level={1}
          title={agreed ? t`가져온 건강검진이 없어요` : t`건강검진은 동의하신 뒤에 보여요`}
          text={
            agreed ? t`본인 확인을 마치면 지난 검진을 모두 가져와요.` : t`동의하기 전에는 아무 값도 가져오지 않아요.`
          }
          action={
            <Button render={<Link to="/mypage/healthcheckup/healthScreeningAuth" />}>
              {agreed ? t`가져오기` : t`동의하러 가기`}
            </Button>
          }
        />
      }
    />
  )
}
