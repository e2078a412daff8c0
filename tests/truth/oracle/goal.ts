/** How far a goal is (docs/definitions.md, Goals). */
import type { Goal } from '../member-goals.ts'
import type { Member } from '../members.ts'
import { readingsOf } from './body.ts'
import { shown } from './borders.ts'
import { daysFrom, mondayOf, plusDays } from './days.ts'

/** On the straight line from the first day's weight to the last day's, level outside of them; as it is shown. */
export function planOn({ startDay, endDay, startKg, targetKg }: Goal, day: string): number {
  const length = Math.max(1, daysFrom(startDay, endDay))
  const gone = Math.min(length, Math.max(0, daysFrom(startDay, day)))
  return shown('BW', startKg + ((targetKg - startKg) * gone) / length)
}

export type GoalWeek = { monday: string; kg: number | null; plan: number }

/** From the goal's first week to that of today, or of its last day: the last weight of each, and the plan of its Sunday. */
export function weeksOf(goal: Goal, member: Member): GoalWeek[] {
  const until = mondayOf(member.today < goal.endDay ? member.today : goal.endDay)
  const weeks: GoalWeek[] = []
  for (let monday = mondayOf(goal.startDay); monday <= until; monday = plusDays(monday, 7)) {
    const sunday = plusDays(monday, 6)
    const last = readingsOf(member, 'BW').findLast(({ at }) => at.slice(0, 8) >= monday && at.slice(0, 8) <= sunday)
    weeks.push({ monday, kg: last?.value ?? null, plan: planOn(goal, sunday) })
  }
  return weeks
}

/** Percent of the way, 0 to 100; of keeping, the share of weighed weeks within two percent of the goal. */
export function rateOf(goal: Goal, kg: number | null, weeks: readonly GoalWeek[]): number {
  if (goal.type === 'KEEP') {
    const weighed = weeks.flatMap((week) => week.kg ?? [])
    const near = weighed.filter((one) => Math.abs(one - goal.targetKg) <= goal.targetKg * 0.02)
    return weighed.length === 0 ? 0 : Math.round((near.length / weighed.length) * 100)
  }
  if (kg === null) return 0
  const rate = Math.round((100 * (goal.startKg - kg)) / (goal.startKg - goal.targetKg))
  return Math.min(100, Math.max(0, rate))
}
