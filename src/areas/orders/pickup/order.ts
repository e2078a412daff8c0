import type { Schemas } from '#src/contract/schemas.ts'
import { isReady } from '#src/domain/order/ready.ts'
import { fromWireTime, toWireTime, type WireTime } from '#src/lib/wire-time.ts'

export type Order = Schemas['SmartOrder']
export type OrderDetail = Schemas['SmartOrderDetail']

/** How far an order is. The same words as the server's `stageAt`, by the same table of times. */
export type Stage = 'changeable' | 'preparing' | 'ready' | 'waiting' | 'pickedUp' | 'cancelled' | 'missed'

type Times = Pick<OrderDetail, 'statusCode' | 'menuDt' | 'pickupTm' | 'pickupEndTm' | 'changeEndDtm'> &
  Partial<Pick<OrderDetail, 'modifyYn'>>

const closed = { PICKUP: 'pickedUp', CANCEL: 'cancelled', NOSHOW: 'missed' } as const

/** It lies ready before its time, and is kept until the counter closes: home and the notice say the same. */
export function stageOf(order: Times, now: Date): Stage {
  if (order.statusCode !== 'RESERVED') return closed[order.statusCode]
  const minute = toWireTime(now, 'minute')
  if (minute >= `${order.menuDt}${order.pickupEndTm}`) return 'missed'
  if (minute >= `${order.menuDt}${order.pickupTm}`) return 'waiting'
  if (isReady(order, now)) return 'ready'
  // The server's no counts, also on a phone that is slow.
  return minute < order.changeEndDtm && order.modifyYn !== 'N' ? 'changeable' : 'preparing'
}

/** Whole minutes until it is picked up, begun ones counted; none where that is an hour or more away. */
export function minutesLeft(order: Times, now: Date): number | null {
  const at = fromWireTime(`${order.menuDt}${order.pickupTm}`)
  const minutes = at === null ? 0 : Math.ceil((at.getTime() - now.getTime()) / 60_000)
  return minutes > 0 && minutes < 60 ? minutes : null
}

/** Seconds until a last moment, in the minute before it; null outside of that. */
export function secondsLeft(until: WireTime, now: Date): number | null {
  const at = fromWireTime(until)
  const seconds = at === null ? 0 : Math.ceil((at.getTime() - now.getTime()) / 1000)
  return seconds > 0 && seconds <= 60 ? seconds : null
}

/**
 * The dishes of a box in Korean, the main one first: what is drawn. Sides that are told in another language have no
 * drawing.
 */
export const dishesOf = ({ menuName, smartSubMenuTxt }: Pick<Order, 'menuName' | 'smartSubMenuTxt'>): string[] => [
  bowlOf(menuName),
  ...smartSubMenuTxt.split(',').filter((name) => /[가-힣]/.test(name)),
]

/** A kit is drawn as the dish that it makes. */
export const bowlOf = (name: string): string => name.replace(/ (?:밀키트|[한두세네] 가지)$/, '')

/** `HHmm` as it is read. */
export const clock = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`

export interface Month {
  month: string
  rows: Order[]
}

/** What is over, by months, the newest first. What still waits stands in a list of its own. */
export function pastByMonth(orders: readonly Order[]): Month[] {
  const months = new Map<string, Order[]>()
  for (const order of orders) {
    if (order.statusCode === 'RESERVED') continue
    const month = order.menuDt.slice(0, 6)
    months.set(month, [...(months.get(month) ?? []), order])
  }
  return [...months].map(([month, rows]) => ({ month, rows }))
}

/** A time of the counter, with what the order itself holds of it. */
export function roomFor(time: Schemas['PickupTime'], order: Pick<OrderDetail, 'pickupTm' | 'orderQty'>): number | null {
  if (time.remainCnt === null) return null
  return time.remainCnt + (time.pickupTm === order.pickupTm ? order.orderQty : 0)
}
