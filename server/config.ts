import { isIP } from 'node:net'
import { type ChatKey, chatKeyFault } from './domain/chat/cipher.rules.ts'
import { testDay } from './test-day.ts'

/** Everything that may be set from outside, read once at start. No secret has a default value. */
export type Config = {
  host: string
  port: number
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** Life of an access token. */
  tokenSeconds: number
  /** How long a session lives after its last renewal. */
  sessionSeconds: number
  /** How long a session lives however often it is renewed. */
  sessionDays: number
  /** How long an auto-login credential lives after its last use. */
  rememberDays: number
  /** How much later than the rest a card of the hub may come. */
  partMs: number
  /** Signing key given from outside, for several servers on one database; else one is made in `dataDir`. */
  tokenKey: string | undefined
  scenarios: boolean
  /**
   * The day that tests take for today (`2028-02-29`): the clock begins on it. Undefined without scenarios, whatever is
   * set.
   */
  testDay: string | undefined
  log: 'off' | 'error' | 'warn' | 'info' | 'debug'
  /** Compare every answer with the contract and fail loudly: development and tests. */
  checkAnswers: boolean
  distDir: string
  /** Serve the shell simulator of this folder with the app: for the demo and tests, never in production. */
  simulatorDir: string | undefined
  /** The phone that it plays from the beginning; undefined: none until somebody chooses one there. */
  simulatorPlatform: 'android' | 'ios' | undefined
  /** What browsers are told about their service worker: off takes it away from every one that comes by. */
  serviceWorker: 'on' | 'off'
  /** Where dish pictures are served from; also allowed by the content security policy. */
  pictureOrigin: string
  /** Where the shop mall signs members in (MEA-13). */
  mallUrl: string
  /** The camera coach of another provider, and what its values are signed with; undefined: there is none. */
  cameraCoach: { url: string; key: string } | undefined
  /** What chat messages are encrypted with, and the chat's host where it has one; undefined: there is no chat. */
  chat: { key: ChatKey; host: string | undefined } | undefined
  /** Employers (bizCode) whose health programme takes measured values only: their members are offered no form. */
  measuredOnly: readonly string[]
  /** Whose X-Forwarded-* is believed: so many proxies in front of us, or those of these networks. False: nobody's. */
  trustProxy: false | number | string[]
  /** Fill an empty database with the demo members too. */
  demo: boolean
  /** How long a request may take to arrive. */
  requestSeconds: number
  /** How long requests are still taken after the signal to stop, while whoever spreads them learns of it. */
  drainSeconds: number
  /** Calls of one member per minute. */
  memberPerMinute: number
  /** What one network asks per minute that counts for no member. */
  networkPerMinute: number
  signIn: SignInLimits
}

export type SignInLimits = {
  /** Tries of one name from one address before a pause; a sign-in clears them. */
  failures: number
  windowSeconds: number
  /** Sign-ins of any outcome from one address per minute: each costs a password hash. */
  perMinute: number
}

