import type { Schemas } from '#src/contract/schemas.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { fromWireTime, type WireTime } from '#src/lib/wire-time.ts'
import { isFar } from './limits.ts'

type IndexCode = Schemas['HelhIdxRecord']['helhidxCode']

/** What is typed and may be doubted; the waist is measured with a tape and has no code. */
export type Doubted = IndexCode | 'WC'

/**
 * How far two readings of one person may lie apart without a question: so much at once, so much more with every day
 * between them, and never more than the most. What lies further is asked about once and kept: it may be true, and then
 * it is what has to be recorded.
 */
interface Change {
  once: number
  aDay: number
  most: number
}

/**
 * Meters count a change of more than 3 mg/dL a minute as a rapid one; somewhat more is left, and 40 for the meter
 * itself (15 % at 250, ISO 15197).
 */
const glucose = (most: number): Change => ({ once: 40, aDay: 4 * 1440, most })

export const changes: Readonly<Record<Doubted, Change>> = {
  // Food, drink and clothes make up to 3 kg of a day; 2 kg a week is the fastest way that anybody plans; 25 kg is what
  // an operation takes off in a year.
  BW: { once: 3, aDay: 0.3, most: 25 },
  // Adults do not grow: the tape, shoes and the time of the day make 3 cm.
  HT: { once: 3, aDay: 0, most: 3 },
  // Bioimpedance of one person differs by about 4 points between scales and by how much was drunk; then as weight goes.
  BDF: { once: 4, aDay: 0.1, most: 15 },
  SKM: { once: 3, aDay: 0.05, most: 10 },
  // Single readings of one person spread by about 12 and 8 mmHg: three times that, and stairs or a fright before it.
  SBP: { once: 45, aDay: 0, most: 45 },
  DBP: { once: 30, aDay: 0, most: 30 },
  // Each is held against its own kind. Of one person with diabetes fasting values spread by about 25 mg/dL: three times
  // that, and 15 for the meter. 110 may be 190, and 196 after 96 is none of theirs.
  NBD: glucose(90),
  // What was eaten before, and when, adds to it.
  BBD: glucose(120),
  // With diabetes a meal lifts it by 50 or by 200, as it is composed and as it was treated.
  ABD: glucose(200),
  // A few hours after a meal, as after a meal.
  SBD: glucose(200),
  // A night after a short one may be twice as long.
  SLP: { once: 360, aDay: 0, most: 360 },
  // A tape held by another hand differs by a few centimetres; then as weight goes, a centimetre for a kilogram.
  WC: { once: 6, aDay: 0.3, most: 25 },
}

/** A value of the member's own, of the same kind. */
export interface Known {
  at: WireTime
  value: number
}

const DAY_MS = 86_400_000
const msOf = (at: WireTime) => fromWireTime(at)?.getTime() ?? 0

/** The last reading before the moment; where there is none, the first one after it. */
function nearest(at: WireTime, known: readonly Known[]): Known | undefined {
  const inOrder = known.toSorted((one, other) => one.at.localeCompare(other.at))
  return inOrder.findLast((each) => each.at <= at) ?? inOrder.find((each) => each.at > at)
}

export type Doubt = { is: 'far' } | { is: 'changed'; from: number; by: number; isLater: boolean }

/**
 * Whether a typed value is worth one question: it lies far from the member's own, or few are there at all.
 *
 * @param known the member's own values of the kind, without the one that is being corrected
 */
export function doubtOf(
  of: Doubted,
  value: number,
  at: WireTime,
  known: readonly Known[],
  isUnusual = of !== 'WC' && isFar(of, value),
): Doubt | null {
  const own = nearest(at, known)
  if (own !== undefined) {
    const { once, aDay, most } = changes[of]
    const days = Math.abs(msOf(at) - msOf(own.at)) / DAY_MS
    const by = roundTo(value - own.value, 1)
    if (Math.abs(by) > Math.min(most, once + aDay * days))
      return { is: 'changed', from: own.value, by, isLater: own.at > at }
  }
  return isUnusual ? { is: 'far' } : null
}
