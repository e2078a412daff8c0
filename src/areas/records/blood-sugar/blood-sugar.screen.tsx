import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { bloodSugar, useSugarRow } from './blood-sugar.kind.tsx'
import { useSugars } from './blood-sugar.queries.ts'

/** The member's blood sugar. */
export function BloodSugarScreen({ adding }: { adding: boolean }) {
  const today = dayIn(useNow())
  return <RecordPage kind={bloodSugar} page={useSugars(today)} row={useSugarRow()} adding={adding} />
}
