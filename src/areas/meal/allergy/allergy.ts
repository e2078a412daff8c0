import type { Schemas } from '#src/contract/schemas.ts'
import { allergenName, declaredOf, listOf } from '#src/domain/meal/allergens.ts'
import { splitJoined } from '#src/lib/korean.ts'

type Language = 'ko' | 'en'

export interface Allergen {
  code: string
  name: string
}

/** Which shelf of the list an allergen stands on. */
export type Group = 'sea' | 'meat' | 'beans' | 'dairy' | 'other'

const GROUPS: Record<Exclude<Group, 'other'>, readonly string[]> = {
  sea: ['08', '09', '17', '18', '07'],
  meat: ['10', '16', '15', '20'],
  beans: ['05', '04', '14', '19'],
  dairy: ['01', '02', '06', '03'],
}

/**
 * Allergens by groups, each in the order in which people look for them; one that no group knows is among the others.
 */
export function groupsOf(
  wire: readonly Schemas['Allergy'][],
  language: Language,
): { group: Group; allergens: Allergen[] }[] {
  const all = wire.map((row) => ({ code: row.allergyCode, name: allergenName(row, language) }))
  const known = new Set(Object.values(GROUPS).flat())
  const named = Object.entries(GROUPS).map(([group, codes]) => ({
    // Object.entries forgets that the keys are a closed union.
    group: group as Group,
    allergens: codes.flatMap((code) => all.find((each) => each.code === code) ?? []),
  }))
  return [...named, { group: 'other' as const, allergens: all.filter(({ code }) => !known.has(code)) }].filter(
    ({ allergens }) => allergens.length > 0,
  )
}

/**
 * What the chosen ones mean today: the first meal of the day with such a course, the courses of it, and what they hold.
 */
export interface Effect {
  mealType: string
  /** Courses of that meal. */
  courses: number
  held: { corner: string; dish: string; allergens: string[] }[]
  /** Some dish of the day has not been declared. */
  hasUnknown: boolean
}

/**
 * Whose the allergens are is not asked here: the choice is not saved yet. Of a row that did not come, or came without
 * its code, nobody knows whether it is chosen.
 */
function isDeclared(dish: Schemas['TodayMenuDish']): boolean {
  const { allergens } = declaredOf(dish, 'ko')
  return (
    dish.allergyKnownYn === 'Y' &&
    allergens.length === dish.allergyList?.length &&
    allergens.every(({ code }) => code !== '')
  )
}

/**
 * Null: nothing is served today. Without a course that holds any of them `held` is empty, and the meal is the first
 * that is still to come.
 */
export function effectOf(menu: Schemas['TodayMenu'], chosen: readonly string[], language: Language): Effect | null {
  const byMeal = [...Map.groupBy(menu.menuList, ({ menuMealType }) => menuMealType)]
  const clock = menu.nowDt.slice(8, 12)
  const isAhead = (mealType: string) =>
    (menu.mealTimeList.find((slot) => slot.menuMealType === mealType)?.endTm ?? '2400') > clock
  const ahead = byMeal.filter(([mealType]) => isAhead(mealType))
  const meals = ahead.map(([mealType, courses]) => ({
    mealType,
    courses: courses.length,
    held: courses.flatMap((course) => {
      const held = listOf(course.dishList).flatMap((dish) =>
        declaredOf(dish, language)
          .allergens.filter(({ code }) => chosen.includes(code))
          .map(({ name }) => name),
      )
      if (held.length === 0) return []
      return [
        {
          corner: language === 'en' ? course.courseNmEng || course.courseNm : course.courseNm,
          dish: splitJoined(course.subMenuTxt)[0] ?? course.menuName,
          allergens: [...new Set(held)],
        },
      ]
    }),
    hasUnknown: courses.some(
      (course) => listOf(course.dishList).length === 0 || course.dishList.some((dish) => !isDeclared(dish)),
    ),
  }))
  return meals.find(({ held }) => held.length > 0) ?? meals[0] ?? null
}
