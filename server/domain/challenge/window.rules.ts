/** What a day of a challenge asks, and the steps within its time. */
import { type StepReading, stepsUpTo } from '#server/domain/activity/rules.ts'

type DayWindow = { windowFrom: string | null; windowTo: string | null; dayGoalSteps: number | null }

/** The steps within the time of a challenge up to now. Null before its time, and without a reading since it began. */
export function dayWindow(
  { windowFrom, windowTo, dayGoalSteps }: DayWindow,
  readings: readonly StepReading[],
  time: string,
) {
  const steps =
    windowFrom === null || windowTo === null
      ? null
      : stepsWithin(readings, windowFrom, time < windowTo ? time : windowTo)
  return { windowStartTm: windowFrom, windowEndTm: windowTo, todayStepCnt: steps, dayGoalStepCnt: dayGoalSteps }
}

function stepsWithin(readings: readonly StepReading[], from: string, to: string): number | null {
  if (to <= from || readings.every(({ readAt }) => readAt <= from)) return null
  return Math.max(0, (stepsUpTo(readings, to) ?? 0) - (stepsUpTo(readings, from) ?? 0))
}
