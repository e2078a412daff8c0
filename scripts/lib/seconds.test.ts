import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gateLine } from '../../bench/goal-37-gate.ts'
import { operationCount } from './gate-seconds.ts'
import { keepSeconds, keptSeconds, secondsOf, secondsTable, type Played, type Ran } from './seconds.ts'

const played = (file: string, seconds: number, name = 'is in order'): Played => ({ file, name, seconds })

/** 400 s, with 10 of 227 screens and 60 of 600 operations. */
const ran: Ran[] = [
  { ms: 60_000 },
  // Three quarters of the workers' time are the server's: 90 s.
  {
    kind: 'operation',
    ms: 120_000,
    tests: [
      played('server/domain/meal/rules.test.ts', 100),
      played('tests/probe/closed.test.ts', 50),
      played('src/areas/meal/day.test.ts', 50),
    ],
  },
  {
    kind: 'story',
    ms: 100_000,
    tests: [
      played('tests/gallery/stories.e2e.ts', 30, 'Widgets/Button: Large › has room'),
      played('tests/gallery/stories.e2e.ts', 30, 'Widgets/Button: Large › looks'),
      played('stories.e2e.ts', 20, 'Board/Sheet: One looks as accepted in dark, and axe finds nothing'),
      played('tests/gallery/keyboard.e2e.ts', 20),
    ],
  },
  {
    kind: 'screen',
    ms: 40_000,
    tests: [
      ...Array.from({ length: 10 }, (_, at) => played('tests/screens/screens.e2e.ts', 4, `/${at} is in order`)),
      played('tests/screens/findings.e2e.ts', 10),
    ],
  },
  {
    kind: 'journey',
    ms: 80_000,
    tests: [played('tests/e2e/home/hours.e2e.ts', 40, 'a'), played('tests/e2e/home/hours.e2e.ts', 40, 'b')],
  },
]

test('each kind has its share of the step, and what is of no kind is everything else', () => {
  const seconds = secondsOf(ran, 60)
  expect(seconds.parts.map(({ kind, count, seconds: took }) => [kind, count, took])).toEqual([
    ['operation', 60, 90],
    ['story', 2, 80],
    ['screen', 10, 32],
    ['journey', 2, 80],
  ])
  expect(seconds.now).toBe(400)
  expect(seconds.rest).toBeCloseTo(400 - 90 - 80 - 32 - 80)
})

test('screens and operations grow to the full breadth, stories and journeys with the screens, the rest stays', () => {
  const { parts, rest, atFull } = secondsOf(ran, 60)
  expect(parts.map(({ atFull: later }) => later)).toEqual(
    [900, 80 * 22.7, 32 * 22.7, 80 * 22.7].map((value) => expect.closeTo(value)),
  )
  expect(atFull).toBeCloseTo(rest + 900 + (80 + 32 + 80) * 22.7)
  // What is broader already is not made smaller.
  expect(secondsOf(ran.slice(0, 2), 1200).atFull).toBe(180)
})

test('the table says each, now and then; of a part of the gate it says no more than what was', () => {
  const seconds = secondsOf(ran, 60)
  const lines = secondsTable(seconds)
  expect(lines).toContainEqual(expect.stringMatching(/^operation +60 +1\.50 s +1\.5 min +15\.0 min$/))
  expect(lines.at(-1)).toMatch(/227 screens, 600 operations.*NOT held/)
  expect(secondsTable(secondsOf(ran.slice(0, 2), 600)).at(-1)).toMatch(/: held\.$/)
  const partial = secondsTable(seconds, 'A shard, 1/4')
  expect(partial).toContainEqual(expect.stringMatching(/^operation +60 +1\.50 s +1\.5 min +–$/))
  expect(partial.at(-1)).toBe('A shard, 1/4: nothing is said of the gate at full breadth.')
})

test('a run that played nothing of a kind says nothing of it', () => {
  expect(
    secondsOf(
      [
        { kind: 'screen', ms: 5000, tests: [] },
        { kind: 'journey', ms: 3000 },
      ],
      600,
    ),
  ).toEqual({ parts: [], rest: 8, now: 8, atFull: 8 })
})

test('the bench tells what a green run has left; without one neither gate nor goal holds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-seconds-'))
  try {
    const file = join(folder, 'cache', 'seconds.json')
    expect(gateLine(keptSeconds(file))).toMatchObject({
      ours: 'not run',
      gate: { text: '≤ 45 min', holds: false },
      goal: { text: '≤ 30 min', holds: false },
    })
    keepSeconds(file, { ...secondsOf(ran.slice(0, 2), 60), at: '2026-11-26', commit: 'abc1234' })
    expect(gateLine(keptSeconds(file))).toMatchObject({
      ours: '16.5 min',
      reference: 'as it ran on 2026-11-26 at abc1234: 3.0 min',
      gate: { holds: true },
      goal: { holds: true },
    })
    keepSeconds(file, { ...secondsOf(ran, 60), at: '2026-11-26', commit: 'abc1234' })
    expect(gateLine(keptSeconds(file)).gate.holds).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the operations are those of the contract', () => {
  expect(operationCount()).toBeGreaterThan(100)
  expect(operationCount('/no/such/file.json')).toBe(0)
})
