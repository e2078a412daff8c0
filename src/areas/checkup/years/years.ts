import type { Schemas } from '#src/contract/schemas.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { lowOf } from '../detail/low-values.ts'

type Detail = Schemas['ChkupDetail']
type Ladder = Schemas['ChkupLadder']
type Item = Schemas['CheckupItem']

type Usual = { min: number | null; max: number | null }

export type Row = Item & {
  statusCode: Schemas['CheckupStatus']
  /** Numbers, oldest first, the chosen check-up last; empty where that one is a word or a bound. */
  values: number[]
  /** Years beside others whose value is no number, in words: `2024(측정불가)` (docs/decisions/379). */
  undrawn: string[]
  /** Null where nobody says what is usual. */
  usual: Usual | null
  /** On which side of what is usual; null where nobody can say. */
  side: 'low' | 'high' | null
  /** Since the first check-up that measured it; null with one only. */
  change: number | null
  years: number
  /** Not usual in the first check-up of several that says how it stands. */
  wasUnusual: boolean
}

export type Sorted = {
  look: Row[]
  better: Row[]
  same: Row[]
  missing: Item[]
  /** Usual by the sheet, and low all the same: sugar, and pressures. */ low: Row[]
  /** Measured, and nobody can say how it stands: the paper has it. */ unread: Item[]
}

/** What a check-up is called among others: its year, with the month where there are two of a year. */
export function yearName(checkupDt: string, all: readonly { checkupDt: string }[]): string {
  const year = checkupDt.slice(0, 4)
  return all.filter((other) => other.checkupDt.slice(0, 4) === year).length > 1
    ? `${year}.${checkupDt.slice(4, 6)}`
    : year
}

/** How far outside of what is usual; 0 inside. */
export const distance = (value: number, { min, max }: Usual): number => {
  if (min !== null && value < min) return min - value
  return max !== null && value >= max ? value - max : 0
}

type Year = { checkupDt: string; itemVal: string; value: number | null; statusCode: Row['statusCode'] | null }

/** All check-ups that measured it, oldest first: what is drawn, and what is no number. */
export function yearsOf(ladder: Ladder | undefined): Year[] {
  const drawn = (ladder?.list ?? []).map((point) => ({ ...point, value: parseWireNumber(point.itemVal) }))
  const undrawn = (ladder?.undrawnList ?? []).map((point) => ({ ...point, value: null }))
  return [...drawn, ...undrawn].toSorted((one, other) => (one.checkupDt < other.checkupDt ? -1 : 1))
}

/** Null where a border is no number: a line without it would call everything usual. */
function usualOf(ranges: Ladder['rangeList']): Usual | null {
  const normal = ranges.find(({ statusCode }) => statusCode === 'NORMAL')
  if (normal === undefined) return null
  const [min, max] = [parseWireNumber(normal.minVal), parseWireNumber(normal.maxVal)]
  const isOpen = (border: number | null, text: string | null) => border === null && text !== null
  return isOpen(min, normal.minVal) || isOpen(max, normal.maxVal) ? null : { min, max }
}

function rowOf(item: Item & { statusCode: Row['statusCode'] }, ladder: Ladder | undefined, checkupDt: string): Row {
  const all = yearsOf(ladder)
  const usual = usualOf(ladder?.rangeList ?? [])
  const numbers = all.flatMap(({ value, ...year }) => (value === null ? [] : { ...year, value }))
  // The years end with this check-up, or say nothing of it.
  const list = numbers.at(-1)?.checkupDt === checkupDt ? numbers : []
  const values = list.map(({ value }) => value)
  const [first, last] = [values[0], values.at(-1)]
  const judged = all.flatMap(({ value, statusCode }) => {
    if (value !== null && usual !== null) return { isUsual: distance(value, usual) === 0 }
    return statusCode === null ? [] : { isUsual: statusCode === 'NORMAL' }
  })
  return {
    ...item,
    values,
    undrawn:
      all.length < 2
        ? []
        : all.flatMap((year) => (year.value === null ? `${yearName(year.checkupDt, all)}(${year.itemVal})` : [])),
    side: sideOf(item.statusCode, last, ladder?.rangeList ?? []),
    usual,
    change:
      first === undefined || last === undefined || values.length < 2 ? null : Math.round((last - first) * 10) / 10,
    years: Number(list.at(-1)?.checkupDt.slice(0, 4) ?? 0) - Number(list[0]?.checkupDt.slice(0, 4) ?? 0),
    wasUnusual: judged.length > 1 && judged[0]?.isUsual === false,
  }
}

