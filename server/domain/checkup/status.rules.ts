/** How values stand. What cannot be judged has no status, and is never taken for usual. */
import { type ItemCode, type ItemStatus, rangesOf } from './items.rules.ts'
import { readValue } from './value.rules.ts'

/**
 * How a value stands; null where nobody can say: it could not be read, or a bound leaves it open. A word that is not
 * the usual one asks for a look; a measure that has no usual range is as it is.
 */
export function statusOf(code: ItemCode, val: string, gender: 'M' | 'F'): ItemStatus | null {
  const read = readValue(code, val)
  if (read.is === 'unreadable') return null
  if (read.is === 'usual') return 'NORMAL'
  if (read.is === 'word') return 'CAUTION'
  const ranges = rangesOf(code, gender)
  if (ranges.length === 0) return read.is === 'number' ? 'NORMAL' : null
  const { least, most, under } = read
  const mayBe = ranges.filter(
    ({ min, max }) =>
      (least === null || max === null || max > least) &&
      (min === null || ((most === null || min <= most) && (under === null || min < under))),
  )
  const [first] = mayBe
  return first !== undefined && mayBe.every(({ status }) => status === first.status) ? first.status : null
}

const ORDER: readonly ItemStatus[] = ['NORMAL', 'CAUTION', 'DANGER']

/**
 * The one that asks for more attention, of what was measured. Without any that does, one that is unknown leaves the
 * whole unknown.
 */
export function worst(statuses: readonly (ItemStatus | null)[]): ItemStatus | null {
  const known = statuses.filter((status) => status !== null)
  const at = Math.max(-1, ...known.map((status) => ORDER.indexOf(status)))
  return at < 1 && known.length < statuses.length ? null : (ORDER[at] ?? null)
}
