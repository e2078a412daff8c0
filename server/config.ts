import type { ChatKey } from './domain/chat/cipher.rules.ts'
import { USUAL_LIFE } from './domain/session/life.rules.ts'
import {
  addressOf,
  chat,
  codes,
  day,
  flag,
  hostOf,
  origin,
  oneOf,
  pair,
  postgresAddress,
  proxies,
  signingKey,
  text,
  whole,
} from './setting-values.ts'
import { refuseUnknown } from './settings.ts'

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
  /** Signing key given from outside; else one is made (auth/token-key.ts). */
  tokenKey: Buffer | undefined
  /** Signs nothing; what it has signed is taken too, while one key takes the place of another. */
  alsoTokenKey: Buffer | undefined
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
  /** Where clients find us, as an origin; undefined: each by the address they have reached (http/public-address.ts). */
  publicOrigin: string | undefined
  /** What is for one machine alone may stand open to others (doors.ts). */
  openDoors: boolean
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
 * @throws Error naming the variable when a value cannot be used, or when it is none of ours.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  refuseUnknown(env)
  // Read where passwords are hashed; a wrong one is told before the first member signs in.
  whole(env, 'HANSANG_PASSWORD_COST', 14, 4, 20)
  const development = env.NODE_ENV === 'development' || env.NODE_ENV === 'test'
  const scenarios = flag(env, 'HANSANG_SCENARIOS', false)
  const named = day(env, 'HANSANG_TEST_DAY')
  const simulator = oneOf(env, 'HANSANG_SIMULATOR', ['on', 'off', 'android', 'ios'] as const, 'off')
  return {
    host: hostOf(env, 'HOST', 'localhost'),
    port: whole(env, 'PORT', 8080, 0, 65_535),
    dataDir: text(env, 'HANSANG_DATA_DIR') ?? '.data',
    databaseUrl: postgresAddress(env, 'DATABASE_URL'),
    tokenSeconds: whole(env, 'HANSANG_TOKEN_SECONDS', 1800, 1, 86_400),
    sessionSeconds: whole(env, 'HANSANG_SESSION_SECONDS', USUAL_LIFE.idle, 1, 90 * 86_400),
    sessionDays: whole(env, 'HANSANG_SESSION_DAYS', USUAL_LIFE.most / 86_400, 1, 400),
    partMs: whole(env, 'HANSANG_PART_MS', 400, 1, 60_000),
    rememberDays: whole(env, 'HANSANG_REMEMBER_DAYS', 90, 1, 400),
    tokenKey: signingKey(env, 'HANSANG_TOKEN_KEY'),
    alsoTokenKey: signingKey(env, 'HANSANG_TOKEN_KEY_ALSO'),
    scenarios,
    testDay: scenarios ? named : undefined,
    log: oneOf(env, 'HANSANG_LOG', LOG_LEVELS, 'info'),
    checkAnswers: flag(env, 'HANSANG_CHECK_ANSWERS', development),
    distDir: text(env, 'HANSANG_DIST') ?? 'dist',
    simulatorDir: simulator === 'off' ? undefined : 'dist-simulator',
    simulatorPlatform: simulator === 'android' || simulator === 'ios' ? simulator : undefined,
    serviceWorker: oneOf(env, 'HANSANG_SERVICE_WORKER', ['on', 'off'] as const, 'on'),
    mallUrl: addressOf(env, 'HANSANG_MALL_URL') ?? 'https://mall.example.com/enter',
    cameraCoach: pair(env, 'HANSANG_COACH_URL', 'HANSANG_COACH_KEY'),
    chat: chat(env),
    pictureOrigin: origin(env, 'HANSANG_PICTURE_ORIGIN') ?? 'https://img.example.com',
    measuredOnly: codes(env, 'HANSANG_MEASURED_ONLY'),
    trustProxy: proxies(env, 'HANSANG_TRUST_PROXY'),
    publicOrigin: origin(env, 'HANSANG_PUBLIC_URL'),
    openDoors: flag(env, 'HANSANG_OPEN_DOORS', false),
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
