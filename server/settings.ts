/** The names of all settings. A name of ours that is none of them is a slip of somebody's hand. */
import type { Env } from './setting-values.ts'

/** What the server reads (config.ts); README says what each is for. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'HANSANG_CHAT_IV',
  'HANSANG_CHAT_SECRET',
  'HANSANG_CHAT_URL',
  'HANSANG_CHECK_ANSWERS',
  'HANSANG_COACH_KEY',
  'HANSANG_COACH_URL',
  'HANSANG_DATA_DIR',
  'HANSANG_DEMO',
  'HANSANG_DIST',
  'HANSANG_DRAIN_SECONDS',
  'HANSANG_LOG',
  'HANSANG_MALL_URL',
  'HANSANG_MEASURED_ONLY',
  'HANSANG_MEMBER_PER_MINUTE',
  'HANSANG_NETWORK_PER_MINUTE',
  'HANSANG_OPEN_DOORS',
  'HANSANG_PART_MS',
  'HANSANG_PASSWORD_COST',
  'HANSANG_PICTURE_ORIGIN',
  'HANSANG_PUBLIC_URL',
  'HANSANG_REMEMBER_DAYS',
  'HANSANG_REQUEST_SECONDS',
  'HANSANG_SCENARIOS',
  'HANSANG_SERVICE_WORKER',
  'HANSANG_SESSION_DAYS',
  'HANSANG_SESSION_SECONDS',
  'HANSANG_SIGNIN_FAILURES',
  'HANSANG_SIGNIN_PER_MINUTE',
  'HANSANG_SIGNIN_WINDOW_SECONDS',
  'HANSANG_SIMULATOR',
  'HANSANG_TEST_DAY',
  'HANSANG_TOKEN_KEY',
  'HANSANG_TOKEN_KEY_ALSO',
  'HANSANG_TOKEN_SECONDS',
  'HANSANG_TRUST_PROXY',
] as const

/** What scripts, tests and measurements read; a server that they start meets them. */
export const TOOL_SETTINGS = [
  'HANSANG_API_TARGET',
  'HANSANG_BENCH_KILLS',
  'HANSANG_CASES',
  'HANSANG_CHROMIUM',
  'HANSANG_CONTRACT_PASSWORD',
  'HANSANG_DESIGN',
  'HANSANG_E2E_JSON',
  'HANSANG_FILE_SECONDS',
  'HANSANG_GALLERY_DIR',
  'HANSANG_GALLERY_JSON',
  'HANSANG_GALLERY_UNCHANGED',
  'HANSANG_GALLERY_URL',
  'HANSANG_GATE',
  'HANSANG_PROBE_SEED',
  'HANSANG_SEED',
  'HANSANG_TOOLS',
] as const

const KNOWN: ReadonlySet<string> = new Set([...SETTINGS, ...TOOL_SETTINGS])

/**
 * Refuses a name with our prefix that nobody reads: whoever set it believes that it does something.
 *
 * @throws Error naming it, and the setting that is spelled nearest to it
 */
export function refuseUnknown(env: Env): void {
  const unknown = Object.keys(env).find((name) => name.startsWith('HANSANG_') && !KNOWN.has(name) && env[name]?.trim())
  if (unknown === undefined) return
  throw new Error(`${unknown} is no setting: the nearest one is ${nearest(unknown)}, and README.md lists them all.`)
}

function nearest(name: string): string {
  const far = SETTINGS.filter((one) => one.startsWith('HANSANG_')).map((one) => ({ one, by: distance(one, name) }))
  return far.reduce((best, next) => (next.by < best.by ? next : best)).one
}

/** How many letters to add, to take away or to change between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, met] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === met ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
