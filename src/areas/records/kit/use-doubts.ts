import { doubtOf, type Known } from '#src/domain/index-record/doubt.ts'
import { useDoubtWords, type DoubtWords } from '#src/domain/index-record/use-doubt-words.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { keyOf, type Moment } from './index-records.ts'
import type { Taken } from './record-kind.ts'

/**
 * What is asked about a typed value, beside the member's own readings.
 *
 * @param readings all that are there
 * @param reading the one that is corrected: it says nothing about itself, and a value that is left as it stands was
 *   asked about when it was typed
 */
export function useDoubts<Reading extends Taken>(readings: readonly Reading[], reading: Reading | undefined) {
  const words = useDoubtWords()
  return (
    of: Schemas['HelhIdxRecord']['helhidxCode'],
    value: number,
    moment: Moment,
    shown: string,
    valueOf: (reading: Reading) => number | null,
  ): DoubtWords | null => {
    if (reading !== undefined && valueOf(reading) === value) return null
    const known = readings.flatMap((each): Known[] => {
      const own = each.at === reading?.at ? null : valueOf(each)
      return own === null ? [] : [{ at: each.at, value: own }]
    })
    const doubt = doubtOf(of, value, keyOf(moment), known)
    return doubt === null ? null : words(of, doubt, shown)
  }
}
