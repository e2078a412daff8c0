import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notYet } from './truth/not-yet.ts'
import { reads } from './truth/reads.ts'

// The oracle of what the app says (docs/decisions/396): that it knows nothing of what it judges, and what it judges.

const folder = join(import.meta.dirname, 'truth')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({
    name,
    imports: [...readFileSync(join(folder, name), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from]) => from ?? ''),
  }))

test('the oracle and its claims import nothing of the server and nothing of the app', () => {
  /** Rows are written by tables alone; the test itself starts a server. */
  const may: Readonly<Record<string, RegExp>> = {
    'write.ts': /^drizzle-orm$|^#server\/(?:db\/(?:many|client)|domain\/[\w-]+\/schema)\.ts$/,
    'truth.test.ts': /^#server\/test-support\/(?:app|database)\.ts$/,
  }
  const ours = sources.filter(({ name }) => !name.startsWith('promises'))
  const wrong = ours.flatMap(({ name, imports }) =>
    imports
      .filter((from) => !from.startsWith('.') && !from.startsWith('vitest') && !may[name]?.test(from))
      .map((from) => `${name} imports ${from}`),
  )
  expect(ours.length).toBeGreaterThan(15)
  expect(wrong).toEqual([])
  expect(ours.filter(({ imports }) => imports.some((from) => from.startsWith('../../')))).toEqual([])
})

// Half a tenth goes up as one would write it; the binary fraction beside it does not (docs/decisions/395).
test('nothing of the domain rounds to a tenth in a way of its own', () => {
  const domain = join(import.meta.dirname, '..', 'server', 'domain')
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!test)\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((name) => /\* 10\) \/ 10\b/.test(readFileSync(join(domain, name), 'utf8')))
  expect(own).toEqual([])
})

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
}
type Contract = { paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Schema> }>> }

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'openapi', 'generated', 'openapi.json'), 'utf8'),
) as Contract & { [part: string]: unknown }

/** A value of the contract behind any number of references. */
function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract)
  return resolved(found as Schema)
}

/** Texts that are sentences by their name, and statuses. */
const SAYS = /(?:Txt|Msg|Text|text|Cn|Desc|Cmt|Comment|statusCode|Title)$/

function says(given: Schema, seen: readonly Schema[] = []): boolean {
  const schema = resolved(given)
  if (seen.includes(schema)) return false
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]
  return (
    parts.some((part) => says(part, [...seen, schema])) ||
    Object.entries(schema.properties ?? {}).some(
      ([key, value]) => (SAYS.test(key) && isText(value)) || says(value, [...seen, schema]),
    )
  )
}

function isText(given: Schema): boolean {
  const { type, oneOf = [], anyOf = [] } = resolved(given)
  return [type].flat().includes('string') || [...oneOf, ...anyOf].some(isText)
}

const telling = Object.values(contract.paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ operationId, responses }) => {
    const answer =
      responses?.['200'] && (resolved(responses['200']) as { content?: Record<string, { schema: Schema }> })
    const schema = answer?.content?.['application/json']?.schema
    return operationId !== undefined && schema !== undefined && says(schema) ? [operationId] : []
  })

test('every operation that says something is judged, or counted among those that are not yet', () => {
  const judged = new Set(reads.map(({ operation }) => operation))
  expect(telling.filter((operation) => !judged.has(operation) && !notYet.includes(operation))).toEqual([])
  expect(notYet.filter((operation) => judged.has(operation) || !telling.includes(operation))).toEqual([])
})

test('what is judged, in numbers', () => {
  const byOperation = [...Map.groupBy(reads, ({ operation }) => operation).values()].flatMap(([read]) => read ?? [])
  const sum = (of: (read: (typeof reads)[number]) => number) => byOperation.reduce((all, read) => all + of(read), 0)
  expect({
    reads: byOperation.length,
    ofTelling: byOperation.filter(({ operation }) => telling.includes(operation)).length,
    telling: telling.length,
    patterns: sum(({ patterns }) => patterns.length),
    patternsThatClaimNothing: sum(({ nothing = [] }) => nothing.length),
    figures: sum(({ figures }) => figures.length),
  }).toEqual({ reads: 23, ofTelling: 17, telling: 227, patterns: 107, patternsThatClaimNothing: 17, figures: 57 })
})
