import { describe, expect, test } from 'vitest'
import { addDays } from '#src/lib/days.ts'
import { createBridge } from '../bridge.ts'
import { permissionsOf } from '../health-permissions.ts'
import * as rowsOf from '../health-rows.ts'
import { createNativeCalls } from '../native-calls.ts'
import * as v from 'valibot'
import { daySummary, dayTotals, isMissed, rowsBetween, type HistoryKind } from './history.ts'
import { createSimulator } from './simulator.ts'
import { installStandIn } from './stand-in.ts'
import { fromLink, initialState, type SimulatorState, toLink } from './state.ts'

/** Thursday 19 November 2026, 11:24 in Seoul. */
const NOW = Date.UTC(2026, 10, 19, 2, 24)
const MONTH = { startDate: '20261020000000', endDate: '20261119235959' }
const TODAY = { startDate: '20261119000000', endDate: '20261119235959' }
const both = { until: NOW, watch: true, today: '20261119' }

function shell(state: Partial<SimulatorState> = {}) {
  const simulator = createSimulator(
    { ...initialState(), platform: 'android', ...state },
    () => {},
    () => NOW,
  )
  const host: { WPbridge?: unknown } = {}
  installStandIn(simulator, host, () => NOW)
  const bridge = createBridge(host)
  return { simulator, host, bridge, calls: createNativeCalls(bridge) }
}

describe('the recorded history', () => {
  test('is the same at every read, and every row is one the app can read', () => {
    const schemas: Record<HistoryKind, v.GenericSchema> = {
      steps: rowsOf.stepRow,
      exercise: rowsOf.exerciseRow,
      food: rowsOf.foodRow,
      sleep: rowsOf.sleepRow,
      heartRate: rowsOf.heartRateRow,
      weight: rowsOf.weightRow,
      height: rowsOf.heightRow,
      bloodPressure: rowsOf.bloodPressureRow,
      bloodGlucose: rowsOf.glucoseRow,
    }
    for (const kind of Object.keys(schemas) as HistoryKind[]) {
      const rows = rowsBetween(kind, MONTH.startDate, MONTH.endDate, both)
      expect(rows.length).toBeGreaterThan(2)
      expect(rowsBetween(kind, MONTH.startDate, MONTH.endDate, both)).toEqual(rows)
      expect(rows.filter((row) => !v.safeParse(schemas[kind], row).success)).toEqual([])
      expect(new Set(rows.map((row) => row['datauuid'])).size).toBe(rows.length)
    }
    expect(
      dayTotals(MONTH.startDate, MONTH.endDate, both).every((row) => v.safeParse(rowsOf.monthStepRow, row).success),
    ).toBe(true)
  })

  test('holds nothing that has not happened yet', () => {
    for (const row of rowsBetween('steps', TODAY.startDate, TODAY.endDate, both))
      expect(Number(row['startTime'])).toBeLessThanOrEqual(NOW)
    expect(rowsBetween('exercise', TODAY.startDate, TODAY.endDate, both)).toEqual([])
  })

  test('has workdays, weekends, a missed day, and two sources that overlap', () => {
    const days = Array.from({ length: 30 }, (_, index) => addDays('20261020', index))
    const totals = new Map(days.map((day) => [day, daySummary(day, both).steps]))
    const missed = days.filter((day) => isMissed(day, both.today))
    expect(missed).toEqual(['20261027', '20261110'])
    expect(missed.map((day) => totals.get(day))).toEqual(missed.map(() => 0))
    const walked = [...totals.values()].filter((steps) => steps > 0)
    expect(Math.min(...walked)).toBeGreaterThan(1500)
    expect(Math.max(...walked)).toBeLessThan(20_000)
    const sum = rowsBetween('steps', '20261118000000', '20261118235959', both).reduce(
      (all, row) => all + Number(row['count']),
      0,
    )
    expect(sum).toBeGreaterThan((totals.get('20261118') ?? 0) * 1.5)
    expect(
      rowsBetween('steps', '20261118000000', '20261118235959', { ...both, watch: false }).every(
        (row) => row['source'] === '휴대폰',
      ),
    ).toBe(true)
  })
})

