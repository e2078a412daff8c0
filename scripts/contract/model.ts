import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/run.ts'

export type ProvenanceLevel = 'documented' | 'observed' | 'assumed'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Media = { schema?: unknown; example?: Json; examples?: Record<string, { value?: Json }> }
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema?: { default?: Json; examples?: Json[]; example?: Json }
  example?: Json
  examples?: Record<string, { value?: Json }>
}
export type Response = {
  headers?: Record<string, unknown>
  content?: Record<string, Media>
  'x-provenance'?: { level: ProvenanceLevel }
}

/** One operation of the contract, with what its path shares with its siblings folded in. */
export type Operation = {
  id: string
  area: string
  method: string
  path: string
  provenance: ProvenanceLevel
  parameters: Parameter[]
  body: Record<string, Media> | undefined
  responses: Record<string, Response>
  /** False only for operations that say they need no sign-in (`security: []`). */
  needsSession: boolean
  /** True when calling it changes something on the server. */
  writes: boolean
}

export type Contract = { document: Record<string, unknown>; operations: Operation[] }

type RawOperation = {
  operationId?: string
  tags?: string[]
  parameters?: Json[]
  requestBody?: Json
  responses?: Record<string, Json>
  security?: unknown[]
  'x-provenance'?: { level: ProvenanceLevel }
  'x-writes'?: boolean
}

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
  const resolve = <T>(node: unknown): T => {
    const ref = (node as { $ref?: string } | undefined)?.$ref
    return (ref === undefined ? node : resolve(atPointer(document, ref))) as T
  }
  const operations: Operation[] = []
  for (const [path, item] of Object.entries((document['paths'] ?? {}) as Record<string, Record<string, unknown>>)) {
    const shared = (item['parameters'] ?? []) as unknown[]
    for (const method of METHODS) {
      const raw = item[method] as RawOperation | undefined
      if (!raw) continue
      const responses = Object.entries(raw.responses ?? {}).map(([status, response]) => [status, resolve<Response>(response)] as const)
      operations.push({
        id: raw.operationId ?? `${method} ${path}`,
        area: raw.tags?.[0] ?? 'untagged',
        method: method.toUpperCase(),
        path,
        provenance: raw['x-provenance']?.level ?? 'assumed',
        parameters: mergeParameters([...shared, ...(raw.parameters ?? [])].map((parameter) => resolve<Parameter>(parameter))),
        body: resolve<{ content?: Record<string, Media> } | undefined>(raw.requestBody)?.content,
        responses: Object.fromEntries(responses),
        needsSession: !(Array.isArray(raw.security) && raw.security.length === 0),
        writes: raw['x-writes'] ?? method !== 'get',
      })
    }
  }
  return { document, operations }
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

const fromPointerPart = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

/** Writes one part of a JSON pointer. */
export const toPointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The status under which an answer is described: itself, its class (`4XX`), or `default`; undefined when none of them is. */
export function describedAs(operation: Operation, status: number): string | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default']
  return names.find((name) => name in operation.responses)
}
