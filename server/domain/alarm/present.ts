/** A message as the bell and as the list of pushes show it. */
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { alarms } from './schema.ts'

type Row = typeof alarms.$inferSelect

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

const ALARM_TYPES = ['menu', 'health', 'challenge', 'event', 'notice'] as const

/** The bell knows fewer kinds than the push list; what it does not know is a notice. */
const alarmType = (kind: string) => ALARM_TYPES.find((type) => type === kind) ?? 'notice'

export function alarmItem(row: Row) {
  return {
    alarmSeq: row.alarmSeq,
    alarmTy: alarmType(row.kind),
    alarmTitle: row.title,
    alarmCntnt: row.body,
    sendDt: seoulStamp(row.sentAt),
    readYn: yn(row.readAt !== null),
    menu: row.menu,
  }
}

const PUSH_TYPES = ['menu', 'health', 'challenge', 'event', 'reservation', 'chat', 'notice'] as const

export function pushItem(row: Row) {
  return {
    pushSeq: row.alarmSeq,
    pushType: PUSH_TYPES.find((type) => type === row.kind) ?? ('notice' as const),
    title: row.title,
    contents: row.body,
    sendDtm: minuteOf(row.sentAt),
    readYn: yn(row.readAt !== null),
    readDtm: orNull(row.readAt, minuteOf),
    imgUrl: null,
    menu: row.menu,
    recommCode: null,
    chalnCode: null,
    rid: null,
  }
}
