import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestInput } from './inputs.ts'
import { Mask } from './mask.ts'
import { readText } from './text-faults.ts'

export type Answer = {
  status: number
  headers: Headers
  contentType: string | undefined
  text: string
  /** Why the bytes are not the UTF-8 text that JSON has to be. */
  textFaults: string[]
  /** The body when it is JSON, otherwise undefined. */
  json: unknown
  ms: number
}

/**
 * Why no answer came: by what the socket, the name server or the certificate says. `given-up` is our own: nobody has
 * answered for long.
 */
export type Silence =
  | 'unknown-host'
  | 'nothing-listens'
  | 'certificate'
  | 'no-tls'
  | 'hangs'
  | 'cut'
  | 'damaged'
  | 'given-up'

/**
 * Nothing came back: no connection, no answer within the time allowed, a damaged one, or nothing came back so often
 * that we stopped asking.
 */
export class UnreachableError extends Error {
  readonly silence: Silence

  constructor(silence: Silence, message: string, options?: ErrorOptions) {
    super(message, options)
    this.silence = silence
  }
}

export type Credentials = { username: string; password: string }

/**
 * After so many calls in a row without any answer nobody is asked again: a target that is down stays down for this run.
 */
const GIVE_UP_AFTER = 8
/** How long a target that asks to slow down (429) may make us wait before the one further try. */
const LONGEST_WAIT_MS = 5000
/** How long a target may take to show that it is still there. */
const SIGN_OF_LIFE_MS = 5000
/** The name of the auto-login cookie, over https and over plain http. */
const REMEMBERED = /^(?:__Host-)?remember-me=/
/** A token that nobody has given out. */
const GARBAGE = 'Bearer garbage.garbage.garbage'

/**
 * One signed-in device towards a target. Sends the session headers with every call and renews the token when an answer
 * says that it has expired: once, however many calls meet it, because a second sign-in or refresh would end the first.
 */
export class Session {
  readonly target: string
  readonly mask = new Mask()
  /** The device that this run is, for the target. */
  readonly deviceId = randomUUID()
  private readonly timeoutMs: number
  private token: string | undefined
  /** How many tokens it has had. */
  turn = 0
  private rememberMe: string | undefined
  private credentials: Credentials | undefined
  private renewing: Promise<boolean> | undefined
  private silent = 0
  private gaveUp = false
  private lastAnswerAt = Number.NEGATIVE_INFINITY
  /** The one further sign-in of a run that another device has thrown out. */
  private again: Promise<void> | undefined
  /**
   * A reading call that this member was answered: whether it still is tells one that says it wrongly from the end of
   * the session.
   */
  private proof: { method: string; input: RequestInput } | undefined
  /** Set when another device has signed in once more: signing in again would only throw that person out again. */
  private takenOver = false

  constructor(target: string, timeoutMs = 30_000) {
    this.target = target.replace(/\/$/, '')
    this.timeoutMs = timeoutMs
  }

  get signedIn(): boolean {
    return this.token !== undefined && !this.takenOver
  }

  /** True once another device has signed in with the same member while we ran, and again after we had done so too. */
  get wasTakenOver(): boolean {
    return this.takenOver
  }

  /** True when the session ended in mid-run and the run signed in a second time. */
  get signedInAgain(): boolean {
    return this.again !== undefined
  }

  /** Signs in as the app does: a form, and the token in the answer's Authorization header. Answers what came back. */
  async signIn(credentials: Credentials): Promise<Answer> {
    this.credentials = credentials
    this.mask.add(credentials.password)
    const answer = await this.sendOnce('POST', { path: '/login', headers: FORM, body: formOf(credentials) }, undefined)
    this.adopt(answer.status === 200 ? (answer.headers.get('authorization') ?? undefined) : undefined)
    return answer
  }

  /** Tries to sign in as somebody, and keeps nothing of it: for a name or password that has to be refused. */
  async trySignIn(credentials: Credentials): Promise<Answer> {
    this.mask.add(credentials.password)
    return this.sendOnce('POST', { path: '/login', headers: FORM, body: formOf(credentials) }, undefined, true)
  }

