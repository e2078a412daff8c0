import type { ApiPorts } from './client.ts'
import type { Credentials, SessionPort } from './session-port.ts'

import { createTransport } from './transport.ts'

export const BASE_URL = 'http://app.test'

/** A JSON answer. */
export function answer(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** The envelope of a successful answer (known-payloads 2.1). */
export const envelope = (data: unknown) => ({ code: 0, message: null, data, data2: null, userInfo: null })

export const tokenExpired = (status = 401): Response =>
  answer({ error: 'tokenExpired', errorMessage: null }, { status })

export const duplicateLogin = (status = 401): Response =>
  answer({ error: 'duplicateLogin', errorMessage: null }, { status, headers: { 'wp-error': 'duplicate-login' } })

export interface FakePorts extends ApiPorts {
  /** What happened, in order: 'navigate /login', 'alert …', 'end duplicate', 'renew t0', … */
  log: string[]
  /** The requests that went out. */
  sent: Request[]
  credentials: Credentials
}

/** Ports around one scripted server: `serve` answers each request, by its number (0, 1, …). */
export function fakePorts(
  serve: (request: Request, count: number) => Response | Promise<Response>,
  start: Partial<Credentials> = {},
): FakePorts {
  const log: string[] = []
  const sent: Request[] = []
  const ports: FakePorts = {
    log,
    sent,
    credentials: { token: 't0', deviceId: 'device-1', autoLogin: 'Y', epoch: 0, ...start },
    baseUrl: BASE_URL,
    fetch: (request, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        sent.push(request)
        Promise.resolve(serve(request, sent.length - 1)).then(resolve, reject)
      }),
    navigate: (to) => void log.push(`navigate ${to}`),
    alert: (message) => void log.push(`alert ${message}`),
    clearChatToken: () => void log.push('clear chat token'),
    session: {
      credentials: () => ports.credentials,
      ready: () => Promise.resolve(ports.credentials),
      renew: ({ token }, refusal) => {
        log.push(`renew ${token}${refusal === 'login' ? ' login' : ''}`)
        ports.credentials = { ...ports.credentials, token: `${token}+` }
        return Promise.resolve({ ...ports.credentials, takenOver: false })
      },
      end: (signal) => {
        log.push(`end ${signal}`)
        ports.credentials = { ...ports.credentials, token: '', epoch: ports.credentials.epoch + 1 }
      },
      signInSent: (autoLogin) => {
        log.push(`sign-in ${autoLogin}`)
        return Promise.resolve()
      },
      signInAnswered: (token) => void log.push(`signed in ${token}`),
      signInRefused: () => void log.push('refused'),
      signOutSent: () => void log.push('sign-out'),
    } satisfies SessionPort,
  }
  return ports
}

export interface Call {
  path?: string
  init?: RequestInit
}

/** Sends one call over the transport; the marks travel on the request, as openapi-fetch puts them there. */
export function send(ports: FakePorts, { path = '/api/meal', init = {} }: Call = {}): Promise<Response> {
  const { skipErrorHandler, background, ...rest } = init
  const request = new Request(path.startsWith('http') ? path : BASE_URL + path, rest)
  return createTransport(BASE_URL, ports)(Object.assign(request, { skipErrorHandler, background }))
}

/** What a call fails with. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )
