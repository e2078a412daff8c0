import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'

export type ProvenanceLevel = 'documented' | 'observed' | 'assumed'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/**
 * Where a statement of the contract comes from; `at` points to the node of the bundle that says so (`#/components/…`).
 */
export type Provenance = { level: ProvenanceLevel; source: string; at: string }

export type Media = { schema?: unknown; example?: Json; examples?: Record<string, { value?: Json }> }
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema?: unknown
  example?: Json
  examples?: Record<string, { value?: Json }>
  /** Where it stands in the bundle. */
  pointer: string
  provenance: Provenance
}
export type Header = { required?: boolean; schema?: unknown }
export type Response = {
  headers: Record<string, Header>
  content?: Record<string, Media>
  provenance: Provenance
  /** Where it stands in the bundle; a shared answer stands under components. */
  pointer: string
}

/** One operation of the contract, with what its path shares with its siblings folded in. */
export type Operation = {
  id: string
  area: string
  method: string
  path: string
  summary: string
  /** Where it stands in the bundle. */
  pointer: string
  provenance: Provenance
  parameters: Parameter[]
  body: { required: boolean; content: Record<string, Media>; pointer: string; provenance: Provenance } | undefined
  responses: Record<string, Response>
  /** False only for operations that say they need no sign-in (`security: []`). */
  needsSession: boolean
  /** True when calling it changes something on the server. */
  writes: boolean
}

export type Contract = { document: Record<string, unknown>; operations: Operation[] }

type RawProvenance = { level: ProvenanceLevel; source?: string }
type RawOperation = {
  operationId?: string
  summary?: string
  tags?: string[]
  parameters?: Json[]
  requestBody?: Json
  responses?: Record<string, Json>
  security?: unknown[]
  'x-provenance'?: RawProvenance
  'x-writes'?: boolean
}
type RawResponse = {
  headers?: Record<string, unknown>
  content?: Record<string, Media>
  'x-provenance'?: RawProvenance
}
type RawBody = { required?: boolean; content?: Record<string, Media>; 'x-provenance'?: RawProvenance }
type Marked = { 'x-provenance'?: RawProvenance }

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Reads the bundled contract that `npm run gen` makes. Throws an Error that says to run it when there is none. */
export function loadContract(file = join(ROOT, 'openapi', 'generated', 'openapi.json')): Contract {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error('The contract is not bundled yet: run `npm run gen` first.', { cause: error })
  }
  return toContract(JSON.parse(text) as Record<string, unknown>)
}

/** Turns a bundled OpenAPI document into a flat list of operations, in the order of its paths. */
export function toContract(document: Record<string, unknown>): Contract {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries((document['paths'] ?? {}) as Record<string, Record<string, unknown>>)) {
    for (const method of METHODS) {
      const raw = item[method] as RawOperation | undefined
      if (raw) operations.push(toOperation(document, path, method, raw, (item['parameters'] ?? []) as unknown[]))
    }
  }
  return { document, operations }
}

function toOperation(document: unknown, path: string, method: string, raw: RawOperation, shared: unknown[]): Operation {
  const item = `#/paths/${toPointerPart(path)}`
  const pointer = `${item}/${method}`
  const provenance = toProvenance(raw['x-provenance'], pointer) ?? { level: 'assumed', source: '', at: pointer }
  const parametersOf = (nodes: unknown[], owner: string) =>
    nodes.map((node, index): Parameter => {
      const at = `${owner}/parameters/${index}`
      const found = follow<Omit<Parameter, 'pointer' | 'provenance'> & Marked>(document, node, at)
      // What is said where a shared parameter is used is nearer to the call than what is said of the parameter.
      const own =
        toProvenance((node as Marked)['x-provenance'], at) ?? toProvenance(found.node['x-provenance'], found.pointer)
      return { ...found.node, pointer: found.pointer, provenance: own ?? provenance }
    })
  const responses = Object.entries(raw.responses ?? {}).map(([status, node]): [string, Response] => {
    const found = follow<RawResponse>(document, node, `${pointer}/responses/${status}`)
    const { headers = {}, content } = found.node
    return [
      status,
      {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, header]) => [name, follow<Header>(document, header, '').node]),
        ),
        ...(content ? { content } : {}),
        provenance: toProvenance(found.node['x-provenance'], found.pointer) ?? provenance,
        pointer: found.pointer,
      },
    ]
  })
  const body =
    raw.requestBody === undefined ? undefined : follow<RawBody>(document, raw.requestBody, `${pointer}/requestBody`)
  return {
    id: raw.operationId ?? `${method} ${path}`,
    area: raw.tags?.[0] ?? 'untagged',
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    pointer,
    provenance,
    parameters: mergeParameters([...parametersOf(shared, item), ...parametersOf(raw.parameters ?? [], pointer)]),
    body: body && {
      required: body.node.required ?? false,
      content: body.node.content ?? {},
      pointer: body.pointer,
      provenance: toProvenance(body.node['x-provenance'], body.pointer) ?? provenance,
    },
    responses: Object.fromEntries(responses),
    needsSession: !(Array.isArray(raw.security) && raw.security.length === 0),
    writes: raw['x-writes'] ?? method !== 'get',
  }
}

/** What a node says of its own origin, undefined when it says nothing and what stands around it counts. */
export function toProvenance(raw: unknown, at: string): Provenance | undefined {
  const { level, source } = (raw ?? {}) as Partial<RawProvenance>
  return level === undefined ? undefined : { level, source: source ?? '', at }
}

/** A node with its references followed, and the place where it really stands. */
export function follow<T>(document: unknown, node: unknown, pointer: string): { node: T; pointer: string } {
  const ref = (node as { $ref?: string } | undefined)?.$ref
  return ref === undefined ? { node: node as T, pointer } : follow<T>(document, atPointer(document, ref), ref)
}

/** An operation's own parameter replaces its path's parameter of the same name and place. */
function mergeParameters(parameters: Parameter[]): Parameter[] {
  return [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()]
}

/** Reads a local JSON pointer (`#/components/…`); throws when it leads nowhere. */
export function atPointer(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#/')) throw new Error(`Only references inside the bundle are followed, not ${ref}`)
  let node = document
  for (const part of ref.slice(2).split('/').map(fromPointerPart)) {
    node = (node as Record<string, unknown> | undefined)?.[part]
  }
  if (node === undefined) throw new Error(`${ref} leads nowhere in the bundle`)
  return node
}

/** Reads one part of a JSON pointer. */
export const fromPointerPart = (part: string) =>
  (part.includes('%') ? decodeURIComponent(part) : part).replaceAll('~1', '/').replaceAll('~0', '~')

/** Writes one part of a JSON pointer. */
export const toPointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * The status under which an answer is described: itself, its class (`4XX`), or `default`; undefined when none of them
 * is.
 */
export function describedAs(operation: Operation, status: number): string | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default']
  return names.find((name) => name in operation.responses)
}
