import { useSuspenseQuery } from '@tanstack/react-query'
import { WHOLE } from '../kit/list-end.ts'
import { RecordPage } from '../kit/record-page.tsx'
import { weightListQuery } from './weight.queries.ts'
import { weight, weightRow } from './weight.kind.tsx'

/** The member's weight. */
export function WeightRecordScreen({ adding }: { adding: boolean }) {
  const { data: readings } = useSuspenseQuery(weightListQuery())
  return <RecordPage kind={weight} page={{ readings, end: WHOLE }} row={weightRow} adding={adding} />
}
