import { describe, expect, test } from 'vitest'
import type { Document, Operation } from './document.ts'
import { lockDifference, lockOf } from './lock.ts'

const schema = (property: object) => ({ type: 'object', properties: { helhidxVal: property } })

function documentWith(
  property: object,
  words = 'The weight.',
  level: Operation['x-provenance']['level'] = 'assumed',
): Document {
  const operation = (operationId: string, ref: string): Operation => ({
    operationId,
    tags: ['health'],
    summary: words,
    responses: { 200: { description: words, content: { 'application/json': { schema: { $ref: ref } } } } },
    'x-provenance': { level, source: words },
  })
  return {
    tags: [{ name: 'health' }],
    paths: {
      '/api/weight': { get: operation('healthWeight', '#/components/schemas/Weight') },
      '/api/height': { get: operation('healthHeight', '#/components/schemas/Height') },
    },
    components: { schemas: { Weight: schema(property) as never, Height: schema({ type: 'string' }) as never } },
  }
}

describe('contract.lock', () => {
  const before = lockOf(documentWith({ type: 'string' }))

  test('has one sorted line per operation with method, path and provenance', () => {
    expect(before.split('\n').map((line) => line.replace(/ [0-9a-f]{12} /, ' # '))).toEqual([
      'healthHeight GET /api/height # assumed',
      'healthWeight GET /api/weight # assumed',
      '',
    ])
  })

  test('names exactly the operations whose wire changed, through references', () => {
    expect(lockDifference(before, lockOf(documentWith({ type: ['string', 'null'] })))).toEqual(['~ healthWeight'])
  })

  test('does not move when only words change', () => {
    expect(lockOf(documentWith({ type: 'string', description: 'Kilograms.' }, 'Other words.'))).toBe(before)
  })

  test('moves when the provenance does', () => {
    expect(lockDifference(before, lockOf(documentWith({ type: 'string' }, 'The weight.', 'observed')))).toHaveLength(2)
  })

  test('sees a payload property that is called description or summary', () => {
    const named = (type: string) =>
      lockOf(documentWith({ type: 'object', properties: { summary: { type }, description: { type } } }))
    expect(lockDifference(named('string'), named('integer'))).toEqual(['~ healthWeight'])
  })

  test('says what came and what went', () => {
    expect(lockDifference('a GET /a 1 assumed\n', 'b GET /b 1 assumed\n')).toEqual(['- a', '+ b'])
  })
})
