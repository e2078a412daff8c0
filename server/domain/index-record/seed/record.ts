/** A record to be, before it is known whose it is. */
import type { Owned } from '#server/db/seed/noun.ts'
import { addDays } from '#server/seoul.ts'
import type { healthIndexRecords } from '../schema.ts'

export type IndexRow = Owned<typeof healthIndexRecords.$inferInsert>

function platformOf(origin: IndexRow['helhidxOriCode']): '1' | '2' | null {
  if (origin === '2') return '1'
  return origin === '3' ? '2' : null
}

/** `time` is `HHmmss`. Records typed in carry no platform. */
export function record(
  day: string,
  time: string,
  helhidxCode: string,
  helhidxVal: number,
  origin: IndexRow['helhidxOriCode'],
): IndexRow {
  return {
    helhidxCode,
    inptDt: `${day}${time}`,
    helhidxVal,
    helhidxOriCode: origin,
    helhidxLkeqmtCode: platformOf(origin),
    helhDate: day,
  }
}

/** A minute counted from a day's midnight, which may be past its end or before its begin, as `YYYYMMDDHHmmss`. */
export function stampAt(day: string, minute: number): string {
  const days = Math.floor(minute / 1440)
  const left = minute - days * 1440
  return `${addDays(day, days)}${String(Math.floor(left / 60)).padStart(2, '0')}${String(left % 60).padStart(2, '0')}00`
}
