import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { GuardReport } from '#src/contract/guard-report.ts'
import { NO_FIXTURE } from './fixture.ts'
import type { Row } from './ledger.ts'
import { readRecording, finder } from './recordings.ts'
import { curlLine } from './report/curl.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { toyContract } from './toy.ts'

const folder = mkdtempSync(join(tmpdir(), 'hansang-recording-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DISH = { menuName: '소고기무국', kcal: '188', typicalMenu: 'Y', rows: [{ n: 3 }], total: 3 }
const entry = (method: string, url: string, status: number, body: unknown, more: object = {}) => ({
  time: 12.5,
  request: {
    method,
    url,
    headers: [
      { name: ':path', value: '/' },
      { name: 'Authorization', value: 'Bearer recorded-secret' },
    ],
  },
  response: {
    status,
    headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
    content: { mimeType: 'application/json', text: JSON.stringify(body), ...more },
  },
})

async function judged(content: unknown): Promise<Row[]> {
  const file = join(folder, 'recording.json')
  writeFileSync(file, JSON.stringify(content))
  const { rows } = await runContract(toyContract(), new Session('http://127.0.0.1:9'), {
    areas: [],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: false,
    recordings: [readRecording(file)],
    credentials: undefined,
    concurrency: 2,
    fixture: NO_FIXTURE,
    probes: { invalid: 2, valid: 1 },
  })
  return rows
}
const row = (rows: Row[], id: string) => rows.find(({ operationId }) => operationId === id)

describe('a HAR file', () => {
  test('is judged as calls of our own would be, without any traffic', async () => {
    const rows = await judged({
      log: {
        entries: [
          entry('GET', 'https://qa.example/dishes/E1?menuDt=20261119', 200, [{ ...DISH, kcal: 188 }]),
          entry('GET', 'https://qa.example/guess', 200, { a: 1 }),
        ],
      },
    })
    expect(row(rows, 'dishes')).toMatchObject({
      verdict: 'defect',
      findings: [
        {
          kind: 'number-text',
          at: '/0/kcal',
          exchange: { purpose: 'recorded', url: '/dishes/E1?menuDt=20261119', status: 200 },
        },
      ],
    })
    expect(row(rows, 'guess')).toMatchObject({ verdict: 'holds', compared: 1 })
  })

  test('a finding asks the host that was recorded to try it again, each its own', async () => {
    const recorded = (host: string, id: string) =>
      entry('GET', `https://${host}/dishes/${id}?menuDt=20261119`, 200, [
        { ...DISH, kcal: 188, total: id === 'E2' ? 4 : 3 },
      ])
    const rows = await judged({
      log: { entries: [recorded('qa.example', 'E1'), recorded('stage.example:8443', 'E2')] },
    })
    const lines = row(rows, 'dishes')?.findings.map(
      ({ exchange }) => exchange && curlLine(exchange, exchange.origin ?? 'https://nowhere.example').split(' \\\n')[0],
    )
    expect(lines).toEqual([
      "curl -sS -i -X GET 'https://qa.example/dishes/E1?menuDt=20261119'",
      "curl -sS -i -X GET 'https://stage.example:8443/dishes/E2?menuDt=20261119'",
    ])
  })

  test('what was not recorded is blocked, never green', async () => {
    const rows = await judged({ log: { entries: [entry('GET', 'https://qa.example/guess', 200, { a: 1 })] } })
    expect(row(rows, 'dishes')).toMatchObject({ verdict: 'blocked', blocked: { code: 'not-recorded' } })
  })

  test('foreign addresses and entries without a body are left out; base64 is read', async () => {
    const base64 = Buffer.from('{"a":1}').toString('base64')
    const rows = await judged({
      log: {
        entries: [
          entry('GET', 'https://cdn.example/logo.png', 200, {}),
          entry('OPTIONS', 'https://qa.example/guess', 204, ''),
          entry('GET', 'https://qa.example/guess', 0, ''),
          entry('GET', 'https://qa.example/guess', 200, '', { text: undefined }),
          entry('GET', 'https://qa.example/guess', 200, '', { text: base64, encoding: 'base64' }),
        ],
      },
    })
    expect(row(rows, 'guess')).toMatchObject({ verdict: 'holds', compared: 1 })
  })

  test('no secret of it goes into a row', async () => {
    const rows = await judged({
      log: {
        entries: [
          entry('GET', 'https://qa.example/dishes/E1?menuDt=20261119&token=query-secret', 200, [
            { ...DISH, kcal: 1, accessToken: 'body-secret' },
          ]),
        ],
      },
    })
    expect(JSON.stringify(rows)).not.toMatch(/recorded-secret|query-secret|body-secret/)
  })

  test('another file is refused with a sentence', () => {
    const file = join(folder, 'other.json')
    writeFileSync(file, '{"log": []}')
    expect(() => readRecording(file)).toThrow('is neither a HAR file nor a guard report')
    writeFileSync(file, '{"format": "hansang-guard-report", "version": 1}')
    expect(() => readRecording(file)).toThrow('is not a guard report')
  })
})

describe('a guard report', () => {
  const at = '2026-11-19T02:24:00.000Z'
  const guard = (findings: GuardReport['findings']): GuardReport => ({
    format: 'hansang-guard-report',
    version: 1,
    from: at,
    to: at,
    origin: 'https://qa.example',
    build: '1.4.0',
    compared: [
      { operationId: 'dishes', status: 200, count: 14 },
      { operationId: 'guess', status: 200, count: 3 },
    ],
    findings,
  })
  const finding = (
    pointer: string,
    problem: GuardReport['findings'][number]['problem'],
    expected: string,
    got: string,
  ) => ({
    operationId: 'dishes',
    status: 200,
    url: '/dishes/E1?menuDt=20261119',
    pointer,
    problem,
    expected,
    got,
    at,
    count: 6,
  })

  test('gives the verdicts that its answers would have given, by the nearest provenance', async () => {
    const rows = await judged(
      guard([
        finding('/0/kcal', 'type', 'string | null', 'number'),
        finding('/0/rows/0/n', 'type', 'integer', 'object'),
        finding('/0/extra', 'unknown', 'nothing', 'string'),
      ]),
    )
    expect(row(rows, 'dishes')?.findings).toMatchObject([
      { verdict: 'defect', kind: 'number-text', level: 'observed' },
      { verdict: 'assumption refuted', kind: 'type', level: 'assumed' },
      { verdict: 'discovered', kind: 'unknown' },
    ])
    expect(row(rows, 'guess')).toMatchObject({ verdict: 'holds', compared: 3 })
    expect(row(rows, 'login')).toMatchObject({ verdict: 'blocked' })
  })
})

test('a path without parameters wins over one with, and a trailing slash does not matter', () => {
  const [first] = toyContract().operations
  if (!first) throw new Error('the toy contract is empty')
  const find = finder([
    { ...first, method: 'GET', path: '/a/{id}', id: 'any' },
    { ...first, method: 'GET', path: '/a/list', id: 'list' },
  ])
  expect(['/a/list', '/a/7', '/a/list/', '/a', '/b/7'].map((path) => find('GET', path)?.id)).toEqual([
    'list',
    'any',
    'list',
    undefined,
    undefined,
  ])
})
