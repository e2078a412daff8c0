import { useLingui } from '@lingui/react/macro'
import type { Day } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { WorkdayCalendar, type Workday } from '#src/ui/workday-calendar/workday-calendar.tsx'
import { workWeeks, type DayTimes } from './reservation.ts'
import css from './reservations.module.css'

/** So few seats are said in another colour. */
const FEW = 3

type Props = {
  today: Day
  weeks: number
  days: readonly DayTimes[]
  known: boolean
  value: Day | null
  onChange: (day: Day) => void
  onMore: (() => void) | undefined
}

/** Workdays with what is left on each. */
export function DayPicker({ today, weeks, days, known, value, onChange, onMore }: Props) {
  const { t, i18n } = useLingui()
  const cell = (day: Day): Workday => {
    const found = days.find((one) => one.day === day)
    const left = found?.left ?? 0
    if (found && found.reason === null && left > 0)
      return { day, note: String(left), is: left <= FEW ? 'few' : 'free', told: t`${left}자리` }
    const word =
      day === today
        ? t`오늘`
        : found?.reason === 'HOLIDAY'
          ? t`휴무`
          : found?.reason === 'LIMIT'
            ? t`다 썼어요`
            : found
              ? t`찼어요`
              : ''
    const isOver = day <= today || found?.reason === 'PAST'
    return { day, note: word, is: isOver || !known ? 'past' : 'off', told: word || t`자리 없음` }
  }
  return (
    <Card className={css.calendar}>
      <WorkdayCalendar
        label={t`날짜`}
        language={i18n.locale}
        weeks={workWeeks(today, weeks).map((week) => week.map(cell))}
        value={value}
        onChange={onChange}
      />
      <p className={css.hint}>{t`아래 숫자는 남은 자리예요`}</p>
      {onMore && <Button kind="text" block onClick={onMore}>{t`더 뒤의 날 보기`}</Button>}
    </Card>
  )
}
