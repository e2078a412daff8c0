import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, weekOf, type Day } from '#src/lib/days.ts'
import type { Unit } from '#src/lib/units.ts'
import type { Nutrient } from '../nutrients/use-range-rows.ts'

/** How far back the weeks go. */
const WEEKS = 52

/** A week of meals on average. */
export interface Week {
  start: Day
  end: Day
  recordedDays: number
  /** How many meals of these days are told. */
  meals: number
  kcal: number | null
  sentence: string | null
  nextStep: string | null
  stepCode: Schemas['NutriBoard']['stepCode']
  nutrients: Nutrient[]
}

const UNITS: Record<Schemas['NutriBoardRow']['nutriCode'], Unit> = {
  CHO: 'g',
  PROTEIN: 'g',
  FAT: 'g',
  SUGAR: 'g',
  FIB: 'g',
  NA: 'mg',
  CALCIUM: 'mg',
}

export function toWeek(wire: Schemas['NutriBoard']): Week {
  return {
    start: wire.startDt,
    end: wire.endDt,
    recordedDays: wire.recordDayCnt,
    meals: wire.mealCnt,
    kcal: wire.avgKcal,
    sentence: wire.summaryTxt,
    nextStep: wire.commentTxt,
    stepCode: wire.stepCode,
    nutrients: wire.nutrients.map((row) => ({
      code: row.nutriCode,
      name: row.nutriNm,
      unit: UNITS[row.nutriCode],
      value: row.avgVal,
      min: row.minVal,
      max: row.maxVal,
      status: row.statusCode,
    })),
  }
}

/** The weeks beside this one; undefined past this week, and further back than a year. */
export function weeksBeside(start: Day, today: Day): { before: Day | undefined; after: Day | undefined } {
  const monday = weekOf(today)[0] ?? today
  const [before, after] = [addDays(start, -7), addDays(start, 7)]
  return {
    before: before < addDays(monday, -7 * WEEKS) ? undefined : before,
    after: after > monday ? undefined : after,
  }
}

/** The Monday of an address: any day names its week, one to come names none. */
export const mondayOf = (day: Day | undefined, today: Day): Day | undefined =>
  day === undefined || day > today ? undefined : weekOf(day)[0]
