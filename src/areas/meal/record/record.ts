import type { Schemas } from '#src/contract/schemas.ts'
import { type CourseKey, nameIn } from '#src/domain/meal/course.ts'
import { courseDraft } from '#src/domain/meal/course-draft.ts'
import type { MealTime } from '#src/domain/meal/meal-times.ts'
import { mealOf, USUAL_CLOCK } from '#src/domain/meal/meals-of-day.ts'
import { addDays, today, type Day } from '#src/lib/days.ts'
import { parseWireNumber, roundTo } from '#src/lib/numbers.ts'
import { clockOf, toWireTime, wireTimeOf, type WireTime } from '#src/lib/wire-time.ts'

/** How long after closing a meal still counts as being eaten now: trays are not back at once. */
const STILL_EATING_MINUTES = 60

export type Hours = Pick<MealTime, 'opensAt' | 'closesAt'>

/**
 * Whether a course can be recorded: from the start of its serving until the end of the next day. Without hours, from
 * the morning of its day on.
 */
export function canRecord(menuDt: Day, { opensAt }: Hours, now: Date): boolean {
  return !isToCome(menuDt, { opensAt }, now) && today(now) <= addDays(menuDt, 1)
}

/** Whether the serving of a course has not begun yet. */
export function isToCome(menuDt: Day, { opensAt }: Pick<Hours, 'opensAt'>, now: Date): boolean {
  const day = today(now)
  return day < menuDt || (day === menuDt && clockOf(toWireTime(now)) < clockFrom(opensAt ?? '0000'))
}

/** Serving hours are told as `HHmm`: the same as `HH:mm`. */
export const clockFrom = (time: string): string => `${time.slice(0, 2)}:${time.slice(2)}`

/**
 * When a course that is recorded now was eaten: now, which is left to the server, or when its meal usually is, which
 * every rule of habits knows for a time that nobody told (docs/decisions/391); never after its service. One of another
 * day was never eaten now, also shortly after midnight.
 */
export function eatenAt(
  { menuDt, menuMealType }: Pick<CourseKey, 'menuDt' | 'menuMealType'>,
  { closesAt }: Hours,
  now: Date,
): WireTime | undefined {
  const isOfBefore = menuDt < today(now)
  const usual = wireTimeOf(menuDt, USUAL_CLOCK[mealOf(menuMealType) ?? '2'])
  if (closesAt === null) return isOfBefore ? usual : undefined
  const stillEating = toWireTime(new Date(now.getTime() - STILL_EATING_MINUTES * 60_000))
  const closed = wireTimeOf(menuDt, clockFrom(closesAt))
  if (!isOfBefore && stillEating <= closed) return undefined
  return usual < closed ? usual : closed
}

/**
 * Whether a chosen time is still to come.
 *
 * @param before the time of the record as it stands, which another phone's clock may have told: while it is not
 *   changed, it is not doubted
 */
export const isAhead = (
  { menuDt }: Pick<CourseKey, 'menuDt'>,
  { clock }: Pick<RecordDraft, 'clock'>,
  before: WireTime | null | undefined,
  now: Date,
): boolean => clock !== null && !(before && clockOf(before) === clock) && wireTimeOf(menuDt, clock) > toWireTime(now)

/** A dish that can be left on the tray. */
export interface TrayDish {
  menuCode: string
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
  kcal: number | null
}

/** How much of what was not left was eaten: all of it, three quarters, half. */
const SHARES = ['1', '0.75', '0.5'] as const

/** The shares to choose from: ours, and that of the record where another client told a finer one. */
export const sharesFor = ({ share }: Pick<RecordDraft, 'share'>): readonly string[] => [...new Set([...SHARES, share])]

/** A side dish that was eaten beside the course. */
export interface SideDish {
  menuCode: string
  name: string
  /** Its Korean name: it chooses the drawn bowl. */
  bowl: string
  kcal: number | null
}

/** The form as it looks: what stands on the tray, and what was said of it. */
export interface RecordDraft {
  left: ReadonlySet<string>
  /** A number as the choice holds it: 1, 0.75, and whatever a record says. */
  share: string
  sides: readonly SideDish[]
  /** `HH:mm` where the member chose one; null leaves it to `eatenAt`. */
  clock: string | null
  memo: string
}

/** Where what was entered of a course waits, over a sheet that is closed and a session that is lost. */
export const recordDraft = (course: CourseKey): string => courseDraft('course record', course)

