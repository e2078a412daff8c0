/** How long steps and sleep of a phone are kept, by the policies that were announced. */
import { addMonths, monthsAgo } from '#server/seoul.ts'

export interface LinkedPeriod {
  fromDt: string
  years: number
}

/** What holds where nothing was announced. */
const LINKED_YEARS = 3

const inOrder = (periods: readonly LinkedPeriod[]) => (periods.length === 0 ? [{ fromDt: '', years: LINKED_YEARS }] : periods.toSorted((one, other) => (one.fromDt < other.fromDt ? -1 : 1)))

/** The last day of which nothing is kept on `today`. */
export function linkedUntil(periods: readonly LinkedPeriod[], today: string): string {
  const { years } = inOrder(periods).findLast(({ fromDt }) => fromDt <= today) ?? { years: LINKED_YEARS }
  return monthsAgo(today, 12 * years)
}

/** The day on which what was measured on `day` goes: the first on which the policy that holds keeps it no more. */
export function linkedEnd(periods: readonly LinkedPeriod[], day: string): string {
  const all = inOrder(periods)
  const ends = all.map(({ fromDt, years }, index) => {
    const at = addMonths(day, 12 * years)
    const end = at > fromDt ? at : fromDt
    return { end, isInForce: end < (all[index + 1]?.fromDt ?? '99999999') }
  })
  return ends.find(({ isInForce }) => isInForce)?.end ?? addMonths(day, 12 * LINKED_YEARS)
}
