/** Reads the bundled contract once at start and takes from it what routing, validation and answers need. */
import { readFile } from 'node:fs/promises'

export type ContractOperation = {
  operationId: string
  method: string
  path: string
  /** Of the address and of the operation itself. */
  parameters: SpecParameter[]
  /** Undefined when the operation takes none. */
  body: SpecBody | undefined
  /** `security: []` in the contract: no token is asked for. */
  open: boolean
  /** Changes something: what is no GET, unless the contract says otherwise. */
  writes: boolean
  /** JSON pointer of the operation itself. */
  pointer: string
}

export type Contract = {
  spec: Spec
  operations: Map<string, ContractOperation>
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export type Spec = {
  openapi: string
  info: { title: string; version: string }
  security?: unknown[]
  paths: Record<string, Record<string, SpecOperation | unknown>>
  components?: Record<string, Record<string, unknown>>
}

type SpecOperation = {
  operationId: string
  'x-writes'?: boolean
  security?: unknown[]
  parameters?: (Ref | SpecParameter)[]
  requestBody?: Ref | SpecBody
  responses: Record<string, Ref | SpecResponse>
}
export type SpecParameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: object
}
type SpecBody = { required?: boolean; content: Record<string, { schema: object }> }
type SpecResponse = { content?: Record<string, unknown> }
type Ref = { $ref: string }

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** @throws Error telling to generate the bundle when it is not there. */
export async function loadContract(file: URL): Promise<Contract> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('openapi/generated/openapi.json is missing. Run `npm run gen` first.')
  })
  return readContract(JSON.parse(text) as Spec)
}

/** Indexes a bundled description by operationId. */
export function readContract(spec: Spec): Contract {
  const operations = new Map<string, ContractOperation>()
  for (const [path, item] of Object.entries(spec.paths)) {
    for (const method of METHODS) {
      const found = item[method]
      if (found === undefined) continue
      // The bundle has passed the linter, so a method key holds an operation with an operationId.
      const operation = found as SpecOperation
      operations.set(operation.operationId, describe(spec, path, method, operation, item.parameters))
    }
  }
  return { spec, operations }
}

function describe(
  spec: Spec,
  path: string,
  method: string,
  operation: SpecOperation,
  shared: unknown,
): ContractOperation {
  const parameters = [...((shared as SpecOperation['parameters']) ?? []), ...(operation.parameters ?? [])]
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    // The operation's own come last and stand in for the address's of the same name.
    parameters: [
      ...new Map(
        parameters.map((one) => resolve<SpecParameter>(spec, one)).map((one) => [`${one.in} ${one.name}`, one]),
      ).values(),
    ],
    body: operation.requestBody && resolve<SpecBody>(spec, operation.requestBody),
    writes: operation['x-writes'] ?? method !== 'get',
    open: (operation.security ?? spec.security ?? []).length === 0,
    pointer: pointer('paths', path, method),
  }
}

/** Stands for an answer whose body is not JSON: a picture. */
export const BYTES = Symbol('bytes')

/** JSON pointer of the schema of each status that an operation declares; null where the answer has no body. */
export function answersOf({ spec }: Contract, operation: ContractOperation): Map<number, string | null | typeof BYTES> {
  const { responses } = resolve<SpecOperation>(spec, { $ref: operation.pointer })
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const at = isRef(response) ? response.$ref : `${operation.pointer}/responses/${status}`
      const content = resolve<SpecResponse>(spec, response).content
      if (content === undefined) return [Number(status), null]
      return [
        Number(status),
        content['application/json'] === undefined ? BYTES : `${at}/content/application~1json/schema`,
      ]
    }),
  )
}

/**
 * What a request of an operation has to look like, by part. References stand as in the contract: see `selfContained`.
 */
export function requestSchema({ parameters, body }: ContractOperation): {
  params?: object
  querystring?: object
  headers?: object
  body?: object
} {
  const partOf = (place: SpecParameter['in']) => {
    const own = parameters.filter((one) => one.in === place)
    if (own.length === 0) return undefined
    // A name of a header means the same in any letters, and arrives in small ones.
    const nameOf = ({ name }: SpecParameter) => (place === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      properties: Object.fromEntries(own.map((one) => [nameOf(one), one.schema])),
      required: own.filter((one) => one.required).map(nameOf),
    }
  }
  // The router picks the schema by the media type that is sent.
  const content =
    body === undefined
      ? undefined
      : Object.fromEntries(Object.entries(body.content).map(([type, { schema }]) => [type, { schema }]))
  const parts = {
    params: partOf('path'),
    querystring: partOf('query'),
    headers: partOf('header'),
    body: content && { content },
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** A schema with everything that its references name: a validator can compile it without the rest of the contract. */
export function selfContained(spec: Spec, schema: object): object {
  const components: Record<string, Record<string, unknown>> = {}
  for (const ref of reachable(spec, schema)) {
    const [, , group = '', name = ''] = ref.split('/').map(unescape)
    components[group] ??= {}
    components[group][name] = spec.components?.[group]?.[name]
  }
  return { ...schema, components }
}

/** All `#/components/…` references that can be reached from `root`. */
function reachable(spec: Spec, root: unknown): Set<string> {
  const seen = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') {
        if (seen.has(value)) continue
        seen.add(value)
        visit(resolve(spec, { $ref: value }))
      } else {
        visit(value)
      }
    }
  }
  visit(root)
  return seen
}

/** What references stand for, per description: a few dozen shared parts are referred to thousands of times. */
const resolved = new WeakMap<Spec, Map<string, unknown>>()

/** What a reference stands for; anything else stands for itself. */
export function resolve<T>(spec: Spec, node: unknown): T {
  if (!isRef(node)) return node as T
  const known = resolved.get(spec) ?? new Map<string, unknown>()
  resolved.set(spec, known)
  if (!known.has(node.$ref)) known.set(node.$ref, resolve(spec, lookUp(spec, node.$ref)))
  return known.get(node.$ref) as T
}

function lookUp(spec: Spec, ref: string): unknown {
  const parts = ref.split('/').slice(1).map(unescape)
  const found = parts.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], spec)
  if (found === undefined) throw new Error(`The contract refers to ${ref}, which is not there.`)
  return found
}

function isRef(node: unknown): node is Ref {
  return typeof node === 'object' && node !== null && '$ref' in node && typeof node.$ref === 'string'
}

const unescape = (part: string): string => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

function pointer(...parts: string[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
}
