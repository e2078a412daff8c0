import { minutesLater, toWireTime } from '#src/lib/wire-time.ts'

/** So many minutes before its time an order lies ready; the server hands it over from then on. */
const READY_MIN = 10

/** Whether an order that stands can be had now: nobody is told of a time that has come as of one ahead. */
export const isReady = ({ menuDt, pickupTm }: { menuDt: string; pickupTm: string }, now: Date): boolean =>
  toWireTime(now, 'minute') >= minutesLater(`${menuDt}${pickupTm}`, -READY_MIN)
