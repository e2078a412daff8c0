import { randomUUID } from 'node:crypto'
import type { RequestInput } from './inputs.ts'

export type Answer = {
  status: number
  headers: Headers
  contentType: string | undefined
  text: string
  /** The body when it is JSON, otherwise undefined. */
  json: unknown
  ms: number
}

/** Nothing came back: no connection, or no answer within the time allowed. */
export class UnreachableError extends Error {}

export type Credentials = { username: string; password: string }

/**
 * One signed-in device towards a target. Sends the session headers with every call and renews the token once when an
 * answer says that it has expired.
 */
export class Session {
  readonly target: string
  private readonly timeoutMs: number
  private readonly deviceId = randomUUID()
  private token: string | undefined
  private rememberMe: string | undefined

  constructor(target: string, timeoutMs = 30_000) {
    this.target = target.replace(/\/$/, '')
    this.timeoutMs = timeoutMs
  }

  get signedIn(): boolean {
    return this.token !== undefined
  }

  /** Signs in as the app does: a form, and the token in the answer's Authorization header. Answers what came back. */
  async signIn({ username, password }: Credentials): Promise<Answer> {
    const form = new URLSearchParams({ username, password, 'remember-me': 'true' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await this.sendOnce('POST', { path: '/login', headers, body: form.toString() })
    this.token = answer.status === 200 ? (answer.headers.get('authorization') ?? undefined) : undefined
    return answer
  }

  /** Sends a call with the session's headers; open operations get the token too, as from the app. Throws UnreachableError. */
  async send(method: string, input: RequestInput): Promise<Answer> {
    const answer = await this.sendOnce(method, input)
    if (!isExpired(answer) || !(await this.renew())) return answer
    return this.sendOnce(method, input)
  }

  private async renew(): Promise<boolean> {
    const answer = await this.sendOnce('GET', { path: '/session', headers: {}, body: undefined })
    const token = (answer.json as { data?: unknown } | undefined)?.data
    if (typeof token !== 'string') return false
    this.token = `Bearer ${token}`
    return true
  }

  private async sendOnce(method: string, input: RequestInput): Promise<Answer> {
    const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5', 'x-device-id': this.deviceId, 'x-autologin': 'Y', ...input.headers }
    if (this.token) headers['authorization'] = this.token
    const cookies = [input.headers['cookie'], this.rememberMe].filter((cookie) => cookie !== undefined)
    if (cookies.length > 0) headers['cookie'] = cookies.join('; ')
    const started = performance.now()
    try {
      const response = await fetch(this.target + input.path, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.timeoutMs),
        ...(input.body === undefined ? {} : { body: input.body }),
      })
      const text = await response.text()
      // Auto-login travels as a cookie; the server rotates it, so the latest one counts.
      const remembered = response.headers.getSetCookie().find((cookie) => cookie.startsWith('remember-me='))
      if (remembered) this.rememberMe = remembered.split(';')[0]
      const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
      return { status: response.status, headers: response.headers, contentType, text, json: parse(text), ms: performance.now() - started }
    } catch (error) {
      throw new UnreachableError(`${method} ${input.path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
}

function isExpired(answer: Answer): boolean {
  return (answer.json as { error?: unknown } | undefined)?.error === 'tokenExpired'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
