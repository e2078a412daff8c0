import { describe, expect, test, vi } from 'vitest'

import { answer } from '#src/contract/testing.ts'

import { fakePhone, usualHistory } from './testing/fake-phone.ts'
import { fakeServer } from './testing/fake-server.ts'
import { androidAgent, iosAgent, NOW, outcomes, syncWorld } from './testing/sync-world.ts'
import { FINAL } from './sync-types.ts'

const ANDROID_TYPES = [
  'GETPERMISSION',
  'STEPCOUNT_DETAIL',
  'EXERCISE',
  'FOODINTAKE',
  'FOODINSERT',
  'FOODINSERT',
  'ALLDATA',
]
const serverError = () => answer({ error: 'x', errorMessage: 'x' }, { status: 500 })
const silent = () => new Promise<never>(() => {})

describe('who is asked', () => {
  test('Android asks Samsung, iOS asks Apple, a desktop asks nobody [NAT-28] [HSY-63] [HSY-79]', async () => {
    const android = syncWorld()
    await android.sync.start()
    expect(android.phone.types()).toEqual(ANDROID_TYPES)
    const ios = syncWorld({ agent: iosAgent('1.01.14') })
    await ios.sync.start()
    expect(ios.phone.types()).toEqual(['STEPCOUNT', 'EXERCISE', 'SLEEP'])
    const desktop = syncWorld({ agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36' })
    expect(await desktop.sync.start()).toBeUndefined()
    expect([desktop.phone.types(), desktop.server.received]).toEqual([[], []])
  })

  test('without a member nothing is asked and nothing recorded [HSY-67] [RSM-11]', async () => {
    const world = syncWorld({ member: async () => '' })
    await world.sync.start()
    expect([world.phone.types(), world.server.received, world.latest()]).toEqual([[], [], undefined])
    expect(world.sync.state().isRunning).toBe(false)
  })

  test.each(['1.00.99', '1.01.00'])('iOS %s: no query below 1.01.00 [HSY-53] [VER-13]', async (version) => {
    const world = syncWorld({ agent: iosAgent(version) })
    await world.sync.start()
    expect(world.phone.types()).toEqual(version === '1.00.99' ? [] : ['STEPCOUNT', 'EXERCISE'])
  })

  test('the member’s own start asks Apple for authorisation, a return does not [NAT-22]', async () => {
    const world = syncWorld({ agent: iosAgent('1.01.01') })
    await world.sync.start()
    expect(world.phone.types()).not.toContain('appleCallHealthAuth')
    await world.sync.start('Y')
    expect(world.phone.types()).toContain('appleCallHealthAuth')
    const android = syncWorld()
    await android.sync.start('Y')
    expect(android.phone.types()).not.toContain('appleCallHealthAuth')
  })
})

describe('link and consent', () => {
  const Y = 'Y'
  test.each([
    [androidAgent('1.01.14'), [{ code: '1', linkYn: Y }], true],
    [androidAgent('1.01.14'), [{ code: '1', linkYn: 'N' }], false],
    [androidAgent('1.01.14'), [{ code: '2', linkYn: Y }], false],
    [iosAgent('1.01.14'), [{ code: '2', linkYn: Y }], true],
    [iosAgent('1.01.14'), [{ code: '2', linkYn: 'N' }], false],
    [iosAgent('1.01.14'), [{ code: '1', linkYn: Y }], false],
    [androidAgent('1.01.14'), [], false],
  ])(
    'link list %#: the platform’s own code decides [HSY-01] [HSY-02] [HSY-03] [HDT-14] [HLG-03]',
    async (agent, links, runs) => {
      const world = syncWorld({ agent })
      world.server.state.links = links
      await world.sync.start()
      expect(world.phone.queries.length > 0).toBe(runs)
      expect(world.latest()?.outcome).toBe(runs ? 'done' : 'linkOff')
    },
  )

  test.each([
    [[{ ruleSn: '3', agreeYn: Y }], true],
    [[{ ruleSn: 3, agreeYn: Y }], true],
    [[{ ruleSn: '3', agreeYn: 'N' }], false],
    [[{ ruleSn: '1', agreeYn: Y }], false],
    [[], false],
  ])('rules %j: only rule 3 with Y is consent [HSY-01] [HSY-04] [HDT-13]', async (rules, runs) => {
    const world = syncWorld()
    world.server.state.rules = rules
    await world.sync.start()
    expect(world.phone.queries.length > 0).toBe(runs)
    expect(world.latest()?.outcome).toBe(runs ? 'done' : 'noConsent')
  })

  test('the rules are asked for by platform [HSY-05]', async () => {
    for (const [agent, code] of [
      [androidAgent('1.01.14'), '1'],
      [iosAgent('1.01.14'), '2'],
    ] as const) {
      const world = syncWorld({ agent })
      await world.sync.start()
      expect(world.server.bodies('healthAgreeRule')).toEqual([{ helhidxLkeqmtCode: code }])
    }
  })

  test('a withdrawal counts from the next run on [HSY-68] [HLG-10]', async () => {
    const world = syncWorld()
    await world.sync.start()
    const asked = world.phone.queries.length
    world.server.state.rules = []
    await world.sync.start()
    expect(world.phone.queries).toHaveLength(asked)
  })

  test.each(['MhrlsInterlock', 'healthAgreeRule'])(
    'a failed %s call: no query, and the next start runs [HSY-69] [HSY-12]',
    async (call) => {
      const world = syncWorld()
      world.server.whenCalled((path) => (path.endsWith(call) ? serverError() : undefined))
      await world.sync.start()
      expect(world.phone.queries).toEqual([])
      world.server.whenCalled(() => undefined)
      await world.sync.start()
      expect(world.phone.types()).toEqual(ANDROID_TYPES)
    },
  )
})

describe('one at a time', () => {
  test('a start in a run makes no call; Y gets FINAL [HSY-06] [HSY-07] [HSY-08] [HSY-09] [RSM-20]', async () => {
    const world = syncWorld()
    const first = world.sync.start()
    expect(world.sync.state().isRunning).toBe(true)
    expect(await world.sync.start('Y')).toBe(FINAL)
    expect(await world.sync.start()).toBeUndefined()
    await first
    expect(world.phone.types()).toEqual(ANDROID_TYPES)
    expect(world.server.bodies('healthAgreeRule')).toHaveLength(1)
  })

  test('a run that ends well gives Y the final object, and nothing otherwise [HSY-65] [HSY-10]', async () => {
    const world = syncWorld()
    expect(await world.sync.start('Y')).toEqual({ code: 0, result: 'success', final: true })
    expect(await world.sync.start()).toBeUndefined()
    expect(world.sync.state().isRunning).toBe(false)
  })

  test('a phone that never answers is left after the request limit [NAT-29] [HSY-11]', async () => {
    vi.useFakeTimers()
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'EXERCISE' ? silent() : undefined))
    const run = world.sync.start('Y')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(await run).toBeUndefined()
    expect(world.sync.state().isRunning).toBe(false)
    expect(outcomes(world)).toEqual({ steps: 'sent', exercise: 'failed' })
    vi.useRealTimers()
  })
})

