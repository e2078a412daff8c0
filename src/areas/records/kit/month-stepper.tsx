import { useLingui } from '@lingui/react/macro'
import type { Day } from '#src/lib/days.ts'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { monthAfter, monthBefore, periodStart, type Shown } from './period.ts'
import { useRecordWords } from './record-words.ts'

interface Props {
  shown: Shown
  today: Day
  /** The day of the first reading, where it is known which that is. */
  first: Day | undefined
  /** The last day of the month that is wanted. */
  onMonth: (month: Day) => void
}

/** Of which month a page of a month is: of the last one, or of October. */
export function MonthStepper({ shown: { period, until }, today, first, onMonth }: Props) {
  const { t } = useLingui()
  const words = useRecordWords(until)
  return (
    <DateStepper
      text={until === today ? t`최근 한 달` : words.period(period)}
      previousLabel={t`이전 달`}
      nextLabel={t`다음 달`}
      previousDisabled={first !== undefined && first >= periodStart(period, until)}
      nextDisabled={until >= today}
      onPrevious={() => onMonth(monthBefore(until))}
      onNext={() => onMonth(monthAfter(until))}
    />
  )
}
