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
  /** How long an auto-login credential lives after its last use. */
  rememberDays: number
  /** Signing key given from outside, for several servers on one database; else one is made in `dataDir`. */
  tokenKey: string | undefined
  scenarios: boolean
  log: 'off' | 'error' | 'warn' | 'info' | 'debug'
  /** Compare every answer with the contract and fail loudly: development and tests. */
  checkAnswers: boolean
  distDir: string
  /** Serve the shell simulator of this folder with the app: for the demo and tests, never in production. */
  simulatorDir: string | undefined
  /** Where dish pictures are served from; also allowed by the content security policy. */
  pictureOrigin: string
  /** Believe X-Forwarded-* of a proxy in front. */
  trustProxy: boolean
  signIn: SignInLimits
}

export type SignInLimits = {
  /** Refused sign-ins of one name from one address before a pause. */
  failures: number
  windowSeconds: number
  /** Sign-ins of any outcome from one address per minute: each costs a password hash. */
  perMinute: number
}

const LOG_LEVELS = ['off', 'error', 'warn', 'info', 'debug'] as const

/**
 * Reads the configuration from environment variables.
 * @throws Error naming the variable when a value cannot be used.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const development = env.NODE_ENV === 'development' || env.NODE_ENV === 'test'
  return {
    host: text(env, 'HOST') ?? 'localhost',
    port: whole(env, 'PORT', 8080, 0, 65_535),
    dataDir: text(env, 'HANSANG_DATA_DIR') ?? '.data',
    databaseUrl: text(env, 'DATABASE_URL'),
    tokenSeconds: whole(env, 'HANSANG_TOKEN_SECONDS', 1800, 1, 86_400),
    sessionSeconds: whole(env, 'HANSANG_SESSION_SECONDS', 12 * 3600, 1, 90 * 86_400),
    rememberDays: whole(env, 'HANSANG_REMEMBER_DAYS', 90, 1, 400),
    tokenKey: text(env, 'HANSANG_TOKEN_KEY'),
    scenarios: flag(env, 'HANSANG_SCENARIOS', false),
    log: oneOf(env, 'HANSANG_LOG', LOG_LEVELS, 'info'),
    checkAnswers: flag(env, 'HANSANG_CHECK_ANSWERS', development),
    distDir: text(env, 'HANSANG_DIST') ?? 'dist',
    simulatorDir: flag(env, 'HANSANG_SIMULATOR', false) ? 'dist-simulator' : undefined,
    pictureOrigin: origin(env, 'HANSANG_PICTURE_ORIGIN', 'https://img.example.com'),
    trustProxy: flag(env, 'HANSANG_TRUST_PROXY', false),
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

function origin(env: Env, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`)
  }
  return parsed.origin
}