/** What was eaten of a tray and beside it; null when something of it was never measured. */
export function eatenKcal(
  dishes: readonly TrayDish[],
  { left, share, sides }: Pick<RecordDraft, 'left' | 'share' | 'sides'>,
): number | null {
  const sum = (of: readonly { kcal: number | null }[]) =>
    of.some(({ kcal }) => kcal === null) ? null : of.reduce((total, { kcal }) => total + (kcal ?? 0), 0)
  const [tray, beside] = [sum(dishes.filter(({ menuCode }) => !left.has(menuCode))), sum(sides)]
  return tray === null || beside === null ? null : Math.round(tray * Number(share) + beside)
}

type Eaten = Pick<Schemas['MealEatNutrient'], 'mealRegiYn' | 'eatQty' | 'eatDt' | 'exceptMenuCodeList' | 'memoTxt'>

/** What the form begins with: the record as it stands, or a tray that came back empty. */
export function draftOf(eaten: Eaten | undefined): RecordDraft {
  const empty: RecordDraft = { left: new Set(), share: '1', sides: [], clock: null, memo: '' }
  if (eaten?.mealRegiYn !== 'Y') return empty
  return {
    ...empty,
    left: new Set(eaten.exceptMenuCodeList),
    share: String(eaten.eatQty ?? 1),
    clock: eaten.eatDt && clockOf(eaten.eatDt),
    memo: eaten.memoTxt ?? '',
  }
}

/**
 * The request of a course, as it was entered.
 *
 * @param times of the record before, to the letter and with its day, which counts while its clock was not changed; and
 *   of now, where no clock was chosen
 */
export function toRegi(
  course: CourseKey & { menuMealType: Schemas['MealType'] },
  { left, share, clock, memo }: RecordDraft,
  { before, now }: { before?: WireTime | null | undefined; now?: WireTime | undefined },
): Schemas['MealRegiInput'] {
  const eatenAt = () => {
    if (clock === null) return now
    return before && clockOf(before) === clock ? before : wireTimeOf(course.menuDt, clock)
  }
  const eatDt = eatenAt()
  const memoTxt = memo.trim()
  // Without a record that this phone knows, nothing takes away the words of another phone's.
  return {
    ...course,
    eatQty: Number(share),
    exceptMenuCodeList: [...left],
    ...((memoTxt !== '' || before) && { memoTxt }),
    ...(eatDt && { eatDt }),
  }
}

/** The record of a course as its day has it, before the server has answered; null where its energy is not known. */
export function foodOf(
  rows: readonly Schemas['MealDetailRow'][],
  { eatQty, exceptMenuCodeList = [] }: Schemas['MealRegiInput'],
  number: number,
  eatDt: WireTime,
): Schemas['MealFood'] | null {
  const [main] = rows
  const eaten = rows.filter(({ menuCode }) => !exceptMenuCodeList.includes(menuCode))
  const kcals = eaten.flatMap(({ kcal }) => parseWireNumber(kcal) ?? [])
  if (!main || kcals.length < eaten.length) return null
  const joined = (names: readonly (string | null)[], by: string) => (names.includes(null) ? null : names.join(by))
  const set = rows.slice(0, 2)
  return {
    hcUclSeqNo: number,
    hcId: '',
    datauuid: null,
    eatDt,
    menuMealType: main.menuMealType,
    sourceCode: 'COURSE',
    foodId: null,
    favYn: 'N',
    menuName: set.map(({ menuName }) => menuName).join('&'),
    menuNameEng: joined(
      set.map(({ menuNameEng }) => menuNameEng),
      '&',
    ),
    dishTxt: eaten.map(({ menuName }) => menuName).join(','),
    dishTxtEng: joined(
      eaten.map(({ menuNameEng }) => menuNameEng),
      ',',
    ),
    eatQty,
    unitCode: 'SERVING',
    unitNm: '인분',
    unitNmEng: 'serving',
    kcal: String(roundTo(kcals.reduce((sum, kcal) => sum + kcal, 0) * eatQty, 1)),
    totCho: null,
    totProtein: null,
    totFat: null,
    totSugar: null,
    totFib: null,
    totNa: null,
  }
}

export function toSideDishes(rows: readonly Schemas['DiarySideMenu'][], language: 'ko' | 'en'): SideDish[] {
  return rows.map((row) => ({
    menuCode: row.menuCode,
    name: nameIn(language, row),
    bowl: row.menuName,
    kcal: parseWireNumber(row.kcal),
  }))
}
