/** What of a coached challenge comes next, and how before and after stand beside each other. */
import type { DataOf } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

export type Reading = DataOf<'get', '/api/chalen/challenge/chalCustContentsList'>[number]
export type Care = DataOf<'get', '/api/chalen/challenge/getCareBefore'>
type Round = DataOf<'get', '/api/reservation/reservation/chalCouslingSchdlList'>[number]

/**
 * The reading that helps now: the newest open one that was not read, else the newest that is open; undefined before the
 * first opens.
 */
export function readingToOpen<R extends Pick<Reading, 'openYn' | 'readYn'>>(readings: readonly R[]): R | undefined {
  const open = readings.filter(({ openYn }) => openYn === 'Y')
  return open.findLast(({ readYn }) => readYn === 'N') ?? open.at(-1)
}

/** The call that lies ahead: the next one that stands, else one whose days have not gone by. */
export function nextRound<R extends Pick<Round, 'rsrvDtm' | 'endDt' | 'statusCode'>>(
  rounds: readonly R[],
  today: Day,
): R | undefined {
  const ahead = rounds.filter(({ statusCode }) => statusCode !== 'COMPLETE')
  return (
    ahead.find(({ rsrvDtm }) => rsrvDtm !== null && rsrvDtm.slice(0, 8) >= today) ??
    ahead.find(({ rsrvDtm, endDt }) => rsrvDtm === null && endDt >= today)
  )
}

export interface Compared {
  code: string
  name: string
  unit: string
  before: string | null
  after: string | null
}

/** Measured values of both days; what was measured on neither is left out. */
export function measuredOf(before: Care, after: Care | undefined): Compared[] {
  const later = new Map(after?.indexList.map(({ indexCode, indexVal }) => [indexCode, indexVal]))
  return before.indexList
    .map(({ indexCode, indexNm, unitNm, indexVal }) => ({
      code: indexCode,
      name: indexNm,
      unit: unitNm,
      before: indexVal,
      after: later.get(indexCode) ?? null,
    }))
    .filter((row) => row.before !== null || row.after !== null)
}

export interface Habit {
  code: string
  name: string
  before: number
  /** Null before the end. */
  after: number | null
}

/** Habits that were told of before, 1 poor to 5 good. */
export function habitsOf(before: Care, after: Care | undefined): Habit[] {
  const later = new Map(after?.habitList.map(({ habitCode, score }) => [habitCode, score]))
  return before.habitList.map(({ habitCode, habitNm, score }) => ({
    code: habitCode,
    name: habitNm,
    before: score,
    after: later.get(habitCode) ?? null,
  }))
}

export type Indicator = DataOf<'get', '/api/chalen/challenge/chalIndicatorList'>[number]

/** What can be looked at: whatever has a value by now, the weight always. */
export const choicesOf = (indicators: readonly Indicator[]): Indicator[] =>
  indicators.filter(({ indicatorCode, nowVal }) => indicatorCode === 'BW' || nowVal !== null)

/**
 * How far a value is from where it began, in its own decimals; null where one of the two is not known or nothing
 * changed.
 */
export function movedBy({
  startVal,
  nowVal,
}: Pick<Indicator, 'startVal' | 'nowVal'>): { by: number; decimals: number } | null {
  if (startVal === null || nowVal === null) return null
  const decimals = decimalsOf(nowVal)
  const by = Number((Number(nowVal) - Number(startVal)).toFixed(decimals))
  return by === 0 ? null : { by, decimals }
}

/** As many as a value is told with. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

const SEVEN = 7
const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * Of values that go up and down from day to day the mean of the last seven, and how far it is from that of the first
 * seven; undefined before there are both.
 */
export function sevensOf(values: readonly number[]): { now: number; by: number } | undefined {
  if (values.length < 2 * SEVEN) return undefined
  const now = mean(values.slice(-SEVEN))
  return { now, by: now - mean(values.slice(0, SEVEN)) }
}