  /**
   * Sends a call with the session's headers; open operations get the token too, as from the app. Throws
   * UnreachableError. As `nobody` it leaves out everything that says who is calling; as a `stranger` it shows a token
   * that nobody has given out.
   */
  async send(method: string, input: RequestInput, as: 'member' | 'nobody' | 'stranger' = 'member'): Promise<Answer> {
    if (as !== 'member')
      return this.patiently(() => this.sendOnce(method, input, as === 'stranger' ? GARBAGE : undefined, true))
    const { token, turn } = this
    const answer = await this.patiently(() => this.sendOnce(method, input, token))
    if (answer.headers.get('wp-error') === 'duplicate-login') {
      const resent = (await this.signInAgain(turn)) ? await this.sendOnce(method, input, this.token) : answer
      if (resent.headers.get('wp-error') === 'duplicate-login' && !(await this.isStillAnswered())) this.takenOver = true
      return resent
    }
    if (method === 'GET' && answer.status < 300) this.proof ??= { method, input }
    if (!isExpired(answer)) return answer
    // Whoever renewed meanwhile did it for us too.
    const renewed = this.token !== token || (await this.renew())
    return renewed ? this.sendOnce(method, input, this.token) : answer
  }

  private async isStillAnswered(): Promise<boolean> {
    if (!this.proof) return false
    const answer = await this.sendOnce(this.proof.method, this.proof.input, this.token)
    return answer.status < 300 && answer.headers.get('wp-error') !== 'duplicate-login'
  }

  /** Refreshes the token by GET /session and takes the new one over; answers what came back. */
  async refresh(): Promise<Answer> {
    const answer = await this.sendOnce('GET', { path: '/session', headers: {}, body: undefined }, this.token)
    this.adoptData(answer)
    return answer
  }

  /** Shows the token of a session that has ended, and nothing else: it has to be refused. */
  async sendEnded(method: string, input: RequestInput): Promise<Answer> {
    return this.sendOnce(method, input, this.token, true)
  }

  /** Exchanges the remembered sign-in for a new session, as the app does at a start, and goes on with that one. */
  async exchange(input: RequestInput): Promise<Answer> {
    const answer = await this.sendOnce('POST', input, undefined)
    this.adoptData(answer)
    return answer
  }

  /**
   * Signs in once more when the session of that `turn` is over; once in a run, for all calls that met it. True when
   * there is a new one.
   */
  async signInAgain(ended: number): Promise<boolean> {
    if (this.turn === ended && this.credentials)
      this.again ??= this.signIn(this.credentials).then(
        () => {},
        () => {},
      )
    await this.again
    return this.token !== undefined && this.turn !== ended
  }

  private async renew(): Promise<boolean> {
    this.renewing ??= this.renewOnce().finally(() => (this.renewing = undefined))
    return this.renewing
  }

  private async renewOnce(): Promise<boolean> {
    const before = this.token
    await this.refresh()
    if (this.token !== before) return true
    if (this.takenOver || !this.credentials) return false
    return (await this.signIn(this.credentials)).status === 200
  }

  private adoptData(answer: Answer): void {
    const token = (answer.json as { data?: unknown } | null | undefined)?.data
    if (answer.status === 200 && typeof token === 'string' && token !== '') this.adopt(`Bearer ${token}`)
  }

  private adopt(token: string | undefined): void {
    this.token = token
    this.turn += token === undefined ? 0 : 1
    this.mask.add(token?.replace(/^Bearer /, ''))
  }

  private async patiently(send: () => Promise<Answer>): Promise<Answer> {
    const answer = await send()
    const waitMs = Number(answer.headers.get('retry-after')) * 1000
    if (answer.status !== 429 || !(waitMs > 0 && waitMs <= LONGEST_WAIT_MS)) return answer
    await sleep(waitMs)
    return send()
  }

