import { useNow } from '#src/app/use-now.ts'
import { isDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { useWeights } from './weight.queries.ts'
import { weight, weightRow } from './weight.kind.tsx'

/** The member's weight; with a day of a month, as that month has it. */
export function WeightRecordScreen({ adding, month }: { adding: boolean; month?: Day | undefined }) {
  const today = dayIn(useNow())
  return (
    <RecordPage
      kind={weight}
      page={useWeights(today)}
      row={weightRow}
      adding={adding}
      month={month !== undefined && isDay(month) ? month : undefined}
    />
  )
}
