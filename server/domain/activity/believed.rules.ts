/**
 * Which steps a human can have made. What nobody can walk is set aside: it stays as it was sent, is told to its member,
 * and counts nowhere, until the phone corrects it.
 */
import { secondsOf, seoulInstant } from '#server/seoul.ts'
import { DAY_SECONDS, piecesOfDay, type Span, totalUntil } from './day-totals.rules.ts'

/**
 * Steps of one minute. Elite sprinters make 4.5 to 4.9 a second for the ten seconds of a 100-metre race (Salo et al.
 * 2011, Med Sci Sports Exerc 43(6): 1055), and the fastest legs of a 100-km world championship 203 a minute (Burns et
 * al. 2019, J Appl Physiol 126: 462). Nobody keeps up the pace of a sprint for a minute, so 260 lets every human pass,
 * and a device that counts some too many.
 */
export const MOST_A_MINUTE = 260

/**
 * Steps of one day: 130 a minute, where walking becomes vigorous (Tudor-Locke et al. 2018, Br J Sports Med 52: 776),
 * through all 1,440 minutes of it.
 */
export const MOST_A_DAY = 130 * 1440

/** Steps that can be made in so many seconds. A sample of one instant came about within its minute. */
export const mostSteps = (seconds: number): number => Math.min(MOST_A_DAY, MOST_A_MINUTE * Math.max(1, seconds / 60))

/** Samples that stand close together are judged together, in stretches of so many seconds of the day. */
const BLOCK_SECONDS = 600

/** A sample with what it has of a day: seconds from its midnight, and steps of each. */
interface Timed<S extends Span> {
  span: S
  from: number
  to: number
  rate: number
}

/**
 * Parts the samples of a day: what counts, and what is set aside. Judged are each sample by itself, the samples of each
 * source together, and what is left of all sources: whoever cuts a walk into pieces, or gives them different names,
 * walks no faster.
 */
export function believed<S extends Span>(spans: readonly S[], day: string): { counted: S[]; aside: S[] } {
  const midnight = secondsOf(`${day}000000`)
  const single = spans.flatMap((span): Timed<S>[] => {
    const [from, to] = [secondsOf(span.startDt) - midnight, secondsOf(span.endDt) - midnight]
    if (span.amount > mostSteps(to - from)) return []
    const length = Math.max(1, to - from)
    return [{ span, from: Math.max(0, from), to: Math.min(DAY_SECONDS, from + length), rate: span.amount / length }]
  })
  const sources = [...Map.groupBy(single, ({ span: { source } }) => source ?? '').values()]
  const each = sources.flatMap((own) => possible(own, day))
  const counted = (sources.length > 1 ? possible(each, day) : each).map(({ span }) => span)
  if (counted.length === spans.length) return { counted, aside: [] }
  const isCounted = new Set(counted)
  return { counted, aside: spans.filter((span) => !isCounted.has(span)) }
}

/**
 * Whether a day's total can be true that came without its hours: as many steps as were possible until it was told.
 * Nothing says when that was, so one that was set aside stays so for as long as the phone tells the same: the day going
 * by makes it no truer.
 *
 * @param total `wasAside`: the number of it that was set aside before; null for none
 * @param now when its day is added up, which a new total is told with
 */
export function isPossibleTotal(
  { day, steps, wasAside }: { day: string; steps: number; wasAside: number | null },
  now: Date,
): boolean {
  if (steps === wasAside) return false
  const seconds = (now.getTime() - seoulInstant(day, '0000').getTime()) / 1000
  return steps <= mostSteps(seconds < 0 ? seconds + AHEAD_SECONDS : Math.min(seconds, DAY_SECONDS))
}

/** A phone that is east of Korea has its next day so much earlier. */
const AHEAD_SECONDS = 5 * 3600

const piecesOf = (timed: readonly Timed<Span>[], day: string) =>
  piecesOfDay(
    timed.map(({ span }) => span),
    day,
  )

/** Samples without the fastest of each block that holds too many steps; none at all where the day holds too many. */
function possible<S extends Span>(timed: readonly Timed<S>[], day: string): Timed<S>[] {
  const left = crowdedBlocks(timed).reduce((some, block) => withoutFastest(some, day, block), [...timed])
  const sum = left.reduce((all, { span: { amount } }) => all + amount, 0)
  return sum > MOST_A_DAY && totalUntil(piecesOf(left, day)) > MOST_A_DAY ? [] : left
}

/**
 * Blocks that would hold too many if nothing was counted twice: most days have none, and cost one look at each sample.
 */
function crowdedBlocks(timed: readonly Timed<Span>[]): number[] {
  const sums = new Map<number, number>()
  for (const { from, to, rate } of timed) {
    for (let block = Math.floor(from / BLOCK_SECONDS); block * BLOCK_SECONDS < to; block += 1) {
      const within = Math.min(to, (block + 1) * BLOCK_SECONDS) - Math.max(from, block * BLOCK_SECONDS)
      sums.set(block, (sums.get(block) ?? 0) + within * rate)
    }
  }
  return [...sums].filter(([, sum]) => sum > mostSteps(BLOCK_SECONDS)).map(([block]) => block)
}

/** As many samples as a block can hold, the slowest first. */
function withoutFastest<S extends Span>(timed: Timed<S>[], day: string, block: number): Timed<S>[] {
  const [begin, end] = [block * BLOCK_SECONDS, (block + 1) * BLOCK_SECONDS]
  const inBlock = timed.filter(({ from, to }) => from < end && to > begin)
  const slowestFirst = inBlock.toSorted((one, other) => one.rate - other.rate)
  const holds = (count: number): boolean => {
    const pieces = piecesOf(slowestFirst.slice(0, count), day)
    return totalUntil(pieces, end) - totalUntil(pieces, begin) <= mostSteps(BLOCK_SECONDS)
  }
  if (holds(slowestFirst.length)) return timed
  let [fits, tooMany] = [0, slowestFirst.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (holds(middle)) fits = middle
    else tooMany = middle
  }
  const fastest = new Set(slowestFirst.slice(fits))
  return timed.filter((each) => !fastest.has(each))
}
