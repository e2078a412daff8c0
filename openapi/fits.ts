/**
 * A fast first look at an example. Ajv turns every schema into a program before its first answer, which is most of the
 * time of a lint where each schema meets two values. This reads schema and value side by side and says yes or "ask
 * Ajv", never no (docs/decisions/097).
 */
import { isDeepStrictEqual } from 'node:util'

type Schema = Record<string, unknown>
/** Follows a reference that stands in the file `from`; `from` of the answer is the file that the target stands in. */
export type Follow = (
  ref: string,
  from: string | undefined,
) => { schema: unknown; from: string | undefined } | undefined

type Look = (limit: unknown, value: unknown) => boolean
const whenText =
  (check: (limit: string, value: string) => boolean): Look =>
  (limit, value) =>
    typeof value !== 'string' || check(String(limit), value)
const whenNumber =
  (check: (limit: number, value: number) => boolean): Look =>
  (limit, value) =>
    typeof value !== 'number' || check(Number(limit), value)
const whenList =
  (check: (limit: unknown, value: unknown[]) => boolean): Look =>
  (limit, value) =>
    !Array.isArray(value) || check(limit, value as unknown[])
const lengthOf = (text: string) => [...text].length

/** Texts that are beyond doubt; what looks otherwise is Ajv's to judge. */
const PLAIN_FORMATS: Record<string, RegExp> = {
  binary: /^/,
  password: /^/,
  email: /^[a-z0-9]+@[a-z0-9]+(\.[a-z0-9]+)+$/,
  uri: /^https:\/\/[a-z0-9]+([.-][a-z0-9]+)*(\/[\w.-]+)*\/?(\?[\w.-]+=[\w.-]+(&[\w.-]+=[\w.-]+)*)?$/,
}

/** Keywords that need nothing but the value. */
const LOOKS: Record<string, Look> = {
  type: (types, value) => [types].flat().some((type) => isOfType(String(type), value)),
  enum: (values, value) => (values as unknown[]).some((one) => isDeepStrictEqual(one, value)),
  const: (one, value) => isDeepStrictEqual(one, value),
  pattern: whenText((pattern, text) => expression(pattern).test(text)),
  minLength: whenText((limit, text) => lengthOf(text) >= Number(limit)),
  maxLength: whenText((limit, text) => lengthOf(text) <= Number(limit)),
  minimum: whenNumber((limit, number) => number >= limit),
  maximum: whenNumber((limit, number) => number <= limit),
  exclusiveMinimum: whenNumber((limit, number) => number > limit),
  format: whenText((format, text) => PLAIN_FORMATS[format]?.test(text) ?? false),
  minProperties: (limit, value) => !isObject(value) || Object.keys(value).length >= Number(limit),
  minItems: whenList((limit, rows) => rows.length >= Number(limit)),
  maxItems: whenList((limit, rows) => rows.length <= Number(limit)),
  uniqueItems: whenList(
    (unique, rows) =>
      unique !== true || rows.every((row, at) => rows.slice(0, at).every((one) => !isDeepStrictEqual(one, row))),
  ),
  required: (names, value) => !isObject(value) || (names as string[]).every((name) => Object.hasOwn(value, name)),
}
/** Keywords that say something about parts; `shapes` below reads them. */
const PARTS = new Set(['$ref', 'allOf', 'anyOf', 'oneOf', 'properties', 'items'])
/** Keywords that allow and refuse nothing. */
const WORDS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', 'contentMediaType'])

/**
 * True when a value certainly fits a schema that stands in the file `from` (undefined: where the lint is), and holds no
 * field that the schema does not name.
 */
export function certainlyFits(value: unknown, schema: unknown, follow: Follow, from?: string): boolean {
  const known = fieldsKnown(value, schema, follow, from)
  return known !== undefined && (!isObject(value) || Object.keys(value).every((name) => known.has(name)))
}

/**
 * The fields of the value that the schema names, when the value fits it otherwise; undefined when that is not certain.
 */
function fieldsKnown(
  value: unknown,
  schema: unknown,
  follow: Follow,
  from: string | undefined,
): Set<string> | undefined {
  if (!isObject(schema)) return undefined
  for (const [keyword, limit] of Object.entries(schema)) {
    const look = LOOKS[keyword]
    if (look ? !look(limit, value) : !PARTS.has(keyword) && !WORDS.has(keyword) && !keyword.startsWith('x-'))
      return undefined
  }
  const { $ref: ref, allOf = [], anyOf, oneOf, properties = {}, items } = schema
  const target = typeof ref === 'string' ? follow(ref, from) : undefined
  if (ref !== undefined && !target) return undefined
  const all = [...(target ? [target] : []), ...(allOf as unknown[]).map((part) => ({ schema: part, from }))].map(
    (part) => fieldsKnown(value, part.schema, follow, part.from),
  )
  const choices = ([anyOf, oneOf] as (unknown[] | undefined)[]).flatMap((parts) => {
    if (!parts) return []
    const fitting = parts.map((part) => fieldsKnown(value, part, follow, from)).filter((one) => one !== undefined)
    // What may fit beside the one that does is Ajv's to say, and so is which of several counts.
    return [parts === oneOf && !onlyByType(parts, value) ? undefined : fitting[0]]
  })
  const known = new Set<string>()
  for (const part of [...all, ...choices]) {
    if (!part) return undefined
    for (const name of part) known.add(name)
  }
  if (Array.isArray(value) && items !== undefined && !value.every((row) => certainlyFits(row, items, follow, from)))
    return undefined
  if (!isObject(value)) return known
  for (const [name, child] of Object.entries(properties as Schema)) {
    if (!Object.hasOwn(value, name)) continue
    if (!certainlyFits(value[name], child, follow, from)) return undefined
    known.add(name)
  }
  return known
}

/** Whether the type alone leaves exactly one of the parts for the value. */
function onlyByType(parts: unknown[], value: unknown): boolean {
  const open = parts.filter(
    (part) =>
      !isObject(part) ||
      part['type'] === undefined ||
      [part['type']].flat().some((type) => isOfType(String(type), value)),
  )
  return open.length === 1
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  if (type === 'object') return isObject(value)
  if (type === 'array') return Array.isArray(value)
  return type === 'null' ? value === null : typeof value === type
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const expressions = new Map<string, RegExp>()
function expression(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u')
  expressions.set(pattern, known)
  return known
}
