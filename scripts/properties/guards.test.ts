import fc from 'fast-check'
import { safeParse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { loadOperation } from '../../openapi/generated/guards/load.ts'
import { operationsOf, type Entry, type Json } from '../gen/document.ts'
import { Arbitraries, type Schema } from './arbitrary.ts'
import { mutated } from './mutation.ts'
import { contract, Runs } from './runs.ts'
import { errorsOf, validators } from './validators.ts'

// A guard is a second wording of a schema. Whatever JSON a server may send, both have to say the same of it.

/** The schema of what the client hands out: the envelope's `data`, or the whole body of a flat answer. */
function payloadOf({ operation }: Entry): Schema | undefined {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema = success?.content?.['application/json']?.schema as Schema | undefined
  const [envelope, own] = schema?.allOf ?? []
  return envelope?.$ref === '#/components/schemas/Envelope' ? (own?.properties?.['data'] ?? schema) : schema
}

function frozen<T extends Json>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

const guarded = operationsOf(contract).flatMap((entry) => {
  const schema = payloadOf(entry)
  return schema ? [{ entry, schema }] : []
})

const ajvOf = validators(contract)
const runs = new Runs('guards and Ajv')
const arbitraries = new Arbitraries(contract)
let guards: Map<string, Awaited<ReturnType<typeof loadOperation>>>
beforeAll(async () => {
  guards = new Map(
    await Promise.all(
      guarded.map(async ({ entry }) => [entry.id, await loadOperation(entry.method, entry.path)] as const),
    ),
  )
})

test('every JSON payload has a guard', () => {
  expect(
    guarded.filter(({ entry }) => guards.get(entry.id)?.operationId !== entry.id).map(({ entry }) => entry.id),
  ).toEqual([])
  expect(guarded.length).toBeGreaterThan(300)
})

test('a guard says of any JSON what Ajv says, never throws and never changes it', { timeout: 300_000 }, () => {
  for (const { entry, schema } of guarded) {
    const guard = guards.get(entry.id)?.guard
    if (!guard) continue
    const fits = ajvOf(schema)
    const valid = arbitraries.of(schema)
    const any = fc.oneof(
      { weight: 4, arbitrary: valid },
      { weight: 6, arbitrary: mutated(valid) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
    )
    runs.check(entry.id, 110, any, (value) => {
      const byAjv = fits(value)
      // Writing to a frozen value throws: that is how a change would show.
      const { success, issues } = safeParse(guard, frozen(value))
      if (byAjv === success) return undefined
      const byGuard = success ? 'yes' : issues?.map(({ message }) => message).join(', ')
      return `Ajv says ${byAjv ? 'yes' : errorsOf(fits)}, the guard ${byGuard}`
    })
  }
  runs.report()
  expect(runs.failures).toEqual([])
})

test('what is made from a schema fits it', { timeout: 120_000 }, () => {
  const made = new Runs('values for payloads')
  for (const { entry, schema } of guarded) {
    const fits = ajvOf(schema)
    made.check(entry.id, 10, arbitraries.of(schema), (value) => (fits(value) ? undefined : errorsOf(fits)))
  }
  made.report()
  expect(made.failures).toEqual([])
})
