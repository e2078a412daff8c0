/** What a health age is made of (docs/definitions.md, Health age), as of today. */
import type { Member } from '../members.ts'
import { bmiOf, daysOf, heightOf, lately, mean } from './body.ts'
import { daysFrom, plusDays } from './days.ts'

export const FACTORS = ['BP', 'STEP', 'WEIGHT', 'SUGAR', 'FAT', 'MUSCLE', 'WAIST', 'SLEEP', 'SALT'] as const
export type Factor = (typeof FACTORS)[number]

/** The value that a factor's line is read at; null is not known. */
export type AgeMade = Record<Factor, number | null> & { dbp: number | null; kg: number | null; muscleKg: number | null }

export function ageMade(member: Member): AgeMade {
  const { today } = member
  const enough = (values: readonly number[]) => (values.length < 7 ? null : mean(values))
  const last = (code: 'BW' | 'BDF' | 'SKM', days: number) => lately(member, code, today, days).at(-1) ?? null
  const height = heightOf(member)
  const [kg, muscleKg] = [last('BW', 90), last('SKM', 180)]
  return {
    BP: mean(lately(member, 'SBP', today, 30)),
    dbp: mean(lately(member, 'DBP', today, 30)),
    STEP: enough(daysOf(member, today, 30).flatMap(({ steps }) => steps ?? [])),
    kg,
    WEIGHT: bmiOf(kg, height),
    SUGAR: mean(lately(member, 'NBD', today, 90)),
    FAT: last('BDF', 180),
    muscleKg,
    MUSCLE: bmiOf(muscleKg, height),
    WAIST: member.waists.findLast(({ day }) => daysFrom(day, today) < 366)?.cm ?? null,
    SLEEP: enough(lately(member, 'SLP', today, 30)),
    SALT: enough(saltOf(member)),
  }
}

/** Of the thirty days that are over; a day of which no food tells its sodium is not known. */
function saltOf({ foods, today }: Member): number[] {
  const [from, to] = [plusDays(today, -30), plusDays(today, -1)]
  const told = foods.filter(({ at, sodiumMg }) => sodiumMg !== null && at.slice(0, 8) >= from && at.slice(0, 8) <= to)
  return [...Map.groupBy(told, ({ at }) => at.slice(0, 8)).values()].map((ofDay) =>
    ofDay.reduce((sum, { sodiumMg }) => sum + (sodiumMg ?? 0), 0),
  )
}
