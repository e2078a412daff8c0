import type { Schemas } from '#src/contract/schemas.ts'
import { isLowSugar } from '../detail/low-sugar.ts'

type Detail = Schemas['ChkupDetail']
type Ladder = Schemas['ChkupLadder']
type Item = Schemas['CheckupItem']

export type Row = Item & {
  statusCode: Schemas['CheckupStatus']
  /** Numbers, oldest first, the chosen check-up last; empty where that one is a word or a bound. */
  values: number[]
  usual: { min: number | null; max: number | null }
  /** On the lower side of what is usual. */
  isLow: boolean
  /** Since the first check-up that measured it; null with one only. */
  change: number | null
  years: number
}

export type Sorted = {
  look: Row[]
  better: Row[]
  same: Row[]
  missing: Item[]
  /** Usual by the sheet, and low all the same: sugar. */ low: Row[]
  /** Measured, and nobody can say how it stands: the paper has it. */ unread: Item[]
}

/** What a check-up is called among others: its year, with the month where there are two of a year. */
export function yearName(checkupDt: string, all: readonly { checkupDt: string }[]): string {
  const year = checkupDt.slice(0, 4)
  return all.filter((other) => other.checkupDt.slice(0, 4) === year).length > 1
    ? `${year}.${checkupDt.slice(4, 6)}`
    : year
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** How far outside of what is usual; 0 inside. */
export const distance = (value: number, { min, max }: Row['usual']): number => {
  if (min !== null && value < min) return min - value
  return max !== null && value >= max ? value - max : 0
}

function rowOf(item: Item & { statusCode: Row['statusCode'] }, ladder: Ladder | undefined, checkupDt: string): Row {
  const normal = ladder?.rangeList.find(({ statusCode }) => statusCode === 'NORMAL')
  // The years end with this check-up, or say nothing of it.
  const list = ladder?.list.at(-1)?.checkupDt === checkupDt ? ladder.list : []
  const values = list.map(({ itemVal }) => Number(itemVal))
  const [first, last] = [values[0], values.at(-1)]
  return {
    ...item,
    values,
    isLow: isLow(item.statusCode, last, ladder?.rangeList ?? []),
    usual: { min: numberOf(normal?.minVal ?? null), max: numberOf(normal?.maxVal ?? null) },
    change:
      first === undefined || last === undefined || values.length < 2 ? null : Math.round((last - first) * 10) / 10,
    years: Number(list.at(-1)?.checkupDt.slice(0, 4) ?? 0) - Number(list[0]?.checkupDt.slice(0, 4) ?? 0),
  }
}

/**
 * By the ranges, as a bound (`<20`) is no number to compare; by the number where the same word stands on both sides.
 */
function isLow(status: Row['statusCode'], value: number | undefined, ranges: Ladder['rangeList']): boolean {
  const usualAt = ranges.findIndex(({ statusCode }) => statusCode === 'NORMAL')
  const own = ranges.flatMap(({ statusCode, maxVal }, at) =>
    statusCode === status ? [{ isBelow: at < usualAt, max: numberOf(maxVal) }] : [],
  )
  if (own.every(({ isBelow }) => isBelow)) return own.length > 0
  return value !== undefined && own.some(({ isBelow, max }) => isBelow && max !== null && value < max)
}

/**
 * What asks for a look stands first. Better is what is usual now and was not in the first check-up: outside and nearer
 * still asks for a look, inside twice is the same.
 */
export function sortItems({
  checkupDt,
  groupList,
  ladderList,
}: Pick<Detail, 'checkupDt' | 'groupList' | 'ladderList'>): Sorted {
  const items = groupList.flatMap(({ itemList }) => itemList)
  const ladderOf = (code: Item['itemCode']) => ladderList.find(({ itemCode }) => itemCode === code)
  const rows = items.flatMap(({ statusCode, ...item }) =>
    statusCode === null ? [] : [rowOf({ ...item, statusCode }, ladderOf(item.itemCode), checkupDt)],
  )
  const isUnknown = ({ statusCode }: Item) => statusCode === null
  const isBetter = ({ values, usual }: Row) => values.length > 1 && distance(values[0] ?? 0, usual) > 0
  const look = rows.filter(({ statusCode }) => statusCode !== 'NORMAL')
  const low = rows.filter(isLowSugar)
  const usual = rows.filter((row) => row.statusCode === 'NORMAL' && !low.includes(row))
  return {
    look,
    low,
    better: usual.filter(isBetter),
    same: usual.filter((row) => !isBetter(row)),
    missing: items.filter((item) => isUnknown(item) && item.itemVal === null),
    unread: items.filter((item) => isUnknown(item) && item.itemVal !== null),
  }
}

/** The mean of pressures measured at home, as they are read; null without any. */
export function homeMean(
  list: readonly { sbpVal: string | null; dbpVal: string | null }[],
): { sbp: number; dbp: number } | null {
  const pairs = list.flatMap(({ sbpVal, dbpVal }) =>
    sbpVal === null || dbpVal === null ? [] : { sbp: Number(sbpVal), dbp: Number(dbpVal) },
  )
  if (pairs.length === 0) return null
  const mean = (of: (pair: { sbp: number; dbp: number }) => number) =>
    Math.round(pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length)
  return { sbp: mean(({ sbp }) => sbp), dbp: mean(({ dbp }) => dbp) }
}

/** The mean of fasting sugar measured at home; null without any. */
export function homeSugarMean(
  list: readonly Pick<Schemas['BloodSugarRecord'], 'helhidxCode' | 'helhidxVal'>[],
): number | null {
  const values = list.flatMap(({ helhidxCode, helhidxVal }) => (helhidxCode === 'NBD' ? Number(helhidxVal) : []))
  return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}

type Code = Schemas['CheckupItemCode']
type Pair = Schemas['ChkupPairCode']

const PAIRS: Readonly<Record<Pair, readonly [Code, Code]>> = {
  BP: ['SBP', 'DBP'],
  EYE: ['EYEL', 'EYER'],
  EAR: ['EARL', 'EARR'],
}

/** Pressures, eyes and ears are read together; undefined for what stands alone. */
export const pairOf = (code: Code): Pair | undefined =>
  (Object.keys(PAIRS) as Pair[]).find((pair) => PAIRS[pair].includes(code)) // the keys of a record of pairs

/** The years of both halves of a pair, a row a check-up, oldest first. */
export function pairYears(pair: Pair, ladders: readonly Ladder[]): [year: string, first: string, second: string][] {
  const [first, second] = PAIRS[pair].map((code) => ladders.find(({ itemCode }) => itemCode === code)?.list ?? [])
  return (first ?? []).map(({ checkupDt, itemVal }, _at, all) => [
    yearName(checkupDt, all),
    itemVal,
    second?.find((other) => other.checkupDt === checkupDt)?.itemVal ?? '–',
  ])
}
