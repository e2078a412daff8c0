import { queryOptions } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'

/** What can be chosen of one kind, in the server's order: its list may grow. */
export interface Choice {
  code: string
  name: string
  about: string | null
}

const toChoices = (list: readonly Schemas['AiCode'][]): Choice[] =>
  list
    .toSorted((one, other) => one.orderSeq - other.orderSeq)
    .map(({ code, codeNm, descTxt }) => ({ code, name: codeNm, about: descTxt }))

/** They change with a release of the operator, not while somebody chooses. */
const seldom = { staleTime: 30 * 60_000 } as const

export const goalsQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/goalSelectCode'), ...seldom, select: toChoices })
export const difficultiesQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/difficultySelectCode'), ...seldom, select: toChoices })
export const kindsOfExerciseQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/categorySelectCode'), ...seldom, select: toChoices })
export const minutesQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/exerciseTimeRange'), ...seldom })

/** Every length that programmes can have. */
export function lengthsOf({ minMin, maxMin, stepMin }: Schemas['AiTimeRange']): number[] {
  const count = Math.floor((maxMin - minMin) / Math.max(1, stepMin)) + 1
  return Array.from({ length: Math.max(1, count) }, (_, at) => minMin + at * stepMin)
}
