import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { heartRate, useHeartRateRow } from './heart-rate.kind.tsx'
import { useHeartRates } from './heart-rate.queries.ts'

/** The member's heart rate. */
export function HeartRateScreen() {
  const today = dayIn(useNow())
  return <RecordPage kind={heartRate} page={useHeartRates(today)} row={useHeartRateRow()} />
}
