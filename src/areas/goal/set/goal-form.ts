import type { Schemas } from '#src/contract/schemas.ts'
import { isKept } from '#src/domain/index-record/limits.ts'
import type { Day } from '#src/lib/days.ts'
import { roundTo } from '#src/lib/numbers.ts'
import { numberOf } from '#src/lib/typed.ts'
import { type Body, type Daily, endOf, keepUntil, type Kind, roomOf, startOf } from './ways.ts'

export type Step = 'kind' | 'target' | 'pace' | 'daily'
export type GoalInfo = Schemas['GoalInfo']

/** The questions of a kind: who keeps a weight is not asked how fast. */
export const stepsOf = (kind: Kind | null): readonly Step[] =>
  kind === 'KEEP' ? ['kind', 'target', 'daily'] : ['kind', 'target', 'pace', 'daily']

export type Draft = {
  first: { kind: Kind | null; height: string; weight: string }
  /** Null until the ruler was moved, or a number typed. */
  targetKg: number | null
  /** Weeks of the way; null stays with the days of the goal that goes on. */
  weeks: number | null
  /** Null until changed: the way says what a day is. */
  daily: Daily | null
}

/** Height and weight as known, else as typed on the way; null while one of them is missing. */
export function bodyOf(
  known: { heightCm: number | null; kg: number | null; gender: Body['gender'] },
  { height, weight }: Draft['first'],
): Body | null {
  const heightCm = known.heightCm ?? numberOf(height, 'cm')
  const kg = known.kg ?? numberOf(weight, 'kg')
  if (heightCm === null || kg === null || !isKept('HT', heightCm) || !isKept('BW', kg)) return null
  return { heightCm, kg: roundTo(kg, 1), gender: known.gender }
}

/** Whether a target may be chosen of a kind. */
export function isInRoom(kind: Kind, body: Body, kg: number): boolean {
  const room = roomOf(kind, body)
  return room !== null && kg >= room.min && kg <= room.max
}

/**
 * The target: what was chosen where it still may be, since kind and weight can be corrected after it; else the goal's
 * own, also one that today's weight has left behind, while nothing else of that goal changes; else where the ruler
 * begins.
 */
export function targetOf(
  goal: GoalInfo | null,
  kind: Kind,
  body: Body,
  { targetKg, weeks }: Pick<Draft, 'targetKg' | 'weeks'>,
  today: Day,
): number {
  if (targetKg !== null && isInRoom(kind, body, targetKg)) return targetKg
  if (goal === null || kind !== goal.goalType) return startOf(kind, body)
  const own = Number(goal.targetBw)
  return isInRoom(kind, body, own) || staysOn(goal, { kind, targetKg: own, weeks }, today) ? own : startOf(kind, body)
}

type Chosen = { kind: Kind; targetKg: number; weeks: number | null; daily: Daily }

/** Whether the goal that goes on stays as it is but for its days: then it is changed, and no new one begins. */
export const staysOn = (
  goal: GoalInfo | null,
  { kind, targetKg, weeks }: Omit<Chosen, 'daily'>,
  today: Day,
): goal is GoalInfo =>
  goal !== null && weeks === null && kind === goal.goalType && targetKg === Number(goal.targetBw) && goal.endDt >= today

/** What is sent: the goal that goes on with other days' goals, or a new one from today. */
export function toForm(
  goal: GoalInfo | null,
  body: Body,
  chosen: Chosen,
  middleWeeks: number,
  today: Day,
): Schemas['GoalInfoForm'] {
  const days = { stepGoal: chosen.daily.step, eatKcalGoal: chosen.daily.eat, useKcalGoal: chosen.daily.use }
  const targetBw = chosen.targetKg.toFixed(1)
  if (staysOn(goal, chosen, today))
    return {
      goalType: goal.goalType,
      startDt: goal.startDt,
      endDt: goal.endDt,
      startBw: goal.startBw,
      targetBw,
      ...days,
    }
  const endDt = chosen.kind === 'KEEP' ? keepUntil(today) : endOf(today, chosen.weeks ?? middleWeeks)
  return { goalType: chosen.kind, startDt: today, endDt, startBw: body.kg.toFixed(1), targetBw, ...days }
}
