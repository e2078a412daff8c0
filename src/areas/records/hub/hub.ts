import type { Schemas } from '#src/contract/schemas.ts'
import { isWhole, mostOf } from '#src/domain/health-score/points.ts'
import { isSerious, type CareCode } from '#src/domain/index-record/extremes.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { splitJoined } from '#src/lib/korean.ts'
import { dayOf, type WireTime } from '#src/lib/wire-time.ts'
import { dueCodeOf, indicatorOf, type IndexCode, type IndicatorCode } from './indicator.ts'
import type { Day } from '#src/lib/days.ts'

/** Something that was measured on a day. Pressure is one, of two values where both are there. */
export interface DayValue {
  code: IndicatorCode
  index: IndexCode
  at: WireTime
  value: number
  lower: number | null
}

type Row = Pick<Schemas['HelhIdxLatest'], 'helhidxCode' | 'helhidxVal' | 'inptDt'>

/**
 * The day's values in order of time; a systolic and a diastolic pressure of one moment are one. Height is no value of a
 * day.
 */
export function toDayValues(rows: readonly Row[]): DayValue[] {
  const found = rows.flatMap(({ helhidxCode: index, helhidxVal, inptDt: at }): DayValue[] => {
    const [code, value] = [indicatorOf(index), parseWireNumber(helhidxVal)]
    return code === null || value === null || at === null ? [] : [{ code, index, at, value, lower: null }]
  })
  const lower = found.find(({ index }) => index === 'DBP')
  return found
    .filter(({ index }) => index !== 'DBP')
    .map((each) => (each.index === 'SBP' && lower?.at === each.at ? { ...each, lower: lower.value } : each))
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Minutes from midnight of `day`: negative the evening before. */
export function minuteOf(at: WireTime, day: Day): number {
  const minute = Number(at.slice(8, 10)) * 60 + Number(at.slice(10, 12))
  if (dayOf(at) === day) return minute
  return dayOf(at) < day ? minute - 1440 : minute + 1440
}

/** When a meal began, and the Korean name of its first dish. */
export interface DayMeal {
  at: WireTime
  dish: string
}

export function toDayMeals({ mealList }: Pick<Schemas['DayEatMealMenu'], 'mealList'>): DayMeal[] {
  return mealList.flatMap(({ foodList: [first] }) =>
    first === undefined ? [] : [{ at: first.eatDt, dish: splitJoined(first.dishTxt)[0] ?? first.menuName }],
  )
}

/** The one thing to measure now, and its usual time. */
export interface Due {
  code: 'BW' | 'BP' | 'BS'
  at: WireTime
}

type Alter = Schemas['HelhAlter']

export function dueOf(alters: readonly Alter[]): Due | null {
  const line = alters.find(({ alterType }) => alterType === 'DUE')
  const code = line && dueCodeOf(line.routeNm)
  return line && code ? { code, at: line.alterDtm } : null
}

/** What asks for something at once, as the server orders it: it stands above the day. */
export const urgentOf = (alters: readonly Alter[]): (Alter & { careCode: CareCode })[] => alters.filter(isUrgent)

const isUrgent = (alter: Alter): alter is Alter & { careCode: CareCode } =>
  alter.careCode === 'SUGAR_LOW' || (alter.careCode !== null && isSerious(alter.careCode))

/** More than two lines push the day out of sight. */
const MOST_LINES = 2
export const linesOf = (alters: readonly Alter[]): Alter[] =>
  alters.filter((alter) => alter.alterType !== 'DUE' && !isUrgent(alter)).slice(0, MOST_LINES)

type Kinds = readonly Pick<Schemas['ExistsData'], 'dataCode' | 'dataNm' | 'existsYn'>[]

/** Nothing of any kind yet. */
export const isFirstUse = (kinds: Kinds): boolean => kinds.every(({ existsYn }) => existsYn === 'N')

/** What can be recorded here and never was. */
const OFFERED: readonly Schemas['ExistsData']['dataCode'][] = ['BW', 'BP', 'BS', 'SLP', 'HR']
export const missingKinds = (kinds: Kinds): string[] =>
  kinds.flatMap(({ dataCode, dataNm, existsYn }) => (existsYn === 'N' && OFFERED.includes(dataCode) ? [dataNm] : []))

type Ranges = Schemas['HelhRangeList']

/** The word of the range that a value stands in, unless it is the usual one. */
export function unusualWord(statusCode: Schemas['HelhStatusOrNone'], ranges: Ranges): string | null {
  if (statusCode === null || statusCode === 'NORMAL') return null
  return ranges.find((range) => range.statusCode === statusCode)?.rangeNm ?? null
}

/** Minutes up to the usual night; null where it was long enough. */
export function sleepLack(value: number, ranges: Ranges): number | null {
  const from = parseWireNumber(ranges.find(({ statusCode }) => statusCode === 'NORMAL')?.minVal)
  return from === null || value >= from ? null : from - value
}

/**
 * The score as its page shows it: under three known parts it has no status, and a sum of what is known would be no
 * score.
 */
export const shownScore = ({
  totalScore,
  statusCode,
  changeScore,
  itemList,
}: Pick<Schemas['HealthScore'], 'totalScore' | 'statusCode' | 'changeScore' | 'itemList'>): {
  total: number
  change: number | null
  /** Points that can be had of the parts that are known; null where all are, and it is of 100. */
  most: number | null
} | null => {
  if (totalScore === null || statusCode === null) return null
  return { total: totalScore, change: changeScore, most: isWhole(itemList) ? null : mostOf(itemList) }
}

/** Whether a line of the server tells of energy: nothing for whoever keeps its numbers out of sight. */
export const tellsEnergy = ({ cstmMsg, subMsg }: Pick<Schemas['HelhlogCstmmsg'], 'cstmMsg' | 'subMsg'>): boolean =>
  /kcal/i.test(`${cstmMsg} ${subMsg ?? ''}`)
