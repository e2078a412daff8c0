import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }
export type StepOutcome = { ok: boolean; counts?: Counts }
/** `split` says that the step runs its own share of the work in every shard; any other step runs whole, in one shard. */
export type Step = { title: string; split?: true; run: () => Promise<StepOutcome> }
export type Shard = { index: number; of: number }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs steps one after the other, each under a heading, and stops at the first that fails. Prints a summary with
 * times; the very last line is `N passed, N failed`, where a failing step that counts nothing itself counts as one.
 * Answers the exit code.
 */
export async function runSteps(steps: Step[], print: (line: string) => void = console.log): Promise<number> {
  const rows: string[] = []
  const total: Counts = { passed: 0, failed: 0 }
  const begun = performance.now()
  for (const [index, step] of steps.entries()) {
    print(`\n━━ ${index + 1}/${steps.length} ${step.title} ━━`)
    const started = performance.now()
    const { ok, counts } = await step.run()
    const failed = counts?.failed ?? 0
    total.passed += counts?.passed ?? 0
    total.failed += ok ? failed : Math.max(failed, 1)
    const counted = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
    rows.push(`${ok ? '✓' : '✗'} ${step.title} (${seconds(performance.now() - started)}${counted})`)
    if (!ok) {
      rows.push(...steps.slice(index + 1).map((later) => `· ${later.title} (not run)`))
      break
    }
  }
  print(`\n━━ Summary, ${seconds(performance.now() - begun)} ━━`)
  for (const row of rows) print(row)
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** The shard that `--shard 2/4` names; undefined without one. Throws an error for people when it names none. */
export function parseShard(args: readonly string[]): Shard | undefined {
  const [text] = args.flatMap((arg, at) => (arg === '--shard' ? [args[at + 1] ?? ''] : arg.startsWith('--shard=') ? [arg.slice('--shard='.length)] : []))
  if (text === undefined) return undefined
  const [index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  if (index && of && index <= of) return { index, of }
  throw new Error(`"${text}" is no shard. The first of four: npm test -- --shard 1/4`)
}

/**
 * The steps of one shard: those that split, and of the others every so-manieth, so that each runs in one shard and together the shards
 * run all. What every shard needs first (`split` without a share of its own, such as a build) says `split` too.
 */
export function stepsOf(steps: readonly Step[], shard: Shard | undefined): Step[] {
  if (!shard) return [...steps]
  const whole = steps.filter(({ split }) => !split)
  return steps.filter((step) => step.split || whole.indexOf(step) % shard.of === shard.index - 1)
}

/** Counts of a vitest JSON report; a file of tests that could not run at all counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report as {
    numPassedTests?: number
    numFailedTests?: number
    testResults?: { status: string; assertionResults: unknown[] }[]
  }
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return { passed: numPassedTests, failed: numFailedTests + broken }
}

/** Counts of a Playwright JSON report; a test that passed only on a later try counts as failed, like one that never ran. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors = [] } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors?: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/** Reads a JSON report and counts it; undefined when the tool ended before it wrote one. */
export function countReport(file: string, count: (report: unknown) => Counts): Counts | undefined {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
