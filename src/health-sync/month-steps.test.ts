import { describe, expect, test } from 'vitest'

import { answer } from '#src/contract/testing.ts'

import { androidAgent, iosAgent, syncWorld } from './testing/sync-world.ts'

const ANDROID = androidAgent('1.01.07')
const IOS = iosAgent('1.01.07')
const days = [
  { stepDate: '20261118', stepCnt: 9120 },
  { stepDate: '20261119', stepCnt: 4861 },
]

describe('a challenge’s month of steps', () => {
  test.each([
    [ANDROID, 'STEPCOUNT_MONTH', 'SMS'],
    [IOS, 'STEPCOUNTMONTH', 'AMS'],
  ])(
    '%#: query, registration under its code and 1 [CHA-12] [HSY-20] [HSY-23] [HSY-24]',
    async (agent, type, healthType) => {
      const world = syncWorld({ agent })
      expect(await world.sync.monthSteps('CH1')).toBe(1)
      expect(world.phone.types()).toEqual([type])
      expect(world.server.bodies('regHealthMonthStepData')).toEqual([{ healthType, chalnCode: 'CH1', data: days }])
    },
  )

  test.each([[ANDROID], [IOS]])('%#: 31 days back [HSY-18] [HSY-17] [CON-15]', async (agent) => {
    const world = syncWorld({ agent, now: () => new Date(2024, 2, 31, 8) })
    await world.sync.monthSteps('CH1')
    expect(world.phone.queries[0]).toMatchObject({ startDate: '20240229000000', endDate: '20240331235959' })
  })

  test.each([androidAgent('1.01.06'), iosAgent('1.01.06'), 'Mozilla/5.0 Chrome/126.0.0.0'])(
    '%s: 0 without a query [HSY-19] [VER-07] [VER-16]',
    async (agent) => {
      const world = syncWorld({ agent })
      expect(await world.sync.monthSteps('CH1')).toBe(0)
      expect(world.phone.queries).toEqual([])
    },
  )

  test('0 when the phone or the server fails [HSY-21]', async () => {
    const phone = syncWorld({ agent: ANDROID })
    phone.phone.whenAsked(() => ({ status: 500 }))
    expect(await phone.sync.monthSteps('CH1')).toBe(0)
    const server = syncWorld({ agent: ANDROID })
    server.server.whenCalled((path) =>
      path.endsWith('regHealthMonthStepData') ? answer({ error: 'x' }, { status: 500 }) : undefined,
    )
    expect(await server.sync.monthSteps('CH1')).toBe(0)
    expect(server.shown).toEqual([])
  })

  test.each([
    [IOS, 2],
    [ANDROID, 0],
  ])('%#: 401 is 2 on iOS, and nothing is registered [HSY-22]', async (agent, result) => {
    const world = syncWorld({ agent })
    world.phone.whenAsked(() => ({ status: 401 }))
    expect(await world.sync.monthSteps('CH1')).toBe(result)
    expect(world.server.registrations()).toEqual([])
  })

  test('an empty month registers nothing [HSY-75]', async () => {
    const world = syncWorld({ agent: ANDROID })
    world.phone.history.month = []
    expect(await world.sync.monthSteps('CH1')).toBe(1)
    expect(world.server.registrations()).toEqual([])
  })

  test('needs link and consent like every health query [HSY-01]', async () => {
    const world = syncWorld({ agent: ANDROID })
    world.server.state.rules = []
    expect(await world.sync.monthSteps('CH1')).toBe(0)
    expect(world.phone.queries).toEqual([])
  })

  test('runs while a sync is in progress: the flag is the sync’s own [HSY-77]', async () => {
    const world = syncWorld({ agent: ANDROID })
    world.phone.whenAsked(({ type }) => (type === 'EXERCISE' ? new Promise(() => {}) : undefined))
    void world.sync.start()
    expect(await world.sync.monthSteps('CH1')).toBe(1)
    expect(world.sync.state().isRunning).toBe(true)
  })
})
