/** What the JSON reports of vitest and Playwright say: how many tests passed and failed, and which failed. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Played } from './seconds.ts'
import type { Counts, Failure } from './steps.ts'

/** `tests`: what was played and how long it took, where the report says so. */
export type TestReport = { counts: Counts; failures: Failure[]; tests?: readonly Played[] }

/** Reads a JSON report; undefined when the tool ended before it wrote one. */
export function readReport(file: string, toReport: (report: unknown) => TestReport): TestReport | undefined {
  return existsSync(file) ? toReport(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

type VitestReport = {
  numPassedTests?: number
  testResults?: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[]
}
type VitestTest = {
  ancestorTitles: string[]
  title: string
  status: string
  duration?: number
  failureMessages: string[]
}

/** How a whole file is named among the failures: one that could not be loaded, or whose worker ended. */
export const WHOLE_FILE = 'the whole file'

/**
 * A report of vitest. A file that could not be loaded, or whose worker ended, counts as one failure.
 *
 * @param root what the paths of files are said from
 */
export function fromVitest(report: unknown, root: string): TestReport {
  const { numPassedTests = 0, testResults = [] } = report as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0)
      return status === 'failed'
        ? [
            {
              name: WHOLE_FILE,
              file,
              error: firstLine(message) || 'could not be loaded, or its worker ended',
              seconds: 0,
            },
          ]
        : []
    return failed.map(({ ancestorTitles, title, duration = 0, failureMessages: [text = ''] }) => {
      const line = text
        .split('\n')
        .map((one) => one.split(name)[1])
        .map((rest) => /^:(\d+):\d+/.exec(rest ?? '')?.[1])
        .find(Boolean)
      return {
        name: [...ancestorTitles, title].join(' '),
        file,
        ...(line && { line: Number(line) }),
        error: firstLine(text),
        seconds: duration / 1000,
      }
    })
  })
  return { counts: { passed: numPassedTests, failed: failures.length }, failures }
}

type PlaywrightSuite = { title: string; file: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  file: string
  line: number
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: { duration: number; error?: { message?: string } }[]
  }[]
}

/**
 * A report of Playwright. A test that never ran counts as failed; so does an error outside of all tests, which has no
 * name.
 */
export function fromPlaywright(report: unknown): TestReport {
  const {
    stats,
    suites = [],
    errors = [],
  } = report as { stats: { expected: number }; suites?: PlaywrightSuite[]; errors?: unknown[] }
  const failures = suites.flatMap((suite) => failuresIn(suite, []))
  return {
    counts: { passed: stats.expected, failed: failures.length + errors.length },
    failures,
    tests: suites.flatMap((suite) => playedIn(suite, [])),
  }
}

function playedIn({ title, file, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): Played[] {
  const titles = title === file ? above : [...above, title]
  const own = specs.flatMap(({ title: spec, file: at, tests }) =>
    tests
      .filter(({ results }) => results.length > 0)
      .map(({ results }): Played => ({
        file: at,
        name: [...titles, spec].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
  )
  return [...own, ...suites.flatMap((suite) => playedIn(suite, titles))]
}

function failuresIn({ title, file, suites = [], specs = [] }: PlaywrightSuite, above: readonly string[]): Failure[] {
  // The outermost suite is the file itself.
  const titles = title === file ? above : [...above, title]
  const own = specs.flatMap(({ title: spec, file: at, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }): Failure => {
        const error = results.map((one) => one.error?.message).find(Boolean)
        return {
          name: [...titles, spec].join(' › '),
          file: at,
          line,
          error: firstLine(error) || 'did not run',
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        }
      }),
  )
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, titles))]
}

/** Without the colours of a terminal. */
const firstLine = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? ''
