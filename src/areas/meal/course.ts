import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'
import type { Declared } from './allergens.ts'

/** The five values that name a course on the wire and in the address of /meal/detail (known-payloads 3.4). */
export interface CourseKey {
  menuDt: Day
  hallNo: string
  menuCourseType: string
  menuMealType: string
  restaurantCode: string
}

/** A course as the day's menu shows it. Amounts are null where the kitchen did not say. */
export interface Course {
  key: CourseKey
  /** The recipe of the main dish; likes hang on it. */
  menuCode: string
  corner: string
  title: string
  /** All dishes, main dish first. `wireName` is the Korean name, which decides the drawn bowl in every language. */
  dishes: { name: string; wireName: string; allergens: Declared }[]
  kcal: number | null
  sodiumMg: number | null
  liked: boolean
  recommended: boolean
  soldOut: boolean
  /** Portions that can still be reserved; null where nothing is counted. */
  remaining: number | null
  /** `HHmm` until which a portion can be reserved. */
  orderUntil: string | null
  crowd: { level: 1 | 2 | 3; waitMinutes: number | null } | null
  photo: string | null
}

/** A course of more sodium than this is marked: three quarters of the 2,000 mg that the WHO advises for a day. */
export const HIGH_SODIUM_MG = 1500

type Language = 'ko' | 'en'

/** A row of the day's menu in plain words. English names stand in where the kitchen has them. */
export function toCourse(row: Schemas['TodayMenuCourse'], language: Language): Course {
  return {
    key: courseKeyOf(row),
    menuCode: row.menuCode,
    corner: language === 'en' ? row.courseNmEng || row.courseNm : row.courseNm,
    title: titleOf(row, language),
    dishes: row.dishList.map((dish) => ({
      name: nameIn(language, dish),
      wireName: dish.menuName,
      allergens: declaredOf(dish, language),
    })),
    kcal: parseWireNumber(row.sumKcal),
    sodiumMg: parseWireNumber(row.sumNa),
    liked: row.myLikeMenuYn === 'Y',
    recommended: row.choochunGubun !== null,
    soldOut: row.soldOutYn === 'Y',
    remaining: row.remainCnt,
    orderUntil: row.orderEndTm,
    crowd: row.crowdCd === null ? null : { level: CROWD[row.crowdCd], waitMinutes: row.waitMin },
    photo: photoOf(row),
  }
}

const CROWD = { '1': 1, '2': 2, '3': 3 } as const

export function courseKeyOf(row: CourseKey): CourseKey {
  const { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode } = row
  // One known client trims these two before it sends them back, so they can come padded (known-payloads 2.7).
  return { menuDt, hallNo: hallNo.trim(), menuCourseType: menuCourseType.trim(), menuMealType, restaurantCode }
}

/** The drawn tray stands in while this is null. */
export function photoOf(row: { photoUrl: string | null; photoCd: string | null }): string | null {
  return row.photoUrl && row.photoCd ? row.photoUrl + row.photoCd : null
}

export function nameIn(language: Language, dish: { menuName: string; menuNameEng: string | null }): string {
  return language === 'en' && dish.menuNameEng ? dish.menuNameEng : dish.menuName
}

export function declaredOf(
  dish: { allergyKnownYn: string; allergyList: readonly Schemas['DishAllergy'][] },
  language: Language,
): Declared {
  if (dish.allergyKnownYn !== 'Y') return null
  return dish.allergyList.map((allergy) => ({
    code: allergy.allergyCode,
    name: language === 'en' ? allergy.allergyNmEng : allergy.allergyNm,
    avoided: allergy.myAllergyYn === 'Y',
  }))
}

function titleOf(row: Schemas['TodayMenuCourse'], language: Language): string {
  const english = language === 'en' ? (row.engSetMenuName ?? row.menuNameEng) : null
  return english ? englishSetName(english) : koreanSetName(row.setName)
}

/** The dishes beside those that the title already names. */
export function sideDishes(course: Course): string[] {
  return course.dishes.map((dish) => dish.name).filter((name) => !course.title.toLowerCase().includes(name.toLowerCase()))
}

/** The course an address names; a part that is missing is empty, and the server then knows no such course. */
export function courseOfSearch(search: { [Part in keyof CourseKey]?: string | undefined }): CourseKey {
  return {
    menuDt: search.menuDt ?? '',
    hallNo: search.hallNo ?? '',
    menuCourseType: search.menuCourseType ?? '',
    menuMealType: search.menuMealType ?? '',
    restaurantCode: search.restaurantCode ?? '',
  }
}
