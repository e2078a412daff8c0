import { describe, expect, test } from 'vitest'
import { fromPlaywright, fromVitest, WHOLE_FILE } from './reports.ts'

const root = '/home/dev/hansang'

describe('reading reports', () => {
  test('vitest: a failed test is named by all its titles and the line of its file', () => {
    const failureMessages = [
      `\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at node_modules/x.js:1:1\n    at ${root}/server/a.test.ts:12:3`,
    ]
    const testResults = [
      {
        name: `${root}/server/a.test.ts`,
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['days', 'on embedded'],
            title: 'end at midnight',
            status: 'failed',
            duration: 1500,
            failureMessages,
          },
          { ancestorTitles: [], title: 'begin', status: 'passed', failureMessages: [] },
        ],
      },
    ]
    expect(fromVitest({ numPassedTests: 7, testResults }, root)).toEqual({
      counts: { passed: 7, failed: 1 },
      failures: [
        {
          name: 'days on embedded end at midnight',
          file: 'server/a.test.ts',
          line: 12,
          error: 'AssertionError: expected 1 to be 2',
          seconds: 1.5,
        },
      ],
    })
  })

  test('vitest: a file that could not be loaded, or whose worker ended, counts as one failure', () => {
    const pending = { ancestorTitles: [], title: 'begin', status: 'pending', failureMessages: [] }
    const testResults = [
      { name: `${root}/a.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: `${root}/b.test.ts`, status: 'failed', message: '', assertionResults: [pending] },
      { name: `${root}/c.test.ts`, status: 'passed', assertionResults: [{ ...pending, status: 'passed' }] },
    ]
    const { counts, failures } = fromVitest({ numPassedTests: 1, testResults }, root)
    expect(counts).toEqual({ passed: 1, failed: 2 })
    expect(failures.map(({ file, name, error }) => [file, name, error])).toEqual([
      ['a.test.ts', WHOLE_FILE, 'Cannot find module'],
      ['b.test.ts', WHOLE_FILE, 'could not be loaded, or its worker ended'],
    ])
  })

  test('Playwright: skipped and flaky journeys are not green, and an error outside of all tests has no name', () => {
    const spec = (title: string, status: string, results: object[] = []) => ({
      title,
      file: 'home.e2e.ts',
      line: 5,
      tests: [{ status, results }],
    })
    const suites = [
      {
        title: 'home.e2e.ts',
        file: 'home.e2e.ts',
        specs: [spec('is whole', 'expected')],
        suites: [
          {
            title: 'at noon',
            file: 'home.e2e.ts',
            specs: [
              spec('fails', 'unexpected', [{ duration: 2000, error: { message: 'Error: gone\nmore' } }]),
              spec('waits', 'skipped'),
              spec('wavers', 'flaky'),
            ],
          },
        ],
      },
    ]
    const { counts, failures, tests } = fromPlaywright({ stats: { expected: 1 }, suites, errors: [{}] })
    // What never ran took no time.
    expect(tests).toEqual([{ file: 'home.e2e.ts', name: 'at noon › fails', seconds: 2 }])
    expect(counts).toEqual({ passed: 1, failed: 4 })
    expect(failures).toEqual([
      { name: 'at noon › fails', file: 'home.e2e.ts', line: 5, error: 'Error: gone', seconds: 2 },
      { name: 'at noon › waits', file: 'home.e2e.ts', line: 5, error: 'did not run', seconds: 0 },
      { name: 'at noon › wavers', file: 'home.e2e.ts', line: 5, error: 'did not run', seconds: 0 },
    ])
  })
})
