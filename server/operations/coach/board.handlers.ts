/** What the coach says of a day of meals. Rules write it, and it is a word of advice, never a diagnosis. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { allergyQueries } from '#server/domain/allergy/queries.ts'
import { dayWords } from '#server/domain/coach/day.rules.ts'
import { amountsOf, type DayFacts, NO_AMOUNTS, standing } from '#server/domain/coach/facts.ts'
import { comingMeal } from '#server/domain/coach/next.rules.ts'
import { coachMeals, homeFoodRow, nutrientDay, nutrientTable, suitedCourse } from '#server/domain/coach/present.ts'
import { adviceFor, type AdvisedDay, homeFood } from '#server/domain/coach/recommend.rules.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { isWholeDay, mainMealsTold } from '#server/domain/intake/day.rules.ts'
import { mealRow } from '#server/domain/meal/course.present.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { isComplete } from '#server/domain/nutrition/advised.rules.ts'
import { dayScore } from '#server/domain/nutrition/day-score.rules.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, isDay, seoulDay, seoulNow, type SeoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function coachHandlers({ db, clock, config }: Deps) {
  const days = dayQueries(db)
  const courses = courseQueries(db)
  const restaurants = restaurantQueries(db)
  const allergies = allergyQueries(db)
  const { languageOf } = languageQueries(db)

  /** What is ahead of the member: the meal to come, and what suits it. */
  async function ahead(hcId: string, now: SeoulNow, today: AdvisedDay, facts: DayFacts, language: Language) {
    const done = new Set([...facts.eatenMeals, ...today.skipped])
    const [place, avoided] = await Promise.all([
      restaurants.onScreen({ cookie: undefined, hcId }),
      allergies.avoided(hcId),
    ])
    const restaurantCode = place?.restaurantCode ?? ''
    const [times, served] = await Promise.all([
      restaurants.mealTimes(restaurantCode),
      courses.servedMeals(restaurantCode, now.day, addDays(now.day, 1)),
    ])
    const { meal, menu } = comingMeal(now, done, times, served)
    const found =
      menu &&
      adviceFor(
        menu.menuDt === now.day ? today : await days.day(hcId, menu.menuDt),
        await courses.courses({ restaurantCode, ...menu }, hcId),
        avoided,
        now,
      )
    return {
      meal,
      rcmdList: (found ?? []).map((one) =>
        suitedCourse(
          one,
          mealRow(one.course, { pictureOrigin: config.pictureOrigin, avoided, recommended: undefined }),
          place?.restaurantNameEng ?? null,
          language,
        ),
      ),
      homeFood: found?.length ? null : homeFoodRow(homeFood(facts.eaten, facts.advised, avoided), language),
    }
  }

  return {
    coachGetMealBoard: async ({ query: { baseDt } }, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const day = baseDt ?? now.day
      if (!isDay(day) || day > now.day) return badRequest('baseDt')
      const [eaten, language] = await Promise.all([days.day(hcId, day), languageOf(hcId, caller)])
      const { advised, goal } = eaten
      if (advised === null) throw refusals.login()
      const eatenMeals = new Set(eaten.meals.map(({ mealType }) => mealType))
      const done = new Set([...eatenMeals, ...eaten.skipped])
      const recorded = eaten.foods.length > 0
      const isWhole = isWholeDay(eaten)
      const facts: DayFacts = {
        recorded,
        eatenMeals,
        isWhole,
        eaten: recorded ? amountsOf(eaten) : NO_AMOUNTS,
        advised,
        goal,
      }
      const next =
        day === now.day ? await ahead(hcId, now, eaten, facts, language) : { meal: null, rcmdList: [], homeFood: null }
      return ok({
        baseDt: day,
        score: dayScore(recorded ? { ...eaten, mealsRecorded: mainMealsTold(eaten) } : null, advised, goal),
        eatKcal: facts.eaten.KCAL,
        eatKcalGoal: goal,
        // What may not be said yet is not "usual" (docs/decisions/379).
        statusCode: recorded
          ? standing(facts.eaten.KCAL, advised.KCAL, isComplete(day, now, done.has('3')) && isWhole)
          : null,
        coachTxt: dayWords(facts, recorded || day < now.day ? next.meal : (next.meal ?? '3'))[language],
        mealList: coachMeals(eaten, facts, language),
        rcmdList: next.rcmdList,
        homeFood: next.homeFood,
      })
    },

    coachGetDailyNutrientInfo: async ({ query: { baseDt } }, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const day = baseDt ?? now.day
      if (!isDay(day) || day > now.day) return badRequest('baseDt')
      const [eaten, language] = await Promise.all([days.day(hcId, day), languageOf(hcId, caller)])
      if (eaten.advised === null) throw refusals.login()
      const hasDinner = eaten.skipped.includes('3') || eaten.meals.some(({ mealType }) => mealType === '3')
      const complete = isComplete(day, now, hasDinner) && isWholeDay(eaten)
      return ok(nutrientDay(eaten, { advised: eaten.advised, complete }, language))
    },

    coachGetNutriList: async (_input, caller) => {
      const [{ advised }, language] = await Promise.all([
        days.day(caller.hcId, seoulDay(clock.now())),
        languageOf(caller.hcId, caller),
      ])
      if (advised === null) throw refusals.login()
      return ok(nutrientTable(advised, language))
    },
  } satisfies Handlers
}