describe('nothing of it reaches the member', () => {
  const calls = [
    'MhrlsInterlock',
    'healthAgreeRule',
    'getStepDevice',
    'saveHealthUserAuthData',
    'regHealthStepData',
    'regHealthData',
    'regHealthDataIntake',
    'getIntakeData',
    'updateIntakeUUID',
    'regHealthDataNew',
    'regHealthDataLog',
    'syncSamsungHealthExerciseData',
  ]
  test.each(
    calls.flatMap(
      (call) =>
        [
          [call, 500],
          [call, 401],
          [call, 403],
        ] as const,
    ),
  )('%s answering %i: no page, no alert, no rejection [HSY-13]', async (call, status) => {
    const world = syncWorld()
    world.server.whenCalled((path) =>
      path.endsWith(`/${call}`) ? answer({ error: 'no', errorMessage: 'no' }, { status }) : undefined,
    )
    await expect(world.sync.start()).resolves.toBeUndefined()
    expect(world.shown.filter((line) => /^navigate|^alert/.test(line))).toEqual([])
    expect(world.sync.state().isRunning).toBe(false)
  })

  test.each(ANDROID_TYPES)(
    '%s rejecting: the run ends quietly, the flag is clear [HSY-11] [HSY-13] [NAT-02]',
    async (type) => {
      const world = syncWorld()
      world.phone.whenAsked((query) => (query.type === type ? Promise.reject(new Error('dead')) : undefined))
      await expect(world.sync.start()).resolves.toBeUndefined()
      expect(world.sync.state().isRunning).toBe(false)
    },
  )

  test('a duplicate login during a sync still ends the session [HSY-13]', async () => {
    const world = syncWorld()
    const duplicate = () =>
      answer({ error: 'duplicateLogin' }, { status: 401, headers: { 'wp-error': 'duplicate-login' } })
    world.server.whenCalled((path) => (path.endsWith('regHealthStepData') ? duplicate() : undefined))
    await world.sync.start()
    expect(world.shown).toContain('end duplicate')
  })
})

