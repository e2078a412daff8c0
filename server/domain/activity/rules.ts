/** Steps since midnight, as read at `readAt` (`HHmm`). */
export type StepReading = { readAt: string; steps: number }

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(2))

/**
 * Steps of a day up to a time of day. A phone reports every half hour or so; between two readings the walk is taken as
 * even.
 *
 * @param readings in order of time
 * @returns null without any reading: no data is not zero steps
 */
export function stepsUpTo(readings: readonly StepReading[], time: string): number | null {
  const later = readings.find((reading) => reading.readAt > time)
  const earlier = readings.findLast((reading) => reading.readAt <= time)
  if (later === undefined) return earlier?.steps ?? null
  const from = earlier ?? { readAt: '0000', steps: 0 }
  const share = (minuteOf(time) - minuteOf(from.readAt)) / (minuteOf(later.readAt) - minuteOf(from.readAt))
  return Math.round(from.steps + (later.steps - from.steps) * share)
}
