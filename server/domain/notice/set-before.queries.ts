/** Whether a time was set before it came, for notices at a time that a member has set. */
import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

/**
 * What was saved in the minute of the time or after it is told of from the next day on: whoever has just typed a time
 * that is over needs no notice of it (docs/decisions/386).
 *
 * @param time `HHmm` of the day
 */
export const isSetBefore = (savedAt: AnyColumn, day: string, time: AnyColumn | SQL): SQL =>
  sql`to_char(${savedAt} at time zone 'UTC' + interval '9 hours', 'YYYYMMDDHH24MI') < ${day} || ${time}`
