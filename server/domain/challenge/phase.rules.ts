/**
 * Where a challenge stands on a day: computed from its days alone, never from the state that is delivered in words
 * (CHA-07).
 */
import { addDays, seoulDay, type SeoulNow } from '#server/seoul.ts'

export type Phase = 'before' | 'running' | 'counting' | 'over'

/** Days are counted, and challenges settled, at this time of the morning. */
export const COUNT_TM = '0400'

/**
 * The day whose morning count is the newest that can be: yesterday's before four. Days before it are over for a count.
 */
export const countDayOf = ({ day, time }: SeoulNow): string => (time >= COUNT_TM ? day : addDays(day, -1))

/**
 * The newest day that is closed on the morning of a count: the one before yesterday. What a phone sends a day late, or
 * somebody corrects on the next day, is in it (docs/decisions/376).
 */
export const closedDayOf = (countDt: string): string => addDays(countDt, -2)

interface Dates {
  startDt: string
  endDt: string
  settleDt: string
}

/** `counting`: its days are over and it is not settled yet, so that what arrives late still counts. */
export function phaseOf({ startDt, endDt, settleDt }: Dates, now: SeoulNow): Phase {
  if (now.day < startDt) return 'before'
  if (now.day <= endDt) return 'running'
  return countDayOf(now) < settleDt ? 'counting' : 'over'
}

/** Since when somebody is in a challenge, and what of it was not theirs. */
export interface Stay {
  joinedAt: Date
  quitAt?: Date | null
  awayDts: readonly string[]
}

/**
 * From which day on a challenge is somebody's own: what was before they joined counts in it for no kind, the day of
 * joining does as a whole.
 */
export function firstDayOf({ startDt }: Pick<Dates, 'startDt'>, { joinedAt, awayDts }: Stay): string {
  const joinDt = seoulDay(joinedAt)
  let first = joinDt > startDt ? joinDt : startDt
  while (awayDts.includes(first)) first = addDays(first, 1)
  return first
}

/**
 * Which days are somebody’s own: from the first one on, up to the day of quitting, without those they were away
 * (docs/decisions/367).
 */
export function isOwnDay(challenge: Pick<Dates, 'startDt'>, stay: Stay): (day: string) => boolean {
  const first = firstDayOf(challenge, stay)
  const last = stay.quitAt ? seoulDay(stay.quitAt) : undefined
  return (day) => day >= first && (last === undefined || day <= last) && !stay.awayDts.includes(day)
}

/**
 * The days of a challenge between quitting and coming back. Those two are the member's as a whole: like the day of
 * joining, they were in it.
 */
export function daysAway({ startDt }: Pick<Dates, 'startDt'>, quitAt: Date, backAt: Date): string[] {
  const days: string[] = []
  const back = seoulDay(backAt)
  for (let day = addDays(seoulDay(quitAt), 1); day < back; day = addDays(day, 1)) if (day >= startDt) days.push(day)
  return days
}

interface Openness {
  applyStartDt: string
  applyEndDt: string
  maxJoin: number | null
}

/** Not a phase: a challenge under way can be joined as well. */
export function joinable({ applyStartDt, applyEndDt, maxJoin }: Openness, joinCnt: number, day: string): boolean {
  return isOpenOn({ applyStartDt, applyEndDt }, day) && (maxJoin === null || joinCnt < maxJoin)
}

export const isOpenOn = (
  { applyStartDt, applyEndDt }: Pick<Openness, 'applyStartDt' | 'applyEndDt'>,
  day: string,
): boolean => applyStartDt <= day && day <= applyEndDt

/** What the wire calls it: shown, never compared. */
export function statusOf(
  challenge: Dates & Pick<Openness, 'applyStartDt'>,
  now: SeoulNow,
): { statusCode: string; statusNm: string } {
  const phase = phaseOf(challenge, now)
  if (phase === 'running') return { statusCode: 'ING', statusNm: '진행 중' }
  if (phase === 'counting') return { statusCode: 'COUNT', statusNm: '집계 중' }
  if (phase === 'over') return { statusCode: 'END', statusNm: '종료' }
  return challenge.applyStartDt <= now.day
    ? { statusCode: 'APPLY', statusNm: '모집 중' }
    : { statusCode: 'READY', statusNm: '모집 전' }
}

/**
 * Which of the days that count today is, from 1; a day off keeps the one before, 0 before the first. `days` in order.
 */
export const dayNoOf = (days: readonly string[], today: string): number => days.filter((day) => day <= today).length
