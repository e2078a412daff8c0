import { describe, expect, test } from 'vitest'
import { parseShard, playwrightCounts, runSteps, stepsOf, vitestCounts, type Step } from './steps.ts'

async function played(steps: Step[]) {
  const lines: string[] = []
  const code = await runSteps(steps, (line) => lines.push(line))
  return { code, lines, last: lines.at(-1) }
}
const step = (title: string, ok: boolean, passed?: number, failed = 0): Step => ({
  title,
  run: async () => ({ ok, ...(passed === undefined ? {} : { counts: { passed, failed } }) }),
})

describe('running the steps of npm test', () => {
  test('the last line adds up what the steps counted', async () => {
    const { code, last } = await played([step('types', true), step('unit', true, 40), step('browser', true, 12)])
    expect(code).toBe(0)
    expect(last).toBe('52 passed, 0 failed')
  })

  test('the first failing step ends the run, and the ones after it are named as not run', async () => {
    const { code, lines, last } = await played([step('unit', true, 3), step('contract', false, 5, 2), step('browser', true, 9)])
    expect(code).toBe(1)
    expect(last).toBe('8 passed, 2 failed')
    expect(lines).toContain('· browser (not run)')
  })

  test('a step without counts that fails counts as one failure', async () => {
    expect((await played([step('types', false)])).last).toBe('0 passed, 1 failed')
  })

  test('a failing count makes the run fail even when the tool said it went well', async () => {
    expect((await played([step('unit', true, 3, 1)])).code).toBe(1)
  })
})

describe('shards', () => {
  const steps: Step[] = [{ ...step('gen', true), split: true }, step('types', true), step('lint', true), { ...step('unit', true), split: true }, step('diff', true)]
  const titles = (index: number, of: number) => stepsOf(steps, { index, of }).map(({ title }) => title)

  test('a step that splits runs in each, any other in one; together they are all', () => {
    expect([titles(1, 2), titles(2, 2)]).toEqual([['gen', 'types', 'unit', 'diff'], ['gen', 'lint', 'unit']])
    for (const of of [1, 2, 3, 4, 7]) {
      const run = Array.from({ length: of }, (_, at) => titles(at + 1, of)).flat()
      expect(run.filter((title) => title === 'gen')).toHaveLength(of)
      expect(run.filter((title) => ['types', 'lint', 'diff'].includes(title)).sort()).toEqual(['diff', 'lint', 'types'])
    }
    expect(stepsOf(steps, undefined)).toEqual(steps)
  })

  test('are written 1/4, and anything else is refused by name', () => {
    expect([parseShard(['--shard', '1/4']), parseShard(['--shard=4/4']), parseShard([])]).toEqual([{ index: 1, of: 4 }, { index: 4, of: 4 }, undefined])
    for (const wrong of ['0/4', '5/4', '1', 'a/b', '1/0', '']) expect(() => parseShard(['--shard', wrong])).toThrow('--shard 1/4')
  })
})

describe('reading reports', () => {
  test('vitest: a file that could not be loaded counts as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }, { status: 'passed', assertionResults: [{}] }]
    expect(vitestCounts({ numPassedTests: 7, numFailedTests: 1, testResults })).toEqual({ passed: 7, failed: 2 })
  })

  test('Playwright: skipped and flaky journeys are not green', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 })
    expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }).failed).toBe(1)
  })
})
