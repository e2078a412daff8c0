import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { useWeights } from './weight.queries.ts'
import { weight, weightRow } from './weight.kind.tsx'

/** The member's weight. */
export function WeightRecordScreen({ adding }: { adding: boolean }) {
  const today = dayIn(useNow())
  return <RecordPage kind={weight} page={useWeights(today)} row={weightRow} adding={adding} />
}