const LOG_LEVELS = ['off', 'error', 'warn', 'info', 'debug'] as const

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error naming the variable when a value cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const development = env.NODE_ENV === 'development' || env.NODE_ENV === 'test'
  const scenarios = flag(env, 'HANSANG_SCENARIOS', false)
  const simulator = oneOf(env, 'HANSANG_SIMULATOR', ['on', 'off', 'android', 'ios'] as const, 'off')
  return {
    host: text(env, 'HOST') ?? 'localhost',
    port: whole(env, 'PORT', 8080, 0, 65_535),
    dataDir: text(env, 'HANSANG_DATA_DIR') ?? '.data',
    databaseUrl: postgresAddress(env, 'DATABASE_URL'),
    tokenSeconds: whole(env, 'HANSANG_TOKEN_SECONDS', 1800, 1, 86_400),
    sessionSeconds: whole(env, 'HANSANG_SESSION_SECONDS', 12 * 3600, 1, 90 * 86_400),
    sessionDays: whole(env, 'HANSANG_SESSION_DAYS', 30, 1, 400),
    partMs: whole(env, 'HANSANG_PART_MS', 400, 1, 60_000),
    rememberDays: whole(env, 'HANSANG_REMEMBER_DAYS', 90, 1, 400),
    tokenKey: text(env, 'HANSANG_TOKEN_KEY'),
    scenarios,
    testDay: scenarios ? testDay(env) : undefined,
    log: oneOf(env, 'HANSANG_LOG', LOG_LEVELS, 'info'),
    checkAnswers: flag(env, 'HANSANG_CHECK_ANSWERS', development),
    distDir: text(env, 'HANSANG_DIST') ?? 'dist',
    simulatorDir: simulator === 'off' ? undefined : 'dist-simulator',
    simulatorPlatform: simulator === 'android' || simulator === 'ios' ? simulator : undefined,
    serviceWorker: oneOf(env, 'HANSANG_SERVICE_WORKER', ['on', 'off'] as const, 'on'),
    mallUrl: text(env, 'HANSANG_MALL_URL') ?? 'https://mall.example.com/enter',
    cameraCoach: pair(env, 'HANSANG_COACH_URL', 'HANSANG_COACH_KEY'),
    chat: chat(env),
    pictureOrigin: origin(env, 'HANSANG_PICTURE_ORIGIN', 'https://img.example.com'),
    measuredOnly: (text(env, 'HANSANG_MEASURED_ONLY') ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
    trustProxy: proxies(env, 'HANSANG_TRUST_PROXY'),
    // An embedded database is somebody's own; one behind an address may be open to the world.
    demo: flag(env, 'HANSANG_DEMO', text(env, 'DATABASE_URL') === undefined),
    requestSeconds: whole(env, 'HANSANG_REQUEST_SECONDS', 60, 1, 3600),
    drainSeconds: whole(env, 'HANSANG_DRAIN_SECONDS', development ? 0 : 2, 0, 300),
    memberPerMinute: whole(env, 'HANSANG_MEMBER_PER_MINUTE', 3000, 1, 100_000_000),
    networkPerMinute: whole(env, 'HANSANG_NETWORK_PER_MINUTE', 30_000, 1, 100_000_000),
    signIn: {
      failures: whole(env, 'HANSANG_SIGNIN_FAILURES', 10, 1, 1_000_000),
      windowSeconds: whole(env, 'HANSANG_SIGNIN_WINDOW_SECONDS', 300, 1, 86_400),
      perMinute: whole(env, 'HANSANG_SIGNIN_PER_MINUTE', 120, 1, 1_000_000),
    },
  }
}

type Env = Record<string, string | undefined>

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
  }
  return number
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['on', 'off'] as const, fallback ? 'on' : 'off') === 'on'
}

function oneOf<const T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name)
  if (value === undefined) return fallback
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  return found
}

/**
 * Looked at by its beginning only: what stands behind it is the driver's. It may hold a password, so it is not
 * repeated.
 */
function postgresAddress(env: Env, name: string): string | undefined {
  const value = text(env, name)
  if (value === undefined || /^postgres(?:ql)?:\/\/\S+$/.test(value)) return value
  throw new Error(`${name} must be the address of a Postgres server, postgres://name:password@host:5432/database.`)
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/**
 * "on" would believe whatever any client writes into X-Forwarded-For, and give each guess of a password an address of
 * its own.
 */
function proxies(env: Env, name: string): Config['trustProxy'] {
  const value = text(env, name)
  if (value === undefined || value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const networks = value.split(',').map((one) => one.trim())
  if (networks.every((one) => NETWORKS.includes(one) || isNetwork(one))) return networks
  throw new Error(
    `${name} must be off, the number of proxies in front (1 to 9), or their networks (10.0.0.0/8, loopback …), not "${value}".`,
  )
}

function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  return isIP(address) !== 0 && isPrefix && more === undefined
}

/** An address and its secret: both or neither. */
function pair(env: Env, urlName: string, keyName: string): { url: string; key: string } | undefined {
  const [url, key] = [text(env, urlName), text(env, keyName)]
  if (url === undefined && key === undefined) return undefined
  if (url === undefined || key === undefined || !URL.canParse(url))
    throw new Error(
      `${urlName} and ${keyName} belong together: an address, and the secret that its values are signed with.`,
    )
  return { url, key }
}

/** A secret and an IV: both or neither. A host alone is of no use. */
function chat(env: Env): Config['chat'] {
  const [secret, iv, host] = [
    text(env, 'HANSANG_CHAT_SECRET'),
    text(env, 'HANSANG_CHAT_IV'),
    text(env, 'HANSANG_CHAT_URL'),
  ]
  if (secret === undefined && iv === undefined && host === undefined) return undefined
  const fault = secret === undefined || iv === undefined ? 'a secret and an IV' : chatKeyFault({ secret, iv })
  if (secret === undefined || iv === undefined || fault !== undefined)
    throw new Error(`HANSANG_CHAT_SECRET and HANSANG_CHAT_IV belong together; chat needs ${fault}.`)
  return { key: { secret, iv }, host: host === undefined ? undefined : origin(env, 'HANSANG_CHAT_URL', host) }
}

function origin(env: Env, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`)
  }
  return parsed.origin
}
