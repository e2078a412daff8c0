/**
 * Something that holds between the fields of one object, or the rows of one list: `id` names it, `at` is where it is
 * told.
 */
export type Relation = {
  id: string
  holds: boolean
  at: string
  expected: string
  got: string
  /** How many examples have to show it; one unless told otherwise. */
  needs?: number
}

export function scalar(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value === '') return undefined
  return /^\d{4}(?:\d{2}){0,5}$/.test(value) ? value : undefined
}

/** Days and moments by the digits they have in common. */
export function compare(one: number | string, two: number | string): number {
  if (typeof one === 'number' && typeof two === 'number') return one - two
  const [left, right] = [String(one), String(two)]
  const length = Math.min(left.length, right.length)
  return left.slice(0, length).localeCompare(right.slice(0, length))
}
