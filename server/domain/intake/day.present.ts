/** The cuts that calls make of one day. */
import {
  type Advised,
  type Bounds,
  energyShares,
  isComplete,
  type Nutrient,
  nutrientNames,
  SODIUM_MG,
  statusOf,
  statusSoFar,
} from '#server/domain/nutrition/advised.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { DayFood, DayIntake } from './day.queries.ts'
import { type Day, isWholeDay, remaining, standardKcal, type Sums } from './day.rules.ts'
import { foodTexts, mealFood, photoOf } from './food.present.ts'
import { oneDecimal } from '#server/rounding.ts'

const ALL_MEALS = ['1', '2', '3', '4', '5', '6'] as const

const named = (mealType: string) => ({
  menuMealType: mealTypeOf(mealType),
  menuMealTypeTxt: mealNames[mealType]?.ko ?? '',
})

/** The energy of a day, null without a food. */
export const eatenOf = ({ foods, wholeKcal }: Pick<DayIntake, 'foods' | 'wholeKcal'>): number | null =>
  foods.length === 0 ? null : wholeKcal

/** What every cut begins with. */
export const headOf = (day: DayIntake) => ({ baseDt: day.day, eatKcal: eatenOf(day), eatKcalGoal: day.goal })

/** A meal in one line. */
function mealLine(mealType: string, day: Pick<Day<DayFood>, 'meals' | 'skipped'>, pictureOrigin: string) {
  const meal = day.meals.find((one) => one.mealType === mealType)
  const texts = meal === undefined ? undefined : foodTexts(meal.foods)
  const pictured = meal?.foods.find(({ menuId }) => menuId !== null)
  return {
    ...named(mealType),
    eatKcal: meal?.wholeKcal ?? null,
    foodCnt: meal?.foods.length ?? 0,
    menuTxt: texts?.names ?? null,
    menuTxtEng: texts?.namesEng ?? null,
    dishTxt: texts?.dishes ?? null,
    nfYn: yn(day.skipped.includes(mealType)),
    ...photoOf(pictured ?? { menuId: null, photoCd: null }, pictureOrigin),
  }
}

export const dayMealInfo = (day: DayIntake, pictureOrigin: string) => ({
  ...headOf(day),
  remainKcal: remaining(day.goal, day.wholeKcal),
  mealList: ALL_MEALS.map((mealType) => mealLine(mealType, day, pictureOrigin)),
})

export const dayTabKcalInfo = (day: DayIntake) => ({
  ...headOf(day),
  tabList: ALL_MEALS.map((mealType) => ({
    ...named(mealType),
    eatKcal: day.meals.find((meal) => meal.mealType === mealType)?.wholeKcal ?? null,
    stdKcal: standardKcal(mealType, day.goal),
  })),
})

/** @param only one meal; all that have a food or were skipped when left out */
export function dayEatMealMenu(day: DayIntake, only: string | undefined) {
  const mealList = ALL_MEALS.filter((mealType) => only === undefined || mealType === only).flatMap((mealType) => {
    const meal = day.meals.find((one) => one.mealType === mealType)
    const skipped = day.skipped.includes(mealType)
    if (meal === undefined && !skipped) return []
    return {
      ...named(mealType),
      eatKcal: meal?.wholeKcal ?? null,
      nfYn: yn(skipped),
      foodList: (meal?.foods ?? []).map(mealFood),
    }
  })
  const eaten = mealList.flatMap(({ eatKcal }) => eatKcal ?? [])
  return { baseDt: day.day, eatKcal: eaten.length === 0 ? null : eaten.reduce((sum, kcal) => sum + kcal, 0), mealList }
}

/** The nutrients of a record, under their names on the wire. */
const NUTRIENTS = [
  ['CHO', 'carbohydrateG'],
  ['PROTEIN', 'proteinG'],
  ['FAT', 'fatG'],
  ['SUGAR', 'sugarG'],
  ['FIB', 'fibreG'],
  ['NA', 'sodiumMg'],
] as const satisfies (readonly [Nutrient, keyof Sums])[]

