/** The health score from the page that explains it ("점수는 이렇게 셈해요") and docs/decisions/203. */
import type { Member } from '../members.ts'
import { bmiOf, daysOf, genderOf, heightOf, lately, mean } from './body.ts'
import { plusDays } from './days.ts'

export const PARTS = ['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'] as const
export type Part = (typeof PARTS)[number]
export const MOST = 20
const [MONTH, WEEK] = [30, 7]

type Line = readonly (readonly [number, number])[]
/** Straight between the points, level outside of them. */
export function onLine(line: Line, x: number): number {
  for (const [index, [to, points]] of line.entries()) {
    const [from, before] = line[index - 1] ?? [to, points]
    if (x <= to) return x <= from ? before : before + ((points - before) * (x - from)) / (to - from)
  }
  return line.at(-1)?.[1] ?? 0
}

const LINES = {
  BMI: [
    [15, 0],
    [18.5, 12],
    [23, 12],
    [30, 0],
  ],
  FAT_M: [
    [15, 8],
    [30, 0],
  ],
  FAT_F: [
    [23, 8],
    [38, 0],
  ],
  SBP: [
    [80, 0],
    [90, 20],
    [110, 20],
    [120, 16],
    [130, 11],
    [140, 6],
    [160, 0],
  ],
  DBP: [
    [50, 0],
    [60, 20],
    [70, 20],
    [80, 16],
    [85, 11],
    [90, 6],
    [100, 0],
  ],
  SUGAR: [
    [54, 0],
    [70, 20],
    [90, 20],
    [100, 15],
    [126, 3],
    [140, 0],
  ],
  SLEEP: [
    [300, 0],
    [420, 8],
    [540, 8],
    [660, 0],
  ],
  STEPS: [
    [0, 0],
    [1, 12],
  ],
  KCAL: [
    [0.1, 12],
    [0.5, 0],
  ],
  MEALS: [
    [0, 0],
    [30, 8],
  ],
} as const satisfies Record<string, Line>

/** What a score is made of on a day; null is not known. */
export type Made = {
  gender: 'M' | 'F'
  kg: number | null
  bmi: number | null
  fat: number | null
  sbp: number | null
  dbp: number | null
  /** The pressure is the last one of three months, not a month's mean. */
  isOldPressure: boolean
  fasting: number | null
  steps: number | null
  stepGoal: number
  sleep: number | null
  kcal: number | null
  kcalGoal: number | null
  mealDays: number | null
}

export function madeOf(member: Member, asOf: string): Made {
  const last = (code: 'BW' | 'BDF' | 'SBP' | 'DBP' | 'NBD', days: number) =>
    lately(member, code, asOf, days).at(-1) ?? null
  const days = daysOf(member, asOf, MONTH)
  const enough = (values: readonly number[]) => (values.length < WEEK ? null : mean(values))
  const eaten = days.flatMap(({ eaten }) => eaten ?? [])
  const kg = last('BW', 90)
  return {
    gender: genderOf(member),
    kg,
    bmi: bmiOf(kg, heightOf(member)),
    fat: last('BDF', 180),
    sbp: mean(lately(member, 'SBP', asOf, MONTH)) ?? last('SBP', 90),
    dbp: mean(lately(member, 'DBP', asOf, MONTH)) ?? last('DBP', 90),
    isOldPressure: lately(member, 'SBP', asOf, MONTH).length === 0,
    fasting: mean(lately(member, 'NBD', asOf, 90)) ?? last('NBD', 180),
    steps: enough(days.flatMap(({ steps }) => steps ?? [])),
    stepGoal: member.targets?.steps ?? 8000,
    sleep: enough(lately(member, 'SLP', asOf, MONTH)),
    kcal: enough(eaten),
    kcalGoal: member.targets?.eatKcal ?? null,
    mealDays: eaten.length < WEEK ? null : eaten.length,
  }
}

/** Of two measures the one that is known has all twenty points. */
function both(one: number | null, oneMost: number, other: number | null, otherMost: number): number | null {
  if (one !== null && other !== null) return one + other
  if (one !== null) return (one / oneMost) * MOST
  return other === null ? null : (other / otherMost) * MOST
}
const on = (line: Line, x: number | null): number | null => (x === null ? null : onLine(line, x))

/** Before it is rounded. */
export function exact(part: Part, made: Made): number | null {
  const { bmi, fat, sbp, dbp, fasting, steps, stepGoal, sleep, kcal, kcalGoal, mealDays } = made
  switch (part) {
    case 'BODY':
      return bmi === null ? null : both(on(LINES.BMI, bmi), 12, on(LINES[`FAT_${made.gender}`], fat), 8)
    case 'BP':
      return sbp === null || dbp === null ? null : Math.min(onLine(LINES.SBP, sbp), onLine(LINES.DBP, dbp))
    case 'SUGAR':
      return on(LINES.SUGAR, fasting)
    case 'ACT':
      return both(on(LINES.STEPS, steps === null ? null : steps / stepGoal), 12, on(LINES.SLEEP, sleep), 8)
    case 'MEAL': {
      if (mealDays === null) return null
      const off = kcal === null || kcalGoal === null ? null : Math.abs(kcal - kcalGoal) / kcalGoal
      return both(on(LINES.KCAL, off), 12, onLine(LINES.MEALS, mealDays), 8)
    }
  }
}

export type Points = Record<Part, number | null>
export const pointsOf = (made: Made): Points => {
  const of = (part: Part) => {
    const points = exact(part, made)
    return points === null ? null : Math.round(points)
  }
  return { BODY: of('BODY'), BP: of('BP'), SUGAR: of('SUGAR'), ACT: of('ACT'), MEAL: of('MEAL') }
}

export const known = (points: Points): Part[] => PARTS.filter((part) => points[part] !== null)
export const total = (points: Points): number | null =>
  known(points).length === 0 ? null : known(points).reduce((sum, part) => sum + (points[part] ?? 0), 0)

/** Of what can be had: usual from 70 %, worth a look from 50 %. */
export function standing(points: number, most: number): 'NORMAL' | 'CAUTION' | 'DANGER' {
  if (points >= 0.7 * most) return 'NORMAL'
  return points >= 0.5 * most ? 'CAUTION' : 'DANGER'
}

/** The last day of the month before. */
export const monthBefore = (day: string): string => plusDays(`${day.slice(0, 6)}01`, -1)

/** Points since the end of last month; the whole only where the same three parts or more are known. */
export function change(now: Points, before: Points): { total: number | null; parts: Points } {
  const part = (code: Part) => {
    const [one, other] = [now[code], before[code]]
    return one === null || other === null ? null : one - other
  }
  const parts = { BODY: part('BODY'), BP: part('BP'), SUGAR: part('SUGAR'), ACT: part('ACT'), MEAL: part('MEAL') }
  const isSame = known(now).length >= 3 && known(now).join() === known(before).join()
  return { total: isSame ? (total(now) ?? 0) - (total(before) ?? 0) : null, parts }
}
