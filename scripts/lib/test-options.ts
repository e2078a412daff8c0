/** What `npm test -- …` was asked for. */
import { dayNamed, testDay } from '../../server/test-day.ts'
import { parseShard, type Shard } from './steps.ts'

export type TestOptions = {
  shard: Shard | undefined
  /** Every combination instead of what a change can break. */
  whole: boolean
  /** The day that tests take for today; undefined: the day that it is. */
  day: string | undefined
  /** The commit since which changes are played; undefined: everything is. */
  since: string | undefined
}

/**
 * The days on which `--whole` plays the journeys: a Sunday that is the last of its month, the last of a year, and a
 * leap day.
 */
export const WHOLE_DAYS = ['2027-01-31', '2026-12-31', '2028-02-29'] as const

/**
 * Reads the arguments; a day may stand in HANSANG_TEST_DAY too. Throws an error for people when one of them cannot be
 * used.
 */
export function parseTestOptions(args: readonly string[], env: Record<string, string | undefined>): TestOptions {
  const day = valueOf(args, '--day')
  const [since, whole] = [valueOf(args, '--since'), args.includes('--whole')]
  if (since !== undefined && whole) throw new Error('--whole plays everything, --since what changed: choose one.')
  return { shard: parseShard(args), whole, day: day === undefined ? testDay(env) : dayNamed(day), since }
}

/** What stands behind `--name`, or in `--name=…`; '' where nothing does. Undefined without the option. */
function valueOf(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  const given = args[at]
  if (given === undefined) return undefined
  return given === name ? (args[at + 1] ?? '') : given.slice(name.length + 1)
}

/**
 * On which days the journeys are played, undefined being the day that it is. One that was asked for is the only one.
 */
export function journeyDays({ whole, day }: Pick<TestOptions, 'whole' | 'day'>): readonly (string | undefined)[] {
  return whole && day === undefined ? WHOLE_DAYS : [day]
}
