/** What tests of ledger rules ask the contract: shapes, parameters and examples of the operations of one area. */
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Entry, type Json, type Parameter } from '../scripts/gen/document.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: string[]
  const?: Json
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  maximum?: number
  pattern?: string
}

export type ContractReader = {
  /** All operations of the area. */
  operations: Entry[]
  /** The operation of that id; throws when there is none. */
  operation: (id: string) => Entry
  /** Parameters of the operation, references followed. */
  parameters: (id: string) => Parameter[]
  /** The shape of that name. */
  shape: (name: string) => Schema
  /** The schema with its reference followed. */
  follow: (schema: Schema | undefined) => Schema
  /** Names of the properties of a schema, those of its parts included. */
  keysOf: (schema: Schema) => string[]
  /** Names of the properties that a schema asks for, those of its parts included. */
  requiredOf: (schema: Schema) => string[]
  /** `x-writes`; undefined where method and name agree. */
  writes: (id: string) => unknown
  /** The schema of the request body. */
  body: (id: string) => Schema
  /** A named example of the request body. The caller says what it is, as with `answer`. */
  bodyExample: <T>(id: string, example?: string) => T
  /** The schema of `data` in the 200 answer. */
  payload: (id: string) => Schema
  /**
   * `data` of a named example of the 200 answer. The caller says what it is: the contract test has checked it against
   * the schema.
   */
  answer: <T>(id: string, example?: string) => T
}

let bundled: ReturnType<typeof bundleContract> | undefined

/** Bundles the contract, once for all tests of a file, and reads one area of it. */
export async function readContract(area: string): Promise<ContractReader> {
  bundled ??= bundleContract()
  const document = await bundled
  const operations = operationsOf(document).filter((entry) => entry.area === area)
  const operation = (id: string) => {
    const found = operations.find((entry) => entry.id === id)
    if (!found) throw new Error(`${area} has no operation ${id}`)
    return found
  }
  const follow = (schema: Schema | undefined): Schema => resolve(document, schema ?? {})
  const gather = (schema: Schema, own: (one: Schema) => string[]): string[] => {
    const one = follow(schema)
    return [...own(one), ...(one.allOf ?? []).flatMap((part) => gather(part, own))]
  }
  const success = (id: string) => operation(id).operation.responses['200']?.content?.['application/json']
  return {
    operations,
    operation,
    follow,
    parameters: (id) => operation(id).parameters.map((parameter) => resolve(document, parameter)),
    shape: (name) => follow({ $ref: `#/components/schemas/${name}` }),
    keysOf: (schema) => gather(schema, ({ properties = {} }) => Object.keys(properties)),
    requiredOf: (schema) => gather(schema, ({ required = [] }) => required),
    body: (id) =>
      follow(operation(id).operation.requestBody?.content?.['application/json']?.schema as Schema | undefined),
    writes: (id) => (operation(id).operation as { 'x-writes'?: unknown })['x-writes'],
    bodyExample: <T>(id: string, example = 'default') => {
      const value = operation(id).operation.requestBody?.content?.['application/json']?.examples?.[example]?.value
      if (!value) throw new Error(`${id} has no body example ${example}`)
      return value as T
    },
    payload: (id) => {
      const parts = (success(id)?.schema as Schema | undefined)?.allOf ?? []
      return follow(parts.map((part) => part.properties?.['data']).find(Boolean))
    },
    answer: <T>(id: string, example = 'default') => {
      const value = success(id)?.examples?.[example]?.value
      if (!value) throw new Error(`${id} has no example ${example}`)
      return (value as { data: Json }).data as T
    },
  }
}
