/** The diary: days, a meal, foods. */
import type { DrinkSum } from '#server/domain/drink/queries.ts'
import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { decimalText, orNull, wholeText } from '#server/wire.ts'
import type { DayFood, DayIntake, IntakeOfDays } from './day.queries.ts'
import type { Meal } from './day.rules.ts'
import { diaryFood, foodTexts, photoOf } from './food.present.ts'
import { oneDecimal } from '#server/rounding.ts'

/** Days that have records, the newest first; their meals by the first thing eaten. */
export function diaryDays({ days, goal }: IntakeOfDays, drunk: readonly DrinkSum[], pictureOrigin: string) {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const drinks = new Map(drunk.map((sum) => [sum.baseDt, sum]))
  return [...new Set([...byDay.keys(), ...drinks.keys()])]
    .toSorted((a, b) => b.localeCompare(a))
    .map((baseDt) => {
      const [day, drink] = [byDay.get(baseDt), drinks.get(baseDt)]
      const meals = (day?.meals ?? []).toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)))
      return {
        baseDt,
        eatKcal: meals.length === 0 ? null : (day?.wholeKcal ?? null),
        eatKcalGoal: goal,
        drinkKcal: drink === undefined ? null : Math.round(drink.kcal),
        drinkAlcoholG: drink === undefined ? null : oneDecimal(drink.alcoholG),
        nfMealTypeList: (day?.skipped ?? []).map(mealTypeOf),
        mealList: meals.map((meal) => mealRow(meal, pictureOrigin)),
      }
    })
}

const firstOf = ({ foods }: Meal<DayFood>): string => foods[0]?.eatDt ?? ''

function mealRow(meal: Meal<DayFood>, pictureOrigin: string) {
  const texts = foodTexts(meal.foods)
  return {
    menuMealType: mealTypeOf(meal.mealType),
    menuMealTypeTxt: mealNames[meal.mealType]?.ko ?? '',
    eatDt: firstOf(meal),
    foodNmTxt: texts.names,
    foodNmTxtEng: texts.namesEng,
    foodCnt: meal.foods.length,
    sumKcal: wholeText(meal.wholeKcal),
    photoUrl: pictureOf(meal.foods, pictureOrigin),
    dishTxt: texts.dishes,
  }
}

/** The picture of the first food that has one, whole. */
function pictureOf(foods: readonly DayFood[], pictureOrigin: string): string | null {
  const found = foods.map((food) => photoOf(food, pictureOrigin)).find(({ photoCd }) => photoCd !== '')
  return found === undefined ? null : `${found.photoUrl}${found.photoCd}`
}

export function diaryMeal(day: DayIntake, mealType: string, pictureOrigin: string) {
  const meal = day.meals.find((one) => one.mealType === mealType)
  const foods = meal?.foods ?? []
  const course = foods.find(({ menuId }) => menuId !== null)
  return {
    baseDt: day.day,
    menuMealType: mealTypeOf(mealType),
    menuMealTypeTxt: mealNames[mealType]?.ko ?? '',
    restaurantCode: course?.menuId == null ? null : courseOfMenuId(course.menuId).restaurantCode,
    restaurantName: course?.restaurantName ?? null,
    memoTxt: foods.find(({ memo }) => memo !== null)?.memo ?? null,
    photoUrl: pictureOf(foods, pictureOrigin),
    sumKcal: meal === undefined ? null : wholeText(meal.wholeKcal),
    sumCho: orNull(meal?.carbohydrateG ?? null, decimalText),
    sumProtein: orNull(meal?.proteinG ?? null, decimalText),
    sumFat: orNull(meal?.fatG ?? null, decimalText),
    sumSugar: orNull(meal?.sugarG ?? null, decimalText),
    sumNa: orNull(meal?.sodiumMg ?? null, wholeText),
    foodList: foods.map(diaryFood),
  }
}
