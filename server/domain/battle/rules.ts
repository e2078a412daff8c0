/**
 * What a battle allows, and how it stands on a day: worked out from its days and answers, never from the state in words
 * (CHA-07).
 */
import { addDays, daysBetween, seoulInstant, type SeoulNow } from '#server/seoul.ts'
import { countDayOf } from '#server/domain/challenge/phase.rules.ts'
import type { Side } from './schema.ts'

/** The most days a battle takes, and the most steps of a day that count. */
export const MAX_DAYS = 28
export const DAY_CAP = 15_000

/** A side's number: the odd one below twice the battle's is home, the even one away. */
export const sideSeq = (batSeq: number, side: Side): number => batSeq * 2 - (side === 'HOME' ? 1 : 0)

export const sideOf = (batTeamSeq: number): { batSeq: number; side: Side } => ({
  batSeq: Math.ceil(batTeamSeq / 2),
  side: batTeamSeq % 2 === 1 ? 'HOME' : 'AWAY',
})

/** Counted for good on the morning of the second day after the last: what a phone sends a day late still counts. */
export const settleDay = (endDt: string): string => addDays(endDt, 2)

export type Phase = 'asked' | 'ready' | 'running' | 'counting' | 'over' | 'cancelled'

type Facts = {
  startDt: string
  endDt: string
  acceptedAt: Date | null
  cancelledAt: Date | null
  countDt: string | null
}

export function phaseOf({ startDt, endDt, acceptedAt, cancelledAt, countDt }: Facts, { day }: SeoulNow): Phase {
  if (cancelledAt !== null) return 'cancelled'
  if (day < startDt) return acceptedAt === null ? 'asked' : 'ready'
  if (countDt !== null && countDt >= settleDay(endDt)) return 'over'
  return day <= endDt ? 'running' : 'counting'
}

export type CancelCode = 'MAKER' | 'UNMATCHED' | 'UNEVEN'

/**
 * Why a battle is off: nobody calls one off once its first day is there, and what does not begin is off from that
 * midnight on. Null while it is not.
 */
export function cancelCodeOf({
  startDt,
  acceptedAt,
  cancelledAt,
}: Pick<Facts, 'startDt' | 'acceptedAt' | 'cancelledAt'>): CancelCode | null {
  if (cancelledAt === null) return null
  if (cancelledAt < seoulInstant(startDt, '0000')) return 'MAKER'
  return acceptedAt === null ? 'UNMATCHED' : 'UNEVEN'
}

/** What the wire calls it: shown, never compared. */
export const statusWords: Record<Phase, { statusCode: string; statusNm: string }> = {
  asked: { statusCode: 'WAIT', statusNm: '응답 대기' },
  ready: { statusCode: 'READY', statusNm: '시작 전' },
  running: { statusCode: 'ING', statusNm: '진행 중' },
  counting: { statusCode: 'COUNT', statusNm: '집계 중' },
  over: { statusCode: 'END', statusNm: '종료' },
  cancelled: { statusCode: 'CANCEL', statusNm: '취소' },
}

/** Why the days of a new battle cannot be; undefined when they can. */
export function faultOfDays(
  { startDt, endDt }: { startDt: string; endDt: string },
  today: string,
): 'startDt' | 'endDt' | undefined {
  if (startDt <= today) return 'startDt'
  return endDt < startDt || daysBetween(startDt, endDt) >= MAX_DAYS ? 'endDt' : undefined
}

/**
 * The morning up to which a battle can be counted now; undefined before its first is over, and when it was counted up
 * to there.
 */
export function dueCountDay(
  { startDt, endDt, countDt }: Pick<Facts, 'startDt' | 'endDt' | 'countDt'>,
  now: SeoulNow,
): string | undefined {
  const last = settleDay(endDt)
  const morning = countDayOf(now) < last ? countDayOf(now) : last
  return morning > startDt && (countDt === null || countDt < morning) ? morning : undefined
}

export function winnerOf(home: number, away: number): Side | 'DRAW' {
  if (home === away) return 'DRAW'
  return home > away ? 'HOME' : 'AWAY'
}

/** Battles that somebody makes within a day: each is kept, and tells others. */
export const MOST_BATTLES_A_DAY = 20
