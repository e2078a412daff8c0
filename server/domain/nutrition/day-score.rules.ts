/**
 * How a day of meals came out, of 100 points. Weights are ours: energy says most, salt is what Korean tables have too
 * much of, and a meal that is told counts, whether eaten or skipped.
 */
import type { Advised } from './advised.rules.ts'

const WEIGHTS = { energy: 40, sodium: 20, protein: 15, fibre: 15, meals: 10 } as const

export type ScoredDay = {
  kcal: number
  sodiumMg: number | null
  proteinG: number | null
  fibreG: number | null
  /** Breakfast, lunch and dinner that were recorded or told as skipped, 0 to 3. */
  mealsRecorded: number
}

/** Full within ± 10 % of the goal, nothing from ± 50 % on, even between. */
const energyPart = (kcal: number, goal: number): number => between(1 - (Math.abs(kcal - goal) / goal - 0.1) / 0.4)

/** Full up to the limit, nothing from one and a half times on. */
const limitPart = (value: number, max: number): number => between(1 - (value / max - 1) / 0.5)

const between = (share: number): number => Math.min(1, Math.max(0, share))

/**
 * @returns null for a day without a record. A part that is not known counts nowhere: the others stand for it.
 */
export function dayScore(day: ScoredDay | null, advised: Advised, goal: number | null): number | null {
  if (day === null) return null
  const parts = [
    [WEIGHTS.energy, goal === null ? null : energyPart(day.kcal, goal)],
    [WEIGHTS.sodium, day.sodiumMg === null || advised.NA.max === null ? null : limitPart(day.sodiumMg, advised.NA.max)],
    [
      WEIGHTS.protein,
      day.proteinG === null || advised.PROTEIN.min === null ? null : between(day.proteinG / advised.PROTEIN.min),
    ],
    [WEIGHTS.fibre, day.fibreG === null || advised.FIB.min === null ? null : between(day.fibreG / advised.FIB.min)],
    [WEIGHTS.meals, day.mealsRecorded / 3],
  ] as const
  const known = parts.flatMap(([weight, share]) => (share === null ? [] : [{ weight, points: weight * share }]))
  const sum = (of: (part: { weight: number; points: number }) => number) =>
    known.reduce((total, part) => total + of(part), 0)
  return Math.round((sum(({ points }) => points) / sum(({ weight }) => weight)) * 100)
}
