import { atPointer, type Json, type JsonObject, type Media, type Operation, type Parameter } from './model.ts'

export type RequestInput = {
  /** Path with its parameters filled in and the query attached. */
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** One value of a request; `name` is the parameter's, or the field's at the top of a body. */
export type Input = { in: 'path' | 'query' | 'header' | 'cookie'; name: string; value: Json; parameter: Parameter }

/** A request before it is written down: what a probe changes one piece of. */
export type Inputs = { parameters: Input[]; body: { contentType: string; value: Json } | undefined }

/** An operation whose examples do not make a request; `missing` names what has no example. */
export class NoExampleError extends Error {
  constructor(operation: Operation, missing: string) {
    super(`${operation.id}: no example for ${missing}`)
  }
}

/** Headers and cookies that the sender sets itself: an example's token or credential would only be refused. */
const SENDERS_OWN = new Set(['authorization', 'x-device-id', 'x-autologin', 'cookie', 'content-type', 'accept'])
const SENDERS_OWN_COOKIES = new Set(['remember-me', '__Host-remember-me'])

const isSendersOwn = ({ in: place, name }: Parameter) =>
  place === 'header' ? SENDERS_OWN.has(name.toLowerCase()) : place === 'cookie' && SENDERS_OWN_COOKIES.has(name)

/** The parameters of an operation that a request of ours fills in. */
export const fillable = (operation: Operation): Parameter[] =>
  operation.parameters.filter((parameter) => !isSendersOwn(parameter))

/**
 * The request that an operation's own examples describe: required parameters always, optional ones when they have an
 * example, the body's `default` (else first) example. Throws NoExampleError when something required has none.
 */
export function exampleInputs(document: unknown, operation: Operation): Inputs {
  const parameters = fillable(operation).flatMap((parameter): Input[] => {
    const value = exampleOf(document, parameter)
    if (value !== undefined && value !== null) return [{ in: parameter.in, name: parameter.name, value, parameter }]
    if (parameter.required) throw new NoExampleError(operation, `${parameter.in} ${parameter.name}`)
    return []
  })
  const [contentType, media] = Object.entries(operation.body?.content ?? {})[0] ?? []
  if (!contentType || !media) return { parameters, body: undefined }
  const value = mediaExample(document, media)
  if (value === undefined) throw new NoExampleError(operation, 'the body')
  return { parameters, body: { contentType, value } }
}

/**
 * A request with every parameter that the contract calls optional and no example fills: with the value of a namesake,
 * else with any that may stand there.
 */
export function withEveryOptional(operation: Operation, inputs: Inputs): Inputs {
  const there = new Set(inputs.parameters.map(({ name }) => name))
  const added = fillable(operation).flatMap((parameter): Input[] => {
    if (there.has(parameter.name)) return []
    const namesake = inputs.parameters.find(({ name }) =>
      parameter.name.toLowerCase().endsWith(name.toLowerCase()),
    )?.value
    return [{ in: parameter.in, name: parameter.name, value: namesake ?? anyValue(parameter.schema), parameter }]
  })
  return { ...inputs, parameters: [...inputs.parameters, ...added] }
}

/** Inputs with values put in by name; those under `*` go into every row of a body that is a list. */
export function withValues({ parameters, body }: Inputs, { '*': row, ...values }: JsonObject): Inputs {
  const names = new Set(parameters.map(({ name }) => name))
  const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  const fill = (value: Json): Json => {
    if (Array.isArray(value))
      return value.map((one) => ({ ...(one as JsonObject), ...(row as JsonObject | undefined) }))
    return typeof value === 'object' && value !== null ? { ...value, ...fields } : value
  }
  return {
    parameters: parameters.map((input) => ({ ...input, value: values[input.name] ?? input.value })),
    body: body && { ...body, value: fill(body.value) },
  }
}

function anyValue(schema: unknown): Json {
  const { enum: codes, type } = (schema ?? {}) as { enum?: Json[]; type?: string | string[] }
  return codes?.[0] ?? ([type].flat().some((one) => one === 'integer' || one === 'number') ? 1 : '1')
}

/** A request of the examples, ready to send. */
export const exampleRequest = (document: unknown, operation: Operation): RequestInput =>
  toRequest(operation, exampleInputs(document, operation))

/** Writes a request down: path, query, headers, cookies, body. */
export function toRequest(operation: Operation, inputs: Inputs): RequestInput {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  const cookies: string[] = []
  let path = operation.path
  for (const { in: place, name, value } of inputs.parameters) {
    const values = Array.isArray(value) ? value.map(asText) : [asText(value)]
    const [first = ''] = values
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(first))
    else if (place === 'query') for (const one of values) query.append(name, one)
    else if (place === 'cookie') cookies.push(`${name}=${encodeURIComponent(first)}`)
    else headers[name] = values.join(', ')
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ')
  const { contentType, body } = writeBody(inputs.body)
  if (contentType) headers['content-type'] = contentType
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, headers, body }
}

const asText = (value: Json) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value))

function writeBody(body: Inputs['body']): { contentType?: string; body: string | undefined } {
  if (!body) return { body: undefined }
  const { contentType, value } = body
  if (contentType === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(value as JsonObject).map(([name, field]): [string, string] => [name, asText(field)])
    return { contentType, body: new URLSearchParams(fields).toString() }
  }
  if (contentType === 'multipart/form-data') return multipart(value as JsonObject)
  return { contentType, body: JSON.stringify(value) }
}

const BOUNDARY = 'hansang-contract-example'

/** A form of parts; an example's file is a text, and that is what is sent. */
function multipart(fields: JsonObject): { contentType: string; body: string } {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (one) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(one)}\r\n`,
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
  const found = deref<{ example?: Json; examples?: Json[]; default?: Json; const?: Json; enum?: Json[] }>(
    document,
    schema,
  )
  return found?.example ?? found?.examples?.[0] ?? found?.default ?? found?.const ?? found?.enum?.[0]
}

/** A node with its references followed. */
export function deref<T>(document: unknown, node: unknown): T | undefined {
  const ref = (node as { $ref?: string } | undefined)?.$ref
  return ref === undefined ? (node as T | undefined) : deref<T>(document, atPointer(document, ref))
}
