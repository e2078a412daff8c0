import { describe, expect, test } from 'vitest'
import type { Document } from '../gen/document.ts'
import { withVisibleProvenance } from './provenance.ts'

const assumed = { level: 'assumed', source: 'from the screen' } as const
const documented = { level: 'documented', source: '001 section 4' } as const

/** One operation over one shape whose fields are called like keywords. */
const document = {
  info: { title: 'toy', description: 'A toy.' },
  tags: [{ name: 'meal' }],
  paths: {
    '/api/meal/like': {
      get: {
        operationId: 'mealLike',
        tags: ['meal'],
        summary: 'Likes a dish',
        'x-provenance': documented,
        'x-writes': true,
        responses: {
          200: {
            description: 'Liked.',
            'x-provenance': assumed,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Like' },
                examples: { default: { value: { 'x-provenance': assumed } } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Like: {
        type: 'object',
        properties: {
          likeYn: { type: 'string', description: 'Y or N.', 'x-provenance': assumed },
          example: { type: 'string', 'x-provenance': assumed },
          count: { type: 'integer' },
        },
      },
    },
  },
} as unknown as Document

type Marked = { description?: string; 'x-badges'?: { name: string }[]; [key: string]: unknown }
const shown = withVisibleProvenance(document)
const at = (...path: (string | number)[]): Marked => {
  let node: unknown = shown
  for (const part of path) node = (node as Record<string, unknown>)[part]
  return node as Marked
}
const names = (node: Marked) => node['x-badges']?.map(({ name }) => name)

describe('provenance in the documentation', () => {
  const operation = at('paths', '/api/meal/like', 'get')

  test('an operation shows its level, its source, and that a GET writes [HTP-10]', () => {
    expect(names(operation)).toEqual(['documented', 'writes'])
    expect(operation.description).toBe('**Provenance: documented.** 001 section 4')
  })

  test('an answer and a field that differ show theirs, after their own words', () => {
    expect(at('paths', '/api/meal/like', 'get', 'responses', 200).description).toBe(
      'Liked.\n\n*assumed: from the screen*',
    )
    expect(names(at('components', 'schemas', 'Like', 'properties', 'likeYn'))).toEqual(['assumed'])
  })

  test('a field called like a keyword is still a field', () => {
    expect(names(at('components', 'schemas', 'Like', 'properties', 'example'))).toEqual(['assumed'])
  })

  test('a field that inherits shows nothing, and examples stay as they are', () => {
    expect(at('components', 'schemas', 'Like', 'properties', 'count')).toEqual({ type: 'integer' })
    const path = [
      'paths',
      '/api/meal/like',
      'get',
      'responses',
      200,
      'content',
      'application/json',
      'examples',
      'default',
      'value',
    ]
    expect(at(...path)).toEqual({ 'x-provenance': assumed })
  })

  test('the front page counts the levels of every area by value', () => {
    expect(at('info').description).toContain('A toy.')
    expect(at('info').description).toContain('| meal | – | – | 3 | – | – | – | – | – | – |')
  })

  test('the contract itself is left alone', () => {
    expect(JSON.stringify(document)).not.toContain('x-badges')
  })
})
