/** How far a challenge is, and who is ahead in it. */
import { type StepReading, stepsUpTo } from '#server/domain/activity/rules.ts'
import { daysBetween, weekday } from '#server/seoul.ts'

/** Monday to Friday from `from` to `to`, both included; at least one. */
export function workdaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to) + 1
  const first = weekday(from)
  // Whole weeks have five each; what is left over is looked at.
  const left = Array.from({ length: Math.max(0, days % 7) }, (_, index) => ((first - 1 + index) % 7) + 1).filter((day) => day <= 5)
  return Math.max(1, Math.floor(days / 7) * 5 + left.length)
}

/**
 * A team's place among all, the most steps first, and how many steps a day the place above is away. Teams with the same steps share a place.
 */
export function placeOf(
  teamSeq: number,
  standings: readonly { teamSeq: number; steps: number }[],
): { teamRank: number; nextRankGap: number | null } {
  const ours = standings.find((team) => team.teamSeq === teamSeq)?.steps ?? 0
  const ahead = standings.filter(({ steps }) => steps > ours)
  const next = Math.min(...ahead.map(({ steps }) => steps))
  return { teamRank: ahead.length + 1, nextRankGap: ahead.length === 0 ? null : Math.ceil(next - ours) }
}

type DayWindow = { windowFrom: string | null; windowTo: string | null; dayGoalSteps: number | null }

/** What a day of the challenge asks, and the steps within its time up to now. Null before its time, and without a reading since it began. */
export function dayWindow({ windowFrom, windowTo, dayGoalSteps }: DayWindow, readings: readonly StepReading[], time: string) {
  const steps = windowFrom === null || windowTo === null ? null : stepsWithin(readings, windowFrom, time < windowTo ? time : windowTo)
  return { windowStartTm: windowFrom, windowEndTm: windowTo, todayStepCnt: steps, dayGoalStepCnt: dayGoalSteps }
}

function stepsWithin(readings: readonly StepReading[], from: string, to: string): number | null {
  if (to <= from || readings.every(({ readAt }) => readAt <= from)) return null
  return Math.max(0, (stepsUpTo(readings, to) ?? 0) - (stepsUpTo(readings, from) ?? 0))
}
