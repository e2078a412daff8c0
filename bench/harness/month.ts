import { createApi } from '#src/contract/client.ts'
import { createHealthSync } from '#src/health-sync/create-health-sync.ts'
import type { KindReceipt } from '#src/health-sync/sync-types.ts'
import { createShell } from '#src/shell/shell.ts'
import { MONTH_ROWS, monthOfRows } from '../lib/month-rows.ts'

/** The app's sync without its screens, over a phone that has a month of steps and nothing else. Wired as in src/app. */
export type MonthHarness = {
  rows: number
  /** Runs one sync of the month's first samples, all of them by default; what became of the steps. */
  sync: (samples?: number) => Promise<KindReceipt | undefined>
  /** Reads and writes the same bytes here, on the main thread; milliseconds. */
  parseAndStringify: () => number
}

const rows = monthOfRows(new Date())
const text = JSON.stringify(rows)
const phone = { STEPCOUNT_DETAIL: text, GETPERMISSION: { step: true, stepCount: true } }
const shell = createShell({
  host: {
    WPbridge: {
      querySamsungHealth: ({ type }: { type: string }) => ({
        status: 200,
        data: type in phone ? Reflect.get(phone, type) : {},
      }),
    },
  },
  userAgent: `${navigator.userAgent} App/1.01.14`.replace(/\([^)]*\)/, '(Linux; Android 14; SM-S928N)'),
  storage: () => localStorage,
  console,
})
const credentials = { token: 't', deviceId: 'device-1', autoLogin: 'Y' as const, epoch: 0 }
const session = {
  credentials: () => credentials,
  ready: async () => credentials,
  renew: async () => ({ ...credentials, takenOver: false }),
  end: () => {},
  signInSent: async () => {},
  signInAnswered: () => {},
  signInRefused: () => {},
  signOutSent: () => {},
}
const api = createApi({
  baseUrl: location.origin,
  fetch: (request, init) => fetch(request, init),
  session,
  navigate: () => {},
  alert: () => {},
  clearChatToken: () => {},
})
const kept = new Map<string, string>()
const sync = createHealthSync({
  shell,
  api,
  session,
  member: async () => 'HC1',
  deviceId: () => 'device-1',
  keep: { read: async (name) => kept.get(name) ?? null, write: async (name, value) => void kept.set(name, value) },
  pageUrl: () => '/#/main',
  onChanged: () => {},
})

const run = async (samples = MONTH_ROWS) => {
  phone.STEPCOUNT_DETAIL = samples === MONTH_ROWS ? text : JSON.stringify(rows.slice(0, samples))
  await sync.start()
  return sync.state().receipts[0]?.kinds.find(({ kind }) => kind === 'steps')
}

const harness: MonthHarness = {
  rows: MONTH_ROWS,
  sync: run,
  parseAndStringify: () => {
    const started = performance.now()
    const again = JSON.stringify(JSON.parse(text))
    if (again.length !== text.length) throw new Error('The bytes changed')
    return performance.now() - started
  },
}
Object.assign(globalThis, { harness })
