import type { Schemas } from '#src/contract/schemas.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import type { Day } from '#src/lib/days.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'
import { clockOf, type WireTime } from '#src/lib/wire-time.ts'

type Food = Schemas['MealFood']
type Language = 'ko' | 'en'

/** A food of a meal, as its page shows it. */
export interface EatenFood {
  number: number
  source: Schemas['IntakeSource']
  foodId: string | null
  name: string
  /** Korean names of its bowls: a course by its dishes, any other food by its own. */
  bowls: string[]
  qty: number
  unit: string
  unitCode: Schemas['FoodUnitCode']
  kcal: number | null
  eatDt: WireTime
}

export function toFood(food: Food, language: Language): EatenFood {
  const dishes = splitJoined(food.dishTxt)
  const isEnglish = language === 'en'
  return {
    number: food.hcUclSeqNo,
    source: food.sourceCode,
    foodId: food.foodId,
    name: foodNameOf({ source: food.sourceCode, name: food.menuName, english: food.menuNameEng }, language),
    bowls: dishes.length > 0 ? dishes : [food.menuName],
    qty: food.eatQty,
    unit: (isEnglish && food.unitNmEng) || food.unitNm,
    unitCode: food.unitCode,
    kcal: parseWireNumber(food.kcal),
    eatDt: food.eatDt,
  }
}

/** What a food is called: a course by its set of dishes; in English where it has such a name. */
export function foodNameOf(
  { source, name, english }: { source: EatenFood['source']; name: string; english: string | null },
  language: Language,
): string {
  const isSet = source === 'COURSE' || source === 'TAKEOUT'
  if (language === 'en' && english) return isSet ? englishSetName(english) : english
  return isSet ? koreanSetName(name) : name
}

/** One meal out of the foods of its day. */
export interface Meal {
  foods: EatenFood[]
  /** `HH:mm` of the first food; null without one. */
  clock: string | null
  kcal: number | null
  skipped: boolean
}

export function mealIn(
  { mealList }: Pick<Schemas['DayEatMealMenu'], 'mealList'>,
  meal: MealType,
  language: Language,
): Meal {
  const told = mealList.find(({ menuMealType }) => menuMealType === meal)
  const foods = (told?.foodList ?? []).map((food) => toFood(food, language))
  return {
    foods,
    clock: foods[0] ? clockOf(foods[0].eatDt) : null,
    kcal: told?.eatKcal ?? null,
    skipped: told?.nfYn === 'Y',
  }
}

/**
 * How a food that was removed comes back: the same call that recorded it, with its amount and its time. Null where no
 * call of ours could.
 */
export type Restoration =
  | { by: 'food'; body: Schemas['MealFoodListForm'] }
  | { by: 'course'; body: Schemas['MealRegiInput'] }

/** Where a recorded course stands on the menu, and what its record says beside. */
export interface EatenCourse {
  place: Schemas['MealFoodCourse']
  left: readonly string[]
  memo: string | null
}

export function restorationOf(
  food: EatenFood,
  day: Day,
  meal: MealType,
  course: EatenCourse | null,
): Restoration | null {
  const { qty: eatQty, eatDt } = food
  if (food.source === 'COURSE' && course) {
    const { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode } = course.place
    const beside = {
      ...(course.left.length > 0 && { exceptMenuCodeList: [...course.left] }),
      ...(course.memo !== null && { memoTxt: course.memo }),
    }
    return {
      by: 'course',
      body: { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode, eatQty, eatDt, ...beside },
    }
  }
  if (food.foodId === null) return null
  return {
    by: 'food',
    body: {
      baseDt: day,
      menuMealType: meal,
      foodList: [{ foodId: food.foodId, eatQty, unitCode: food.unitCode, eatDt }],
    },
  }
}