/**
 * By the ranges, as a bound (`<20`) is no number to compare; by the number where the same word stands on both sides.
 */
function sideOf(status: Row['statusCode'], value: number | undefined, ranges: Ladder['rangeList']): Row['side'] {
  const usualAt = ranges.findIndex(({ statusCode }) => statusCode === 'NORMAL')
  const own = ranges.flatMap(({ statusCode, minVal, maxVal }, at) =>
    statusCode === status && at !== usualAt
      ? [{ side: at < usualAt ? ('low' as const) : ('high' as const), min: minVal, max: maxVal }]
      : [],
  )
  const [first] = own
  if (usualAt < 0 || first === undefined) return null
  if (own.every(({ side }) => side === first.side)) return first.side
  const isIn = ({ min, max }: (typeof own)[number]) => value !== undefined && isWithin(value, min, max)
  return own.find(isIn)?.side ?? null
}

/** From `min`, included, up to `max`, not included; a border that cannot be read holds nothing. */
function isWithin(value: number, min: string | null, max: string | null): boolean {
  const [from, to] = [parseWireNumber(min), parseWireNumber(max)]
  return (min === null || (from !== null && value >= from)) && (max === null || (to !== null && value < to))
}

/**
 * What asks for a look stands first. Better is what is usual now and was not in the first check-up that says so:
 * outside and nearer still asks for a look, inside twice is the same.
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
  const look = rows.filter(({ statusCode }) => statusCode !== 'NORMAL')
  const low = lowOf(rows)
  const usual = rows.filter((row) => row.statusCode === 'NORMAL' && !low.includes(row))
  return {
    look,
    low,
    better: usual.filter(({ wasUnusual }) => wasUnusual),
    same: usual.filter(({ wasUnusual }) => !wasUnusual),
    missing: items.filter((item) => isUnknown(item) && item.itemVal === null),
    unread: items.filter((item) => isUnknown(item) && item.itemVal !== null),
  }
}

/** The mean of pressures measured at home, as they are read; null without any. */
export function homeMean(
  list: readonly { sbpVal: string | null; dbpVal: string | null }[],
): { sbp: number; dbp: number } | null {
  const pairs = list.flatMap(({ sbpVal, dbpVal }) => {
    const [sbp, dbp] = [parseWireNumber(sbpVal), parseWireNumber(dbpVal)]
    return sbp === null || dbp === null ? [] : { sbp, dbp }
  })
  if (pairs.length === 0) return null
  const mean = (of: (pair: { sbp: number; dbp: number }) => number) =>
    Math.round(pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length)
  return { sbp: mean(({ sbp }) => sbp), dbp: mean(({ dbp }) => dbp) }
}

/** The mean of fasting sugar measured at home; null without any. */
export function homeSugarMean(
  list: readonly Pick<Schemas['BloodSugarRecord'], 'helhidxCode' | 'helhidxVal'>[],
): number | null {
  const values = list.flatMap(({ helhidxCode, helhidxVal }) =>
    helhidxCode === 'NBD' ? (parseWireNumber(helhidxVal) ?? []) : [],
  )
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

/** The years of both halves of a pair, a row a check-up, oldest first; what is no number as it is written. */
export function pairYears(pair: Pair, ladders: readonly Ladder[]): [year: string, first: string, second: string][] {
  const [first = [], second = []] = PAIRS[pair].map((code) =>
    yearsOf(ladders.find(({ itemCode }) => itemCode === code)),
  )
  const all = [...new Set([...first, ...second].map(({ checkupDt }) => checkupDt))].toSorted()
  const valueIn = (years: readonly Year[], day: string) =>
    years.find(({ checkupDt }) => checkupDt === day)?.itemVal ?? '–'
  return all.map((checkupDt) => [
    yearName(
      checkupDt,
      all.map((each) => ({ checkupDt: each })),
    ),
    valueIn(first, checkupDt),
    valueIn(second, checkupDt),
  ])
}
