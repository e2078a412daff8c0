import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateContract, readContract } from '../scripts/gen/contract.ts'
import { operationsOf, resolve, type Body, type Document, type Json } from '../scripts/gen/document.ts'
import { mutated } from '../scripts/properties/mutation.ts'
import { errorsOf, validators } from '../scripts/properties/validators.ts'
import { certainlyFits } from './fits.ts'

const SLOW_MS = 60_000

let document: Document
let examples: { schema: Record<string, Json>; value: Json }[]
beforeAll(async () => {
  await generateContract()
  document = readContract()
  const bodies = operationsOf(document).flatMap(({ operation }): (Body | undefined)[] => [
    operation.requestBody,
    ...Object.values(operation.responses),
  ])
  examples = [...new Set(bodies.map((body) => resolve(document, body)))].flatMap((body) =>
    Object.values(body?.content ?? {}).flatMap(({ schema, examples: named = {} }) =>
      Object.values(named).map(({ value }) => ({ schema: schema as Record<string, Json>, value })),
    ),
  )
}, SLOW_MS)

const fits = (value: unknown, schema: unknown) =>
  certainlyFits(value, schema, (ref) => ({ schema: resolve<unknown>(document, { $ref: ref }), from: undefined }))

describe('the fast look at an example', () => {
  test('is certain of nearly all of them, so that Ajv has little to compile', () => {
    expect(examples.filter(({ value, schema }) => fits(value, schema)).length / examples.length).toBeGreaterThan(0.95)
  })

  test(
    'never lets a changed example pass that Ajv refuses',
    () => {
      const validator = validators(document)
      let passed = 0
      const changed = fc
        .nat({ max: examples.length - 1 })
        .chain((at) =>
          mutated(fc.constant(structuredClone(examples[at]?.value ?? null))).map((value) => ({ at, value })),
        )
      fc.assert(
        fc.property(changed, ({ at, value }) => {
          const schema = examples[at]?.schema ?? {}
          if (!fits(value, schema)) return
          passed += 1
          const validate = validator(schema)
          if (!validate(value)) throw new Error(errorsOf(validate))
        }),
        { numRuns: 10_000, seed: 20_261_119 },
      )
      // Some changes are none to a schema; without any that pass the test would say nothing.
      expect(passed).toBeGreaterThan(300)
    },
    SLOW_MS,
  )

  test('leaves to Ajv what it does not know: fields, keywords, references that lead nowhere', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } }
    expect(fits({ a: 'x' }, schema)).toBe(true)
    expect(fits({ a: 'x', b: 1 }, schema)).toBe(false)
    expect(fits({ a: 'x' }, { ...schema, dependentRequired: {} })).toBe(false)
    expect(certainlyFits('x', { $ref: '#/nowhere' }, () => undefined)).toBe(false)
  })

  test('takes the fields of all parts together, and of the choice that fits', () => {
    const named = (name: string, type: string) => ({
      type: 'object',
      required: [name],
      properties: { [name]: { type } },
    })
    expect(fits({ a: 1, b: 2 }, { allOf: [named('a', 'integer'), named('b', 'integer')] })).toBe(true)
    expect(fits({ a: 1 }, { anyOf: [named('a', 'string'), named('a', 'integer')] })).toBe(true)
    expect(fits({ a: 1, b: 2 }, { anyOf: [named('a', 'integer'), { type: 'null' }] })).toBe(false)
    expect(fits(3, { oneOf: [{ type: 'integer' }, { type: 'number' }] })).toBe(false)
  })
})
