import { fromWireTime, toWireTime, type WireTime } from '#src/lib/wire-time.ts'

/** So many minutes before its time an order lies ready; the server hands it over from then on. */
const READY_MIN = 10

/** From when on it can be had, `YYYYMMDDHHmm`; null where its time is none. */
export function readyAt({ menuDt, pickupTm }: { menuDt: string; pickupTm: string }): WireTime | null {
  const at = fromWireTime(`${menuDt}${pickupTm}`)
  return at === null ? null : toWireTime(new Date(at.getTime() - READY_MIN * 60_000), 'minute')
}

/** Whether an order that stands can be had now: nobody is told of a time that has come as of one ahead. */
export function isReady({ menuDt, pickupTm }: { menuDt: string; pickupTm: string }, now: Date): boolean {
  const from = readyAt({ menuDt, pickupTm })
  return from !== null && toWireTime(now, 'minute') >= from
}
