import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Leaf from 'lucide-react/icons/leaf'
import { useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { KoreanOnly } from '#src/domain/operator-words/korean-only.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { koreanCount } from '#src/lib/korean.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead, MoreLink } from '#src/ui/card/card.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { Figure } from '#src/ui/figure/figure.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { Plates, type Plate } from '#src/ui/plates/plates.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { newestStoriesQuery } from '../story/story.queries.ts'
import { StoryRow } from '../story/story-row.tsx'
import { stampIcons } from './deed-icons.ts'
import { Deeds } from './deeds.tsx'
import { cupsOf, monthBeside, standingOf } from './stamp.ts'
import { boardQuery, tipQuery, type Board } from './stamp.queries.ts'
import css from './stamp.module.css'

/** Ten deeds of a month as a tray that fills with emptied plates. A month before is only looked at. */
export function GreenStampScreen({ month }: { month: string | undefined }) {
  const { t, i18n } = useLingui()
  const today = dayIn(useNow())
  const { data: board } = useSuspenseQuery(boardQuery(month))
  const [isOpen, setOpen] = useState(false)
  const isNow = board.baseMm === today.slice(0, 6)
  const name = formatDay(
    `${board.baseMm}01`,
    i18n.locale,
    board.baseMm.slice(0, 4) === today.slice(0, 4) ? 'monthName' : 'month',
  )
  const lead = useLead(board, isNow, name)
  return (
    <HubPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/my/menu"
          actions={<IconButton label={t`달 고르기, ${name}`} icon={CalendarDays} onClick={() => setOpen(true)} />}
        />
      }
      lead={lead}
    >
      {isNow ? (
        <KoreanOnly
          texts={board.todayList.flatMap(({ deedNm, descTxt, doneYn }) => (doneYn === 'Y' ? [] : [deedNm, descTxt]))}
        />
      ) : null}
      <Tray board={board} />
      {isNow ? <Deeds board={board} today={today} /> : null}
      <Carbon board={board} name={isNow ? null : name} />
      {isNow ? <Reading /> : null}
      <Sheet open={isOpen} onCloseRequest={() => setOpen(false)} title={t`달 고르기`}>
        <MonthChoice shown={board.baseMm} now={today.slice(0, 6)} onChosen={() => setOpen(false)} />
      </Sheet>
    </HubPage>
  )
}

function useLead(
  { stampCnt, goalCnt, rewardPoint, ...board }: Board,
  isNow: boolean,
  month: string,
): { title: string; below?: string } {
  const { t, i18n } = useLingui()
  const said = (count: number) => (i18n.locale === 'ko' ? koreanCount(count) : String(count))
  const points = formatNumber(rewardPoint)
  const standing = standingOf({ stampCnt, goalCnt, ...board })
  const times = said(stampCnt)
  if (!isNow)
    return {
      title: standing.is === 'none' ? t`${month}에는\n스탬프가 없어요` : t`${month}에는\n${times} 번 했어요`,
      ...(standing.is === 'full' && { below: t`${points}포인트를 드렸어요.` }),
    }
  if (standing.is === 'none') return { title: t`빈 그릇 하나부터\n시작해요` }
  if (standing.is === 'short') {
    const left = said(standing.left)
    return { title: t`${left} 번만 더 하면\n${points}포인트예요` }
  }
  const more = said(standing.more)
  return {
    title: t`${points}포인트를\n드렸어요`,
    ...(standing.more > 0 && { below: t`열 번을 다 모으고 ${more} 번 더 했어요.` }),
  }
}

/** Ten places; what came after the tenth is told in words. */
function Tray({ board: { stampCnt, goalCnt, rewardPoint, stampList } }: { board: Board }) {
  const { t } = useLingui()
  const points = formatNumber(rewardPoint)
  const plates = Array.from({ length: goalCnt }, (_, at): Plate => {
    const stamp = stampList[at]
    const isLast = at === goalCnt - 1
    const date = stamp === undefined ? 0 : Number(dayOf(stamp.stampDtm).slice(6))
    if (stamp !== undefined) return { is: 'done', label: t`${date}일`, icon: stampIcons[stamp.deedCode] }
    return isLast ? { is: 'next', label: t`열 번째`, brings: `${points}P` } : { is: 'next', label: String(at + 1) }
  })
  return (
    <Card className={css.tray} label={t`스탬프`}>
      <Plates label={t`${goalCnt}번 가운데 ${stampCnt}번 했어요`} plates={plates} />
    </Card>
  )
}

/**
 * What the deeds have saved, beside something that one has held in a hand. Without a source nothing is said of carbon.
 */
function Carbon({ board: { carbonG, carbonSourceTxt }, name }: { board: Board; name: string | null }) {
  const { t } = useLingui()
  if (carbonG === 0 || carbonSourceTxt === null) return null
  const cups = formatNumber(cupsOf(carbonG))
  return (
    <Card label={t`줄인 탄소`}>
      <Figure
        above={name === null ? t`이번 달 내가 줄인 탄소` : t`${name}에 내가 줄인 탄소`}
        below={t`종이컵 ${cups}개를 덜 쓴 만큼이에요`}
      >
        {formatNumber(carbonG)} <small className={css.unit}>g</small>
      </Figure>
      <p className={css.fine}>{carbonSourceTxt}</p>
    </Card>
  )
}

/** A tip and the newest story; neither is waited for. */
function Reading() {
  const { t } = useLingui()
  const tip = useQuery(tipQuery()).data?.list[0]
  const story = useQuery(newestStoriesQuery()).data?.list[0]
  return (
    <>
      {tip ? (
        <Card tone="brand" label={t`오늘의 팁`} className={css.tip}>
          <Icon of={Leaf} />
          <p>{tip.tipTxt}</p>
        </Card>
      ) : null}
      {story ? (
        <Card labelledBy="green-stories">
          <CardHead
            id="green-stories"
            title={t`그린 이야기`}
            more={<MoreLink render={<Link to="/service/greenStory" />}>{t`모두 보기`}</MoreLink>}
          />
          <Rows>
            <StoryRow story={story} />
          </Rows>
        </Card>
      ) : null}
    </>
  )
}

function MonthChoice({ shown, now, onChosen }: { shown: string; now: string; onChosen: () => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [month, setMonth] = useState(shown)
  const choose = () => {
    onChosen()
    void navigate({ to: '/service/greenStamp', search: month === now ? {} : { baseMm: month }, replace: true })
  }
  return (
    <div className={css.months}>
      <DateStepper
        text={formatDay(`${month}01`, i18n.locale, 'month')}
        previousLabel={t`이전 달`}
        nextLabel={t`다음 달`}
        onPrevious={() => setMonth(monthBeside(month, -1))}
        onNext={() => setMonth(month < now ? monthBeside(month, 1) : month)}
        nextDisabled={month >= now}
      />
      <Button block onClick={choose}>{t`이 달 보기`}</Button>
    </div>
  )
}
