import { describe, expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { houseRules, findingLines } from './house-rules.ts'

type Level = { level: string; source: string }
const documented = { level: 'documented', source: '001 section 7, Meal; the answer is assumed' }
const assumed = { level: 'assumed', source: 'answer not shown' }

/**
 * One call whose answer has one field, a body with one field, and a parameter; each part may say where it comes from.
 */
function contract({
  operation = documented,
  answer,
  body,
  parameter,
  field = {},
  sent = {},
}: { operation?: Level; answer?: Level; body?: Level; parameter?: Level; field?: object; sent?: object } = {}) {
  const from = (provenance: Level | undefined) => (provenance ? { 'x-provenance': provenance } : {})
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const data = {
    type: 'object',
    required: ['likeCnt'],
    properties: { likeCnt: { type: 'integer', description: 'Likes.', ...field } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'toy', version: '1' },
    components: {
      schemas: { Envelope: { type: 'object', required: ['code'], properties: { code: { type: 'integer' } } } },
    },
    paths: {
      '/api/meal/like': {
        post: {
          operationId: 'mealLike',
          tags: ['meal'],
          'x-provenance': operation,
          parameters: [{ name: 'menuDt', in: 'query', schema: { type: 'string', maxLength: 8 }, ...from(parameter) }],
          requestBody: {
            ...from(body),
            ...json({ type: 'object', properties: { menuCode: { type: 'string', maxLength: 20, ...sent } } }),
          },
          responses: {
            200: {
              description: '',
              ...from(answer),
              ...json({
                allOf: [
                  { $ref: '#/components/schemas/Envelope' },
                  { type: 'object', required: ['data'], properties: { data } },
                ],
              }),
            },
          },
        },
      },
    },
  }
}
const said = (...args: Parameters<typeof contract>) =>
  houseRules(JSON.parse(JSON.stringify(contract(...args)))).map(({ message }) =>
    message.replace(/ (?:is|and|because|has|:).*$/s, ''),
  )
const own = { answer: assumed, body: assumed, parameter: assumed }

describe('the rules of openapi/README.md', () => {
  test('let a contract pass in which every value says for itself', () => {
    expect(said(own)).toEqual([])
  })

  test('refuse values that are documented because their call is, and tell which', () => {
    expect(said()).toEqual(['parameter query menuDt', 'body /menuCode', 'answer /data/likeCnt'])
  })

  test('refuse an observed call whose own source says that its answer is assumed', () => {
    const operation = { level: 'observed', source: 'known-payloads.md 3.2; the answer is assumed' }
    expect(said({ operation })).toEqual(['answer /data/likeCnt'])
    expect(said({ operation, answer: assumed })).toEqual([])
  })

  test('refuse a level whose source names no document or capture', () => {
    expect(said({ ...own, operation: { level: 'documented', source: 'a feeling' } })).toEqual(['It'])
    expect(said({ ...own, answer: { level: 'observed', source: 'somewhere' } })).toEqual(['answer /data/likeCnt'])
  })

  test('refuse a name that a generator would give twice', () => {
    const twice = contract({ ...own }) as ReturnType<typeof contract> & {
      components: { schemas: Record<string, unknown> }
    }
    const codes = { type: 'string', enum: ['Y', 'N'] }
    Object.assign(twice.components.schemas, { MealLike: { type: 'object', properties: { menuDt: codes } } })
    const messages = () =>
      houseRules(twice)
        .map(({ message }) => message)
        .filter((message) => message.startsWith('Generators'))
    expect(messages()).toEqual([])
    const [parameter] = twice.paths['/api/meal/like'].post.parameters
    Object.assign(parameter ?? {}, { schema: codes })
    expect(messages()).toEqual([expect.stringContaining('MealLikeMenuDt') as string])
  })

  test('refuse a field without words, one that may be left out, and a text without a limit', () => {
    expect(said({ ...own, field: { description: undefined } })).toEqual(['answer /data/likeCnt'])
    expect(said({ ...own, sent: { maxLength: undefined } })).toEqual(['body /menuCode'])
  })

  test('name file, line and operation, and say what to write', () => {
    const [finding] = houseRules(contract())
    expect(findingLines(finding ? [finding] : [])[0]).toMatch(
      /mealLike: parameter query menuDt is documented .* Write: x-provenance: \{ level: assumed/,
    )
    expect(
      findingLines([{ operationId: 'sessionSession', pointer: '#/paths/~1session/get', message: 'm.', write: 'w' }])[0],
    ).toMatch(/^openapi\/paths\/session\.yaml:\d+ {2}sessionSession: m\. Write: w$/)
  })

  test('are kept by the contract itself', () => {
    expect(findingLines(houseRules(readContract()))).toEqual([])
  })
})
