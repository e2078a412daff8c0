import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { englishSetName, koreanSetName } from '#src/lib/set-name.ts'
import { listOf } from './allergens.ts'

/** The five values that name a course on the wire and in the address of /meal/detail (known-payloads 3.4). */
export interface CourseKey {
  menuDt: Day
  hallNo: string
  menuCourseType: string
  menuMealType: string
  restaurantCode: string
}

/** A course of a meal, as every list shows it. Amounts are null where the kitchen did not say. */
export interface Course {
  key: CourseKey
  /** The recipe of the main dish; likes hang on it. */
  menuCode: string
  corner: string
  title: string
  /** Korean names of all dishes, main dish first: they decide the drawn bowls in every language. */
  bowls: string[]
  kcal: number | null
  liked: boolean
  recommended: boolean
  /** Why it is recommended, in the member's language; null on the others. */
  reason: string | null
  soldOut: boolean
  /** Portions that can still be reserved; null where nothing is counted. */
  remaining: number | null
  photo: string | null
}

/** What the home hub alone says of a course. */
type HubWords = 'alDishNm' | 'alDishNmEng' | 'alNm' | 'alNmEng' | 'allergyKnownYn'

/** A course on the wire, whichever list it stands in. The home hub's rows have no key of their own: their card has. */
export type CourseRow = CourseKey &
  (Omit<Schemas['TodayMenuCourse'], keyof CourseKey> | Omit<Schemas['MainMealCourse'], HubWords>)

type Language = 'ko' | 'en'

/** A course in plain words. English names stand in where the kitchen has them. */
export function toCourse(row: CourseRow, language: Language): Course {
  return {
    key: courseKeyOf(row),
    menuCode: row.menuCode,
    corner: language === 'en' ? row.courseNmEng || row.courseNm : row.courseNm,
    title: titleOf(row, language),
    bowls:
      'dishList' in row
        ? listOf(row.dishList).map((dish) => dish.menuName)
        : splitJoined(row.subMenuTxt ?? row.menuName),
    kcal: parseWireNumber(row.sumKcal),
    liked: row.myLikeMenuYn === 'Y',
    recommended: row.choochunGubun !== null,
    reason: row.rcmdReasonTxt,
    soldOut: row.soldOutYn === 'Y',
    remaining: 'remainCnt' in row ? row.remainCnt : row.takeOutCnt,
    photo: photoOf(row),
  }
}

function courseKeyOf({ menuDt, hallNo, menuCourseType, menuMealType, restaurantCode }: CourseKey): CourseKey {
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

function titleOf(row: CourseRow, language: Language): string {
  const english = language === 'en' ? (row.engSetMenuName ?? row.menuNameEng) : null
  return english ? englishSetName(english) : koreanSetName(row.setName)
}

/**
 * The course an address names; null where a part of its name is missing, because the server then knows no such course.
 */
export function courseOfSearch({
  menuDt,
  hallNo,
  menuCourseType,
  menuMealType,
  restaurantCode,
}: { [Part in keyof CourseKey]?: string | undefined }): CourseKey | null {
  if (!menuDt || !hallNo || !menuCourseType || !menuMealType || !restaurantCode) return null
  return { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode }
}
