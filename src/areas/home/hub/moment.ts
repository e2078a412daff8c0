import { today } from '#src/lib/days.ts'
import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import type { Moment } from './lead.ts'

/** Day and time of day of an instant, as the member's calendar has them. */
export const momentOf = (now: Date): Moment => ({ day: today(now), time: clockOf(toWireTime(now)).replace(':', '') })
