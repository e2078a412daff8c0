import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { type OpenedKind, pushKinds } from './rules.ts'
import type { alarms } from './schema.ts'

type Alarm = typeof alarms.$inferSelect

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

/** A notice as `/pushList` and the phone get it. */
export function presentPush(row: Alarm, language: Language) {
  return {
    pushSeq: row.alarmSeq,
    pushType: pushKinds.find(({ type }) => type === row.kind)?.type ?? ('notice' as const),
    title: wordsIn({ ko: row.title, en: row.titleEng }, language),
    contents: wordsIn({ ko: row.body, en: row.bodyEng }, language),
    sendDtm: minuteOf(row.sentAt),
    readYn: yn(row.readAt !== null),
    readDtm: orNull(row.readAt, minuteOf),
    imgUrl: null,
    menu: row.menu,
    linkSeq: row.linkSeq,
    recommCode: row.recommCode,
    chalnCode: row.chalnCode,
    rid: row.rid,
  }
}

/** A kind that may be offered to be quiet. */
export const presentQuiet = ({ kind, sent, opened }: OpenedKind) => ({
  pushType: kind,
  sentCnt: sent,
  openedCnt: opened,
})

const BELL_TYPES = ['menu', 'health', 'challenge', 'event', 'notice'] as const

/** A notice at the bell of home, which knows fewer kinds: what it does not know is a notice. */
export function presentAlarm(row: Alarm, language: Language) {
  return {
    alarmSeq: row.alarmSeq,
    alarmTy: BELL_TYPES.find((type) => type === row.kind) ?? ('notice' as const),
    alarmTitle: wordsIn({ ko: row.title, en: row.titleEng }, language),
    alarmCntnt: wordsIn({ ko: row.body, en: row.bodyEng }, language),
    sendDt: seoulStamp(row.sentAt),
    readYn: yn(row.readAt !== null),
    menu: row.menu,
  }
}
