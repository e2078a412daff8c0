/**
 * What the next points cost. Tried are things that a member does: weight, sleep, steps, meals. Pressure and sugar
 * follow from those and are nobody's deed. Each is moved in small steps until the part, rounded as it is shown, has the
 * points; the cheapest is the one that asks for the smallest part of what a month can change.
 */
import { usual } from '#server/domain/usual/borders.rules.ts'
import { oneDecimal } from '#server/rounding.ts'
import { bmiOf, exactPoints, type Facts, MOST, type PartCode, STEPS } from './score.rules.ts'

export type LeverCode = 'BW' | 'SLP' | 'STEP' | 'KCAL' | 'MEALS'
/** `by` in the lever's unit; below 0 is less. */
export type Gain = { part: PartCode; lever: LeverCode; by: number; points: number }

/** How many points are asked for, where as many are to be had. */
const POINTS = 3

type Lever = {
  code: LeverCode
  part: PartCode
  step: number
  /** What a member may change within a month without harm: ours. */
  month: number
  /** 1 more, -1 less, 0 it helps nobody. */
  towards: (facts: Facts) => -1 | 0 | 1
  moved: (facts: Facts, by: number) => Facts
}

/** Who is of a usual weight is not asked to lose any, nor to gain. */
function weightWay(facts: Facts): -1 | 0 | 1 {
  const exact = bmiOf(facts)
  if (exact === null) return 0
  // As it is shown, so that number and advice agree.
  const bmi = oneDecimal(exact)
  if (bmi >= usual.BMI.to) return -1
  return bmi < usual.BMI.from ? 1 : 0
}

/** Less above the bounds, more below them, nothing between them. */
function wayBetween(low: number, high: number, value: number): -1 | 0 | 1 {
  if (value > high) return -1
  return value < low ? 1 : 0
}

const LEVERS: readonly Lever[] = [
  {
    code: 'BW',
    part: 'BODY',
    step: 0.5,
    month: 2,
    towards: weightWay,
    moved: (facts, by) => ({ ...facts, kg: (facts.kg ?? 0) + by }),
  },
  {
    code: 'SLP',
    part: 'ACT',
    step: 10,
    month: 60,
    towards: ({ sleepMin }) => (sleepMin === null ? 0 : wayBetween(usual.SLP.from, usual.SLP.to, sleepMin)),
    moved: (facts, by) => ({ ...facts, sleepMin: (facts.sleepMin ?? 0) + by }),
  },
  {
    code: 'STEP',
    part: 'ACT',
    step: 500,
    month: 2000,
    towards: ({ steps, stepGoal }) => (steps === null || steps >= (stepGoal ?? STEPS) ? 0 : 1),
    moved: (facts, by) => ({ ...facts, steps: (facts.steps ?? 0) + by }),
  },
  {
    code: 'KCAL',
    part: 'MEAL',
    step: 50,
    month: 300,
    // Never against the weight: nobody too thin is asked to eat less, nobody who had better lose some to eat more.
    towards: (facts) => {
      const { kcal, kcalGoal } = facts
      if (kcal === null || kcalGoal === null) return 0
      const way = wayBetween(kcalGoal * 0.9, kcalGoal * 1.1, kcal)
      return way === -weightWay(facts) ? 0 : way
    },
    moved: (facts, by) => ({ ...facts, kcal: (facts.kcal ?? 0) + by }),
  },
  {
    code: 'MEALS',
    part: 'MEAL',
    step: 1,
    month: 10,
    towards: ({ mealDays }) => (mealDays === null || mealDays >= 30 ? 0 : 1),
    moved: (facts, by) => ({ ...facts, mealDays: (facts.mealDays ?? 0) + by }),
  },
]

/** Further than this in a month nobody is sent. */
const MOST_MONTHS = 1.5

/**
 * Every way to more points, the cheapest first. Ways that give fewer than asked for come after all that give as many.
 */
export function gainsOf(facts: Facts): Gain[] {
  const found = LEVERS.flatMap((lever) => {
    const towards = lever.towards(facts)
    const now = exactPoints(lever.part, facts)
    if (towards === 0 || now === null) return []
    let best: (Gain & { cost: number }) | undefined
    for (let count = 1; count * lever.step <= lever.month * MOST_MONTHS; count += 1) {
      const by = towards * count * lever.step
      const points = Math.round(Math.min(MOST, exactPoints(lever.part, lever.moved(facts, by)) ?? 0)) - Math.round(now)
      if (points > POINTS) break
      if (points > (best?.points ?? 0))
        best = { part: lever.part, lever: lever.code, by, points, cost: Math.abs(by) / lever.month }
    }
    return best === undefined ? [] : [best]
  })
  return found
    .toSorted((a, b) => b.points - a.points || a.cost - b.cost)
    .map(({ part, lever, by, points }) => ({ part, lever, by, points }))
}
