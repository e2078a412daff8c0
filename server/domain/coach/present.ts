/** The coach on the wire. */
import type { DayFood } from '#server/domain/intake/day.queries.ts'
import type { Day } from '#server/domain/intake/day.rules.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { type Advised, type Nutrient, nutrientNames } from '#server/domain/nutrition/advised.rules.ts'
import { mealNames, mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { orNull, wholeText } from '#server/wire.ts'
import { amountsOf, type DayFacts, standing } from './facts.ts'
import { mealStatus, mealWordsOf } from './meal.rules.ts'
import { NUTRIENT_WORDS } from './nutrients.rules.ts'
import type { homeFood, Suited } from './recommend.rules.ts'
import type { weekRows } from './week.rules.ts'

const CODES = ['KCAL', 'CHO', 'PROTEIN', 'FAT', 'SUGAR', 'FIB', 'NA'] as const satisfies readonly Nutrient[]

const nutrient = (code: Nutrient, language: Language) => ({
  nutrientCode: code,
  nutrientNm: nutrientNames[code][language],
  unitNm: nutrientNames[code].unit,
})

/** Nothing of a day without a record: a row of unknown values would look like a day without food. */
export function nutrientDay(
  day: Day<DayFood>,
  { advised, complete }: { advised: Advised; complete: boolean },
  language: Language,
) {
  const eaten = amountsOf(day)
  const rows = CODES.map((code) => ({
    ...nutrient(code, language),
    eatVal: eaten[code],
    minVal: advised[code].min,
    maxVal: advised[code].max,
    statusCode: standing(eaten[code], advised[code], complete),
  }))
  return { baseDt: day.day, mealCnt: day.meals.length, nutrientList: day.foods.length === 0 ? [] : rows }
}

export const nutrientTable = (advised: Advised, language: Language) =>
  CODES.map((code) => ({
    ...nutrient(code, language),
    minVal: advised[code].min,
    maxVal: advised[code].max,
    descTxt: NUTRIENT_WORDS[code].text[language],
    foodTxt: NUTRIENT_WORDS[code].foods[language],
  }))

/** The meals of a day, each in one line, in the order in which they were eaten. */
export function coachMeals(
  day: Day<DayFood>,
  { eaten, advised, goal }: Pick<DayFacts, 'eaten' | 'advised' | 'goal'>,
  language: Language,
) {
  const began = (meal: (typeof day.meals)[number]) => meal.foods[0]?.eatDt ?? ''
  return day.meals
    .toSorted((a, b) => began(a).localeCompare(began(b)))
    .map((meal) => {
      const dishes = meal.foods.flatMap((food) => (food.dishTxt ?? food.foodName).split(','))
      const facts = {
        mealType: meal.mealType,
        dishes,
        eaten: amountsOf(meal),
        day: eaten,
        meals: day.meals.length,
        advised,
        goal,
      }
      return {
        menuMealType: mealTypeOf(meal.mealType),
        menuMealTypeTxt: mealNames[meal.mealType]?.[language] ?? '',
        foodNmTxt: meal.foods.map((food) => food.foodName).join(','),
        dishTxt: dishes.join(','),
        sumKcal: wholeText(meal.wholeKcal),
        statusCode: mealStatus(facts),
        coachTxt: mealWordsOf(facts)[language],
      }
    })
}

/** What a row of the day's menu tells that is told here too. */
type MenuRow = Record<
  | 'menuDt'
  | 'restaurantCode'
  | 'restaurantName'
  | 'hallNo'
  | 'menuCourseType'
  | 'courseTxt'
  | 'menuName'
  | 'menuNameEng'
  | 'subMenuTxt'
  | 'sumKcal'
  | 'sumNa'
  | 'photoUrl'
  | 'photoCd',
  string
>

/** @param row the course as the day's menu has it */
export function suitedCourse(
  { course, reason }: Suited,
  row: MenuRow,
  restaurantNameEng: string | null,
  language: Language,
) {
  return {
    menuDt: row.menuDt,
    menuMealType: mealTypeOf(course.mealType),
    restaurantCode: row.restaurantCode,
    restaurantName: row.restaurantName,
    restaurantNameEng,
    hallNo: row.hallNo,
    menuCourseType: row.menuCourseType,
    courseTxt: row.courseTxt,
    courseNm: course.cornerName,
    courseNmEng: course.cornerNameEng,
    menuName: row.menuName,
    menuNameEng: row.menuNameEng,
    subMenuTxt: row.subMenuTxt,
    sumKcal: row.sumKcal,
    sumNa: row.sumNa,
    photoUrl: row.photoUrl,
    photoCd: row.photoCd,
    reasonTxt: reason[language],
  }
}

export const homeFoodRow = (found: ReturnType<typeof homeFood>, language: Language) =>
  orNull(found, ({ food, reason }) => ({ foodNm: food.name, foodNmEng: food.nameEng, reasonTxt: reason[language] }))

export const weekRow = (row: ReturnType<typeof weekRows>[number], language: Language) => ({
  nutriCode: row.code,
  nutriNm: nutrientNames[row.code][language],
  avgVal: row.value,
  targetVal: row.target,
  minVal: row.min,
  maxVal: row.max,
  statusCode: row.status,
})
