import { useServerNow } from '#src/app/use-now.ts'
import { today, type Day } from '#src/lib/days.ts'
import type { WireTime } from '#src/lib/wire-time.ts'

/**
 * Today as the server has it: what runs and what can be joined goes by its clock, never by the phone's (one clock).
 *
 * @param nowDt what an answer about challenges told; without one there is nothing to judge
 * @param receivedAtMs when it came (`dataUpdatedAt`)
 */
export const useServerDay = (nowDt: WireTime | undefined, receivedAtMs: number): Day =>
  today(useServerNow(nowDt ?? '', receivedAtMs))
