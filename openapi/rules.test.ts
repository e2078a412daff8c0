import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import hansang from './rules.ts'

/** Lints one operation under our own rules only and gives the names of the rules that complained. */
async function complaints(operation: Record<string, unknown>): Promise<string[]> {
  const config = await createConfig({
    plugins: [hansang()],
    rules: {
      'hansang/body-examples': 'error',
      'hansang/parameter-examples': 'error',
      'hansang/provenance': 'error',
      'hansang/operation-id': 'error',
      'hansang/default-example': 'error',
      'hansang/error-responses': 'error',
      'hansang/limits': 'error',
      'hansang/orders': 'error',
      'hansang/sums': 'error',
      'hansang/writes': 'error',
    },
  })
  const source = JSON.stringify({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: { '/api/meal': { get: operation } },
  })
  return (await lintFromString({ source, config })).map(({ ruleId }) => ruleId)
}

const list = {
  allOf: [{ type: 'object' }, { type: 'object', properties: { data: { type: 'array', items: { type: 'string' } } } }],
}
const error = { description: 'x' }
const good = {
  operationId: 'mealList',
  tags: ['meal'],
  'x-provenance': { level: 'observed', source: 'known-payloads.md 3.3' },
  responses: {
    200: {
      description: 'x',
      content: {
        'application/json': {
          schema: list,
          examples: { default: { value: { data: ['국'] } }, empty: { value: { data: [] } } },
        },
      },
    },
    400: error,
    401: error,
    403: error,
    440: error,
    500: error,
  },
}
const answering = (examples: object, schema: object = list) => ({
  ...good,
  responses: { ...good.responses, 200: { description: 'x', content: { 'application/json': { schema, examples } } } },
})

