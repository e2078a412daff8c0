/**
 * Refusals that come before any route: an address that cannot be read, headers without end, a body that never comes.
 * They look like every other refusal.
 */
import { type RequestListener, type ServerOptions, STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { DATA_HEADERS } from './operations.ts'
import { type Refusal, refusals } from './refusal.ts'

type ClientError = Error & { code?: string }
/** What is written to of a connection; a test has one of its own. */
type Connection = {
  writable: boolean
  destroyed: boolean
  write(text: string): unknown
  destroy(error?: Error): unknown
}

/** Headers come at once or not at all. */
const HEADERS_MS = 15_000

/** Of the HTTP server itself. A request without a host reaches us, and gets an answer of ours. */
export const httpOptions = (requestMs: number): ServerOptions => ({
  headersTimeout: Math.min(HEADERS_MS, requestMs),
  connectionsCheckingInterval: Math.min(2000, requestMs),
  requireHostHeader: false,
})

/** Answers a connection on which no request could be read, and ends it. */
export function refuseConnection(error: ClientError, connection: Connection): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return
  if (connection.writable) connection.write(rawAnswer(refusalFor(error.code)))
  connection.destroy(error)
}

function refusalFor(code: string | undefined): Refusal {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusals.tooSlow()
    case 'HPE_HEADER_OVERFLOW':
      return refusals.headersTooLarge()
    default:
      return refusals.unreadable()
  }
}

function rawAnswer({ statusCode, body }: Refusal): string {
  const text = JSON.stringify(body)
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, ...lines, '', text].join('\r\n')
}

/** A request without a host. Node would answer by itself, with an empty body. */
export function refuseEarly(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    done(request.raw.httpVersion === '1.1' && request.headers.host === undefined ? refusals.unreadable() : undefined)
  })
}

/** A request that expects what nobody meets. Node would answer by itself, with an empty body. */
export const refuseExpectation: RequestListener = (_request, response) => {
  const { statusCode, body } = refusals.expectationFailed()
  const text = JSON.stringify(body)
  response
    .writeHead(statusCode, {
      ...DATA_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    .end(text)
}
