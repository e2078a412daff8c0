import type { Schemas } from '#src/contract/schemas.ts'
import { usual } from '#src/domain/index-record/usual.ts'
import { addDays, daysOf, weekOf, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

/** What is told of a week. */
export type Thread = 'BW' | 'SLP' | 'BP' | 'STEP' | 'KCAL'

/** One value over the seven days, its mean, and how that stands beside the week before. */
export interface Strand {
  thread: Thread
  values: (number | null)[]
  mean: number | null
  change: number | null
  /** The lower half of a pair. */
  lower?: { values: (number | null)[]; mean: number | null; change: number | null }
  /** Whether the change is one for the better; false also where nobody can say. */
  good: boolean
}

export interface WeekAnswers {
  means: Schemas['HelhWeekly']
  weight: Schemas['HelhLogGraph']
  sleep: Schemas['HelhLogGraph']
  pressure: Schemas['HelhLogGraph']
  steps: Schemas['KcalGraph']
  eaten: Schemas['PatternReport']
  /** The weight that the member wants; null without a goal. */
  aimKg: number | null
}

/** The week that an address means: that of its day, and never one that is not over. Its Monday. */
export function mondayOf(day: Day | undefined, today: Day): Day {
  const last = weekOf(addDays(today, -7))[0] ?? today
  const meant = day === undefined ? last : (weekOf(day)[0] ?? last)
  return meant < last ? meant : last
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before

/** Where a value belongs, both included. */
type Belongs = { from: number; to: number }

/** Whether it has come nearer to where it belongs, and was not there before. */
function nearer(now: number, before: number, { from, to }: Belongs): boolean {
  const away = (value: number) => Math.max(from - value, value - to, 0)
  return away(now) < away(before)
}

/** The last whole value that is usual: at `to` it is no more, so that a fall from there is one for the better. */
const lastUsual = ({ from, to }: { from: number; to: number }): Belongs => ({ from, to: to - 1 })

export function strandsOf({ means, weight, sleep, pressure, steps, eaten, aimKg }: WeekAnswers): Strand[] {
  const days = daysOf(means.startDt, means.endDt)
  const before = daysOf(addDays(means.startDt, -7), addDays(means.startDt, -1))
  const told = (code: Schemas['HelhIdxCode']) => {
    const found = means.indexList.find(({ helhidxCode }) => helhidxCode === code)
    return { mean: found?.avgVal ?? null, change: found?.diffVal ?? null }
  }
  const points = (graph: Schemas['HelhLogGraph'], value: 'indicatorVal' | 'subVal') => {
    const byDay = new Map(graph.list.map((point) => [point.helhDate, parseWireNumber(point[value])]))
    return days.map((day) => byDay.get(day) ?? null)
  }
  const stepsBy = new Map(steps.list.map(({ helhDate, stepCnt }) => [helhDate, stepCnt]))
  const stepsIn = (span: readonly Day[]) => span.map((day) => stepsBy.get(day) ?? null)
  const walked = meanOf(stepsIn(days))

  const body = told('BW')
  const slept = told('SLP')
  const [upper, lower] = [told('SBP'), told('DBP')]
  const walkedMore = difference(walked, meanOf(stepsIn(before)))
  const moved = ({ mean, change }: { mean: number | null; change: number | null }, to: Belongs) =>
    mean !== null && change !== null && nearer(mean, mean - change, to)
  return [
    {
      thread: 'BW',
      values: points(weight, 'indicatorVal'),
      ...body,
      good: aimKg !== null && moved(body, { from: aimKg, to: aimKg }),
    },
    { thread: 'SLP', values: points(sleep, 'indicatorVal'), ...slept, good: moved(slept, lastUsual(usual.SLP)) },
    {
      thread: 'BP',
      values: points(pressure, 'indicatorVal'),
      ...upper,
      lower: { values: points(pressure, 'subVal'), ...lower },
      good:
        (upper.change ?? 0) < 0 &&
        moved(upper, lastUsual(usual.SBP)) &&
        (lower.change ?? 0) <= 0 &&
        (lower.mean ?? usual.DBP.from) >= usual.DBP.from,
    },
    { thread: 'STEP', values: stepsIn(days), mean: walked, change: walkedMore, good: (walkedMore ?? 0) > 0 },
    // How much is right to eat is not for a report to say.
    {
      thread: 'KCAL',
      values: eaten.dayList.map(({ eatKcal }) => eatKcal),
      mean: eaten.avgKcal,
      change: difference(eaten.avgKcal, eaten.lastWeekAvgKcal),
      good: false,
    },
  ]
}

/** Fewer days than these say nothing of a week. */
export const FEWEST_DAYS = 3

/** On how many days of the week there is anything at all. */
export const daysWithValues = (strands: readonly Strand[]): number =>
  Array.from({ length: 7 }, (_, at) => at).filter((at) => strands.some(({ values }) => (values[at] ?? null) !== null))
    .length

/** From here a change is worth a word: less is what a scale, a night or a walk differs by of itself. */
const WORTH: Readonly<Record<Thread, number>> = { BW: 0.3, SLP: 15, BP: 3, STEP: 300, KCAL: Infinity }

/** The changes for the better that the report begins with, the largest first; two at most. */
export const bestOf = (strands: readonly Strand[]): (Strand & { change: number })[] =>
  strands
    .flatMap((strand) =>
      strand.good && strand.change !== null && Math.abs(strand.change) >= WORTH[strand.thread]
        ? [{ ...strand, change: strand.change }]
        : [],
    )
    .toSorted((a, b) => Math.abs(b.change) / WORTH[b.thread] - Math.abs(a.change) / WORTH[a.thread])
    .slice(0, 2)

/**
 * Whether the week was much like the one before: there is one to compare it with, and nothing changed by what is worth
 * a word, for better or worse.
 */
export const isAlike = (strands: readonly Strand[]): boolean => {
  const known = strands.flatMap(({ thread, change }) =>
    change === null || thread === 'KCAL' ? [] : [{ thread, change }],
  )
  return known.length > 0 && known.every(({ thread, change }) => Math.abs(change) < WORTH[thread])
}

export type Step =
  /**
   * Less is walked at weekends: so many minutes on each of its days make up for it; `far` where that is not all that is
   * missing.
   */
  | { is: 'walk'; weekdays: number; weekend: number; minutes: number; far: boolean }
  /** Going to bed earlier by so much; `far` where that is not all that is missing of a night. */
  | { is: 'sleep'; minutes: number; far: boolean }
  /** Too few pressures to say anything. */
  | { is: 'measure'; days: number }

/** Steps in a minute of walking. */
const PACE = 100
/** A weekend with less than this share of a weekday's steps is a lazy one. */
const LAZY = 0.9
const MOST_MINUTES = 60

const tens = (value: number) => Math.round(value / 10) * 10
const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5

/** The one thing to do in the week that comes. */
export function stepOf(strands: readonly Strand[]): Step | null {
  const of = (thread: Thread) => strands.find((strand) => strand.thread === thread)
  const steps = of('STEP')?.values ?? []
  const [weekdays, weekend] = [meanOf(steps.slice(0, 5)), meanOf(steps.slice(5))]
  if (weekdays !== null && weekend !== null && weekend < weekdays * LAZY) {
    const minutes = upToFive((weekdays - weekend) / PACE)
    return {
      is: 'walk',
      weekdays: tens(weekdays),
      weekend: tens(weekend),
      minutes: Math.min(MOST_MINUTES, minutes),
      far: minutes > MOST_MINUTES,
    }
  }
  const slept = of('SLP')?.mean ?? null
  const lack = slept === null ? 0 : usual.SLP.from - slept
  if (lack > 0) return { is: 'sleep', minutes: Math.min(MOST_MINUTES, upToFive(lack)), far: lack > MOST_MINUTES }
  const measured = of('BP')?.values.filter((value) => value !== null).length ?? 0
  return measured > 0 && measured < FEWEST_DAYS ? { is: 'measure', days: measured } : null
}
