import { hashKey, type InferDataFromTag, type QueryKey } from '@tanstack/react-query'
import { keptTexts } from './kept.ts'
import { parseKept } from './kept-text.ts'

/**
 * What a query has received before, with when that was: read from the vault alone, nobody is called. Null where nothing
 * is kept.
 */
export async function keptAnswer<Key extends QueryKey>(
  queryKey: Key,
): Promise<{ data: InferDataFromTag<unknown, Key>; receivedMs: number } | null> {
  const kept = parseKept(await keptTexts.read(hashKey(queryKey)))
  // Written by the same query, under its own key.
  return kept && { data: kept.data as InferDataFromTag<unknown, Key>, receivedMs: kept.receivedMs }
}
