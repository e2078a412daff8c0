import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { bodyKinds, bodyRow } from './body.kind.tsx'
import type { BodyCode } from './body.ts'
import { useBodyReadings } from './body.queries.ts'

/** The member's body fat, or muscle. */
export function BodyScreen({ code, adding }: { code: BodyCode; adding: boolean }) {
  const today = dayIn(useNow())
  return <RecordPage kind={bodyKinds[code]} page={useBodyReadings(code, today)} row={bodyRow(code)} adding={adding} />
}
