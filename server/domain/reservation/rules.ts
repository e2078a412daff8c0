/** What can be done with a reservation, by the clock and its own row, and what a member is told who is refused. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, seoulInstant, seoulStamp } from '#server/seoul.ts'
import type { Meet, ReservationKind, ServiceKind } from './schema.ts'

/** Whose seats a kind takes. */
export const seatsOf = (kind: ReservationKind): ServiceKind => (kind === 'CHECK' ? 'CHECK' : 'TALK')

/** How long the counselling of a challenge takes; a talk and a measuring take what their service says. */
export const ROUND_MINUTE = 20

/** Nobody comes to a start that is so near. */
const AHEAD_MINUTE = 60

/** `YYYYMMDDHHmm` some minutes after (before, when negative). */
export const minutesAfter = (dtm: string, minutes: number): string =>
  seoulStamp(new Date(seoulInstant(dtm.slice(0, 8), dtm.slice(8)).getTime() + minutes * 60_000)).slice(0, 12)

/** `HHmm` some minutes after one of a day, over midnight too. A month has hundreds of starts, so without a Date. */
export function timeAfter(time: string, minutes: number): string {
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) + minutes) % (24 * 60)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`
}

/** The first start that can still be reserved. */
export const earliest = (now: Date): string =>
  seoulStamp(new Date(now.getTime() + AHEAD_MINUTE * 60_000 + 59_999)).slice(0, 12)

type Row = {
  kind: ReservationKind
  startDtm: string
  endDtm: string
  cancelEndDtm: string
  cancelAt: Date | null
  completeAt: Date | null
}

/**
 * A reservation that nobody closed is over a day after its end: the member has been there, or is not coming any more.
 */
const FORGOTTEN_MINUTE = 24 * 60

export type State = 'WAIT' | 'COMPLETE' | 'CANCEL'

export function stateAt(row: Row, now: Date): State {
  if (row.cancelAt !== null) return 'CANCEL'
  return (row.completeAt !== null && row.completeAt <= now) ||
    minutesAfter(row.endDtm, FORGOTTEN_MINUTE) <= seoulStamp(now).slice(0, 12)
    ? 'COMPLETE'
    : 'WAIT'
}

/** Until the stated moment, to the second. */
export const isChangeable = (row: Row, now: Date): boolean =>
  row.cancelAt === null && row.completeAt === null && seoulStamp(now) <= `${row.cancelEndDtm}00`

const DONE: Record<ServiceKind, Words> = {
  TALK: { ko: '상담 완료', en: 'Done' },
  CHECK: { ko: '이용 완료', en: 'Done' },
}
const WAITING: Words = { ko: '예약 완료', en: 'Reserved' }
const CANCELLED: Words = { ko: '예약 취소', en: 'Cancelled' }

/** The state in words, which a client shows and never decides by (RSV-06). */
export function stateWords(kind: ReservationKind, state: State): Words {
  if (state === 'WAIT') return WAITING
  return state === 'CANCEL' ? CANCELLED : DONE[seatsOf(kind)]
}

/** Why nothing was reserved or moved: the word is the `error` of the answer. */
export type Refusal = 'closed' | 'monthLimit' | 'overlap' | 'taken' | 'already' | 'late' | 'place'

export const refusals: Record<Refusal, Words> = {
  closed: {
    ko: '이 시간은 지금 예약할 수 없어요. 다른 시간을 골라 주세요.',
    en: 'This time cannot be reserved now. Please choose another.',
  },
  monthLimit: {
    ko: '이 달에 할 수 있는 예약을 모두 쓰셨어요. 다음 달부터 다시 할 수 있어요.',
    en: 'You have used all reservations of that month. Please choose a day in the next.',
  },
  overlap: {
    ko: '그 시간에 다른 예약이 있어요. 다른 시간을 골라 주세요.',
    en: 'You have another reservation at that time. Please choose another time.',
  },
  taken: {
    ko: '방금 찼어요. 다른 시간을 골라 주세요.',
    en: 'The last seat has just gone. Please choose another time.',
  },
  already: { ko: '이번 상담은 이미 예약하셨어요.', en: 'You have reserved this one already.' },
  late: {
    ko: '바꾸거나 취소할 수 있는 시간이 지났어요. 전화로 알려 주세요.',
    en: 'It is too late to change this here. Please call us.',
  },
  place: { ko: '이곳에서는 그렇게 만날 수 없어요.', en: 'That way of meeting is not offered here.' },
}

/**
 * A day of the workplace, `11월 24일(화) 오후 3시` and `Tue, 24 Nov, 3:00 PM`, for a message that is read outside of the app.
 */
export function whenWords(dtm: string): Words {
  const [month, day, hour, minute] = [
    Number(dtm.slice(4, 6)),
    Number(dtm.slice(6, 8)),
    Number(dtm.slice(8, 10)),
    dtm.slice(10),
  ]
  const date = seoulInstant(dtm.slice(0, 8), '1200')
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Seoul', ...options }).format(date)
  const ofTwelve = hour % 12 === 0 ? 12 : hour % 12
  const koDay = `${month}월 ${day}일(${format('ko', { weekday: 'short' })})`
  const koMinute = minute === '00' ? '' : ` ${Number(minute)}분`
  const koTime = `${hour < 12 ? '오전' : '오후'} ${ofTwelve}시${koMinute}`
  const enDay = `${format('en', { weekday: 'short' })}, ${day} ${format('en', { month: 'short' })}`
  return {
    ko: `${koDay} ${koTime}`,
    en: `${enDay}, ${ofTwelve}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  }
}

export const meetWords: Record<Meet, Words> = {
  VISIT: { ko: '', en: '' },
  CALL: { ko: '전화로', en: 'by phone' },
  CHAT: { ko: '채팅으로', en: 'by chat' },
}

/**
 * The first and the last day of a month (`YYYYMM`) that are not before `today`; the last before the first: the month is
 * over.
 */
export function daysOfMonth(month: string, today: string): { from: string; to: string } {
  const first = `${month}01`
  const [year, at] = [Number(month.slice(0, 4)), Number(month.slice(4))]
  const next =
    at === 12 ? `${String(year + 1).padStart(4, '0')}0101` : `${month.slice(0, 4)}${String(at + 1).padStart(2, '0')}01`
  return { from: first < today ? today : first, to: addDays(next, -1) }
}

/** Reservations within a day, the cancelled ones too: each is kept for its year. */
export const MOST_RESERVATIONS_A_DAY = 30
