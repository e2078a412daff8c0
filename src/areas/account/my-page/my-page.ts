import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, daysBetween, type Day } from '#src/lib/days.ts'
import { isEmpty } from '#src/lib/empty.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { isReady } from '#src/domain/order/ready.ts'
import { toWireTime } from '#src/lib/wire-time.ts'

export type Order = Pick<Schemas['SmartOrder'], 'smartOrderSeq' | 'menuDt' | 'pickupTm' | 'menuMealType'>
export type Appointment = Pick<Schemas['WelfitReserve'], 'rsrvType' | 'rsrvDtm'>
type Coupon = Pick<Schemas['CouponRow'], 'statusCode' | 'startDt' | 'endDt' | 'smartOrderSeq'>

/** What my page knows; undefined is what did not come, and says nothing. */
export interface Known {
  today: Day
  now: Date
  order: Order | undefined
  /** Null: there is none. */
  appointment: Appointment | null | undefined
  coupons: readonly Coupon[] | undefined
  points: Pick<Schemas['PointInfo'], 'point' | 'extinctPoint'> | undefined
  dormant: boolean
}

/** The most urgent thing, which the first line tells. */
export type Urgent =
  /** `now`: it lies ready. */
  | { is: 'order'; time: string; mealType: Order['menuMealType']; on: 'now' | 'today' | 'tomorrow' }
  | { is: 'appointment'; time: string; type: Appointment['rsrvType']; on: 'today' | 'tomorrow' }
  | { is: 'coupon'; daysLeft: number }
  | { is: 'points'; points: number }
  | { is: 'return' }
  | { is: 'things'; count: number }
  | { is: 'nothing' }
  | { is: 'unknown' }

/**
 * The next order whose day is not over: a list that was kept on the phone, or read before midnight, may begin with
 * yesterday's.
 */
export const nextOrder = <Row extends Pick<Order, 'menuDt'>>(
  orders: readonly Row[] | undefined,
  today: Day,
): Row | undefined => orders?.find(({ menuDt }) => menuDt >= today)

/** A coupon that ends later is not yet of today's concern. */
const COUPON_DAYS = 3

export function urgentOf({ today, now, order, appointment, coupons, points, dormant }: Known): Urgent {
  const tomorrow = addDays(today, 1)
  const meal = order && order.menuDt <= tomorrow ? order : undefined
  // What has begun is told as ahead no more.
  const isNear = (at: string) => at >= toWireTime(now, 'minute') && at.slice(0, 8) <= tomorrow
  const visit = appointment && !isEmpty(appointment.rsrvDtm) && isNear(appointment.rsrvDtm) ? appointment : undefined
  // Whatever comes first.
  if (visit && !(meal && `${meal.menuDt}${meal.pickupTm}` <= visit.rsrvDtm)) {
    return {
      is: 'appointment',
      time: clockOf(visit.rsrvDtm.slice(8)),
      type: visit.rsrvType,
      on: visit.rsrvDtm.startsWith(tomorrow) ? 'tomorrow' : 'today',
    }
  }
  if (meal)
    return {
      is: 'order',
      time: clockOf(meal.pickupTm),
      mealType: meal.menuMealType,
      on: isReady(meal, now) ? 'now' : meal.menuDt === today ? 'today' : 'tomorrow',
    }
  const usable =
    coupons?.filter(
      ({ statusCode, startDt, endDt, smartOrderSeq }) =>
        statusCode === 'ISSUED' && smartOrderSeq === null && startDt <= today && endDt >= today,
    ) ?? []
  const soonest = Math.min(...usable.map(({ endDt }) => daysBetween(today, endDt)))
  if (soonest <= COUPON_DAYS) return { is: 'coupon', daysLeft: soonest }
  if (points && points.extinctPoint > 0) return { is: 'points', points: points.extinctPoint }
  if (dormant) return { is: 'return' }
  const count = usable.length + (points && points.point > 0 ? 1 : 0)
  if (count > 0) return { is: 'things', count }
  // Of what did not come nobody says that there is none.
  return coupons && points ? { is: 'nothing' } : { is: 'unknown' }
}

/** A figure as it is shown; '' where an answer came without it. [PRD-08] */
export const figure = (value: number | null | undefined): string => (value == null ? '' : formatNumber(value))

/** `1150` as it is read: `11:50`. */
export const clockOf = (time: string): string => `${time.slice(0, 2)}:${time.slice(2, 4)}`

type Subscription = Pick<Schemas['SubscribedOrder'], 'statusCode' | 'startDt' | 'endDt'>

/** From which day on a subscription brings meals, or that one does by now; null while there is none. */
export function subscribed(list: readonly Subscription[], today: Day): { from: Day } | 'now' | null {
  const running = list
    .filter(({ statusCode, endDt }) => (statusCode === 'REGI' || statusCode === 'CONFIRM') && endDt >= today)
    .map(({ startDt }) => startDt)
  if (running.length === 0) return null
  const first = running.toSorted()[0] ?? today
  return first > today ? { from: first } : 'now'
}

/** The last day of a month, on which its points end. */
export const monthEnd = (today: Day): Day => addDays(`${nextMonth(today)}01`, -1)

function nextMonth(today: Day): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(4, 6))]
  return month === 12 ? `${year + 1}01` : `${year}${String(month + 1).padStart(2, '0')}`
}
