/**
 * The steps of `npm test`, one after the other, and the second look at what failed in them (docs/decisions/116, 286).
 */
import type { Kind, Played, Ran } from './seconds.ts'

export type Counts = { passed: number; failed: number }
/** One failed test: `name` says all titles it stands under, `error` the first line of what went wrong. */
export type Failure = { name: string; file: string; line?: number; error: string; seconds: number }
/** `failures` names the failed tests one by one, `tests` says how long each took; absent where the tool cannot. */
export type StepOutcome = { ok: boolean; counts?: Counts; failures?: readonly Failure[]; tests?: readonly Played[] }
export type Step = {
  title: string
  /** Runs its own share of the work in every shard; any other step runs whole, in one shard. */
  split?: true
  /** Titles of steps without which this one has nothing to run on. */
  needs?: readonly string[]
  /** What most of its tests are about: their time is told by it. */
  kind?: Kind
  run: (signal: AbortSignal) => Promise<StepOutcome>
  /**
   * Plays those of the last outcome's failures that stand once more, with nothing beside them; answers what still
   * fails.
   */
  again?: (failures: readonly Failure[], signal: AbortSignal) => Promise<StepOutcome>
}
export type Shard = { index: number; of: number }
/** How often a failed test is played again, and how many of one run may pass only then before the run is red. */
export const LOOKS = 2
export const MOST_UNSTEADY = 5
/** So many failures of one step are no lottery: they are told at once. */
const MOST_PLAYED_AGAIN = 20

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
type Row = { step: Step; ms: number; outcome?: StepOutcome; why?: string }
type Unsteady = Failure & { tries: readonly string[] }

/**
 * Runs steps one after the other, each under a heading. A step that fails keeps no other from running but those that
 * need it; what failed by name is then played again alone. Prints a summary with times; the last two lines are
 * `unsteady: N` and `N passed, N failed`, where a failing step that counts nothing itself counts as one. Answers the
 * exit code: 1 for any test that failed each time, and for more than MOST_UNSTEADY that did not.
 *
 * @param signal ends the run: what it is at is told to stop, what comes after is named as not run
 * @param closing what is said of the time, before the last two lines; `green` where each step ran and the run passes
 */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void = console.log,
  signal = new AbortController().signal,
  closing: (ran: readonly Ran[], green: boolean) => readonly string[] = () => [],
): Promise<number> {
  const begun = performance.now()
  const rows: Row[] = []
  for (const [index, step] of steps.entries())
    rows.push(await played(step, `${index + 1}/${steps.length}`, rows, print, signal))
  const unsteady: Unsteady[] = []
  for (const row of rows) if (!signal.aborted) unsteady.push(...(await secondLook(row, print, signal)))

  print(`\n━━ Summary, ${seconds(performance.now() - begun)} ━━`)
  const total: Counts = { passed: 0, failed: 0 }
  for (const { step, ms, outcome, why } of rows) {
    if (!outcome) {
      print(`· ${step.title} (not run: ${why ?? ''})`)
      continue
    }
    const { ok, counts } = outcome
    total.passed += counts?.passed ?? 0
    total.failed += ok ? (counts?.failed ?? 0) : Math.max(counts?.failed ?? 0, 1)
    const counted = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
    print(`${ok ? '✓' : '✗'} ${step.title} (${seconds(ms)}${counted})`)
  }
  // What was not run was not seen green.
  if (signal.aborted && total.failed === 0) total.failed = 1
  for (const { outcome } of rows)
    for (const { name, file, line, error } of outcome?.failures ?? []) print(`✗ ${place(file, line)} ${name}: ${error}`)
  for (const { name, file, line, error, tries } of unsteady)
    print(`~ ${place(file, line)} ${name}: ${error} (${tries.join(', ')})`)
  if (unsteady.length > MOST_UNSTEADY)
    print(`More than ${MOST_UNSTEADY} unsteady tests are too many to trust the rest.`)
  const passes = total.failed === 0 && unsteady.length <= MOST_UNSTEADY
  const ran = rows.map(({ step: { kind }, ms, outcome }): Ran => ({ kind, ms, tests: outcome?.tests }))
  for (const line of closing(ran, passes && rows.every(({ outcome }) => outcome))) print(line)
  print(`unsteady: ${unsteady.length}`)
  print(`${total.passed} passed, ${total.failed} failed`)
  return passes ? 0 : 1
}

