/**
 * `npm test`: everything CI needs, one step after the other. The last lines of output are the seconds of each kind of
 * test, `unsteady: N` and `N passed, N failed`. What failed by name is played again alone, up to twice; what passes
 * then is unsteady, named, and no reason to be red (docs/decisions/286).
 *
 * - `-- --whole`: every combination instead of what a change can break: once a week, and for a new Chromium
 * - `-- --since main`: what differs from that commit, by the runners' own means: the minutes before a commit
 * - `-- --shard 1/4`: a quarter of it, for four machines: tests are split, any other step runs in one of the four
 * - `-- --day 2028-02-29`: what tests take for today (also HANSANG_TEST_DAY); `--whole` plays the journeys on three days
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrowserSettingError, requireBrowser } from './lib/browser.ts'
import { ROOT, runScript, runVerb } from './lib/run.ts'
import { commitHere, gateSeconds } from './lib/gate-seconds.ts'
import { fromPlaywright, readReport, fromVitest, WHOLE_FILE, type TestReport } from './lib/reports.ts'
import type { Kind, Played } from './lib/seconds.ts'
import { changedSince, saidOf, screenTitles, selectionOf, type Since } from './lib/since.ts'
import { runSteps, stepsOf, type Counts, type Failure, type Step, type StepOutcome } from './lib/steps.ts'
import { journeyDays, parseTestOptions, type TestOptions } from './lib/test-options.ts'
import { tool } from './lib/tools.ts'

let options: TestOptions
let since: Since | undefined
try {
  options = parseTestOptions(process.argv.slice(2), process.env)
  if (options.since !== undefined) since = await changedSince(options.since, ROOT)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const { shard, whole, day } = options
/** What of everything is played; undefined: all of it. */
const part = since && selectionOf(since.changed, ROOT)
const shardArgs = shard ? [`--shard=${shard.index}/${shard.of}`] : []

const reports = mkdtempSync(join(tmpdir(), 'hansang-test-'))
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
// Without colour codes the output reads well in any CI log.
const env = {
  CI: process.env['CI'] ?? '1',
  FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0',
  HANSANG_GATE: whole ? '0' : '1',
  HANSANG_TEST_DAY: day ?? '',
  HANSANG_TOOLS: part?.tools ? '1' : '0',
}
/** A step that says nothing for so long hangs. */
const SILENCE_MS = 5 * 60_000
/**
 * CI, which plays the gate, ends a run at 90 minutes without a word of what was left. The whole on one machine takes
 * hours.
 */
const WHOLE_RUN_MS = (whole && !shard ? 300 : 75) * 60_000

/** Why this run says nothing of how long the gate takes. */
const partial = shard
  ? `A shard, ${shard.index}/${shard.of}`
  : whole
    ? 'The whole'
    : since
      ? `What changed since ${since.ref}`
      : undefined

/** How a step runs: it ends with the run, and when it falls silent. */
const within = (signal: AbortSignal, extra: Record<string, string> = {}) => ({
  env: { ...env, ...extra },
  signal,
  silenceMs: SILENCE_MS,
})

const verb = (title: string, name: string, args: string[] = []): Step => ({
  title,
  run: async (signal) => ({ ok: (await runVerb(name, args, within(signal))).code === 0 }),
})

function vitestStep(title: string, name: string, args: string[]): Step {
  const file = join(reports, `${name}.json`)
  const times = join(reports, `${name}.seconds.json`)
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/lib/file-seconds.ts',
  ]
  const play = async (signal: AbortSignal, more: string[]) => {
    for (const one of [file, times]) rmSync(one, { force: true })
    const { code } = await runScript(
      vitest,
      ['run', ...reporters, ...more],
      within(signal, { HANSANG_FILE_SECONDS: times }),
    )
    const tests = existsSync(times) ? (JSON.parse(readFileSync(times, 'utf8')) as Played[]) : []
    return outcome(
      code,
      readReport(file, (report) => ({ ...fromVitest(report, ROOT), tests })),
    )
  }
  // The shard chose which files to play; those that failed are all in it.
  const mine = args.filter((arg) => !shardArgs.includes(arg))
  return {
    title,
    run: (signal) => play(signal, args),
    again: (failures, signal) => {
      const files = [...new Set(failures.map((one) => one.file))]
      const all = failures.some(({ name: test }) => test === WHOLE_FILE)
      return play(signal, [...mine, ...files, '--no-file-parallelism', ...(all ? [] : ['-t', namePattern(failures)])])
    },
  }
}

/** What vitest names a test by: all titles above it and its own. */
const namePattern = (failures: readonly Failure[]) =>
  `^(?:${failures.map(({ name }) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`

function outcome(code: number, result: TestReport | undefined): StepOutcome {
  // Nothing changed that it plays: some runners then write no report.
  if (since && code === 0 && result === undefined) return { ok: true, counts: { passed: 0, failed: 0 } }
  return { ok: code === 0 && result !== undefined && result.counts.failed === 0, ...result }
}

function told(error: unknown): false {
  console.error(error instanceof Error ? error.message : error)
  return false
}

