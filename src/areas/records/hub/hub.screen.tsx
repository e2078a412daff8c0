import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { AsideSteps, asideDaysOf } from '#src/domain/day/aside-steps.tsx'
import { formatDay, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { WeekStrip } from '#src/ui/week-strip/week-strip.tsx'
import { DayCard } from './day-card.tsx'
import { EnergyCard } from './energy-card.tsx'
import css from './hub.module.css'
import { altersQuery, burnedQuery, existsQuery, leadQuery, weekQuery } from './hub.queries.ts'
import { dueOf, isFirstUse, linesOf, missingKinds, tellsEnergy, urgentOf } from './hub.ts'
import { Arriving, HubLines, UrgentLines } from './hub-lines.tsx'
import { pathOfRoute } from './indicator.ts'
import { IndicatorRows } from './indicator-rows.tsx'
import { LookBack } from './look-back.tsx'

const FirstUse = lazyPart(() => import('./first-use.tsx'), 'FirstUse')
const HubCalendar = lazyPart(() => import('./hub-calendar.tsx'), 'HubCalendar')
const DaySheet = lazyPart(() => import('./day-sheet.tsx'), 'DaySheet')

/**
 * The record hub: what is left to measure today, the day as a ribbon, and how the member is doing. The day is the
 * page's own, not the address's (071).
 */
export function HubScreen() {
  const { t } = useLingui()
  const now = useNow()
  const today = dayIn(now)
  const [chosen, setChosen] = useState<Day>()
  const [open, setOpen] = useState<'calendar' | 'day' | null>(null)
  const day = chosen ?? today
  const { data: lead } = useSuspenseQuery(leadQuery())
  const { data: kinds } = useSuspenseQuery(existsQuery())
  const { data: alters = [], dataUpdatedAt } = useQuery(altersQuery())
  const isFirst = isFirstUse(kinds)
  const choose = (next: Day) => {
    setChosen(next === today ? undefined : next)
    setOpen(null)
  }

  return (
    <HubPage
      bar={
        <ScreenBar
          titleAs="p"
          actions={
            <>
              <IconButton label={t`날짜 고르기`} icon={CalendarDays} onClick={() => setOpen('calendar')} />
              <IconButton
                label={t`지표 고르기`}
                icon={SlidersHorizontal}
                render={<Link to="/healthlog/HealthIndicatiorsetting" />}
              />
            </>
          }
        />
      }
      lead={useLead(lead)}
    >
      <UrgentLines lines={urgentOf(alters)} saidAt={new Date(dataUpdatedAt)} now={now} />
      <Arriving />
      {isFirst ? (
        <Suspense fallback={null}>
          <FirstUse today={today} now={now} />
          <HubLines lines={[]} />
        </Suspense>
      ) : (
        <>
          <Week day={day} today={today} onDay={choose} />
          <DayCard day={day} today={today} now={now} due={dueOf(alters)} onAll={() => setOpen('day')} />
          <AsideOfDay day={day} today={today} />
          <HubLines lines={linesOf(alters)} />
          <IndicatorRows today={today} missing={missingKinds(kinds)} />
          <EnergyCard day={day} />
          <LookBack today={today} />
        </>
      )}
      <Suspense fallback={null}>
        {open === 'calendar' ? (
          <HubCalendar day={day} today={today} onDay={choose} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'day' ? <DaySheet day={day} today={today} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </HubPage>
  )
}

/**
 * The first line, and the way to what it speaks of. Whoever keeps the numbers of energy out of sight is asked to look
 * at the menu instead.
 */
function useLead(lead: Schemas['HelhlogCstmmsg']) {
  const { t } = useLingui()
  const numbersOff = useNumbersOff()
  const isHidden = numbersOff && tellsEnergy(lead)
  const words = isHidden ? t`오늘 식단을 볼까요?` : lead.cstmMsg
  const to = lead.routeNm === null ? undefined : pathOfRoute(lead.routeNm)
  return {
    title: to ? (
      <Link to={to} className={css.first}>
        {words}
      </Link>
    ) : (
      words
    ),
    below: isHidden ? null : lead.subMsg,
  }
}

/** The week of the chosen day, with a dot where something was measured. */
function Week({ day, today, onDay }: { day: Day; today: Day; onDay(day: Day): void }) {
  const { t, i18n } = useLingui()
  const week = weekOf(day)
  const { data } = useQuery({ ...weekQuery(week[0] ?? day), placeholderData: keepPreviousData })
  const marked = new Set(data?.dayList.flatMap(({ helhDate, recordYn }) => (recordYn === 'Y' ? [helhDate] : [])))
  return (
    <WeekStrip
      label={t`날짜`}
      value={day}
      onChange={onDay}
      days={week.map((each) => {
        const long = formatDay(each, i18n.locale, 'long')
        return {
          day: each,
          name: formatDay(each, i18n.locale, 'weekday'),
          number: Number(each.slice(6)),
          label: marked.has(each) ? t`${long}, 기록 있음` : long,
          today: each === today,
          marked: marked.has(each),
          disabled: each > today,
        }
      })}
    />
  )
}

/** Steps of the day that were not counted, also where no numbers of energy are shown. */
function AsideOfDay({ day, today }: { day: Day; today: Day }) {
  const { data } = useQuery(burnedQuery(day))
  return <AsideSteps days={asideDaysOf([{ day, steps: data?.asideStepCnt }])} today={today} />
}
