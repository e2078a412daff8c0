/** A night: when it began, when it ended, and what is known of it in between (docs/decisions/188). */
import { dayAfter, isStamp, secondsOf } from '#server/seoul.ts'

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
