import { expect, test } from 'vitest'

import { GuardLog } from './guard-log.ts'

const ANSWER = {
  operationId: 'mealDetail',
  status: 200,
  url: 'https://a.example/api/meal/detail?menuDt=20261119&authToken=secret',
  root: '/data',
}
const MET = { pointer: '/data/0/kcal', problem: 'type', expected: 'string', got: 'number' } as const

function logAt(...times: string[]) {
  const clock = times.values()
  return new GuardLog(() => new Date(clock.next().value ?? times.at(-1) ?? 0))
}

test('the same field in another row is the same finding, first met first', () => {
  const log = logAt('2026-11-19T02:24:00Z', '2026-11-19T02:25:00Z')
  log.note(ANSWER, [MET])
  log.note(ANSWER, [
    { ...MET, pointer: '/data/5/kcal' },
    { ...MET, pointer: '/data/5/name' },
  ])
  expect(log.findings.map(({ pointer, count, at }) => ({ pointer, count, at }))).toEqual([
    { pointer: '/data/0/kcal', count: 2, at: '2026-11-19T02:24:00.000Z' },
    { pointer: '/data/5/name', count: 1, at: '2026-11-19T02:25:00.000Z' },
  ])
})

test('answers in order are counted too: silence would read as fine', () => {
  const log = logAt('2026-11-19T02:24:00Z')
  log.note(ANSWER, [])
  expect(log.report('https://a.example', 'qa')).toMatchObject({
    compared: [{ operationId: 'mealDetail', status: 200, count: 1 }],
    findings: [],
  })
})

test('values that could be secrets do not stand in the report', () => {
  const log = logAt('2026-11-19T02:24:00Z')
  log.note(ANSWER, [MET])
  expect(log.findings[0]?.url).toBe('/api/meal/detail?menuDt=20261119&authToken=***')
})

test('who watches is told after every answer', () => {
  const log = logAt('2026-11-19T02:24:00Z')
  const seen: number[] = []
  log.subscribe(() => seen.push(log.answers))
  log.note(ANSWER, [])
  log.note(ANSWER, [MET])
  expect(seen).toEqual([1, 2])
})