const place = (file: string, line: number | undefined) => (line === undefined ? file : `${file}:${line}`)

async function played(
  step: Step,
  at: string,
  before: readonly Row[],
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<Row> {
  const lacking = before.find((row) => step.needs?.includes(row.step.title) && !row.outcome?.ok)
  const why = signal.aborted ? 'the time of the whole run was over' : lacking && `it needs "${lacking.step.title}"`
  if (why) return { step, ms: 0, why }
  print(`\n━━ ${at} ${step.title} ━━`)
  const started = performance.now()
  const { ok, ...rest } = await step.run(signal)
  return { step, ms: performance.now() - started, outcome: { ...rest, ok: ok && (rest.counts?.failed ?? 0) === 0 } }
}

/**
 * Plays the row's failures again, up to LOOKS times, and writes what came of it into the row. Answers those that passed
 * then.
 */
async function secondLook(row: Row, print: (line: string) => void, signal: AbortSignal): Promise<Unsteady[]> {
  const first = row.outcome
  const failed = first?.failures ?? []
  // A failure that has no name cannot pass by being played again.
  if (
    !first ||
    !row.step.again ||
    failed.length === 0 ||
    failed.length < (first.counts?.failed ?? 1) ||
    failed.length > MOST_PLAYED_AGAIN
  )
    return []
  const unsteady: Unsteady[] = []
  const tries = new Map(failed.map((one) => [keyOf(one), [`failed after ${one.seconds.toFixed(1)} s`]]))
  let standing = [...failed]
  for (let look = 1; look <= LOOKS && standing.length > 0 && !signal.aborted; look += 1) {
    print(`\n━━ Second look ${look}/${LOOKS}: ${standing.length} of "${row.step.title}", alone ━━`)
    const started = performance.now()
    const { ok, counts, failures = [] } = await row.step.again(standing, signal)
    const took = performance.now() - started
    row.ms += took
    const still = new Map(failures.map((one) => [keyOf(one), one]))
    // A tool that failed without saying where has shown nothing, and one that played too little neither.
    if ((!ok && still.size === 0) || (counts?.passed ?? 0) < standing.length - still.size) break
    const passed = standing.filter((one) => !still.has(keyOf(one)))
    for (const one of standing)
      tries
        .get(keyOf(one))
        ?.push(
          still.has(keyOf(one))
            ? `failed after ${(still.get(keyOf(one))?.seconds ?? 0).toFixed(1)} s`
            : `passed, ${seconds(took / standing.length)}`,
        )
    unsteady.push(...passed.map((one) => ({ ...one, tries: tries.get(keyOf(one)) ?? [] })))
    standing = standing.filter((one) => still.has(keyOf(one)))
  }
  const { passed, failed: counted } = first.counts ?? { passed: 0, failed: failed.length }
  row.outcome = {
    ...first,
    ok: standing.length === 0,
    counts: { passed: passed + unsteady.length, failed: counted - unsteady.length },
    failures: standing,
  }
  return unsteady
}

const keyOf = ({ file, name }: Failure) => `${file} ${name}`

/** The shard that `--shard 2/4` names; undefined without one. Throws an error for people when it names none. */
export function parseShard(args: readonly string[]): Shard | undefined {
  const [text] = args.flatMap((arg, at) => {
    if (arg === '--shard') return [args[at + 1] ?? '']
    return arg.startsWith('--shard=') ? [arg.slice('--shard='.length)] : []
  })
  if (text === undefined) return undefined
  const [index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (index && of && index <= of) return { index, of }
  throw new Error(`"${text}" is no shard. The first of four: npm test -- --shard 1/4`)
}

/**
 * The steps of one shard: those that split, and of the others every so-manieth, so that each runs in one shard and
 * together the shards run all. What every shard needs first (`split` without a share of its own, such as a build) says
 * `split` too.
 */
export function stepsOf(steps: readonly Step[], shard: Shard | undefined): Step[] {
  if (!shard) return [...steps]
  const whole = steps.filter(({ split }) => !split)
  return steps.filter((step) => step.split || whole.indexOf(step) % shard.of === shard.index - 1)
}
