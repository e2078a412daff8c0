import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { NO_FIXTURE, readFixture, type Fixture } from './fixture.ts'
import { toContract } from './model.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { toyContract, toyServer } from './toy.ts'

const folder = mkdtempSync(join(tmpdir(), 'hansang-fixture-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const query = (name: string, example: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  required: true,
  schema,
  example,
})
const operation = (operationId: string, parameters: object[], schema: object) => ({
  get: {
    operationId,
    tags: ['meal'],
    security: [],
    parameters,
    'x-provenance': { level: 'observed', source: 'test' },
    responses: { 200: { description: '', ...json(schema) }, 404: { description: '' } },
  },
})
const code = { type: 'string', pattern: '^REST\\d+$' }
const list = operation('list', [], {
  type: 'object',
  properties: {
    restaurantCode: { $ref: '#/components/schemas/RestaurantCode' },
    rows: {
      type: 'array',
      items: { type: 'object', properties: { courseCode: { type: 'string' }, menuDt: { type: 'string' } } },
    },
  },
})
const order = {
  post: {
    operationId: 'order',
    tags: ['meal'],
    security: [],
    'x-provenance': { level: 'observed', source: 'test' },
    'x-writes': false,
    responses: { 200: { description: '' }, 409: { description: '' } },
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'array',
            items: { type: 'object', properties: { courseCode: { type: 'string' }, menuDt: { type: 'string' } } },
          },
          example: [
            { courseCode: 'A', menuDt: '20260101' },
            { courseCode: 'B', menuDt: '20260101' },
            { courseCode: 'C', menuDt: '20260101' },
          ],
        },
      },
    },
  },
}
const contract = toContract({
  openapi: '3.1.0',
  info: { title: 'inputs', version: '1' },
  components: { schemas: { RestaurantCode: code } },
  paths: {
    '/detail': operation(
      'detail',
      [
        query('courseCode', 'AA'),
        query('menuDt', '20260101'),
        query('place', 'REST1', { $ref: '#/components/schemas/RestaurantCode' }),
      ],
      { type: 'object' },
    ),
    '/list': list,
  },
})
const arranging = toContract({
  openapi: '3.1.0',
  info: { title: 'rows', version: '1' },
  components: { schemas: { RestaurantCode: code } },
  paths: { '/order': order, '/list': list },
})
const LIST = {
  restaurantCode: 'REST311',
  rows: [
    { courseCode: 'T1', menuDt: '20261119' },
    { courseCode: 'T2', menuDt: '20261120' },
  ],
}

async function play(fixture: Fixture = NO_FIXTURE, known = 'REST311', of = contract) {
  const server = await toyServer({
    '/list': { body: LIST },
    '/order': { body: {} },
    '/detail': ({ url }) => (url.includes(known) ? { body: {} } : { status: 404 }),
  })
  closing = server.close
  const { rows } = await runContract(of, new Session(server.origin), {
    areas: [],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: true,
    recordings: [],
    credentials: undefined,
    concurrency: 4,
    fixture,
    probes: { invalid: 0, valid: 0 },
  })
  return {
    rows: Object.fromEntries(rows.map((row) => [row.operationId, row])),
    asked: server.seen.map(({ url }) => url),
    sent: server.seen.at(-1)?.body,
  }
}

describe('what a call names', () => {
  test('comes from earlier answers, by name or by shape, and all of one row', async () => {
    const { rows, asked } = await play()
    expect(asked).toEqual(['/list', '/detail?courseCode=T1&menuDt=20261119&place=REST311'])
    expect(rows['detail']?.verdict).toBe('holds')
  })

  test('is the example of the contract when what was learned is refused, and blocked when that is too', async () => {
    expect((await play(NO_FIXTURE, 'REST1&nothing')).rows['detail']).toMatchObject({
      verdict: 'blocked',
      blocked: { code: 'refused' },
    })
    await closing?.()
    const { rows, asked } = await play(NO_FIXTURE, 'menuDt=20260101')
    expect(asked).toHaveLength(3)
    expect(rows['detail']).toMatchObject({ status: 200 })
  })

  test('is another row for each row that differs in the example, and the same where all say the same', async () => {
    expect((await play(NO_FIXTURE, '', arranging)).sent).toBe(
      JSON.stringify([
        { courseCode: 'T1', menuDt: '20261119' },
        { courseCode: 'T2', menuDt: '20261119' },
        { courseCode: 'C', menuDt: '20261119' },
      ]),
    )
  })

  test('is what the tester wrote into the fixture file, before anything else', async () => {
    const { asked } = await play(
      { values: { place: 'REST900' }, operations: { detail: { courseCode: 'ZZ' } }, skip: {} },
      'REST900',
    )
    // The day of another course would not be this one's.
    expect(asked).toContain('/detail?courseCode=ZZ&menuDt=20260101&place=REST900')
  })

  test('can be left alone by the fixture, with the reason in the report', async () => {
    const { rows, asked } = await play({ ...NO_FIXTURE, skip: { detail: 'sends a text message' } })
    expect(asked).toEqual(['/list'])
    expect(rows['detail']?.blocked).toEqual({
      code: 'no-input',
      detail: 'left out by the fixture: sends a text message',
    })
  })
})

describe('the fixture file', () => {
  const read = (text: string) => {
    const file = join(folder, 'fixture.yaml')
    writeFileSync(file, text)
    return readFixture(file, toyContract())
  }

  test('is YAML or JSON, each part may be missing', () => {
    expect(read("values: { menuDt: '20261119' }\nskip: { save: costs money }")).toEqual({
      values: { menuDt: '20261119' },
      operations: {},
      skip: { save: 'costs money' },
    })
    expect(read('{"operations": {"save": {"body": [1]}}}').operations).toEqual({ save: { body: [1] } })
    expect(read('')).toEqual(NO_FIXTURE)
  })

  test('is refused with the place when it is something else or names an unknown operation', () => {
    expect(() => read('value: {}')).toThrow('is not a fixture file')
    expect(() => read('skip: { nobody: why }')).toThrow('does not have: nobody')
  })
})
