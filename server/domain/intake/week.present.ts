import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { addDays } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import { judgedNutrients } from './day.present.ts'
import type { IntakeOfDays } from './day.queries.ts'
import { weekOf, weekWords } from './week.rules.ts'

/**
 * A week beside the one before.
 *
 * @param eaten both weeks
 * @param soups milligrams of sodium from soups, by day
 */
export function patternReport(
  { days, goal, advised }: IntakeOfDays,
  soups: ReadonlyMap<string, number>,
  { monday, today, language }: { monday: string; today: string; language: Language },
) {
  const before = weekOf(
    addDays(monday, -7),
    days.filter(({ day }) => day < monday),
    today,
  )
  const week = weekOf(
    monday,
    days.filter(({ day }) => day >= monday),
    today,
  )
  const words = weekWords(week, advised, soups)
  return {
    startDt: monday,
    endDt: addDays(monday, 6),
    recordDayCnt: week.days.filter(({ told }) => told !== undefined && told.foods.length > 0).length,
    avgKcal: week.avgKcal,
    meanDayCnt: week.counted.length,
    fullYn: yn(week.isWhole),
    // Weeks that tell too little are not compared.
    lastWeekAvgKcal: week.isWhole && before.isWhole ? before.avgKcal : null,
    eatKcalGoal: goal,
    dayList: week.days.map(({ day, told }) => ({
      baseDt: day,
      eatKcal: told === undefined || told.foods.length === 0 ? null : told.wholeKcal,
      mealCnt: told?.meals.length ?? 0,
      nfCnt: told?.skipped.length ?? 0,
    })),
    mealRateList: week.shares.map((kcalRate, index) => {
      const mealType = String(index + 1)
      return { menuMealType: mealTypeOf(mealType), menuMealTypeTxt: mealNames[mealType]?.ko ?? '', kcalRate }
    }),
    nutrientList: week.means === null ? [] : judgedNutrients(week.means, advised, week.isWhole),
    summaryTxt: words === null ? null : wordsIn(words, language),
  }
}
