/** The parts of a bundled OpenAPI 3.1 document that the chain looks at. Everything else is passed on as it is. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Provenance = { level: 'documented' | 'observed' | 'assumed'; source: string }
export type Example = { summary?: string; value: Json }
export type MediaType = { schema: Json; examples?: Record<string, Example> }
export type Body = { description?: string; content?: Record<string, MediaType> }
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema: Json
  example?: Json
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters?: Parameter[]
  requestBody?: Body & { required?: boolean }
  responses: Record<string, Body & { headers?: Record<string, Json> }>
  security?: Json[]
  'x-provenance': Provenance
}
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof METHODS)[number]
export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>
export type Document = {
  paths: Record<string, PathItem>
  components: Record<string, Record<string, Json>>
  tags: { name: string }[]
}

/** One operation of the document with where it stands. Parameters of the path are counted among its own. */
export type Entry = {
  id: string
  area: string
  method: Method
  path: string
  operation: Operation
  parameters: Parameter[]
}

/** All operations in the order of the document. `$ref`s are followed by `resolve`, not here. */
export function operationsOf(document: Document): Entry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ id: operation.operationId, area: operation.tags[0] ?? '', method, path, operation, parameters }]
    }),
  )
}

/** The value a local reference (`#/components/…`) names, or the value itself. One step. */
export function resolve<T>(document: Document, value: T): T {
  const ref = (value as { $ref?: unknown } | null)?.$ref
  if (typeof ref !== 'string') return value
  let target: unknown = document
  for (const part of ref.slice(2).split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (target === undefined) throw new Error(`${ref} names nothing`)
  return target as T
}