/** A step of Playwright's: one of our scripts, told where to write its report. Splits by Playwright's own shards. */
function browserStep(
  title: string,
  kind: Kind,
  script: string,
  args: string[],
  reportsIn: string,
  settings: Record<string, string> = {},
): Step {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const extra = {
    ...settings,
    [reportsIn]: file,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(reports, `${title.replaceAll(' ', '-')}.failed.json`),
  }
  const play = async (signal: AbortSignal, more: string[]) => {
    rmSync(file, { force: true })
    const { code } = await runScript(script, [...args, ...more], within(signal, extra))
    return outcome(code, readReport(file, fromPlaywright))
  }
  return {
    title,
    kind,
    split: true,
    needs: [BUILD],
    run: (signal) => play(signal, shardArgs),
    again: (_failures, signal) => play(signal, ['--last-failed', '--workers=1']),
  }
}

const CONTRACT = 'contract against server/'
const contractFile = join(reports, 'contract.json')
/** Judged whole: its counts are of statements, and it takes seconds. */
async function contract(signal: AbortSignal): Promise<StepOutcome> {
  rmSync(contractFile, { force: true })
  const { code } = await runScript('scripts/contract.ts', ['--json', contractFile], within(signal))
  const counts = existsSync(contractFile)
    ? (JSON.parse(readFileSync(contractFile, 'utf8')) as { counts: Counts }).counts
    : undefined
  return { ok: code === 0 && counts !== undefined && counts.failed === 0, ...(counts && { counts }) }
}

const GEN = 'generated files, contract.lock is fresh'
const BUILD = 'build'
const changedArgs = since ? [`--changed=${since.base}`, '--passWithNoTests'] : []
const onlyChanged = since ? [`--only-changed=${since.base}`, '--pass-with-no-tests'] : []
const screenArgs = part && part.screens !== 'all' ? ['-g', screenTitles(part.screens)] : []
const storyArgs = [
  ...(whole ? ['--all'] : []),
  ...(part?.stories && !part.stories.keys ? ['stories.e2e.ts', '--pass-with-no-tests'] : []),
]
const steps: Step[] = [
  // Makes what is missing; unlike a plain `gen` it does not mend a stale contract.lock but fails.
  { ...verb(GEN, 'gen', ['--check']), split: true },
  // Now, so that no test's time goes into it.
  {
    title: 'tools that only tests need',
    split: true,
    run: async () => ({ ok: await tool('prism').then(() => true, told) }),
  },
  verb('format', 'format:check'),
  verb('types', 'types'),
  verb('lint', 'lint'),
  {
    ...vitestStep('unit, server and repository tests', 'vitest', [...shardArgs, ...changedArgs]),
    split: true,
    kind: 'operation',
  },
  // They read the files of the repository, so no import tells which of them a change concerns.
  ...(since ? [vitestStep('rules of the repository', 'rules', ['--project', 'repo', 'tests/'])] : []),
  verb(
    `contract breaks nothing that ${since ? since.ref : 'the commit before'} promised`,
    'contract:diff',
    since ? [since.base] : [],
  ),
  { ...verb(BUILD, 'build'), split: true },
  ...(!part || part.gates
    ? [{ ...vitestStep('gates on the built app', 'gates', ['--config', 'bench/vitest.config.ts']), needs: [BUILD] }]
    : []),
  ...(!part || part.contract ? [{ title: CONTRACT, run: contract }] : []),
  ...(!part || part.stories
    ? [
        browserStep(
          'every story of the component gallery',
          'story',
          'scripts/gallery.ts',
          ['--test', ...storyArgs],
          'HANSANG_GALLERY_JSON',
        ),
      ]
    : []),
  ...(!part || part.screens.length > 0
    ? [
        browserStep(
          'every screen as everybody',
          'screen',
          'scripts/e2e.ts',
          ['--project=screens', ...screenArgs],
          'HANSANG_E2E_JSON',
        ),
      ]
    : []),
  ...journeyDays(options).map((on, at) =>
    // What takes minutes and knows no day is played once.
    browserStep(
      `browser journeys${on === undefined ? '' : ` on ${on}`}`,
      'journey',
      'scripts/e2e.ts',
      onlyChanged,
      'HANSANG_E2E_JSON',
      { HANSANG_TEST_DAY: on ?? '', ...(at > 0 && { HANSANG_GATE: '1' }) },
    ),
  ),
]

// A missing browser is known now, not after minutes of other steps.
const browser = await requireBrowser().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof BrowserSettingError))
    console.error('Everything that needs no browser can be checked with: npm run check')
  return undefined
})
if (browser) {
  console.log(`Node ${process.versions.node}, browser ${browser.path}`)
  if (since && part) console.log(saidOf(since, part))
  process.exitCode = await runSteps(
    stepsOf(steps, shard),
    console.log,
    AbortSignal.timeout(WHOLE_RUN_MS),
    gateSeconds(partial, await commitHere()),
  )
} else {
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
rmSync(reports, { recursive: true, force: true })
