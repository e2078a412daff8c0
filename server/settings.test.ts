import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SETTINGS } from './settings.ts'

type Row = {
  good: readonly string[]
  /** Empty where any text is a good one. */
  bad: readonly string[]
  /** What the sentence says that it must be. */
  says?: RegExp
  /** Settings that it belongs together with. */
  beside?: Record<string, string>
}

const KEY = Buffer.alloc(32, 7).toString('base64url')
const ON_OFF: Row = { good: ['on', 'off'], bad: ['yes', 'ON', 'true', '1'], says: /must be one of on, off, not/ }
const whole = (least: number, most: number): Row => ({
  good: [String(least), String(most)],
  bad: [String(least - 1), String(most + 1), '1.5', '1e1', '0x1', 'many'],
  says: new RegExp(`must be a whole number from ${String(least)} to ${String(most)}, not`),
})
const WEB = ['nope', 'ftp://files.example', 'javascript:alert(1)', '//example.com']
const ADDRESS: Row = { good: ['https://a.example/in?x=1', 'http://localhost:1/'], bad: WEB, says: /http or https/ }
const ORIGIN: Row = { good: ['https://a.example', 'http://localhost:8080/'], bad: WEB, says: /http or https/ }
const SIGNING: Row = { good: [KEY], bad: ['short', `${KEY} ${KEY}`], says: /at least 32 bytes in base64url/ }
const CHAT = { HANSANG_CHAT_SECRET: 'sixteen bytes ok', HANSANG_CHAT_IV: 'an iv of 16 byte' }

const TABLE: Record<(typeof SETTINGS)[number], Row> = {
  PORT: whole(0, 65_535),
  HOST: {
    good: ['localhost', '0.0.0.0', '::', '::1', 'box.lan', 'my_container', '4box'],
    bad: ['300.1.1.1', '1.2.3', 'http://box', 'box:80', 'a b', 'box.', '-box'],
    says: /must be an address or a name of this machine/,
  },
  DATABASE_URL: {
    good: ['postgres://db/hansang'],
    bad: ['nope', 'mysql://app:hidden@db/x'],
    says: /must be the address of a Postgres server/,
  },
  HANSANG_CHAT_IV: { good: ['an iv of 16 byte'], bad: ['short'], says: /an IV of 16 bytes|16/, beside: CHAT },
  HANSANG_CHAT_SECRET: { good: ['sixteen bytes ok'], bad: ['short'], says: /16, 24 or 32/, beside: CHAT },
  HANSANG_CHAT_URL: { ...ORIGIN, beside: CHAT },
  HANSANG_CHECK_ANSWERS: ON_OFF,
  HANSANG_COACH_KEY: { good: ['key'], bad: [], beside: { HANSANG_COACH_URL: 'https://coach.example' } },
  HANSANG_COACH_URL: { ...ADDRESS, beside: { HANSANG_COACH_KEY: 'key' } },
  HANSANG_DATA_DIR: { good: ['.data', '/srv/hansang'], bad: [] },
  HANSANG_DEMO: ON_OFF,
  HANSANG_DIST: { good: ['dist', 'no-app-here'], bad: [] },
  HANSANG_DRAIN_SECONDS: whole(0, 300),
  HANSANG_LOG: { good: ['off', 'debug'], bad: ['loud', 'on'], says: /must be one of off, error, warn, info, debug/ },
  HANSANG_MALL_URL: ADDRESS,
  HANSANG_MEASURED_ONLY: {
    good: ['B00311', 'B00311, B00312,'],
    bad: ['B00311;B00312', '한상'],
    says: /codes of companies/,
  },
  HANSANG_MEMBER_PER_MINUTE: whole(1, 100_000_000),
  HANSANG_NETWORK_PER_MINUTE: whole(1, 100_000_000),
  HANSANG_OPEN_DOORS: ON_OFF,
  HANSANG_PART_MS: whole(1, 60_000),
  HANSANG_PASSWORD_COST: whole(4, 20),
  HANSANG_PICTURE_ORIGIN: ORIGIN,
  HANSANG_PUBLIC_URL: {
    ...ORIGIN,
    bad: [...WEB, 'https://n:w@a.example', 'https://a.example/app'],
    says: /http or https|without a path/,
  },
  HANSANG_REMEMBER_DAYS: whole(1, 400),
  HANSANG_REQUEST_SECONDS: whole(1, 3600),
  HANSANG_SCENARIOS: ON_OFF,
  HANSANG_SERVICE_WORKER: ON_OFF,
  HANSANG_SESSION_DAYS: whole(1, 400),
  HANSANG_SESSION_SECONDS: whole(1, 90 * 86_400),
  HANSANG_SIGNIN_FAILURES: whole(1, 1_000_000),
  HANSANG_SIGNIN_PER_MINUTE: whole(1, 1_000_000),
  HANSANG_SIGNIN_WINDOW_SECONDS: whole(1, 86_400),
  HANSANG_SIMULATOR: {
    good: ['on', 'off', 'android', 'ios'],
    bad: ['yes', 'windows'],
    says: /must be one of on, off, android, ios/,
  },
  HANSANG_TEST_DAY: { good: ['2028-02-29'], bad: ['2027-02-29', 'today'], says: /is no day/ },
  HANSANG_TOKEN_KEY: SIGNING,
  HANSANG_TOKEN_KEY_ALSO: SIGNING,
  HANSANG_TOKEN_SECONDS: whole(1, 86_400),
  HANSANG_TRUST_PROXY: {
    good: ['off', '1', 'loopback', '10.0.0.0/8'],
    bad: ['on', 'true', '0'],
    says: /must be off, the number/,
  },
}

