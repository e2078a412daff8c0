import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { sleep, useNightRow } from './sleep.kind.tsx'
import { useNights } from './sleep.queries.ts'

/** The member's nights. */
export function SleepScreen({ adding }: { adding: boolean }) {
  const today = dayIn(useNow())
  return <RecordPage kind={sleep} page={useNights(today)} row={useNightRow(today)} adding={adding} />
}
