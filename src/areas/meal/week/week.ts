import type { Schemas } from '#src/contract/schemas.ts'

type Report = Schemas['PatternReport']

/** Within this share of the week before it is as much as before. */
const ALIKE = 0.05

/** Fewer days say nothing of a week. */
const FEWEST_DAYS = 2

export type WeekLead =
  /** So many days more, and there is something to say. */
  | { is: 'few'; days: number }
  /** Too few of the days tell two main meals: what was written down says nothing of the week. */
  | { is: 'part' }
  /** There is no week before to compare it with. */
  | { is: 'mean'; kcal: number }
  | { is: 'usual' }
  | { is: 'more' | 'less'; kcal: number }

export function leadOfWeek({
  recordDayCnt,
  fullYn,
  avgKcal,
  lastWeekAvgKcal,
}: Pick<Report, 'recordDayCnt' | 'fullYn' | 'avgKcal' | 'lastWeekAvgKcal'>): WeekLead {
  if (avgKcal === null || recordDayCnt < FEWEST_DAYS) return { is: 'few', days: FEWEST_DAYS - recordDayCnt }
  if (fullYn === 'N') return { is: 'part' }
  if (lastWeekAvgKcal === null) return { is: 'mean', kcal: avgKcal }
  const difference = avgKcal - lastWeekAvgKcal
  if (Math.abs(difference) <= lastWeekAvgKcal * ALIKE) return { is: 'usual' }
  return { is: difference > 0 ? 'more' : 'less', kcal: Math.abs(difference) }
}

/** Days of a week in percent of the goal, or of the highest day where that is more. */
export function weekBars({ dayList, eatKcalGoal }: Pick<Report, 'dayList' | 'eatKcalGoal'>): (number | null)[] {
  const whole = Math.max(1, eatKcalGoal ?? 0, ...dayList.map(({ eatKcal }) => eatKcal ?? 0))
  return dayList.map(({ eatKcal }) => (eatKcal === null ? null : (eatKcal / whole) * 100))
}

/** How many meals of the week are told. */
export const mealsIn = ({ dayList }: Pick<Report, 'dayList'>): number =>
  dayList.reduce((sum, { mealCnt }) => sum + mealCnt, 0)

/** How many meals of the week were said to be skipped. */
export const skippedIn = ({ dayList }: Pick<Report, 'dayList'>): number =>
  dayList.reduce((sum, { nfCnt }) => sum + nfCnt, 0)
