import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ROOT } from '../lib/run.ts'
import { exampleServer } from './drift/example-server.ts'
import { atPointer, loadContract, toContract } from './model.ts'
import { NO_FIXTURE } from './fixture.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { checkerOf } from './validate.ts'
import { toyServer, type ToyAnswer, type ToySeen } from './toy.ts'
import { WRITE_PLANS } from './write-plans.ts'

const provenance = { level: 'observed', source: 'test' }
const write = (operationId: string, example: object, more: object = {}) => ({
  operationId,
  tags: ['sample'],
  security: [],
  'x-provenance': provenance,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object' }, examples: { default: { value: example } } } },
  },
  responses: {
    200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } },
    404: { description: '' },
  },
  ...more,
})
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 12 }
const contract = toContract({
  openapi: '3.1.0',
  info: { title: 'writes', version: '1' },
  paths: {
    '/api/sample': { post: write('sampleCreate', { title: '점심 메뉴 건의', contents: '샐러드' }) },
    '/api/sample/{id}': {
      put: write('sampleUpdate', { title: '점심 메뉴 건의' }, { parameters: [id] }),
      delete: { ...write('sampleDelete', {}), parameters: [id], requestBody: undefined },
    },
    '/api/other': { post: write('otherSave', { a: 1 }) },
  },
})

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

async function play(answers: Record<string, ToyAnswer | ((seen: ToySeen) => ToyAnswer)>) {
  const server = await toyServer(answers)
  closing = server.close
  const result = await runContract(contract, new Session(server.origin), {
    areas: [],
    write: true,
    disposable: false,
    prefix: '한상점검-7301',
    calls: true,
    recordings: [],
    credentials: undefined,
    concurrency: 4,
    fixture: NO_FIXTURE,
    probes: { invalid: 2, valid: 1 },
  })
  return { ...result, asked: server.seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim()) }
}
const BOARD = {
  '/api/sample': { body: { code: 0, data: { boardSeq: 907 } } },
  '/api/sample/907': { body: { code: 0, data: { resultCnt: 1 } } },
}

describe('writes on a backend that people use', () => {
  test('touch only what the run made, under its own name, and take it back', async () => {
    const { rows, asked, leftovers } = await play(BOARD)
    expect(asked).toEqual([
      'POST /api/sample {"title":"한상점검-7301","contents":"샐러드"}',
      'PUT /api/sample/907 {"title":"한상점검-7301 2"}',
      'DELETE /api/sample/907',
    ])
    expect(leftovers).toEqual([])
    expect(rows.map(({ operationId, verdict, blocked }) => [operationId, verdict, blocked?.code])).toEqual([
      ['sampleCreate', 'holds', undefined],
      ['sampleUpdate', 'holds', undefined],
      ['sampleDelete', 'holds', undefined],
      ['otherSave', 'blocked', 'no-undo'],
    ])
  })

  test('clean up even when a step in between fails', async () => {
    const { asked, leftovers } = await play({
      ...BOARD,
      '/api/sample/907': ({ method }) => (method === 'PUT' ? { status: 404 } : { body: {} }),
    })
    expect(asked.at(-1)).toBe('DELETE /api/sample/907')
    expect(leftovers).toEqual([])
  })

  test('send nothing further when nothing was created', async () => {
    const { asked, rows } = await play({ '/api/sample': { status: 404 } })
    expect(asked).toHaveLength(1)
    expect(rows.every(({ verdict }) => verdict === 'blocked')).toBe(true)
  })

  test('tell what could not be taken back', async () => {
    const { leftovers } = await play({
      ...BOARD,
      '/api/sample/907': ({ method }) => (method === 'PUT' ? { body: {} } : { status: 404 }),
    })
    expect(leftovers).toEqual([
      { operationId: 'sampleCreate', made: expect.stringContaining('907') as string, remove: 'DELETE /api/sample/907' },
    ])
  })
})

describe('the plans', () => {
  const whole = loadContract()
  const steps = new Set(WRITE_PLANS.flatMap((plan) => plan.steps.map(({ operationId }) => operationId)))
  const writing = whole.operations.filter((operation) => operation.writes).map(({ id }) => id)

  test('have only operations of the contract that write', () => {
    expect([...steps].filter((operationId) => !writing.includes(operationId))).toEqual([])
  })

  test('promise of a second call only what the descriptions say, word for word', () => {
    const described = (operationId = '') =>
      String(
        (
          atPointer(whole.document, whole.operations.find(({ id: one }) => one === operationId)?.pointer ?? '') as {
            description?: string
          }
        ).description,
      )
    const promises = WRITE_PLANS.flatMap(({ steps: made, twice = {} }) =>
      [
        [made[0]?.operationId, twice.create],
        [made.at(-1)?.operationId, twice.undo],
      ].filter(([, words]) => words !== undefined),
    )
    expect(promises.length).toBeGreaterThan(8)
    expect(promises.filter(([operationId, words = '']) => !described(operationId).includes(words))).toEqual([])
  })

  test('are seen by calls that only read and whose answers show the write; the rest is named', () => {
    const unseen = WRITE_PLANS.filter(({ seen }) => {
      const reader = whole.operations.find(({ id: one }) => 'by' in seen && one === seen.by)
      const shown = JSON.stringify(reader?.responses['200']?.content?.['application/json']?.examples?.['default'] ?? '')
      const fields = 'by' in seen ? Object.keys(seen.as({ prefix: '한상점검', deviceId: 'a', fields: {} })) : []
      return reader === undefined || reader.writes || !fields.every((name) => shown.includes(`"${name}"`))
    })
    expect(unseen.map(({ steps: made }) => made[0]?.operationId)).toEqual([
      'healthUpdateTargetBw',
      'diarySaveDailyAct',
      'coachUpdateFriendAgreeYn',
      'memberSetLoginHistory',
      'memberSetAutoLoginHistory',
    ])
  })

  test('send what the contract allows, take everything back, and are as many as the page says', async () => {
    const server = await exampleServer(whole, checkerOf(whole))
    closing = server.close
    const { rows, leftovers } = await runContract(whole, new Session(server.origin), {
      areas: [],
      write: true,
      disposable: false,
      forgetful: true,
      prefix: '한상점검-2026-11-21-7301',
      calls: true,
      recordings: [],
      concurrency: 8,
      fixture: NO_FIXTURE,
      probes: { invalid: 0, valid: 0 },
      credentials: { username: 'haneul', password: 'hansang-demo!1' },
    })
    expect(leftovers).toEqual([])
    const stuck = rows
      .filter(({ operationId, blocked }) => steps.has(operationId) && blocked)
      .map(({ operationId, blocked }) => `${operationId} ${blocked?.code}`)
    expect(stuck).toEqual([])
    const page = readFileSync(join(ROOT, 'docs', 'contract-tests.md'), 'utf8')
    expect(page).toContain(`${steps.size} of the ${writing.length} operations that write`)
  }, 120_000)
})
