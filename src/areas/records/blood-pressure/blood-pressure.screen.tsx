import { RecordPage } from '../kit/record-page.tsx'
import { bloodPressure, usePressureRow } from './blood-pressure.kind.tsx'
import { usePressures } from './blood-pressure.queries.ts'

/** The member's blood pressure. */
export function BloodPressureScreen({ adding }: { adding: boolean }) {
  return <RecordPage kind={bloodPressure} page={usePressures()} row={usePressureRow()} adding={adding} />
}
