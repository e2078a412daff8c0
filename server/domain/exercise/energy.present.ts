/** Energy burned, of exercise and of the steps beside it. */
import type { Language } from '#server/domain/member/language.rules.ts'
import { type ActiveDay, energyOf, type WorkoutDay } from './workout.queries.ts'

const NAMES = { WRKOT: { ko: '운동', en: 'Exercise' }, STEP: { ko: '걸음', en: 'Steps' } } as const

export function burnedDay(baseDt: string, day: ActiveDay, language: Language) {
  const energy = energyOf(day)
  const { goalKcal: goal, stepCnt, asideStepCnt, count, minutes } = day
  const kcal = energy === null ? null : energy.workout + energy.steps
  const items = [
    { useCode: 'WRKOT' as const, useNm: NAMES.WRKOT[language], useKcal: energy?.workout ?? 0 },
    { useCode: 'STEP' as const, useNm: NAMES.STEP[language], useKcal: energy?.steps ?? 0 },
  ]
  return {
    baseDt,
    useKcal: kcal,
    useKcalGoal: goal,
    goalRate: kcal === null || goal === null || goal === 0 ? null : Math.round((kcal / goal) * 100),
    stepCnt,
    asideStepCnt,
    wrkotCnt: count,
    wrkotMin: minutes,
    itemList: items.filter(({ useKcal }) => useKcal > 0),
  }
}

type Walked = { day: string; kcal: number; steps: number | null; phoneKcal: number }

/** Burned energy day by day, oldest first: each has what its day of `burnedDay` has. */
export function burnedDays(
  walked: readonly Walked[],
  exercised: readonly WorkoutDay[],
): { day: string; kcal: number; steps: number | null }[] {
  const known = [...new Set([...walked, ...exercised].map(({ day }) => day))].toSorted()
  return known.map((day) => {
    const [own, workouts] = [walked.find((each) => each.day === day), exercised.find((each) => each.day === day)]
    const energy = energyOf({
      kcal: workouts?.kcal ?? 0,
      count: workouts?.count ?? 0,
      burnedKcal: own?.kcal ?? null,
      phoneKcal: own?.phoneKcal ?? 0,
    })
    return { day, kcal: energy === null ? 0 : energy.workout + energy.steps, steps: own?.steps ?? null }
  })
}
