import type { QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Schemas } from '#src/contract/schemas.ts'
import { foodQuery, recordedFoodQuery } from './add-foods.queries.ts'
import { asRecorded, ofRecord, toPortioned, type Portioned } from './amount.ts'
import type { foodSearch } from './search.ts'

/**
 * What the page stands on: the food of the table, and the record where one is changed. Null is what was removed
 * meanwhile.
 */
export async function loadFood(
  queries: QueryClient,
  { foodId, hcUclSeqNo }: Pick<v.InferOutput<typeof foodSearch>, 'foodId' | 'hcUclSeqNo'>,
): Promise<{ food: Portioned | null; record: Schemas['MealFoodDetail'] | null }> {
  const record = hcUclSeqNo === undefined ? null : await queries.fetchQuery(recordedFoodQuery(hcUclSeqNo))
  const wanted = record?.foodId ?? (hcUclSeqNo === undefined ? foodId : undefined)
  const found = wanted === undefined ? null : await queries.fetchQuery(foodQuery(wanted))
  if (found) return { food: record ? asRecorded(toPortioned(found), record) : toPortioned(found), record }
  return { food: record?.foodId ? ofRecord(record, record.foodId) : null, record }
}
