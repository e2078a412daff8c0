/**
 * How long steps and sleep of a phone are kept, by the policies that were announced. Where none was, nothing is taken
 * away.
 */
import { addMonths, monthsAgo } from '#server/seoul.ts'

export interface LinkedPeriod {
  fromDt: string
  years: number
}

const inOrder = (periods: readonly LinkedPeriod[]) =>
  periods.toSorted((one, other) => (one.fromDt < other.fromDt ? -1 : 1))

/** The last day of which nothing is kept on `today`; undefined where no policy holds yet: then all of it is kept. */
export function linkedUntil(periods: readonly LinkedPeriod[], today: string): string | undefined {
  const policy = inOrder(periods).findLast(({ fromDt }) => fromDt <= today)
  return policy && monthsAgo(today, 12 * policy.years)
}

/**
 * The day on which what was measured on `day` goes: the first on which the policy that holds keeps it no more.
 * Undefined where none was announced.
 */
export function linkedEnd(periods: readonly LinkedPeriod[], day: string): string | undefined {
  const all = inOrder(periods)
  const ends = all.map(({ fromDt, years }, index) => {
    const at = addMonths(day, 12 * years)
    const end = at > fromDt ? at : fromDt
    return { end, isInForce: end < (all[index + 1]?.fromDt ?? '99999999') }
  })
  return ends.find(({ isInForce }) => isInForce)?.end
}
