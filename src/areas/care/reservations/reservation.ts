import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, daysBetween, today as dayIn, weekOf, type Day } from '#src/lib/days.ts'
import { josa } from '#src/lib/korean.ts'

export type Reservation = Schemas['CounselingRsrv']
export type ServiceDay = Schemas['WelfitDay']

export const dayOf = (dtm: string): Day => dtm.slice(0, 8)
/** `11:20` of `202611241120`. */
export const clockOfDtm = (dtm: string): string => `${dtm.slice(8, 10)}:${dtm.slice(10, 12)}`
/** `11:20` of `1120`. */
export const clockOfTime = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`

/** `11:20으로`, `11:00로`: as it is read, with hours or minutes at its end. */
export const toTime = (time: string): string => clockOfTime(time) + josa(time.endsWith('00') ? '시' : '분', '으로/로')

/** Minutes later on the same day: `1120` and 20 are `1140`. A time before the first of the day is its first minute. */
export function later(time: string, minutes: number): string {
  const at = Math.max(0, Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) + minutes)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`
}

/** So many minutes before, on an earlier day too. */
export function earlier(dtm: string, minutes: number): string {
  const at = Number(dtm.slice(8, 10)) * 60 + Number(dtm.slice(10, 12)) - minutes
  const days = Math.floor(at / 1440)
  return `${addDays(dayOf(dtm), days)}${later('0000', at - days * 1440)}`
}

/** The instant as the wire has it. */
export const minuteOf = (now: Date): string => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Seoul',
  })
  return `${dayIn(now)}${clock.format(now).replace(':', '')}`
}

/** Whole minutes from one minute of Seoul's clocks to another. */
export const minutesBetween = (from: string, to: string): number =>
  daysBetween(dayOf(from), dayOf(to)) * 1440 +
  (Number(to.slice(8, 10)) - Number(from.slice(8, 10))) * 60 +
  Number(to.slice(10, 12)) -
  Number(from.slice(10, 12))

export type Sorted = { next: Reservation | undefined; ahead: Reservation[]; past: Reservation[] }

/**
 * What is ahead, the next first, and what is over, the latest first. What was cancelled is over. Whether it was is told
 * by `cancelEndDtm` alone: the words of the state are shown and never compared. [RSV-06]
 */
export function sorted(list: readonly Reservation[], now: Date): Sorted {
  const minute = minuteOf(now)
  const isAhead = ({ rsrvDtm, useMinute, cancelEndDtm }: Reservation) =>
    cancelEndDtm !== null && minutesBetween(minute, rsrvDtm) > -useMinute
  const [next, ...ahead] = list.filter(isAhead).toSorted((a, b) => (a.rsrvDtm < b.rsrvDtm ? -1 : 1))
  return { next, ahead, past: list.filter((one) => !isAhead(one)) }
}

/** Over, not cancelled, and nobody has said that it was held. It is closed by itself a day later. */
export const isOpenStill = ({ rsrvDtm, useMinute, cancelEndDtm }: Reservation, now: Date): boolean => {
  const over = minutesBetween(rsrvDtm, minuteOf(now)) - useMinute
  return cancelEndDtm !== null && over >= 0 && over < 1440
}

/** Can be moved and cancelled: as the server said, and not beyond its last moment, however long ago it said so. */
export const isChangeable = (
  { cancelYn, cancelEndDtm }: Pick<Reservation, 'cancelYn' | 'cancelEndDtm'>,
  now: Date,
): boolean => cancelYn === 'Y' && cancelEndDtm !== null && minuteOf(now) < cancelEndDtm

/** Weeks from this one on, Monday to Friday. */
export const workWeeks = (today: Day, weeks: number): Day[][] =>
  Array.from({ length: weeks }, (_, at) => weekOf(addDays(today, at * 7)).slice(0, 5))

/** The months that some days lie in, `YYYYMM`. */
export const monthsOf = (days: readonly Day[]): string[] => [...new Set(days.map((day) => day.slice(0, 6)))]

export type Slot = { time: string; end: string; of: number; left: number; isMine: boolean }
export type DayTimes = { day: Day; reason: ServiceDay['closeReasonCode']; left: number; times: Slot[] }

export const toDay = ({ rsrvDt, closeReasonCode, remainCnt, timeList }: ServiceDay): DayTimes => ({
  day: rsrvDt,
  reason: closeReasonCode,
  left: remainCnt,
  times: timeList.map(({ startTm, endTm, personCnt, remainCnt: left, myRsrvYn }) => ({
    time: startTm,
    end: endTm,
    of: personCnt,
    left,
    isMine: myRsrvYn === 'Y',
  })),
})

/** Days to move a reservation to: within its month it takes no further one of those that a month has. */
export const forMoving = (days: readonly DayTimes[], rsrvDtm: string): DayTimes[] =>
  days.map((each) =>
    each.reason === 'LIMIT' && each.day.slice(0, 6) === rsrvDtm.slice(0, 6) ? { ...each, reason: null } : each,
  )

/** Starts that are free, by day: of the counselling of a challenge nothing else is known. */
export const toDays = (freeList: readonly string[], minutes: number): DayTimes[] =>
  [...Map.groupBy(freeList, dayOf)].map(([day, starts]) => ({
    day,
    reason: null,
    left: starts.length,
    times: starts.map((dtm) => ({
      time: dtm.slice(8),
      end: later(dtm.slice(8), minutes),
      of: 1,
      left: 1,
      isMine: false,
    })),
  }))

/**
 * The free time of a day that is nearest to one that went; the one before it where both are as near. Undefined: the day
 * is full.
 */
export function nearest(times: readonly Slot[], gone: string): Slot | undefined {
  const far = ({ time }: Slot) => Math.abs(minutesBetween(`20260101${gone}`, `20260101${time}`))
  return times.filter(({ time, left }) => left > 0 && time !== gone).toSorted((a, b) => far(a) - far(b))[0]
}

/** Measuring is most exact before lunch; talks only know morning and afternoon. */
export const isMorning = ({ time }: Slot): boolean => time < '1200'

type New = { kind: Reservation['cnsltType']; placeCode: string; rsrvDtm: string; minutes: number; monthLimit: number }

/**
 * What of the member's own reservations stands against a new one: this very one, a month of which all are used, another
 * at that time. Null: nothing of theirs. The counselling of a challenge comes on top of the month's. [RSV-09]
 */
export function againstOf(
  mine: readonly Reservation[],
  { kind, placeCode, rsrvDtm, minutes, monthLimit }: New,
): 'already' | 'monthLimit' | 'overlap' | null {
  const standing = mine.filter(({ cancelEndDtm }) => cancelEndDtm !== null)
  if (standing.some((one) => one.cnsltType === kind && one.placeCode === placeCode && one.rsrvDtm === rsrvDtm))
    return 'already'
  const counts = (one: Reservation) =>
    one.cnsltType !== 'CHALN' &&
    (one.cnsltType === 'CHECK') === (kind === 'CHECK') &&
    one.rsrvDtm.slice(0, 6) === rsrvDtm.slice(0, 6)
  if (kind !== 'CHALN' && standing.filter(counts).length >= monthLimit) return 'monthLimit'
  return standing.some(
    (one) => minutesBetween(rsrvDtm, one.rsrvDtm) < minutes && minutesBetween(one.rsrvDtm, rsrvDtm) < one.useMinute,
  )
    ? 'overlap'
    : null
}