describe('the stand-in shell', () => {
  test('answers through the app’s own adapter and writes every call down [NAT-20] [NAT-21]', async () => {
    const { calls, simulator } = shell()
    const answer = await calls.querySamsungHealth({ type: 'STEPCOUNT_DETAIL', ...TODAY })
    expect(answer.status).toBe(200)
    expect(JSON.parse(String(answer.data)).length).toBeGreaterThan(0)
    expect(simulator.calls()[0]).toMatchObject({
      name: 'querySamsungHealth STEPCOUNT_DETAIL',
      args: TODAY,
      answer: { status: '200' },
    })
    const ios = shell({ platform: 'ios', appleAllowed: false })
    expect(await ios.calls.queryAppleHealth({ type: 'STEPCOUNT', ...TODAY })).toMatchObject({ status: 401 })
    expect(ios.bridge.has('querySamsungHealth')).toBe(false)
  })

  test('offers what its version knows [NAT-11] [NAT-12]', () => {
    expect(shell({ version: '1.01.05' }).bridge.has('getEncStorage')).toBe(false)
    expect(shell({ version: '1.01.06' }).bridge.has('getEncStorage')).toBe(true)
    expect(shell({ version: '1.01.09' }).bridge.has('queryDeviceId2')).toBe(false)
  })

  test('holds back what is not permitted, and asks the member on the permission page [HSY-35]', async () => {
    const { calls, simulator } = shell({ permissions: permissionsOf((flag) => flag !== 'bw') })
    const { data } = await calls.querySamsungHealth({ type: 'HEALTHDATA', ...MONTH })
    const lists = JSON.parse(String(data)) as Record<string, unknown[]>
    expect(lists['weight']).toEqual([])
    expect(lists['bloodGlucose']?.length).toBeGreaterThan(0)
    const asked = calls.querySamsungHealth({ type: 'OPENPERMISSION' })
    await expect.poll(() => simulator.systemPage()?.kind).toBe('permissions')
    simulator.systemPage()?.answer('allow')
    expect((await asked).data).toMatchObject({ bw: true })
  })

  test('knows a meal again that was written into it, and that a deleted one is gone [HSY-41]', async () => {
    const { calls } = shell()
    const meal = {
      clientDataId: '7',
      startTime: NOW,
      timeOffset: 32_400_000,
      mealType: '100002',
      name: '잡곡밥',
      calorie: 290,
      carbohydrate: null,
      protein: null,
      totalFat: null,
      sugar: null,
      dietaryFiber: null,
      sodium: null,
    }
    const { data: inserted } = await calls.querySamsungHealth({ type: 'FOODINSERT', data: meal })
    const read = await calls.querySamsungHealth({ type: 'FOODINTAKE', ...TODAY })
    expect(String(read.data)).toContain('"clientDataId":"7"')
    const datauuid = inserted?.datauuid ?? ''
    expect((await calls.querySamsungHealth({ type: 'FOODDELETE', datauuid })).status).toBe(200)
    expect(await calls.querySamsungHealth({ type: 'FOODDELETE', datauuid })).toMatchObject({
      status: 400,
      kind: 1,
      parameters: `datauuid=${datauuid}`,
    })
  })

  test('plays its faults where they are meant, and dies in the middle of a run until it is healed', async () => {
    const { calls, simulator, bridge } = shell({ fault: '404', faultTarget: 'EXERCISE' })
    expect((await calls.querySamsungHealth({ type: 'EXERCISE', ...TODAY })).status).toBe(404)
    expect((await calls.querySamsungHealth({ type: 'SLEEP', ...TODAY })).status).toBe(200)
    simulator.change({ fault: 'malformed', faultTarget: 'health' })
    await expect(calls.querySamsungHealth({ type: 'SLEEP', ...TODAY })).rejects.toThrow('something unreadable')
    simulator.change({ fault: 'diesMidway' })
    expect((await calls.querySamsungHealth({ type: 'EXERCISE', ...TODAY })).status).toBe(200)
    await expect(calls.querySamsungHealth({ type: 'SLEEP', ...TODAY })).rejects.toThrow('lost its bridge')
    expect(bridge.has('querySamsungHealth')).toBe(false)
    simulator.change({ fault: 'none' })
    expect((await calls.querySamsungHealth({ type: 'SLEEP', ...TODAY })).status).toBe(200)
  })
})

describe('a link', () => {
  test('carries the state, and never the session', () => {
    const state: SimulatorState = {
      ...initialState(),
      platform: 'ios',
      version: '1.01.01',
      daysBack: 3,
      fault: 'diesMidway',
      permissions: permissionsOf((flag) => flag !== 'sleep'),
      storage: { accessToken: 'secret', deepLink: '{"menu":"challengeChallengeDetail"}' },
    }
    const read = fromLink(toLink(state))
    expect(read).toEqual({ ...state, storage: { deepLink: '{"menu":"challengeChallengeDetail"}' } })
    expect(toLink(initialState()).length).toBeLessThan(8)
    expect(fromLink('not a link')).toBeUndefined()
  })
})
