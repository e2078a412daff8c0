import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, addMonths, type Day } from '#src/lib/days.ts'

export type Payment = Schemas['Payment']

/** `YYYYMM`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 6)

/** The month that is shown: nothing is paid ahead, so that none is later than this one (docs/decisions/267). */
export const monthShown = (asked: Month | undefined, today: Day): Month =>
  asked === undefined || asked > monthOf(today) ? monthOf(today) : asked

export const stepMonth = (month: Month, count: number): Month => monthOf(addMonths(`${month}01`, count))

export const monthDays = (month: Month): { startDt: Day; endDt: Day } => ({
  startDt: `${month}01`,
  endDt: addDays(`${stepMonth(month, 1)}01`, -1),
})

export interface Place {
  code: string
  name: string
}

/** Where it was paid, each place once. */
export function placesOf(payments: readonly Payment[]): Place[] {
  return [
    ...new Map(
      payments.map(({ restaurantCode, restaurantName }) => [
        restaurantCode,
        { code: restaurantCode, name: restaurantName },
      ]),
    ).values(),
  ]
}

/** What the member and the employer paid; what was taken back counts against it. */
export function sumsOf(payments: readonly Payment[]): { paid: number; support: number } {
  return payments.reduce(
    ({ paid, support }, { payAmt, supportAmt }) => ({ paid: paid + payAmt, support: support + supportAmt }),
    { paid: 0, support: 0 },
  )
}
