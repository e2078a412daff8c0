/**
 * `window.WPbridge` as a native shell would inject it (docs/shell-contract.md), answering from the simulator's state.
 */
import { addDays, today } from '#src/lib/days.ts'
import { passesGate } from '../gates.ts'
import { permissionsOf, type PermissionFlag } from '../health-permissions.ts'
import { APPLE_TYPES, SAMSUNG_TYPES } from '../native-calls.ts'
import { measuredRows } from './devices.ts'
import { dayTotals, type HistoryKind, rowsBetween } from './history.ts'
import type { Simulator } from './simulator.ts'
import type { SimulatorState } from './state.ts'

type Args = Readonly<Record<string, unknown>>
type Answer = { status: number; [more: string]: unknown }
type Method = (args?: unknown) => Promise<unknown>

const QUICK_MS = 30
const SLOW_MS = 4_000

const ok = (data?: unknown): Answer => ({ status: 200, ...(data !== undefined && { data }) })
const textOf = (args: Args, key: string): string => {
  const value = args[key]
  return typeof value === 'string' ? value : ''
}

/** The end of the recording: now, or the last second of an earlier day. */
function recordedUntil({ daysBack }: SimulatorState, now: number): number {
  if (daysBack === 0) return now
  const day = addDays(today(new Date(now)), 1 - daysBack)
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) - 9 * 3_600_000 - 1
}

export const historyOptions = (state: SimulatorState, now: number) => ({
  until: recordedUntil(state, now),
  watch: state.watch,
  today: today(new Date(now)),
})

/** What a kind of rows needs on Android: without it the store answers an empty list. */
const NEEDS: Readonly<Partial<Record<HistoryKind, PermissionFlag>>> = {
  steps: 'stepCount',
  exercise: 'exercise',
  food: 'intake',
  sleep: 'sleep',
  weight: 'bw',
  height: 'ht',
  bloodPressure: 'pulse',
  // No flag of the fourteen means glucose; the nearest one.
  bloodGlucose: 'hbA1c',
  heartRate: 'heartRate',
}

/** Everything a shell of the chosen platform and version offers. Calls that the version does not know are left out. */
export function createStandIn(
  simulator: Simulator,
  now: () => number = Date.now,
): Record<string, (args: Args) => Promise<Answer> | Answer> {
  const rows = (kind: HistoryKind, args: Args) => {
    const state = simulator.state()
    const need = NEEDS[kind]
    if (state.platform === 'android' && need && !state.permissions[need]) return []
    const recorded = rowsBetween(kind, textOf(args, 'startDate'), textOf(args, 'endDate'), historyOptions(state, now()))
    return [
      ...recorded,
      ...measuredRows(state, kind, {
        from: stampMs(textOf(args, 'startDate')),
        to: stampMs(textOf(args, 'endDate')),
        now: now(),
      }),
    ]
  }
  /** Lists travel as text, so that the app's worker reads them and not the page. */
  const list = (found: readonly object[]) => ok(JSON.stringify(found))
  const month = (args: Args) =>
    list(dayTotals(textOf(args, 'startDate'), textOf(args, 'endDate'), historyOptions(simulator.state(), now())))
  const measured = (args: Args) => ({
    height: rows('height', args),
    weight: rows('weight', args),
    bloodGlucose: rows('bloodGlucose', args),
    heartRate: rows('heartRate', args),
  })
  const written = (args: Args) => {
    const inside = (at: number) => at >= stampMs(textOf(args, 'startDate')) && at <= stampMs(textOf(args, 'endDate'))
    return simulator.state().foods.filter((food) => inside(Number(food['startTime'])))
  }

  const samsung: Record<(typeof SAMSUNG_TYPES)[number], (args: Args) => Promise<Answer> | Answer> = {
    GETPERMISSION: () => ok(simulator.state().permissions),
    OPENPERMISSION: async () => {
      const choice = await simulator.show('permissions')
      if (choice === 'close') return { status: 204 }
      simulator.change({ permissions: permissionsOf(() => choice === 'allow') })
      return ok(simulator.state().permissions)
    },
    EXERCISE: (args) => list(rows('exercise', args)),
    STEPCOUNT_DETAIL: (args) => list(rows('steps', args)),
    STEPCOUNT_MONTH: month,
    FOODINTAKE: (args) => list([...rows('food', args), ...written(args)]),
    FOODINSERT: ({ data }) => {
      const datauuid = `written-${crypto.randomUUID()}`
      const food = { ...(data as Record<string, string | number | null>), amount: 1, unit: null, datauuid }
      simulator.change({ foods: [...simulator.state().foods, food] })
      return ok({ datauuid })
    },
    FOODDELETE: (args) => {
      const datauuid = textOf(args, 'datauuid')
      const foods = simulator.state().foods.filter((food) => food['datauuid'] !== datauuid)
      if (foods.length === simulator.state().foods.length)
        return { status: 400, kind: 1, parameters: `datauuid=${datauuid}` }
      simulator.change({ foods })
      return ok()
    },
    BLOODPRESSURE: (args) => list(rows('bloodPressure', args)),
    SLEEP: (args) => list(rows('sleep', args)),
    HEALTHDATA: (args) => ok(JSON.stringify(measured(args))),
    ALLDATA: (args) =>
      ok(JSON.stringify({ ...measured(args), bloodPressure: rows('bloodPressure', args), sleep: rows('sleep', args) })),
  }
  const apple: Record<(typeof APPLE_TYPES)[number], (args: Args) => Answer> = {
    STEPCOUNT: (args) => {
      const found = rows('steps', args)
      return found.length > 0 ? list(found) : { status: 404, message: 'no data' }
    },
    STEPCOUNTMONTH: month,
    SLEEP: (args) => list(rows('sleep', args)),
    EXERCISE: (args) => list(rows('exercise', args)),
  }
  const ask = (types: Record<string, (args: Args) => Promise<Answer> | Answer>) => (args: Args) =>
    types[textOf(args, 'type')]?.(args) ?? { status: 400, message: `unknown type ${textOf(args, 'type')}` }

  const storage: Record<string, (args: Args) => Answer> = {
    getEncStorage: (args) => ok(simulator.state().storage[textOf(args, 'key')] ?? null),
    setEncStorage: (args) => {
      simulator.change({ storage: { ...simulator.state().storage, [textOf(args, 'key')]: textOf(args, 'value') } })
      return ok()
    },
  }
  const { platform, version } = simulator.state()
  const gate = { app_version: version, kind: platform === 'ios' ? 'ios' : 'android' } as const
  const device = () => ({ deviceId: simulator.state().deviceId })
  return {
    ...(passesGate('encryptedStorage', gate) ? storage : {}),
    queryDeviceId: () => ok(device()),
    ...(passesGate('secondDeviceId', gate)
      ? { queryDeviceId2: () => ok({ ...device(), pushToken: 'simulated-push-token', exceptionMessage: null }) }
      : {}),
    login: () => ok(),
    queryLogout: () => ok(),
    askPushPermission: async ({ ask }) => {
      if (ask === true && simulator.state().push === 'undecided')
        simulator.change({ push: (await simulator.show('push')) === 'allow' ? 'granted' : 'refused' })
      return ok({ state: simulator.state().push })
    },
    WeChat: async () => (await simulator.show('room'), ok()),
    callComment: async () => {
      const choice = await simulator.show('reply')
      return choice === 'allow' ? ok({ user_content: '시뮬레이터에서 쓴 댓글이에요.', imageUrl: '' }) : { status: 204 }
    },
    ...(platform === 'android'
      ? { querySamsungHealth: ask(samsung), reload: () => (location.reload(), ok()) }
      : {
          queryAppleHealth: (args: Args) =>
            simulator.state().appleAllowed ? ask(apple)(args) : { status: 401, message: 'not authorised' },
          appleCallHealthAuth: async () => {
            const choice = simulator.state().appleAllowed ? 'allow' : await simulator.show('appleHealth')
            simulator.change({ appleAllowed: choice === 'allow' })
            return choice === 'allow' ? ok() : { status: 401 }
          },
        }),
  }
}

