import type { CataloguePorts } from './catalogue.ts'
import type { Credentials, SessionPort, TokenRefusal } from './session-port.ts'
import type { Answer, AnswerSignal } from './signals.ts'

import { ApiError } from './api-error.ts'
import { applyCatalogue } from './catalogue.ts'
import { marksOf } from './marks.ts'
import { errorBodyOf, signalOf } from './signals.ts'
import { hasExpired } from './token-expiry.ts'

/** HTTP request timeout. [HTP-07, CON-01] */
export const REQUEST_TIMEOUT_MS = 100_000

/** How a caller reads an answer; openapi-fetch's `parseAs`, noted on the request by the client. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'

/** What the rules of a call ask of the session; the whole of it stands on the page, a worker borrows this much. */
export type CallSession = Pick<SessionPort, 'credentials' | 'ready' | 'renew' | 'end'>

export interface SenderPorts extends CataloguePorts {
  fetch: (request: Request, init: { signal: AbortSignal }) => Promise<Response>
  session: CallSession
  /** What the app speaks just now, `ko` or `en`. Left out: the browser names its own languages. */
  language?(): string
  /** For tokens that say themselves when they run out. Left out: the device's clock. */
  now?(): Date
}

export interface Sender {
  /** Sends a call as it is, within the time limit; with credentials, under their headers. */
  exchange(request: Request, credentials?: Credentials): Promise<Answer>
  /**
   * Sends a call of the session: it waits until the session lets it go, carries its headers, meets an expired token
   * with a shared refresh and another try, an ended session with its remembered sign-in, and leaves its failure to the
   * error catalogue.
   */
  sendCall(request: Request): Promise<Response>
}

/** The rules that every call of the session keeps, wherever it is sent from. */
export function createSender(ports: SenderPorts): Sender {
  const { session, now = () => new Date() } = ports

  async function exchange(request: Request, credentials?: Credentials): Promise<Answer> {
    if (credentials) setHeaders(request.headers, credentials, ports.language?.())
    const parseAs = parseAsOf(request)
    const abort = new AbortController()
    const giveUp = () => abort.abort(request.signal.reason)
    if (request.signal.aborted) giveUp()
    request.signal.addEventListener('abort', giveUp, { once: true })
    const timer = setTimeout(
      () => abort.abort(new DOMException('No answer in time', 'TimeoutError')),
      REQUEST_TIMEOUT_MS,
    )
    try {
      const response = await ports.fetch(request, { signal: abort.signal })
      const readsText = !response.ok || parseAs === 'json' || parseAs === 'text'
      // Read here, inside the time limit: openapi-fetch reads its own copy from memory.
      return { response, text: readsText ? await response.clone().text() : null, jsonDue: parseAs === 'json' }
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
    const spare = request.clone() // for another try
    let used = await session.ready(request.signal)
    let answer = await exchange(request, used)
    assertSameSession(used)
    let signal = signalOf(answer)

    const attempts: SessionAttempts = { refreshes: 0, isDoubted: false, isRemembered: false }
    for (
      let refusal = refusalOf(signal, used, attempts, now());
      refusal !== null;
      refusal = refusalOf(signal, used, attempts, now())
    ) {
      const isDoubt = signal === 'doubt'
      const renewed = await session.renew(used, refusal, request.signal).catch((error: unknown) => {
        throw isDoubt && error instanceof ApiError
          ? new ApiError(error.kind, {
              status: error.status,
              code: error.code,
              serverMessage: error.serverMessage,
              unsure: true,
              cause: error,
            })
          : error
      })
      // The session lives. A write that was answered with nothing may have been done: it is not sent twice.
      if (signal === 'doubt' && request.method !== 'GET') throw unreadable(answer)
      note(attempts, signal, refusal, renewed.takenOver)
      used = renewed
      answer = await exchange(noteParseAs(spare.clone(), parseAsOf(request)), used)
      assertSameSession(used)
      signal = signalOf(answer)
    }
    // The session was asked for, or there is none: what came says nothing of it.
    if (signal === 'doubt') throw unreadable(answer)
    // If the token was replaced meanwhile, its refusal says nothing about the new one: the call fails and the session
    // stays. [SES-23]
    if (signal === 'tokenExpired' && session.credentials().token !== used.token) throw failure(answer)
    if (signal) {
      session.end(signal === 'tokenExpired' ? 'expired' : signal, used)
      throw new ApiError('session', { status: answer.response.status })
    }
    if (!answer.response.ok) applyCatalogue(answer, marksOf(request), ports)
    return answer.response
  }

  return { exchange, sendCall }
}

/** What a call has asked of the session already. */
interface SessionAttempts {
  refreshes: number
  isDoubted: boolean
  isRemembered: boolean
}

/** Of one call: a device whose clock runs ahead takes every token for one that has run out. */
const MOST_REFRESHES = 3

/** What the session is asked next for an answer; null when nothing can help it, or nothing has to. [SES-23] */
function refusalOf(
  signal: AnswerSignal | null,
  { token, autoLogin }: Credentials,
  attempts: SessionAttempts,
  now: Date,
): TokenRefusal | null {
  if (signal === 'doubt') return token === '' || attempts.isDoubted ? null : 'tokenExpired'
  // Once; again where the new token has run out by its own word: a phone slept between the two.
  if (
    signal === 'tokenExpired' &&
    (attempts.refreshes === 0 || (attempts.refreshes < MOST_REFRESHES && hasExpired(token, now)))
  )
    return 'tokenExpired'
  // Before any end a remembered sign-in may begin the next session.
  const isRefused = signal === 'tokenExpired' || signal === 'login'
  return isRefused && token !== '' && autoLogin === 'Y' && !attempts.isRemembered ? 'login' : null
}

/** A token that another tab left may have run out there, which does not count as one. [SES-23] */
function note(
  attempts: SessionAttempts,
  signal: AnswerSignal | null,
  refusal: TokenRefusal,
  isTakenOver: boolean,
): void {
  if (signal === 'doubt') attempts.isDoubted = true
  else if (isTakenOver) return
  else if (refusal === 'login') attempts.isRemembered = true
  else attempts.refreshes += 1
}

const unreadable = ({ response }: Answer) => new ApiError('format', { status: response.status, unsure: true })

/**
 * The three headers of every call; one without a value is left out, never sent empty or as 'null'. [HTP-02 … HTP-04]
 */
function setHeaders(headers: Headers, { token, deviceId, autoLogin }: Credentials, language?: string): void {
  if (token) headers.set('Authorization', `Bearer ${token}`)
  else headers.delete('Authorization')
  if (deviceId) headers.set('X-Device-Id', deviceId)
  headers.set('X-Autologin', autoLogin)
  // The server's sentences follow what the member chose here, not the browser's list [LNG-02].
  if (language) headers.set('Accept-Language', language)
}

function failure({ response, text }: Answer): ApiError {
  const { error, errorMessage } = errorBodyOf(text)
  return new ApiError('status', { status: response.status, code: error, serverMessage: errorMessage })
}

const parseAsByRequest = new WeakMap<Request, ParseAs>()

/** Notes how the caller will read the answer: `fetch` itself is not told. */
export function noteParseAs(request: Request, parseAs: ParseAs): Request {
  parseAsByRequest.set(request, parseAs)
  return request
}

const parseAsOf = (request: Request): ParseAs => parseAsByRequest.get(request) ?? 'json'
