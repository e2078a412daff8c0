import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays, formatDay, weekOf, type Day } from '#src/lib/days.ts'
import { WeekStrip } from '#src/ui/week-strip/week-strip.tsx'
import { missionWeekQuery } from './mission.queries.ts'

const NONE: ReadonlySet<Day> = new Set()

/** Last week and this one, with a dot where something was done. A day before them brings its own week. */
export function MissionWeek({ day, today, onDay }: { day: Day; today: Day; onDay: (day: Day) => void }) {
  const { t, i18n } = useLingui()
  const thisWeek = weekOf(today)
  const lastWeek = weekOf(addDays(today, -7))
  const isNear = day >= (lastWeek[0] ?? day)
  const days = isNear ? [...lastWeek, ...thisWeek] : weekOf(day)
  const first = useQuery(missionWeekQuery(days[0] ?? day)).data ?? NONE
  const second = useQuery(missionWeekQuery(days.at(-1) ?? day)).data ?? NONE
  return (
    <WeekStrip
      label={t`날짜`}
      value={day}
      onChange={onDay}
      days={days.map((each) => {
        const long = formatDay(each, i18n.locale, 'long')
        const marked = first.has(each) || second.has(each)
        return {
          day: each,
          name: formatDay(each, i18n.locale, 'weekday'),
          number: Number(each.slice(6)),
          label: marked ? t`${long}, 미션 있음` : long,
          today: each === today,
          marked,
          disabled: each > today,
        }
      })}
    />
  )
}