/** Their values are secret, or may hold one. */
const SECRET = [
  'DATABASE_URL',
  'HANSANG_CHAT_IV',
  'HANSANG_CHAT_SECRET',
  'HANSANG_TOKEN_KEY',
  'HANSANG_TOKEN_KEY_ALSO',
] as const

function refusal(env: Record<string, string>): string | undefined {
  try {
    readConfig(env)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe.each(SETTINGS)('%s', (name) => {
  const { good, bad, says = /$^/, beside = {} } = TABLE[name]

  test('takes what it may be, and nothing for its default', () => {
    for (const value of [...good, '', ' ']) {
      const together = value.trim() === '' ? {} : beside
      expect(refusal({ ...together, [name]: value })).toBeUndefined()
    }
  })

  test('refuses anything else in one sentence that names it', () => {
    for (const value of bad) {
      const said = refusal({ ...beside, [name]: value })
      expect(said).toMatch(says)
      expect(said).toContain(name)
      expect(said).not.toContain('\n')
    }
  })
})

test.each(SECRET)('%s is not repeated by a refusal', (name) => {
  const { bad, beside = {} } = TABLE[name]
  for (const value of bad) expect(refusal({ ...beside, [name]: value })).not.toContain(value)
})

describe('a name with our prefix that nobody reads', () => {
  test.each([
    ['HANSANG_TOKEN_KEYS', 'HANSANG_TOKEN_KEY'],
    ['HANSANG_SIMULATER', 'HANSANG_SIMULATOR'],
    ['HANSANG_TRUSTPROXY', 'HANSANG_TRUST_PROXY'],
    ['HANSANG_LOGS', 'HANSANG_LOG'],
  ])('%s is refused, with the nearest setting and without its value', (typed, meant) => {
    expect(refusal({ [typed]: 'hidden' })).toBe(
      `${typed} is no setting: the nearest one is ${meant}, and README.md lists them all.`,
    )
  })

  test('is no matter while it is empty, where it is of a tool, and without the prefix', () => {
    expect(
      refusal({ HANSANG_TYPO: '', HANSANG_CHROMIUM: '/bin/chromium', TYPO: '1', hansang_typo: '1' }),
    ).toBeUndefined()
  })
})
