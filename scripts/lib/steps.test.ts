import { describe, expect, test } from 'vitest'
import type { Ran } from './seconds.ts'
import { MOST_UNSTEADY, parseShard, runSteps, stepsOf, type Failure, type Step, type StepOutcome } from './steps.ts'

async function played(steps: Step[], signal?: AbortSignal) {
  const lines: string[] = []
  const code = await runSteps(steps, (line) => lines.push(line), signal)
  return { code, lines, last: lines.at(-1), unsteady: lines.at(-2) }
}
const step = (title: string, ok: boolean, passed?: number, failed = 0): Step => ({
  title,
  run: async () => ({ ok, ...(passed === undefined ? {} : { counts: { passed, failed } }) }),
})
const failure = (name: string): Failure => ({
  name,
  file: 'tests/e2e/home.e2e.ts',
  line: 7,
  error: 'Error: not there',
  seconds: 12,
})
const failed = (passed: number, ...names: string[]): StepOutcome => ({
  ok: names.length === 0,
  counts: { passed, failed: names.length },
  failures: names.map(failure),
})

/** A step whose first run and further looks answer these, one after the other; remembers what it was asked to play. */
function looked(title: string, ...outcomes: StepOutcome[]) {
  const asked: string[][] = []
  const next = () => outcomes.shift() ?? { ok: false }
  const made: Step = {
    title,
    run: async () => next(),
    again: async (failures) => {
      asked.push(failures.map(({ name }) => name))
      return next()
    },
  }
  return { step: made, asked }
}

describe('running the steps of npm test', () => {
  test('the last line adds up what the steps counted', async () => {
    const { code, last, unsteady } = await played([
      step('types', true),
      step('unit', true, 40),
      step('browser', true, 12),
    ])
    expect(code).toBe(0)
    expect(last).toBe('52 passed, 0 failed')
    expect(unsteady).toBe('unsteady: 0')
  })

  test('a failing step keeps no other from running but those that need it', async () => {
    const { code, lines, last } = await played([
      step('build', false),
      step('unit', true, 3),
      { ...step('journeys', true, 9), needs: ['build'] },
      step('contract', false, 5, 2),
    ])
    expect(code).toBe(1)
    expect(last).toBe('8 passed, 3 failed')
    expect(lines).toContain('· journeys (not run: it needs "build")')
  })

  test('a step without counts that fails counts as one failure', async () => {
    expect((await played([step('types', false)])).last).toBe('0 passed, 1 failed')
  })

  test('a failing count makes the run fail even when the tool said it went well', async () => {
    expect((await played([step('unit', true, 3, 1)])).code).toBe(1)
  })

  test('what is said of the time comes before the last two lines, and hears whether all ran green', async () => {
    const heard: unknown[] = []
    const closing = (ran: readonly Ran[], green: boolean) => {
      heard.push([green, ran.map(({ kind, tests }) => [kind, tests?.length])])
      return ['Seconds']
    }
    const timed = (ok: boolean): Step => ({
      title: 'unit',
      kind: 'operation',
      run: async () => ({ ok, counts: { passed: 1, failed: 0 }, tests: [{ file: 'a', name: '', seconds: 1 }] }),
    })
    for (const steps of [
      [timed(true)],
      [timed(false)],
      [timed(true), step('build', false), { ...step('journeys', true), needs: ['build'] }],
    ]) {
      const lines: string[] = []
      await runSteps(steps, (line) => lines.push(line), undefined, closing)
      expect(lines.at(-3)).toBe('Seconds')
    }
    expect(heard).toEqual([
      [true, [['operation', 1]]],
      [false, [['operation', 1]]],
      [
        false,
        [
          ['operation', 1],
          [undefined, undefined],
          [undefined, undefined],
        ],
      ],
    ])
  })

  test('a run whose time is over says what was left undone, and is red', async () => {
    const over = new AbortController()
    const { code, lines, last } = await played(
      [
        {
          title: 'unit',
          run: async () => {
            over.abort()
            return { ok: true, counts: { passed: 4, failed: 0 } }
          },
        },
        step('journeys', true, 9),
      ],
      over.signal,
    )
    expect(code).toBe(1)
    expect(lines).toContain('· journeys (not run: the time of the whole run was over)')
    expect(last).toBe('4 passed, 1 failed')
  })
})

