/** What a member by chance aims at: nothing, single targets, or a goal with its way, begun today or over long ago. */
import type { Chance } from './random.ts'
import { plusDays } from './oracle/days.ts'

export type Targets = { targetKg: number | null; steps: number | null; eatKcal: number | null; burnKcal: number | null }
export type Goal = {
  type: 'LOSE' | 'KEEP' | 'GAIN'
  startDay: string
  endDay: string
  startKg: number
  targetKg: number
  steps: number
  eatKcal: number
  useKcal: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export function goalOf(by: Chance, today: string, kg: number | null, heightCm: number | null) {
  const numbers = {
    steps: by.of([2000, 6000, 8000, 12_000]),
    eatKcal: by.of([1500, 1800, 2000, 2600]),
    useKcal: by.of([200, 300]),
  }
  if (!by.often(0.4)) {
    const kept = <T>(value: T): T | null => (by.often(0.6) ? value : null)
    const targets: Targets | null = by.often(0.4)
      ? {
          targetKg: kept(tenth((kg ?? 70) - by.whole(-50, 80) / 10)),
          steps: kept(numbers.steps),
          eatKcal: kept(numbers.eatKcal),
          burnKcal: kept(numbers.useKcal),
        }
      : null
    return { goal: null, targets }
  }
  const type = by.of(['LOSE', 'LOSE', 'KEEP', 'GAIN'] as const)
  const startDay = plusDays(today, -by.of([0, 1, 7, by.whole(2, 60), by.whole(60, 300)]))
  const startKg = tenth((kg ?? 70) + by.whole(-30, 50) / 10)
  const least = heightCm === null ? 0 : 18.5 * (heightCm / 100) ** 2
  const targetKg = {
    LOSE: Math.max(tenth(startKg - by.whole(10, 60) / 10), Math.min(startKg - 0.1, Math.ceil(least))),
    KEEP: startKg,
    GAIN: startKg + by.whole(5, 40) / 10,
  }[type]
  const goal: Goal = {
    type,
    startDay,
    endDay: plusDays(startDay, by.of([0, 30, 90, 182, 366])),
    startKg,
    targetKg: tenth(targetKg),
    ...numbers,
  }
  // The targets are the goal's mirror.
  return {
    goal,
    targets: { targetKg: goal.targetKg, steps: goal.steps, eatKcal: goal.eatKcal, burnKcal: goal.useKcal },
  }
}