  private async sendOnce(
    method: string,
    input: RequestInput,
    token: string | undefined,
    anonymous = false,
  ): Promise<Answer> {
    if (this.silent >= GIVE_UP_AFTER && !(await this.showsLife())) {
      this.gaveUp = true
      throw new UnreachableError('given-up', `no answer to ${GIVE_UP_AFTER} calls in a row`)
    }
    const headers: Record<string, string> = {
      accept: 'application/json, */*;q=0.5',
      'x-device-id': this.deviceId,
      'x-autologin': 'Y',
      ...input.headers,
    }
    if (token) headers['authorization'] = token
    const cookies = [input.headers['cookie'], anonymous ? undefined : this.rememberMe].filter(
      (cookie) => cookie !== undefined,
    )
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
      const { text, faults } = readText(await response.bytes(), response.headers.get('content-type'))
      this.silent = 0
      this.lastAnswerAt = performance.now()
      // Auto-login travels as a cookie; the server rotates it, so the latest one counts.
      const remembered = response.headers.getSetCookie().find((cookie) => REMEMBERED.test(cookie))
      if (remembered && !anonymous) this.remember(remembered.split(';')[0])
      const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
      return {
        status: response.status,
        headers: response.headers,
        contentType,
        text,
        textFaults: faults,
        json: parseJson(text),
        ms: performance.now() - started,
      }
    } catch (error) {
      this.silent += 1
      throw new UnreachableError(silenceOf(error), `${method} ${input.path.split('?')[0]}: ${reasonOf(error)}`, {
        cause: error,
      })
    }
  }

  /** True once the target has answered anything at all. */
  get hasAnswered(): boolean {
    return Number.isFinite(this.lastAnswerAt)
  }

  /**
   * True when a target that has answered no longer does: calls were left out because so many in a row met silence, or
   * the last of the run did, and so does the root.
   */
  async hasStopped(): Promise<boolean> {
    return this.hasAnswered && (this.gaveUp || (this.silent > 0 && !(await this.showsLife())))
  }

  /**
   * True when the target answers others while a call of `since` stays without an answer: then it is that call's own
   * fault.
   */
  async answersOthers(since: number): Promise<boolean> {
    return this.lastAnswerAt > since || this.showsLife()
  }

  /** Asks for the root of the target: any answer at all is a sign of life. */
  private async showsLife(): Promise<boolean> {
    const alive = await fetch(this.target, {
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.min(this.timeoutMs, SIGN_OF_LIFE_MS)),
    }).then(
      (answer) => answer.body?.cancel().then(() => true) ?? true,
      () => false,
    )
    if (alive) this.silent = 0
    return alive
  }

  private remember(cookie: string | undefined): void {
    this.rememberMe = cookie
    this.mask.add(cookie?.replace(REMEMBERED, ''))
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const formOf = (credentials: Credentials) => new URLSearchParams({ ...credentials, 'remember-me': 'true' }).toString()

function isExpired(answer: Answer): boolean {
  return (answer.json as { error?: unknown } | null | undefined)?.error === 'tokenExpired'
}

/** "fetch failed" says nothing; what it failed with stands behind it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.message : String(cause)
}

/** What a failed fetch says about why, by the codes of Node's sockets, resolver, TLS and decompression. */
function silenceOf(error: unknown): Silence {
  const reason = `${error instanceof Error ? error.name : ''} ${reasonOf(error)}`
  if (/ENOTFOUND|EAI_AGAIN|EAI_FAIL|ENODATA/.test(reason)) return 'unknown-host'
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|bad port/.test(reason)) return 'nothing-listens'
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|EPROTO/.test(reason)) return 'no-tls'
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|HOSTNAME_MISMATCH/.test(reason)) return 'certificate'
  if (/Timeout|TIMEOUT|aborted/i.test(reason)) return 'hangs'
  return /Z_|ZLIB|BROTLI|ERR__|incorrect header check|unexpected end of file/i.test(reason) ? 'damaged' : 'cut'
}

/** A text as JSON, undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
