/** A food of the meal record on the wire, for the day's page and for the diary. */
import type { FoodUnit } from '#server/domain/food/schema.ts'
import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { decimalText, orNull } from '#server/wire.ts'
import type { DayFood, FoodPage } from './day.queries.ts'
import { intakeRecord } from './present.ts'

/** What a unit is called where the food does not say it. */
const UNITS: Readonly<Record<FoodUnit, readonly [ko: string, en: string]>> = {
  SERVING: ['인분', 'serving'],
  PIECE: ['개', 'piece'],
  GRAM: ['g', 'g'],
  ML: ['mL', 'mL'],
  GLASS: ['잔', 'glass'],
}

/** How much it was. What a phone tells has a unit in its own words, or none. */
function amountOf({ quantity, unitCode, unit, unitName, unitNameEng }: DayFood) {
  const code = unitCode ?? 'SERVING'
  const [ko, en] = UNITS[code]
  const unitNm = unitName ?? unit ?? ko
  return { eatQty: quantity ?? 1, unitCode: code, unitNm, unitNmEng: unitNameEng ?? (unitNm === ko ? en : unitNm) }
}

const told = (food: DayFood) => ({ menuNameEng: food.nameEng, dishTxt: food.dishTxt, dishTxtEng: food.dishTxtEng })

export function mealFood(food: DayFood) {
  return {
    ...intakeRecord(food),
    ...told(food),
    sourceCode: food.source,
    foodId: food.foodId,
    ...amountOf(food),
    favYn: food.isFavourite ? ('Y' as const) : ('N' as const),
  }
}

export function mealFoodPage(food: FoodPage, pictureOrigin: string) {
  const course = food.menuId === null ? null : courseOfMenuId(food.menuId)
  return {
    ...mealFood(food),
    servingTxt: food.servingTxt,
    brandNm: food.brandName,
    ...photoOf(food, pictureOrigin),
    course:
      course === null
        ? null
        : {
            menuDt: course.menuDt,
            hallNo: course.hallNo,
            menuCourseType: course.courseType,
            menuMealType: mealTypeOf(course.mealType),
            restaurantCode: course.restaurantCode,
            restaurantName: food.restaurantName ?? '',
            courseTxt: food.courseTxt ?? '',
            dishTxt: food.dishTxt ?? '',
          },
  }
}

export function diaryFood(food: DayFood) {
  const { unitNm, unitNmEng, eatQty } = amountOf(food)
  return {
    hcUclSeqNo: food.hcUclSeqNo,
    menuMealType: mealTypeOf(food.mealType),
    menuMealTypeTxt: mealNames[food.mealType]?.ko ?? '',
    eatDt: food.eatDt,
    sourceCode: food.source,
    foodNm: food.foodName,
    ...told(food),
    eatQty,
    unitNm,
    unitNmEng,
    kcal: decimalText(food.kcal),
    totCho: orNull(food.carbohydrateG, decimalText),
    totProtein: orNull(food.proteinG, decimalText),
    totFat: orNull(food.fatG, decimalText),
    totSugar: orNull(food.sugarG, decimalText),
    totNa: orNull(food.sodiumMg, decimalText),
  }
}

/** The foods as one text, in Korean and in English, and everything that stood on the table. */
export function foodTexts(foods: readonly DayFood[]) {
  return {
    names: foods.map((food) => food.foodName).join(','),
    namesEng: foods.map((food) => food.nameEng ?? food.foodName).join(','),
    dishes: foods.map((food) => food.dishTxt ?? food.foodName).join(','),
  }
}

/** known-payloads 2.9: picture host, hall and day; clients append photoCd. Only courses have one. */
export function photoOf({ menuId, photoCd }: Pick<DayFood, 'menuId' | 'photoCd'>, pictureOrigin: string) {
  if (menuId === null) return { photoUrl: '', photoCd: '' }
  const { hallNo, menuDt } = courseOfMenuId(menuId)
  return { photoUrl: `${pictureOrigin}/data/manager/recipe/${hallNo}/${menuDt}/`, photoCd: photoCd ?? '' }
}
