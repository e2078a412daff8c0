/**
 * How many bytes the body of an operation may have: what its largest valid body takes, read off the contract
 * (docs/decisions/134).
 */
import { type ContractOperation, resolve, type Spec } from './contract-file.ts'

/** A month of health samples arrives in pieces of a few hundred kilobytes; nothing else comes close. */
export const BODY_LIMIT_BYTES = 1_048_576
/**
 * A body that is not described, and whatever stands around the described one: keys that we do not know, white space.
 */
const SLACK_BYTES = 2048

/** A letter beyond the first plane, escaped twice: `\\ud83d\\ude00`; in a form `%F0%9F%98%80`. */
const LETTER_BYTES = 12
const NUMBER_BYTES = 32
/** Of texts that a pattern bounds: codes, days, phone numbers. */
const PATTERN_LETTERS = 64

type Schema = {
  $ref?: string
  enum?: unknown[]
  const?: unknown
  type?: string | string[]
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

export function bodyLimitOf(spec: Spec, { body }: ContractOperation): number {
  const known = new Map<string, number>()
  const sizes = Object.values(body?.content ?? {}).map(({ schema }) => largest(spec, schema as Schema, known))
  return Math.min(BODY_LIMIT_BYTES, SLACK_BYTES + Math.max(0, ...sizes))
}

/** Bytes of the largest value that a schema lets pass. */
function largest(spec: Spec, schema: Schema, known: Map<string, number>): number {
  const { $ref } = schema
  if ($ref !== undefined) {
    const before = known.get($ref)
    if (before !== undefined) return before
    // A shape inside itself has no largest value; the limit of all stands.
    known.set($ref, BODY_LIMIT_BYTES)
    const size = largest(spec, resolve<Schema>(spec, { $ref }), known)
    known.set($ref, size)
    return size
  }
  const of = (part: Schema) => largest(spec, part, known)
  const most = (parts: readonly Schema[]) => Math.max(0, ...parts.map(of))
  const all = (parts: readonly Schema[]) => parts.reduce((sum, part) => sum + of(part), 0)
  return all(schema.allOf ?? []) + most(schema.anyOf ?? []) + most(schema.oneOf ?? []) + own(schema, of)
}

function own(schema: Schema, of: (part: Schema) => number): number {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values !== undefined) return Math.max(...values.map((value) => String(value).length * LETTER_BYTES)) + 2
  const types = [schema.type ?? []].flat()
  const sizes = types.map((type) => {
    switch (type) {
      case 'string':
        return (schema.maxLength ?? PATTERN_LETTERS) * LETTER_BYTES + 2
      case 'array':
        return (schema.maxItems ?? 0) * (of(schema.items ?? {}) + 1) + 2
      case 'object':
        return Object.entries(schema.properties ?? {}).reduce((sum, [key, part]) => sum + key.length + 4 + of(part), 2)
      default:
        return NUMBER_BYTES
    }
  })
  return Math.max(0, ...sizes)
}
