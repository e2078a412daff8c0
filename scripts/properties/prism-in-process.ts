import { BUNDLE } from '../gen/places.ts'
import type { Entry, Json } from '../gen/document.ts'
import { tool } from '../lib/tools.ts'
import type { RequestValues, Takes } from './requests.ts'

/** What the mock makes of a request. `wrong` names what it finds wrong with it. */
export type Answer = { status: number; wrong: string[] }
export type Ask = (values: RequestValues) => Promise<Answer>

/** What of @stoplight/prism-http is used here. Its own types are there only once it is installed. */
type PrismHttp = {
  getHttpOperationsFromSpec: (file: string) => Promise<Operation[]>
  createInstance: (
    config: object,
    components: { logger: unknown },
  ) => { request: (input: object, operations: Operation[]) => () => Promise<Result> }
}
type Operation = { method: string; path: string }
type Result =
  | { left: Error & { status?: number } }
  | { right: { output: { statusCode: number }; validations: { input: { path?: string[]; message: string }[] } } }

/**
 * Prism itself without its HTTP server: the same validation and negotiation, a hundred times as many requests a second.
 * Every operation is asked alone, because finding the route among all of them would take most of the time.
 */
export async function prismInProcess(): Promise<(entry: Entry, takes: Takes) => Ask> {
  const prismTool = await tool('prism')
  // The shapes that their packages declare; see above.
  const { createLogger } = (await prismTool.load('@stoplight/prism-core')) as {
    createLogger: (name: string, options: { level: string }) => unknown
  }
  const { createInstance, getHttpOperationsFromSpec } = (await prismTool.load('@stoplight/prism-http')) as PrismHttp
  const operations = await getHttpOperationsFromSpec(BUNDLE)
  const config = {
    validateRequest: true,
    validateResponse: false,
    checkSecurity: true,
    errors: false,
    isProxy: false,
    mock: { dynamic: false },
  } as const
  const prism = createInstance(
    { ...config, upstreamProxy: undefined },
    { logger: createLogger('properties', { level: 'silent' }) },
  )
  return (entry, takes) => {
    const mine = operations.filter(({ method, path }) => method === entry.method && path === entry.path)
    return async (values) => {
      const path = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(values.path[name] ?? '')),
      )
      const { headers, body } = bodyOf(takes, values.body)
      const request = {
        method: entry.method,
        url: { path, query: texts(values.query) },
        headers: { authorization: 'Bearer a.b.c', ...lowerCased(texts(values.header)), ...headers },
        body,
      }
      const result = await prism.request(request, mine)()
      if ('left' in result) return { status: result.left.status ?? 500, wrong: [result.left.message] }
      const { output, validations } = result.right
      return {
        status: output.statusCode,
        wrong: validations.input.map(({ path: place, message }) => `${place?.join('.') ?? ''} ${message}`),
      }
    }
  }
}

function texts(values: Record<string, Json>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

const BOUNDARY = 'hansang-properties'

/** The body as Prism's server hands it on: JSON parsed, forms as text. */
function bodyOf(takes: Takes, value: Json | undefined): { headers: Record<string, string>; body: unknown } {
  if (!takes.body || value === undefined) return { headers: {}, body: undefined }
  const { contentType } = takes.body
  const headers = { 'content-type': contentType, 'content-length': '1' }
  if (contentType === 'application/json') return { headers, body: value }
  const fields = Object.entries(value as Record<string, Json>).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field]).map((one): [string, string] => [name, String(one)]),
  )
  if (contentType === 'application/x-www-form-urlencoded')
    return { headers, body: new URLSearchParams(fields).toString() }
  const parts = fields.map(
    ([name, text]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return {
    headers: { ...headers, 'content-type': `${contentType}; boundary=${BOUNDARY}` },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}
