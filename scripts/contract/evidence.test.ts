import { describe, expect, test } from 'vitest'
import { ENOUGH, EvidenceBook } from './evidence.ts'
import { toContract, type Json } from './model.ts'
import { ContractSources } from './sources.ts'
import { checkerOf } from './validate.ts'

const assumed = { level: 'assumed', source: 'a guess' }
const contract = toContract({
  openapi: '3.1.0',
  info: { title: 'evidence', version: '1' },
  paths: {
    '/a': {
      get: {
        operationId: 'a',
        tags: ['t'],
        'x-provenance': { level: 'documented', source: 'x' },
        responses: {
          200: {
            description: '',
            content: {
              'application/json': {
                examples: { default: { value: { list: [{ kcal: 1 }] } } },
                schema: {
                  type: 'object',
                  properties: {
                    list: {
                      type: 'array',
                      items: {
                        type: 'object',
                        'x-provenance': assumed,
                        properties: {
                          kcal: { type: ['integer', 'null'] },
                          note: { type: ['string', 'null'], 'x-provenance': assumed },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})
const [operation] = contract.operations
const { sites } = checkerOf(contract)
const ROW = '#/paths/~1a/get/responses/200/content/application~1json/schema/properties/list/items'

function book(...bodies: Json[]): EvidenceBook {
  const made = new EvidenceBook(contract, sites)
  if (!operation) throw new Error('no operation')
  for (const body of bodies)
    made.matched(
      operation,
      '200',
      sites.root('#/paths/~1a/get/responses/200/content/application~1json/schema', operation.provenance),
      body,
    )
  return made
}
const counts = (made: EvidenceBook, earlier = book()) =>
  Object.fromEntries(
    made.total(earlier.total([])).map(({ pointer, matches }) => [pointer.replace(ROW, 'row'), matches]),
  )

describe('what speaks for an assumption', () => {
  test('an answer counts once for each assumed place it reaches, however many rows it has', () => {
    expect(
      counts(
        book(
          {
            list: [
              { kcal: 2, note: '국' },
              { kcal: 3, note: '밥' },
            ],
          },
          { list: [{ kcal: 4, note: null }] },
        ),
      ),
    ).toEqual({ row: 2, 'row/properties/note': 1 })
  })

  test('an empty list, a null and an example of the contract count for nothing', () => {
    expect(counts(book({ list: [] }, { list: [{ kcal: 1 }] }))).toEqual({})
  })

  test('earlier runs are added; one difference takes all of it away', () => {
    const earlier = book(...Array.from({ length: ENOUGH }, (_, index) => ({ list: [{ kcal: index + 10 }] })))
    expect(counts(book({ list: [{ kcal: 2 }] }), earlier)).toEqual({ row: ENOUGH + 1 })
    const refuting = book({ list: [{ kcal: 2 }] })
    refuting.contradicted({ level: 'assumed', source: '', at: ROW })
    expect(counts(refuting, earlier)).toEqual({})
  })
})

test('a node of the bundle is found in the files it was written in', () => {
  const sources = new ContractSources('openapi')
  expect(sources.find('#/components/schemas/MealRow/properties/sumKcal')).toMatchObject({
    file: 'openapi/schemas/common.yaml',
    name: 'MealRow.sumKcal',
  })
  expect(sources.find('#/paths/~1session/get/responses/200')).toMatchObject({
    file: 'openapi/paths/session.yaml',
    name: 'sessionSession.responses.200',
  })
  expect(sources.find('#/components/responses/BadRequest')?.file).toBe('openapi/schemas/common.yaml')
  expect(sources.find('#/components/schemas/Nobody')).toBeUndefined()
})
