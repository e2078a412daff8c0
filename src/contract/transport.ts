import type { CataloguePorts } from './catalogue.ts'
import type { Credentials, SessionPort } from './session-port.ts'
import type { Answer } from './signals.ts'

import { ApiError } from './api-error.ts'
import { applyCatalogue } from './catalogue.ts'
import { marksOf, textOf, viaOf, type SendRequest } from './marks.ts'
import { errorBodyOf, headerSignal, signalOf } from './signals.ts'

/** HTTP request timeout. [HTP-07, CON-01] */
export const REQUEST_TIMEOUT_MS = 100_000

/** How a caller reads an answer; openapi-fetch's `parseAs`, noted on the request by the client. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

export interface TransportPorts extends CataloguePorts {
  fetch: SendRequest
  session: SessionPort
}

/** Calls that make the session: they never wait for it and are not caught by its rules. [SES-31] */
const SESSION_CALLS = new Set(['/login', '/logout', '/session', '/api/oauth/accessToken', '/api/common/getRememberMeAccessToken'])

/** The token without the `Bearer ` that some answers put before it (known-payloads 2.4). */
export function bareToken(token: string | null): string {
  const bare = (token ?? '').replace(/^Bearer\s+/i, '').trim()
  return bare === 'null' ? '' : bare
}

/**
 * The `fetch` under the client. A call waits until the session lets it go, carries the session's headers, meets an
 * expired token with one shared refresh and one more try, and leaves its failure to the error catalogue.
 *
 * Only calls to `origin` belong to the session; any other host gets the call as it is, within the time limit. [HTP-15]
 */
export function createTransport(origin: string, ports: TransportPorts): (request: Request) => Promise<Response> {
  const { session } = ports

  async function exchange(request: Request, credentials?: Credentials): Promise<Answer> {
    if (credentials) setHeaders(request.headers, credentials)
    const parseAs = parseAsOf(request)
    const abort = new AbortController()
    const giveUp = () => abort.abort(request.signal.reason)
    if (request.signal.aborted) giveUp()
    request.signal.addEventListener('abort', giveUp, { once: true })
    const timer = setTimeout(() => abort.abort(new DOMException('No answer in time', 'TimeoutError')), REQUEST_TIMEOUT_MS)
    try {
      const response = await (viaOf(request) ?? ports.fetch)(request, { signal: abort.signal })
      const readsText = !response.ok || parseAs === 'json' || parseAs === 'text'
      // Read here, inside the time limit: openapi-fetch reads its own copy from memory.
      return { response, text: readsText ? (textOf.get(response) ?? (await response.clone().text())) : null, jsonDue: parseAs === 'json' }
    } catch (cause) {
      if (request.signal.aborted) throw request.signal.reason
      throw new ApiError('network', { cause })
    } finally {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', giveUp)
    }
  }

  /** Throws when the session that a call was sent in is over: its answer belongs to nobody any more. [SES-33] */
  function assertSameSession(used: Credentials): void {
    if (session.credentials().epoch !== used.epoch) throw new ApiError('session')
  }

  async function sendCall(request: Request): Promise<Response> {
    // For a second try; a body that stands elsewhere is not used up by the first one.
    const spare = viaOf(request) ? request : request.clone()
    let used = await session.ready(request.signal)
    let answer = await exchange(request, used)
    assertSameSession(used)
    let signal = signalOf(answer)

    if (signal === 'tokenExpired') {
      used = await session.renew(used, request.signal)
      answer = await exchange(copyMarks(request, spare), used)
      assertSameSession(used)
      signal = signalOf(answer)
      // Refused again. If the token was replaced meanwhile, this says nothing about the new one: the call fails and
      // the session stays. Otherwise a refresh does not help any more. [SES-23]
      if (signal === 'tokenExpired') {
        if (session.credentials().token !== used.token) throw failure(answer)
        signal = 'expired'
      }
    }

    if (signal === 'expired' && used.token === '') throw new ApiError('format', { status: answer.response.status })
    if (signal) {
      session.end(signal, used)
      throw new ApiError('session', { status: answer.response.status })
    }
    if (!answer.response.ok) applyCatalogue(answer, marksOf(request), ports)
    return answer.response
  }

  async function sendSessionCall(request: Request, path: string): Promise<Response> {
    if (path === '/login') return sendLogin(request)
    const used = session.credentials()
    if (path === '/logout') session.signOutSent()
    const answer = await exchange(request, used)
    const signal = path === '/session' ? headerSignal(answer.response) : null
    if (signal) session.end(signal, used)
    return answer.response
  }

  async function sendLogin(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.clone().text())
    await session.signInSent(form.get('remember-me') === 'true' ? 'Y' : 'N')
    try {
      const answer = await exchange(request, { ...session.credentials(), token: '' })
      if (answer.response.ok) session.signInAnswered(bareToken(answer.response.headers.get('authorization')))
      else {
        session.signInRefused()
        // A refused sign-in stays on its form, the server's words are shown all the same. [ERR-22]
        applyCatalogue(answer, { skipErrorHandler: true, background: false }, { ...ports, clearChatToken: () => {} })
      }
      return answer.response
    } catch (error) {
      session.signInRefused()
      throw error
    }
  }

  return async (request) => {
    const url = new URL(request.url)
    if (url.origin !== origin) return (await exchange(request)).response
    return SESSION_CALLS.has(url.pathname) ? sendSessionCall(request, url.pathname) : sendCall(request)
  }
}

/** The three headers of every call; one without a value is left out, never sent empty or as 'null'. [HTP-02 … HTP-04] */
function setHeaders(headers: Headers, { token, deviceId, autoLogin }: Credentials): void {
  if (token) headers.set('Authorization', `Bearer ${token}`)
  else headers.delete('Authorization')
  if (deviceId) headers.set('X-Device-Id', deviceId)
  headers.set('X-Autologin', autoLogin)
}

function failure({ response, text }: Answer): ApiError {
  const { error, errorMessage } = errorBodyOf(text)
  return new ApiError('status', { status: response.status, code: error, serverMessage: errorMessage })
}

const parseAsByRequest = new WeakMap<Request, ParseAs>()

/** Notes how the caller will read the answer: `fetch` itself is not told. */
export function noteParseAs(request: Request, parseAs: ParseAs): void {
  parseAsByRequest.set(request, parseAs)
}

const parseAsOf = (request: Request): ParseAs => parseAsByRequest.get(request) ?? 'json'

function copyMarks(from: Request, to: Request): Request {
  noteParseAs(to, parseAsOf(from))
  return Object.assign(to, { via: viaOf(from) })
}