const isHealth = (name: string) => name.endsWith('Health')

/** Puts the stand-in on the window, with every call written down and the chosen fault played. */
export function installStandIn(simulator: Simulator, host: object, now: () => number = Date.now): void {
  const bridge: Record<string, Method> = {}
  const isGone = () => simulator.state().fault === 'noBridge' || dead
  let dead = false
  let answered = 0

  for (const [name, method] of Object.entries(createStandIn(simulator, now))) {
    bridge[name] = async (raw) => {
      const args: Args = typeof raw === 'object' && raw !== null ? { ...raw } : {}
      const type = textOf(args, 'type')
      const note = simulator.note(type ? `${name} ${type}` : name, args)
      const { fault, faultTarget } = simulator.state()
      const meant = faultTarget === 'all' || faultTarget === type || (faultTarget === 'health' && isHealth(name))
      const finish = <T>(status: string, body: T): T => (note(status, body), body)
      await wait(meant && fault === 'slow' ? SLOW_MS : QUICK_MS)
      if (meant && fault === 'diesMidway' && isHealth(name) && !type.endsWith('PERMISSION')) {
        answered += 1
        // The first query of the run still succeeds: what was read so far must neither be lost nor counted twice.
        if (answered > 1) {
          dead = true
          note('–', 'WPbridge is gone')
          throw new Error('the web view lost its bridge')
        }
      }
      if (meant && fault === 'noAnswer') return new Promise(() => note('–', 'no answer'))
      if (meant && fault === 'malformed') return finish('?', '{"status":200,"data":[{"startTime":')
      if (meant && /^\d{3}$/.test(fault))
        return finish(fault, { status: Number(fault), message: 'played by the simulator', kind: 1 })
      const answer = await method(args)
      return finish(String(answer.status), answer)
    }
  }
  Object.defineProperty(host, 'WPbridge', { configurable: true, get: () => (isGone() ? undefined : bridge) })
  simulator.subscribe(() => {
    if (simulator.state().fault !== 'diesMidway') [dead, answered] = [false, 0]
  })
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function stampMs(stamp: string): number {
  const part = (from: number, to: number) => Number(stamp.slice(from, to))
  return Date.UTC(part(0, 4), part(4, 6) - 1, part(6, 8), part(8, 10), part(10, 12), part(12, 14)) - 9 * 3_600_000
}
