import type { SenderPorts } from './send-call.ts'
import type { SessionPort } from './session-port.ts'

import { ApiError, PageInstead } from './api-error.ts'
import { createSender } from './send-call.ts'
import { headerSignal, isPage } from './signals.ts'

export interface TransportPorts extends SenderPorts {
  session: SessionPort
}

/** Calls that make the session: they never wait for it and are not caught by its rules. [SES-31] */
const SESSION_CALLS = new Set([
  '/login',
  '/logout',
  '/session',
  '/api/oauth/accessToken',
  '/api/common/getRememberMeAccessToken',
])

/** Those whose answer decides whether a member stays. */
const VERDICT_CALLS = new Set(['/session', '/api/common/getRememberMeAccessToken'])

/** The token without the `Bearer ` that some answers put before it (known-payloads 2.4). */
export function bareToken(token: string | null): string {
  const bare = (token ?? '').replace(/^Bearer\s+/i, '').trim()
  return bare === 'null' ? '' : bare
}

/**
 * The `fetch` under the client: calls keep the session's rules (send-call.ts), and those that make the session their
 * own (docs/decisions/010).
 *
 * Only calls to `origin` belong to the session; any other host gets the call as it is, within the time limit. [HTP-15]
 */
export function createTransport(origin: string, ports: TransportPorts): (request: Request) => Promise<Response> {
  const { session } = ports
  const { exchange, sendCall } = createSender(ports)

  async function sendSessionCall(request: Request, path: string): Promise<Response> {
    if (path === '/login') return sendLogin(request)
    const used = session.credentials()
    if (path === '/logout') session.signOutSent()
    const answer = await exchange(request, used)
    const signal = path === '/session' ? headerSignal(answer.response) : null
    // Another device's sign-in ends everything at once; that the session is over is the refresh's own verdict, whatever
    // the status.
    if (signal === 'duplicate') session.end(signal, used)
    if (signal === 'login') throw new ApiError('status', { status: 401, code: signal })
    if (VERDICT_CALLS.has(path) && isPage(answer)) throw new PageInstead()
    return answer.response
  }

  async function sendLogin(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.clone().text())
    await session.signInSent(form.get('remember-me') === 'true' ? 'Y' : 'N')
    try {
      const answer = await exchange(request, { ...session.credentials(), token: '' })
      if (answer.response.ok) session.signInAnswered(bareToken(answer.response.headers.get('authorization')))
      // A refused sign-in stays on its form, which says the server's words at its field: no page, no dialog above it.
      // [ERR-09, ERR-22]
      else session.signInRefused()
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