describe('one kind does not hold up another', () => {
  test('a failing step query leaves exercise, food and values [HSY-70]', async () => {
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'STEPCOUNT_DETAIL' ? Promise.reject(new Error('no')) : undefined))
    await world.sync.start()
    expect(outcomes(world)).toEqual({
      steps: 'failed',
      exercise: 'sent',
      food: 'sent',
      mealsToPhone: 'sent',
      allData: 'sent',
    })
  })

  test('unreadable text from the phone is one failed kind', async () => {
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'EXERCISE' ? { status: 200, data: '[{' } : undefined))
    await world.sync.start()
    expect(outcomes(world)).toMatchObject({ steps: 'sent', exercise: 'failed', food: 'sent' })
  })

  test('an empty answer registers nothing [HSY-75]', async () => {
    const history = {
      ...usualHistory(),
      steps: [],
      exercise: [],
      food: [],
      height: [],
      weight: [],
      bloodGlucose: [],
      bloodPressure: [],
      sleep: [],
    }
    const world = syncWorld({ phone: fakePhone(history) })
    world.server.meals.length = 0
    await world.sync.start()
    expect(world.server.registrations()).toEqual([])
    expect(world.server.bodies('updateIntakeUUID')).toEqual([])
    expect(outcomes(world)).toEqual({
      steps: 'nothing',
      exercise: 'nothing',
      food: 'nothing',
      mealsToPhone: 'nothing',
      allData: 'nothing',
    })
  })
})

describe('the step device', () => {
  test.each([
    [0, true],
    [1, true],
    [2, false],
    [7, false],
  ])('code %i lets this phone count: %s [HSY-25] [HSY-26] [HSY-28]', async (code, counts) => {
    const world = syncWorld()
    world.server.state.deviceCode = code
    await world.sync.start()
    expect(world.server.bodies('getStepDevice')).toEqual([{ hcId: 'HC1', deviceId: 'device-1' }])
    expect(world.phone.types().includes('STEPCOUNT_DETAIL')).toBe(counts)
    expect(world.phone.types()).toContain('EXERCISE')
    const steps = world.latest()?.kinds.find(({ kind }) => kind === 'steps')
    expect([steps?.outcome, steps?.next]).toEqual(counts ? ['sent', 'none'] : ['skipped', 'chooseDevice'])
  })

  test('a failed check counts as code 2 [HSY-27]', async () => {
    const server = fakeServer()
    server.whenCalled((path) => (path.endsWith('getStepDevice') ? serverError() : undefined))
    const world = syncWorld({ server })
    await world.sync.start()
    expect(world.phone.types()).not.toContain('STEPCOUNT_DETAIL')
    expect(world.phone.types()).toContain('EXERCISE')
  })
})

describe('the query log', () => {
  test('every query is logged with window, time, page and platform [HSY-58] [HSY-78] [HDT-15] [NAT-30]', async () => {
    let ms = NOW.getTime()
    const world = syncWorld({ now: () => new Date(ms) })
    world.phone.whenAsked(() => void (ms += 250))
    await world.sync.start()
    const logs = () => world.server.bodies('regHealthDataLog')
    await vi.waitFor(() =>
      expect(
        logs()
          .map((log) => (log as { type: string }).type)
          .toSorted(),
      ).toEqual(ANDROID_TYPES.toSorted()),
    )
    expect(logs()).toContainEqual({
      response: { status: 200, message: null, rowCnt: 2 },
      type: 'STEPCOUNT_DETAIL',
      startDate: '20261117000000',
      endDate: '20261119235959',
      diffTime: 250,
      url: '/#/main',
      userPlatform: 'Android',
    })
  })

  test('a refusal and a failure are logged too', async () => {
    const world = syncWorld({ agent: iosAgent('1.01.14') })
    world.phone.whenAsked(({ type }) =>
      type === 'STEPCOUNT'
        ? { status: 401, message: 'not authorised' }
        : type === 'SLEEP'
          ? Promise.reject(new Error('dead'))
          : undefined,
    )
    await world.sync.start()
    // The log is on its way when the run is over: nothing waits for it.
    await vi.waitFor(() => {
      const responses = world.server.bodies('regHealthDataLog').map((log) => (log as { response: unknown }).response)
      expect(responses).toContainEqual({ status: 401, message: 'not authorised', rowCnt: 0 })
      expect(responses).toContainEqual({ status: 500, message: 'dead', rowCnt: 0 })
    })
  })
})

test('screens are told when the server got something new, and only then', async () => {
  const world = syncWorld()
  await world.sync.start()
  expect(world.changes()).toBe(1)
  await world.sync.start()
  expect(world.changes()).toBe(1)
})
