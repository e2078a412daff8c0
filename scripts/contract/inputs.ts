import { atPointer, type Json, type Media, type Operation, type Parameter } from './model.ts'

export type RequestInput = {
  /** Path with its parameters filled in and the query attached. */
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** An operation whose examples do not make a request; `missing` names what has no example. */
export class NoExampleError extends Error {
  constructor(operation: Operation, missing: string) {
    super(`${operation.id}: no example for ${missing}`)
  }
}

/** Headers and cookies that the sender sets itself: an example's token or credential would only be refused. */
const SENDERS_OWN = new Set(['authorization', 'x-device-id', 'x-autologin', 'cookie', 'content-type', 'accept'])
const SENDERS_OWN_COOKIES = new Set(['remember-me'])

/**
 * Makes the request that an operation's own examples describe: required parameters always, optional ones when they have an
 * example, the body's `default` (else first) example. Throws NoExampleError when something required has none.
 */
export function exampleRequest(document: unknown, operation: Operation): RequestInput {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  const cookies: string[] = []
  let path = operation.path
  for (const parameter of operation.parameters) {
    if (parameter.in === 'cookie' && SENDERS_OWN_COOKIES.has(parameter.name)) continue
    const value = exampleOf(document, parameter)
    if (value === undefined || value === null) {
      if (parameter.required) throw new NoExampleError(operation, `${parameter.in} ${parameter.name}`)
      continue
    }
    const values = Array.isArray(value) ? value.map(String) : [String(value)]
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(values[0] ?? ''))
    else if (parameter.in === 'query') for (const one of values) query.append(parameter.name, one)
    else if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${encodeURIComponent(values[0] ?? '')}`)
    else if (!SENDERS_OWN.has(parameter.name.toLowerCase())) headers[parameter.name] = values.join(', ')
  }
  if (cookies.length) headers['cookie'] = cookies.join('; ')
  const search = query.size ? `?${query.toString()}` : ''
  const { contentType, body } = exampleBody(document, operation)
  if (contentType) headers['content-type'] = contentType
  return { path: path + search, headers, body }
}

function exampleBody(document: unknown, operation: Operation): { contentType?: string; body: string | undefined } {
  const [contentType, media] = Object.entries(operation.body ?? {})[0] ?? []
  if (!contentType || !media) return { body: undefined }
  const value = mediaExample(document, media)
  if (value === undefined) throw new NoExampleError(operation, 'the body')
  if (contentType === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(value as Record<string, Json>).map(([name, field]): [string, string] => [name, String(field)])
    return { contentType, body: new URLSearchParams(fields).toString() }
  }
  if (contentType === 'multipart/form-data') return multipart(value as Record<string, Json>)
  return { contentType, body: JSON.stringify(value) }
}

const BOUNDARY = 'hansang-contract-example'

/** A form of parts; an example's file is a text, and that is what is sent. */
function multipart(fields: Record<string, Json>): { contentType: string; body: string } {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (one) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof one === 'object' ? JSON.stringify(one) : String(one)}\r\n`,
    ),
  )
  return { contentType: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` }
}

/** The `default` example of a media type, else its first, else what its schema gives as an example. */
export function mediaExample(document: unknown, media: Media): Json | undefined {
  return namedExample(document, media.examples) ?? media.example ?? schemaExample(document, media.schema)
}

function exampleOf(document: unknown, parameter: Parameter): Json | undefined {
  return parameter.example ?? namedExample(document, parameter.examples) ?? schemaExample(document, parameter.schema)
}

function namedExample(document: unknown, examples: Record<string, { value?: Json }> | undefined): Json | undefined {
  if (!examples) return undefined
  const example = examples['default'] ?? Object.values(examples)[0]
  return deref<{ value?: Json }>(document, example)?.value
}

function schemaExample(document: unknown, schema: unknown): Json | undefined {
  const found = deref<{ example?: Json; examples?: Json[]; default?: Json; const?: Json; enum?: Json[] }>(document, schema)
  return found?.example ?? found?.examples?.[0] ?? found?.default ?? found?.const ?? found?.enum?.[0]
}

function deref<T>(document: unknown, node: unknown): T | undefined {
  const ref = (node as { $ref?: string } | undefined)?.$ref
  return ref === undefined ? (node as T | undefined) : deref<T>(document, atPointer(document, ref))
}
