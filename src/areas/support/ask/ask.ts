import { splitJoined } from '#src/lib/korean.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { cutTo, isBeyond } from '#src/lib/letters.ts'
import { fromWireTime } from '#src/lib/wire-time.ts'

export type AskKind = Schemas['QnaRegiInfo']['type']
export type MenuCourse = Schemas['VocMenu']

/** What the form of an inquiry holds; the photographs lie beside it. */
export interface AskWords {
  topic: string
  text: string
  course: MenuCourse | null
  email: boolean
  /** Lines about the app and the phone that may go along. */
  info: string[]
}

/** Photographs go as JPEGs of at most this, so that three of them pass a lift. */
export const PHOTO_PX = 1600
export const PHOTO_BYTES = 500_000

const TITLE_LETTERS = 40

/** Nobody is asked for a heading: it is what the text begins with. */
export function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const title = line.trim()
  return isBeyond(title, TITLE_LETTERS) ? `${cutTo(title, TITLE_LETTERS - 1)}…` : title
}

/** A course as an inquiry names it: `hallNo_menuDt_menuMealType_menuCourseType_restaurantCode`. */
export const menuIdOf = ({ hallNo, menuDt, menuMealType, menuCourseType, restaurantCode }: MenuCourse): string =>
  [hallNo, menuDt, menuMealType, menuCourseType, restaurantCode].join('_')

/** Restaurant and day of a course's name; null where it is none. */
export function placeOfMenuId(menuId: string | undefined): { restaurantCode: string; menuDt: string } | null {
  const [, menuDt = '', , , restaurantCode = ''] = (menuId ?? '').split('_')
  return /^\d{8}$/.test(menuDt) && /^REST\d{6}$/.test(restaurantCode) ? { restaurantCode, menuDt } : null
}

/**
 * The course that an inquiry most likely is about: the one asked for, else what was eaten last, else the first of
 * today.
 */
export function likelyCourse(
  today: readonly MenuCourse[],
  before: readonly MenuCourse[],
  wanted: string | undefined,
): MenuCourse | null {
  const all = [...today, ...before]
  const eaten = (courses: readonly MenuCourse[]) =>
    courses.filter(({ eatenYn }) => eatenYn === 'Y').toSorted((one, other) => mealOrder(other) - mealOrder(one))[0]
  return (
    all.find((course) => menuIdOf(course) === wanted) ??
    eaten(today) ??
    eaten(before) ??
    today.find(({ menuMealType }) => menuMealType === '2') ??
    today[0] ??
    null
  )
}

/** Meals as the day brings them: the codes are breakfast, lunch, dinner, late, snack, dawn. */
const mealOrder = ({ menuMealType }: MenuCourse): number => ['6', '1', '2', '5', '3', '4'].indexOf(menuMealType)

/** The corner without its letter: `A:한식` is 한식. */
export const cornerOf = ({ courseTxt, courseTxtEng }: MenuCourse, language: string): string =>
  ((language === 'en' && courseTxtEng) || courseTxt).replace(/^[^:]*:/, '')

export const dishName = ({ menuName, menuNameEng }: MenuCourse, language: string): string =>
  (language === 'en' && menuNameEng) || menuName

export const bowlsOf = ({ dishTxt, menuName }: MenuCourse): string[] => splitJoined(dishTxt || menuName)

/** Minutes that the wire's time, which knows no seconds, may lie before our own. */
const MINUTE_MS = 60_000

/** The very same photographs in the same order. */
export const samePhotos = (one: readonly Blob[], other: readonly Blob[]): boolean =>
  one.length === other.length && one.every((photo, at) => photo === other[at])

interface Asked {
  title: string
  contents: string
  restaurantCode: string | null
  menuId: string | null
  /** How many photographs went along: what is on them the list does not tell. */
  photos: number
}

/**
 * The inquiry that was sent with these words about the same at that moment or after it, whoever has lost the answer.
 */
export function sentAlready(
  rows: readonly Schemas['QnaRow'][],
  { title, contents, restaurantCode, menuId, photos }: Asked,
  sinceMs: number,
): Schemas['QnaRow'] | undefined {
  const isSame = (row: Schemas['QnaRow']) =>
    row.title === title &&
    row.contents === contents &&
    row.restaurantCode === restaurantCode &&
    row.menuId === menuId &&
    row.imgUrls.length === photos
  return rows.find((row) => isSame(row) && (fromWireTime(row.regDtm)?.getTime() ?? 0) >= sinceMs - MINUTE_MS)
}
