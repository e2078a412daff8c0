import fc, { type Arbitrary } from 'fast-check'
import { resolve, type Document, type Json } from '../gen/document.ts'

/** The keywords of JSON Schema that the contract uses (docs/decisions/096). */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: Json[]
  const?: Json
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  pattern?: string
  example?: Json
  examples?: Json[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
}

/** Longer lists and texts than a schema asks for find nothing more and cost time. */
const SOME_ITEMS = 2
const SOME_LETTERS = 6

/**
 * Values that fit a schema of the document. A keyword that is not known here is an error: it would make values that do
 * not fit, and the properties would blame the contract for them.
 */
export class Arbitraries {
  readonly #document: Document
  readonly #known = new Map<string, Arbitrary<Json>>()

  constructor(document: Document) {
    this.#document = document
  }

  of(schema: Schema): Arbitrary<Json> {
    if (schema.$ref === undefined) return this.#make(schema)
    const known = this.#known.get(schema.$ref)
    if (known) return known
    const made = this.#make(resolve(this.#document, schema))
    this.#known.set(schema.$ref, made)
    return made
  }

  #make(schema: Schema): Arbitrary<Json> {
    if (schema.$ref !== undefined) return this.of(schema)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.allOf) return this.#make(this.#merged(schema))
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives) {
      const { anyOf: _any, oneOf: _one, ...shared } = schema
      return fc.oneof(
        ...alternatives.map((one) =>
          this.#make(Object.keys(shared).length > 0 ? this.#merged({ allOf: [shared, one] }) : one),
        ),
      )
    }
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => this.#make({ ...schema, type })))
    return this.#typed(schema)
  }

  #typed(schema: Schema): Arbitrary<Json> {
    switch (schema.type ?? (schema.properties ? 'object' : undefined)) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'string':
        return text(schema)
      case 'integer':
      case 'number':
        return number(schema)
      case 'array':
        return this.#list(schema)
      case 'object':
        return this.#object(schema)
      default:
        throw new Error(`No values can be made for ${JSON.stringify(schema).slice(0, 200)}`)
    }
  }

  #list({ items = {}, minItems = 0, maxItems = Infinity, uniqueItems = false }: Schema): Arbitrary<Json> {
    const bounds = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, SOME_ITEMS)) }
    return uniqueItems
      ? fc.uniqueArray(this.of(items), { ...bounds, selector: (item) => JSON.stringify(item) })
      : fc.array(this.of(items), bounds)
  }

  #object({ properties = {}, required = [], minProperties = 0, maxProperties = Infinity }: Schema): Arbitrary<Json> {
    const keys = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, this.of(property)]))
    // An array of the keys that are there: `record` wants their type, which a schema of the wire does not have.
    const objects = fc.record(keys, { requiredKeys: required, noNullPrototype: true }) as Arbitrary<
      Record<string, Json>
    >
    if (minProperties === 0 && maxProperties === Infinity) return objects
    return objects.filter(
      (value) => Object.keys(value).length >= minProperties && Object.keys(value).length <= maxProperties,
    )
  }

  /** What a reference names, with what stands beside it. */
  #named(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema
    const { $ref, ...own } = schema
    return { ...this.#named(resolve<Schema>(this.#document, { $ref })), ...own }
  }

  /** One schema that says what all parts of an `allOf`, and what stands beside it, say together. */
  #merged({ allOf = [], ...beside }: Schema): Schema {
    return [...allOf, beside].reduce<Schema>((all, part) => {
      const named = this.#named(part)
      const next = named.allOf ? this.#merged(named) : named
      const properties = { ...all.properties }
      for (const [name, property] of Object.entries(next.properties ?? {})) {
        const known = properties[name]
        properties[name] = known ? { allOf: [known, property] } : property
      }
      const required = [...new Set([...(all.required ?? []), ...(next.required ?? [])])]
      return { ...all, ...next, ...(all.properties || next.properties ? { properties } : {}), required }
    }, {})
  }
}

function text({
  pattern,
  format,
  example,
  examples = [],
  minLength = 0,
  maxLength = Infinity,
}: Schema): Arbitrary<Json> {
  // JSON Schema counts code points, and one unit of fast-check's `binary` is one of them.
  const fits = (value: string) => [...value].length >= minLength && [...value].length <= maxLength
  // Hardly any text made from a pattern alone is that long: then the examples have to do.
  const shown = [...examples, ...(example === undefined ? [] : [example])]
  if (pattern !== undefined && minLength > 8 && !new RegExp(`\\{${minLength}[,}]`).test(pattern))
    return fc.constantFrom(...(shown.length > 0 ? shown : ['A'.repeat(minLength)]))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits)
  if (format === 'uri') return fc.webUrl().filter(fits)
  if (format === 'email') return fc.emailAddress().filter(fits)
  return fc.string({
    unit: fc.oneof({ weight: 3, arbitrary: LETTER }, { weight: 1, arbitrary: ANY_LETTER }),
    minLength,
    maxLength: Math.min(maxLength, Math.max(minLength, SOME_LETTERS)),
  })
}

/** What members write, with the figures and signs that have a meaning of their own on the wire. */
const LETTER = fc.constantFrom(...'가나다라맘abcXYZ0189 &=?/#%+,;:@"\'\\<>[]{}|.-_~')
const ANY_LETTER = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })

function number({ type, minimum, exclusiveMinimum, maximum, multipleOf }: Schema): Arbitrary<Json> {
  const step = multipleOf ?? 1
  const next = type === 'integer' ? 1 : step
  const least = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + next)
  const low = Math.ceil(least / step)
  const high = Math.floor((maximum ?? Math.max(1_000_000, low)) / step)
  const whole = fc.integer({ min: low, max: high })
  if (multipleOf !== undefined) return whole.map((steps) => Number((steps * step).toFixed(6)))
  if (type === 'integer') return whole
  // Tenths, as scales and sensors have them; JSON has no negative zero.
  return fc
    .oneof(
      whole,
      fc.integer({ min: low * 10, max: high * 10 }).map((tenths) => tenths / 10),
    )
    .filter((value) => exclusiveMinimum === undefined || value > exclusiveMinimum)
}
