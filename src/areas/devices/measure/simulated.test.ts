import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMeasured } from '#src/health-sync/measured.ts'
import { createBridge } from '#src/shell/bridge.ts'
import { permissionsOf } from '#src/shell/health-permissions.ts'
import { createNativeCalls } from '#src/shell/native-calls.ts'
import { measuredSoon } from '#src/shell/simulator/devices.ts'
import { createSimulator } from '#src/shell/simulator/simulator.ts'
import { installStandIn } from '#src/shell/simulator/stand-in.ts'
import { initialState, type SimulatorState } from '#src/shell/simulator/state.ts'
import { lookForValues } from './connect.ts'
import { DEVICES, type DeviceId } from './devices.ts'
import { CLOCK_SLACK_MS, newMeasurements, shownOf, withoutCodeOf } from './measured.ts'

/** Thursday 19 November 2026, 20:10 in Seoul. */
const START = Date.UTC(2026, 10, 19, 11, 10)
const IDS = Object.keys(DEVICES) as DeviceId[]

// The phone's wall time is that of Seoul, wherever the test runs.
beforeAll(() => void vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540))
afterAll(() => void vi.restoreAllMocks())

/** A phone in the simulator, asked through the app's own adapter. */
function phone(state: Partial<SimulatorState> = {}) {
  const clock = { now: START }
  const now = () => clock.now
  const simulator = createSimulator({ ...initialState(), platform: 'android', ...state }, () => {}, now)
  const host: { WPbridge?: unknown } = {}
  installStandIn(simulator, host, now)
  const store = createMeasured({
    native: createNativeCalls(createBridge(host)),
    platform: () => ({ app_version: '1.01.14', kind: 'android' }),
    permissions: async () => simulator.state().permissions,
    now: () => new Date(clock.now),
  })
  return { ...store, askPermissions: async () => permissionsOf(() => true), clock, simulator }
}

/** What is found of a device so many seconds after measuring began. */
async function foundAfter(
  id: DeviceId,
  seconds: number,
  { clock, measuredSince }: Pick<ReturnType<typeof phone>, 'clock' | 'measuredSince'>,
) {
  clock.now = START + seconds * 1000
  return newMeasurements(
    await measuredSince(DEVICES[id].query, new Date(START - CLOCK_SLACK_MS)),
    DEVICES[id],
    new Set(),
  )
}

describe.each(IDS)('the simulator plays %s [HLG-09]', (id) => {
  const sends = (what: Parameters<typeof measuredSoon>[1]) => phone({ measured: measuredSoon(id, what, START) })
  const WHOLE = {
    omronPressure: ['117/75'],
    isens: ['128'],
    autocheck: ['97'],
    autocheckCs20e: ['108'],
    omronFat: ['68.2', '22.3', '31.6'],
  }[id]

  test('a value comes after twenty seconds and not before, with all that belongs to it', async () => {
    const one = sends({})
    expect(await foundAfter(id, 19, one)).toEqual([])
    const [measured, ...more] = await foundAfter(id, 21, one)
    expect([measured === undefined ? '' : shownOf(measured), more]).toEqual([WHOLE[0], []])
    expect(measured?.values.map(({ helhidxCode }) => helhidxCode)).toEqual(
      DEVICES[id].measures === 'bloodSugar'
        ? [{ isens: 'ABD', autocheck: 'NBD', autocheckCs20e: 'BBD' }[id as 'isens']]
        : DEVICES[id].codes,
    )
  })

  test('two values in a row both come', async () => {
    expect((await foundAfter(id, 30, sends({ times: 2 }))).map(({ at }) => at)).toEqual([
      '20261119201020',
      '20261119201021',
    ])
  })

  test('a part: a weight alone is enough, a glucose without time is asked about, half a pressure waits', async () => {
    const found = await foundAfter(id, 30, sends({ how: 'part' }))
    expect(found.map(shownOf)).toEqual(id === 'omronPressure' ? [] : WHOLE.slice(0, 1))
    expect(withoutCodeOf(found) !== undefined).toBe(DEVICES[id].measures === 'bloodSugar')
  })

  test('what nobody measures comes as it is: the server judges it', async () => {
    expect((await foundAfter(id, 30, sends({ how: 'wrong' }))).map(shownOf)).toEqual([
      { omronPressure: '290/20', isens: '900', autocheck: '900', autocheckCs20e: '900', omronFat: '4.1' }[id],
    ])
  })

  test('nothing that is sent is nothing found, and another kind of device is not heard', async () => {
    expect(await foundAfter(id, 120, phone())).toEqual([])
    const other = id === 'omronFat' ? 'omronPressure' : 'omronFat'
    expect(await foundAfter(id, 120, phone({ measured: measuredSoon(other, {}, START) }))).toEqual([])
  })

  test('a store that fails is told by every question; a silent one ends with the limit of linking', async () => {
    const failing = phone({ fault: '500', faultTarget: DEVICES[id].query })
    await expect(foundAfter(id, 30, failing)).rejects.toThrow('answered 500')
    expect(await lookForValues(DEVICES[id], failing, new Date(START))).toBe('unread')
    expect(
      await lookForValues(
        DEVICES[id],
        phone({ fault: 'noAnswer', faultTarget: DEVICES[id].query }),
        new Date(START),
        60,
      ),
    ).toBe('unread')
  })

  test('it is linked by a value of the last month, and not by a phone that recorded none', async () => {
    expect(await lookForValues(DEVICES[id], phone(), new Date(START))).toBe('found')
    expect(await lookForValues(DEVICES[id], phone({ daysBack: 44 }), new Date(START))).toBe('nothing')
  })
})
