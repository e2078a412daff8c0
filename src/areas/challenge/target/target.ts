/** Choosing a weight: a level that is offered, or an own value between the ends. */
import type { DataOf } from '#src/contract/query.ts'
import { decimalOf } from '#src/lib/typed.ts'

export type Target = DataOf<'get', '/api/chalen/challenge/chalTarget'>
export type Choice = DataOf<'get', '/api/chalen/challenge/chalTargetList'>[number]
export type Level = DataOf<'get', '/api/chalen/challenge/chalTargetOptCode'>[number]

/** An own value, beside the codes of the levels. */
export const OWN = 'OWN'

/** What stands chosen at first: the own target, else what suits. */
export function chosenAtFirst(
  { optCode, goalVal }: Pick<Target, 'optCode' | 'goalVal'>,
  levels: readonly Pick<Level, 'optCode' | 'goalVal'>[],
  { recmndVal }: Pick<Choice, 'recmndVal'>,
): string {
  if (optCode !== null) return optCode
  if (goalVal !== null) return OWN
  return levels.find((level) => level.goalVal === recmndVal)?.optCode ?? OWN
}

/** An own value as it is sent; undefined when it is none, or beyond what is offered. */
export function ownValue(typed: string, { minVal, maxVal }: Pick<Choice, 'minVal' | 'maxVal'>): string | undefined {
  const text = decimalOf(typed, 'kg')
  if (!/^\d{1,3}(?:\.\d)?$/.test(text)) return undefined
  const value = Number(text)
  return value >= Number(minVal) && value <= Number(maxVal) ? text : undefined
}
