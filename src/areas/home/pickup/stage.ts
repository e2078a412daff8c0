import type { Pickup } from '../hub/home.ts'
import type { Moment } from '../hub/lead.ts'

/** How far an order is: placed, being made, ready. */
export function stageOf({ changeableUntil, day, readyAt }: Pickup, now: Moment): 0 | 1 | 2 {
  const minute = now.day + now.time
  if (minute >= day + readyAt) return 2
  return minute >= changeableUntil ? 1 : 0
}