describe('the second look', () => {
  test('comes after all steps, at what failed alone; what passes then is named and no reason to be red', async () => {
    const unit = looked('unit', failed(8, 'slow', 'slower'), failed(1, 'slower'), failed(1))
    const order: string[] = []
    const later: Step = {
      title: 'journeys',
      run: async () => {
        order.push(`after ${unit.asked.length} looks`)
        return failed(3)
      },
    }
    const { code, lines, last, unsteady } = await played([unit.step, later])
    expect(order).toEqual(['after 0 looks'])
    expect(unit.asked).toEqual([['slow', 'slower'], ['slower']])
    expect([code, unsteady, last]).toEqual([0, 'unsteady: 2', '13 passed, 0 failed'])
    expect(lines.filter((line) => line.startsWith('~'))).toEqual([
      expect.stringMatching(
        /^~ tests\/e2e\/home\.e2e\.ts:7 slow: Error: not there \(failed after 12\.0 s, passed, [\d.]+ s\)$/,
      ),
      expect.stringMatching(/slower: Error: not there \(failed after 12\.0 s, failed after 12\.0 s, passed/),
    ])
  })

  test('what fails three times is red, beside what passes', async () => {
    const { step: unit, asked } = looked('unit', failed(8, 'broken', 'slow'), failed(1, 'broken'), failed(0, 'broken'))
    const { code, lines, last, unsteady } = await played([unit])
    expect(asked).toEqual([['broken', 'slow'], ['broken']])
    expect([code, unsteady, last]).toEqual([1, 'unsteady: 1', '9 passed, 1 failed'])
    expect(lines).toContain('✗ tests/e2e/home.e2e.ts:7 broken: Error: not there')
  })

  test('more unsteady tests than a run may have are red', async () => {
    const names = Array.from({ length: MOST_UNSTEADY + 1 }, (_, at) => `slow ${at}`)
    expect((await played([looked('unit', failed(1, ...names), failed(names.length)).step])).code).toBe(1)
    expect((await played([looked('unit', failed(1, ...names.slice(1)), failed(names.length - 1)).step])).code).toBe(0)
  })

  test('a failure without a name, a look that plays nothing, and a tool that breaks leave the run red', async () => {
    const unnamed = looked('unit', { ...failed(3, 'slow'), counts: { passed: 3, failed: 2 } }, failed(1))
    expect((await played([unnamed.step])).code).toBe(1)
    expect(unnamed.asked).toEqual([])
    expect((await played([looked('unit', failed(3, 'slow'), failed(0)).step])).last).toBe('3 passed, 1 failed')
    expect((await played([looked('unit', failed(3, 'slow'), { ok: false }).step])).last).toBe('3 passed, 1 failed')
  })
})

describe('shards', () => {
  const steps: Step[] = [
    { ...step('gen', true), split: true },
    step('types', true),
    step('lint', true),
    { ...step('unit', true), split: true },
    step('diff', true),
  ]
  const titles = (index: number, of: number) => stepsOf(steps, { index, of }).map(({ title }) => title)

  test('a step that splits runs in each, any other in one; together they are all', () => {
    expect([titles(1, 2), titles(2, 2)]).toEqual([
      ['gen', 'types', 'unit', 'diff'],
      ['gen', 'lint', 'unit'],
    ])
    for (const of of [1, 2, 3, 4, 7]) {
      const run = Array.from({ length: of }, (_, at) => titles(at + 1, of)).flat()
      expect(run.filter((title) => title === 'gen')).toHaveLength(of)
      expect(run.filter((title) => ['types', 'lint', 'diff'].includes(title)).sort()).toEqual(['diff', 'lint', 'types'])
    }
    expect(stepsOf(steps, undefined)).toEqual(steps)
  })

  test('are written 1/4, and anything else is refused by name', () => {
    expect([parseShard(['--shard', '1/4']), parseShard(['--shard=4/4']), parseShard([])]).toEqual([
      { index: 1, of: 4 },
      { index: 4, of: 4 },
      undefined,
    ])
    for (const wrong of ['0/4', '5/4', '1', 'a/b', '1/0', ''])
      expect(() => parseShard(['--shard', wrong])).toThrow('--shard 1/4')
  })
})
