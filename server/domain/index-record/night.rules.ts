/** A night: when it began, when it ended, and what is known of it in between (docs/decisions/188). */
import { addDays, dayAfter, isStamp, secondsOf } from '#server/seoul.ts'

/** A awake, R dreaming, L light, D deep. */
export type Stage = 'A' | 'R' | 'L' | 'D'

export type StageSpan = { fromDt: string; stageCode: Stage; durationSec: number }

/** @param inptDt when the member woke up: the key of the minutes (SLP) */
export type Night = { inptDt: string; startDt: string; stageList: readonly StageSpan[] }

const stampOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/\D/g, '').slice(0, 14)

/**
 * Whether a night can be true: it ends after it began, a day later at most, and its stages lie within it, one after the
 * other.
 */
export function isNight({ inptDt, startDt, stageList }: Night): boolean {
  if (!isStamp(startDt) || !isStamp(inptDt) || startDt >= inptDt || inptDt > dayAfter(startDt)) return false
  let end = secondsOf(startDt)
  for (const { fromDt, durationSec } of stageList) {
    if (!isStamp(fromDt) || secondsOf(fromDt) < end) return false
    end = secondsOf(fromDt) + durationSec
  }
  return end <= secondsOf(inptDt)
}

/** A sleep of which only its end and its minutes are told: it began as long before (docs/decisions/188). */
export type Sleep = { inptDt: string; minutes: number }

/** Less is a nap, also where nothing else was slept that day. */
export const SHORTEST_NIGHT = 180

/** Two sleeps that share a minute are one, as two sources tell it. */
const overlaps = (one: Sleep, other: Sleep): boolean => {
  const [end, otherEnd] = [secondsOf(one.inptDt), secondsOf(other.inptDt)]
  return end - one.minutes * 60 < otherEnd && otherEnd - other.minutes * 60 < end
}

const dayOf = ({ inptDt }: Sleep): string => inptDt.slice(0, 8)

/** Longest first; of two that are as long the later one. */
const byLength = (one: Sleep, other: Sleep): number =>
  other.minutes - one.minutes || (one.inptDt < other.inptDt ? 1 : -1)

/**
 * The sleep of each day, oldest first: the longest that ended on it. What overlaps a longer one, also over midnight, is
 * a part of that.
 */
export function sleepOfDays<One extends Sleep>(sleeps: readonly One[]): One[] {
  const kept = new Map<string, One[]>()
  for (const one of sleeps.toSorted(byLength)) {
    const day = dayOf(one)
    // None is longer than a day: it touches those that end on the day itself and the two beside it.
    const near = [-1, 0, 1].flatMap((by) => kept.get(addDays(day, by)) ?? [])
    if (!near.some((other) => overlaps(one, other))) kept.set(day, [...(kept.get(day) ?? []), one])
  }
  return [...kept.values()]
    .flatMap(([longest]) => longest ?? [])
    .toSorted((one, other) => (one.inptDt < other.inptDt ? -1 : 1))
}

/** What sums and means of sleep are of, everywhere: the sleep of each day where it was a night, once. */
export const nightsOf = <One extends Sleep>(sleeps: readonly One[]): One[] =>
  sleepOfDays(sleeps).filter(({ minutes }) => minutes >= SHORTEST_NIGHT)

/** Stages in one text: they are read and replaced with their night, never by themselves. */
export function stagesText({ startDt, stageList }: Night): string {
  const start = secondsOf(startDt)
  return stageList
    .map(({ fromDt, stageCode, durationSec }) => `${secondsOf(fromDt) - start}${stageCode}${durationSec}`)
    .join(' ')
}

export function stagesOf(startDt: string, text: string): StageSpan[] {
  const start = secondsOf(startDt)
  return [...text.matchAll(/(\d+)([ARLD])(\d+)/g)].map(([, after, stage, seconds]) => ({
    fromDt: stampOf(start + Number(after)),
    // The letters of the pattern are the stages.
    stageCode: stage as Stage,
    durationSec: Number(seconds),
  }))
}