describe('our lint rules', () => {
  test('let a complete operation pass', async () => {
    expect(await complaints(good)).toEqual([])
  })

  test('refuse an operation without provenance, with an unknown level, or without a source', async () => {
    const { 'x-provenance': _, ...without } = good
    expect(await complaints(without)).toEqual(['hansang/provenance'])
    expect(await complaints({ ...good, 'x-provenance': { level: 'guessed', source: 'a feeling' } })).toEqual([
      'hansang/provenance',
    ])
    expect(await complaints({ ...good, 'x-provenance': { level: 'assumed', source: ' ' } })).toEqual([
      'hansang/provenance',
    ])
    // What a comma without quotes makes of a source.
    expect(
      await complaints({ ...good, 'x-provenance': { level: 'assumed', source: 'no call', 'none is ours': null } }),
    ).toEqual(['hansang/provenance'])
  })

  test('refuse an incomplete provenance below an operation', async () => {
    const schema = { type: 'object', 'x-provenance': { level: 'assumed' } }
    expect(await complaints(answering({ default: { value: {} } }, schema))).toEqual(['hansang/provenance'])
  })

  test('refuse an operationId that does not start with its area', async () => {
    expect(await complaints({ ...good, operationId: 'listMeals' })).toEqual(['hansang/operation-id'])
  })

  test('refuse an answer without a default example, and a list without an empty one', async () => {
    expect(await complaints(answering({ empty: { value: {} } }))).toEqual(['hansang/default-example'])
    expect(await complaints(answering({ default: { value: {} } }))).toEqual(['hansang/default-example'])
    expect(await complaints(answering({ default: { value: {} } }, { type: 'object' }))).toEqual([])
  })

  test('refuse a request without limits, in a parameter and deep in a body; a pattern with an end passes', async () => {
    const asking = (schema: object) => ({ ...good, parameters: [{ name: 'a', in: 'query', schema }] })
    const sending = (schema: object) => ({
      ...good,
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'object', properties: { list: { type: 'array', maxItems: 3, items: schema } } },
            examples: { default: { value: {} } },
          },
        },
      },
    })
    const limitless = [
      { type: 'integer', minimum: 1 },
      { type: ['number', 'null'], maximum: 1 },
      { type: 'string' },
      { type: 'string', pattern: '^\\d+$' },
      { type: 'string', pattern: '^a|b$' },
      { type: 'array', items: { type: 'boolean' } },
    ]
    for (const schema of limitless) {
      expect([schema, await complaints(asking(schema)), await complaints(sending(schema))]).toEqual([
        schema,
        ['hansang/limits'],
        ['hansang/limits'],
      ])
    }
    const limited = [
      { type: 'integer', minimum: 1, maximum: 9 },
      { type: 'string', maxLength: 9 },
      { type: 'string', pattern: '^\\d{8}$' },
      { type: 'string', pattern: '^([01]\\d|2[0-3])[*+]$' },
      { enum: ['Y', 'N'], type: 'string' },
      { type: 'string', format: 'binary' },
    ]
    for (const schema of limited)
      expect([schema, await complaints(asking(schema)), await complaints(sending(schema))]).toEqual([schema, [], []])
  })

  test('refuse an example that does not fit, of an answer and of a parameter, and let others pass', async () => {
    expect(
      await complaints(answering({ default: { value: { data: ['국', 1] } }, empty: { value: { data: [] } } })),
    ).toEqual(['hansang/body-examples'])
    expect(
      await complaints(
        answering(
          { default: { value: { a: 'x', more: 1 } } },
          { type: 'object', properties: { a: { type: 'string' } } },
        ),
      ),
    ).toEqual(['hansang/body-examples'])
    const asking = (example: unknown) => ({
      ...good,
      parameters: [{ name: 'pageNo', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 9 }, example }],
    })
    expect(await complaints(asking(1))).toEqual([])
    expect(await complaints(asking('1'))).toEqual(['hansang/parameter-examples'])
  })

  test('refuse a GET that writes by its name and does not say so [HTP-10]', async () => {
    const named = { ...good, operationId: 'mealSetWelmallGoodNo' }
    expect(await complaints(named)).toEqual(['hansang/writes'])
    expect(await complaints({ ...named, 'x-writes': true })).toEqual([])
  })

  test('refuse an operation without the shared error answers; a public one needs no sign-in errors', async () => {
    const responses = { 200: good.responses[200], 400: error, 500: error }
    expect(await complaints({ ...good, responses })).toEqual(['hansang/error-responses'])
    expect(await complaints({ ...good, responses, security: [] })).toEqual([])
  })

  test('refuse a sum that cannot be read or names what is not there', async () => {
    const row = { type: 'object', properties: { amount: { type: 'integer' } } }
    const schema = (...sums: string[]) => ({
      type: 'object',
      'x-sum': sums,
      properties: { total: { type: 'integer' }, list: { type: 'array', items: row } },
    })
    const told = (...sums: string[]) => complaints(answering({ default: { value: {} } }, schema(...sums)))
    expect(await told('total = list[].amount', 'total = count(list[])', 'total + 1 = 2 ± 1')).toEqual([])
    expect(await told('total: list')).toEqual(['hansang/sums'])
    expect(await told('total = list[].price')).toEqual(['hansang/sums'])
    expect(await told('sum = list[].amount')).toEqual(['hansang/sums'])
  })

  test('refuse an order that cannot be read, stands on no list, or names what its rows do not have', async () => {
    const row = { type: 'object', properties: { regDt: { type: 'string' } } }
    const told = (schema: object) => complaints(answering({ default: { value: {} } }, schema))
    expect(
      await told({ type: 'object', properties: { list: { type: 'array', 'x-order': '-regDt', items: row } } }),
    ).toEqual([])
    expect(
      await told({ type: 'object', properties: { list: { type: 'array', 'x-order': 'newest first', items: row } } }),
    ).toEqual(['hansang/orders'])
    expect(
      await told({ type: 'object', properties: { list: { type: 'array', 'x-order': '-updDt', items: row } } }),
    ).toEqual(['hansang/orders'])
    expect(await told({ type: 'object', 'x-order': '-regDt', properties: {} })).toEqual(['hansang/orders'])
  })
})
