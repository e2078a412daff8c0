import type { Schemas } from '#src/contract/schemas.ts'

type Part = Pick<Schemas['HealthScoreItem'], 'score' | 'maxScore'>

/** Points that can be had of the parts that are known: a part that is not counts neither for nor against. */
export const mostOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { score, maxScore }) => sum + (score === null ? 0 : maxScore), 0)

/** Whether every part is known: then the points are of a hundred, and nobody has to be told of how many. */
export const isWhole = (parts: readonly Part[]): boolean => parts.every(({ score }) => score !== null)