const shown = (code: Nutrient, value: number): number => (code === 'NA' ? Math.round(value) : oneDecimal(value))

/** One number, where one says it: a limit, or what is asked for. A range has none. */
function standard({ min, max }: Bounds): number | null {
  if (min === null) return max
  return max === null ? min : null
}

/** Nutrients beside what is asked for. One that no food tells is left out: nothing is known of it. */
export function nutrientsOf(sums: Sums, advised: Advised | null) {
  const shares = energyShares({ CHO: sums.carbohydrateG, PROTEIN: sums.proteinG, FAT: sums.fatG })
  return NUTRIENTS.flatMap(([code, column]) => {
    const value = sums[column]
    if (value === null) return []
    const { ko, unit } = nutrientNames[code]
    const kcalRate = code === 'CHO' || code === 'PROTEIN' || code === 'FAT' ? (shares?.[code] ?? null) : null
    return {
      nutrientCode: code,
      nutrientNm: ko,
      unit,
      eatVal: shown(code, value),
      stdVal: advised === null ? null : standard(advised[code]),
      kcalRate,
    }
  })
}

/** Nutrients with a word for each. @param complete whether the day may be said to lack something */
export function judgedNutrients(sums: Sums, advised: Advised | null, complete: boolean) {
  const judge = complete ? statusOf : statusSoFar
  return nutrientsOf(sums, advised).map((nutrient) => ({
    ...nutrient,
    statusCode: advised === null ? null : judge(nutrient.eatVal, advised[nutrient.nutrientCode]),
  }))
}

const hasDinner = (day: DayIntake) => day.meals.some(({ mealType }) => mealType === '3')

export const dayEatNutrition = (day: DayIntake, now: SeoulNow) => ({
  ...headOf(day),
  nutrientList:
    day.foods.length === 0
      ? []
      : judgedNutrients(day, day.advised, isComplete(day.day, now, hasDinner(day)) && isWholeDay(day)),
})

export const dailyNutrientInfo = (day: DayIntake) => ({
  ...headOf(day),
  nutrientList: day.foods.length === 0 ? [] : nutrientsOf(day, day.advised),
})

/** A meal in the list of all meals. */
export const recordRow = (mealType: string, day: Day<DayFood>, pictureOrigin: string) => ({
  baseDt: day.day,
  ...mealLine(mealType, day, pictureOrigin),
})

export function mainNutriData(day: DayIntake) {
  const [cho, protein, fat] = [day.carbohydrateG, day.proteinG, day.fatG].map((value) =>
    value === null ? null : oneDecimal(value),
  )
  const shares = energyShares({ CHO: day.carbohydrateG, PROTEIN: day.proteinG, FAT: day.fatG })
  return {
    ...headOf(day),
    cho: cho ?? null,
    protein: protein ?? null,
    fat: fat ?? null,
    choRate: shares?.CHO ?? null,
    proteinRate: shares?.PROTEIN ?? null,
    fatRate: shares?.FAT ?? null,
    na: day.sodiumMg === null ? null : Math.round(day.sodiumMg),
    naLimit: SODIUM_MG,
  }
}

export const mainKcalInfo = (day: DayIntake) => ({
  ...headOf(day),
  useKcal: day.usedKcal,
  useKcalGoal: day.useGoal,
  remainKcal: remaining(day.goal, day.wholeKcal),
})

export function eatKcalDay(day: DayIntake) {
  const eaten = eatenOf(day)
  return {
    ...headOf(day),
    remainKcal: remaining(day.goal, day.wholeKcal),
    goalRate: eaten === null || day.goal === null || day.goal === 0 ? null : Math.round((eaten / day.goal) * 100),
    mealList: day.meals.map(({ mealType, wholeKcal }) => ({ ...named(mealType), eatKcal: wholeKcal })),
  }
}
