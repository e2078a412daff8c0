/**
 * How much phones may bring of a member. Far above what a watch writes: it ends a loop that has gone wild. A phone is
 * never refused, since it would send the same for ever; what has no room is passed over and counted in the answer
 * (docs/decisions/371).
 */

/** What is counted by itself. */
export type SampleKind = 'steps' | 'exercises' | 'foods' | 'indexes' | 'heartRates'

/**
 * Of one day of the phone's calendar; of values for each code. Foods have their own (`MOST_FOODS_A_DAY`), and day
 * totals are one of a day and platform.
 *
 * - Steps: one every twenty seconds, as many as a day's sum is made of (day-totals.queries.ts). A watch writes one a
 *   minute, of two sources 2,880.
 * - Heart rates: five hours of one a second, and one a minute for the rest.
 * - Values: one a minute, as a glucose sensor tells, and some.
 */
export const MOST_OF_A_DAY = { steps: 4_320, exercises: 300, indexes: 1_500, heartRates: 20_000 } as const

/**
 * On one day of the server's clock, whatever days they are of: the first sync brings a month. A month of a step sample
 * each minute from two sources is 86,400, of a value or a heart rate each minute 43,200, of a full day's foods 3,000.
 */
export const MOST_ARRIVING: Readonly<Record<SampleKind, number>> = {
  steps: 100_000,
  exercises: 3_000,
  foods: 5_000,
  indexes: 100_000,
  heartRates: 100_000,
}
