/**
 * A whole server for a test: real routes, real database, a clock that the test sets. Requests go through HTTP without a
 * port.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type App, type AppParts, buildApp } from '#server/app.ts'
import { type Clock, createClock } from '#server/clock.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type Contract, loadContract } from '#server/http/contract-file.ts'
import type { Database } from '#server/db/open.ts'
import { type Persona, PERSONAS } from '#server/db/seed/noun.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { keepDay } from '#server/db/seed/seed.ts'
import { consentQueries, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { seoulDay } from '#server/seoul.ts'
import { type DatabaseKind, freshDatabase, TEST_NOW } from './database.ts'

export type TestServer = {
  http: FastifyInstance
  app: App
  clock: Clock
  database: Database
  config: Config
  /**
   * A member nobody else uses, signed in. Who has no answer of their own lets health data be kept, as most tests need
   * it; `asked: false`: was never asked.
   */
  member(persona?: Persona, options?: { asked?: boolean }): Promise<TestMember>
  /** The member signed in anew, as after the clock was moved further than a token lasts. */
  signedIn(member: Pick<TestMember, 'hcId' | 'username' | 'password'>): Promise<TestMember>
  request(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Another server of the same database, with the same clock and keys; closed with this one. */
  beside(): Promise<FastifyInstance>
  close(): Promise<void>
}

export type TestMember = {
  hcId: string
  username: string
  password: string
  /** Bare JWT. */
  token: string
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export type TestServerOptions = {
  env?: Record<string, string>
  now?: Date
  contract?: Contract
  /** Instead of a fresh one; closed with the server. */
  database?: Database
}

const CONTRACT = new URL('../../openapi/generated/openapi.json', import.meta.url)

/**
 * Starts a server on a seeded database of its own, of the given kind. Answers are compared with the contract.
 *
 * @param env configuration as environment variables
 * @param now what the server's clock says at first; the seeded menus stand around TEST_NOW
 */
export async function startTestServer(
  kind: DatabaseKind,
  { env = {}, now = TEST_NOW, contract, database: given }: TestServerOptions = {},
): Promise<TestServer> {
  const database = given ?? (await freshDatabase(kind))
  const config = readConfig({
    NODE_ENV: 'test',
    HANSANG_LOG: 'off',
    HANSANG_SIGNIN_PER_MINUTE: '100000',
    HANSANG_MEMBER_PER_MINUTE: '100000000',
    HANSANG_NETWORK_PER_MINUTE: '100000000',
    HANSANG_PART_MS: '30000',
    ...env,
  })
  const clock = createClock()
  clock.set(now)
  const fresh = (persona: Persona, username?: string) =>
    makeMember(database, { persona, now: clock.now(), ...(username !== undefined && { username }) })
  const parts: AppParts = {
    config,
    contract: contract ?? (await loadContract(CONTRACT)),
    db: database.db,
    reach: database.reach,
    clock,
    tokenKey: randomBytes(32),
    scenarioSources: {
      personas: PERSONAS,
      makeMember: (name, username) => fresh(PERSONAS.find((one) => one === name) ?? 'saebyeok', username),
      clockWasSet: () => keepDay(database, seoulDay(clock.now())),
    },
  }
  const app = await buildApp(parts)
  const others: FastifyInstance[] = []
  const { http } = app
  const signedIn: TestServer['signedIn'] = async ({ hcId, username, password }) => {
    const answer = await signIn(http, { username, password })
    const token = String(answer.headers.authorization).replace('Bearer ', '')
    return { hcId, username, password, token, ...callsOf(http, token) }
  }
  return {
    http,
    app,
    clock,
    database,
    config,
    member: async (persona = 'saebyeok', { asked = true } = {}) => {
      const made = await fresh(persona)
      if (persona === 'saebyeok' && asked)
        await consentQueries(database.db).decide(made.hcId, KEEPING_RULE, 'Y', clock.now())
      return signedIn(made)
    },
    signedIn,
    request: (options) => http.inject(options),
    beside: async () => {
      const other = await buildApp(parts)
      others.push(other.http)
      return other.http
    },
    close: async () => {
      await Promise.all([http, ...others].map((each) => each.close()))
      await database.close()
    },
  }
}

/** POST /login as the app sends it. */
export function signIn(
  http: FastifyInstance,
  { username, password, remember = false }: { username: string; password: string; remember?: boolean },
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return http.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username, password, 'remember-me': String(remember) }).toString(),
  })
}

/** GET and POST with a token. */
export function callsOf(http: FastifyInstance, token: string): Pick<TestMember, 'get' | 'post'> {
  const authorization = `Bearer ${token}`
  return {
    get: (url, headers = {}) => http.inject({ method: 'GET', url, headers: { authorization, ...headers } }),
    post: (url, body, headers = {}) =>
      http.inject({
        method: 'POST',
        url,
        headers: { authorization, ...headers },
        ...(body !== undefined && { payload: body }),
      }),
  }
}

/** The payload of an answer: `data` of the envelope. */
export function dataOf<T = unknown>(answer: LightMyRequestResponse): T {
  // Tests know which operation they asked; the answer was compared with the contract before it was sent.
  return (answer.json() as { data: T }).data
}

/** Value of a Set-Cookie, '' when it is being removed; undefined when the answer sets none of that name. */
export function cookieOf(answer: LightMyRequestResponse, name: string): string | undefined {
  return answer.cookies.find((cookie) => cookie.name === name)?.value
}
