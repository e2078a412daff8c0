import type { Schemas } from '#src/contract/schemas.ts'
import { nameIn, photoOf, type CourseKey } from '#src/domain/meal/course.ts'
import { splitJoined } from '#src/lib/korean.ts'
import type { Grade } from '#src/ui/taste-scale/taste-scale.tsx'

/** A course that was eaten, and what the member said of it. */
export interface EatenMeal {
  key: CourseKey
  menuCode: string
  name: string
  /** 한식; the wire tells it in Korean alone. */
  corner: string
  bowls: string[]
  photo: string | null
  liked: boolean
  grade: Grade | null
  words: string
}

export function toMeals(rows: readonly Schemas['RecentMenu'][], language: 'ko' | 'en'): EatenMeal[] {
  return rows.map((row) => ({
    key: {
      menuDt: row.menuDt,
      hallNo: row.hallNo,
      menuCourseType: row.menuCourseType,
      menuMealType: row.menuMealType,
      restaurantCode: row.restaurantCode,
    },
    menuCode: row.menuCode,
    name: nameIn(language, row),
    corner: row.courseTxt.replace(/^[^:]*:/, ''),
    bowls: row.dishTxt === null ? [row.menuName] : splitJoined(row.dishTxt),
    photo: photoOf(row),
    liked: row.myLikeMenuYn === 'Y',
    // the contract holds it between 1 and 5
    grade: row.menuGrade as Grade | null,
    words: row.evalCntnt ?? '',
  }))
}

export const isCourse = (one: CourseKey, other: CourseKey): boolean =>
  one.menuDt === other.menuDt &&
  one.hallNo === other.hallNo &&
  one.menuCourseType === other.menuCourseType &&
  one.menuMealType === other.menuMealType &&
  one.restaurantCode === other.restaurantCode

/**
 * What is asked, one after the other: the course of the address, graded or not, then every other that is not graded
 * yet.
 */
export function queueOf(meals: readonly EatenMeal[], asked: CourseKey | null): EatenMeal[] {
  const first = asked === null ? undefined : meals.find(({ key }) => isCourse(key, asked))
  const open = meals.filter((meal) => meal.grade === null && meal !== first)
  return first ? [first, ...open] : open
}
