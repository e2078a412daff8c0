import { describe, expect, test } from 'vitest'

import { permissionsOf, type PermissionFlag } from '#src/shell/health-permissions.ts'

import { usualHistory } from './testing/fake-phone.ts'
import { androidAgent, iosAgent, outcomes, syncWorld } from './testing/sync-world.ts'
import { REGISTER_PATHS } from './register-pieces.ts'

const healthTypes = (bodies: unknown[]) => bodies.map((body) => (body as { healthType: string }).healthType)
const indexesOf = (body: unknown) =>
  (body as { data: { indexes: { helhidxCode: string; helhidxVal: string }[] } }).data.indexes

async function ran(agent: string, permit?: (flag: PermissionFlag) => boolean) {
  const world = syncWorld({ agent })
  if (permit) world.phone.permit(permit)
  await world.sync.start()
  return world
}

/** Where each registration of a run went, and as what. */
const sent = ({ server }: Awaited<ReturnType<typeof ran>>) =>
  server.registrations().map(({ path, body }) => `${path.split('/').at(-1) ?? ''} ${healthTypes([body])[0] ?? '-'}`)

describe('what is registered where', () => {
  test('Android 1.01.14: SS, SE twice, SF, all values SHD [HSY-61] [HSY-52] [HSY-59] [NAT-23] [HDT-09]', async () => {
    expect(sent(await ran(androidAgent('1.01.14')))).toEqual([
      'regHealthStepData SS',
      'regHealthData SE',
      'syncSamsungHealthExerciseData SE',
      'regHealthDataIntake SF',
      'regHealthDataNew SHD',
    ])
  })

  test('Android 1.01.13: SHD, pressure as indexes, no sleep [HSY-51] [HSY-52] [HSY-61] [VER-11] [VER-12]', async () => {
    const world = await ran(androidAgent('1.01.13'))
    expect(world.phone.types()).toEqual([
      'GETPERMISSION',
      'STEPCOUNT_DETAIL',
      'EXERCISE',
      'FOODINTAKE',
      'FOODINSERT',
      'FOODINSERT',
      'HEALTHDATA',
      'BLOODPRESSURE',
    ])
    expect(sent(world).slice(-2)).toEqual(['regHealthData SHD', 'insertMyHelhIdx -'])
  })

  test.each([
    ['1.01.04', 'regHealthData'],
    ['1.01.05', 'regHealthStepData'],
  ])('Android %s registers steps with %s [VER-15]', async (version, call) => {
    expect(sent(await ran(androidAgent(version)))[0]).toBe(`${call} SS`)
  })

  test('iOS: steps AS, exercise AE, sleep as index records of Apple [HSY-62] [HSY-73] [HDT-02] [HDT-03]', async () => {
    const world = await ran(iosAgent('1.01.14'))
    expect(sent(world)).toEqual(['regHealthStepAppleData AS', 'regHealthDataApple AE', 'insertMyHelhIdx -'])
    expect(world.server.bodies('insertMyHelhIdx')).toEqual([
      [
        {
          helhidxCode: 'SLP',
          helhidxVal: '412',
          helhidxOriCode: '3',
          helhidxLkeqmtCode: '2',
          heldType: 'health',
          inptDt: '20261119062000',
          helhDate: '20261119',
          sleepDtl: { startDt: '20261118231000', stageList: [] },
          datauuid: 'n1',
        },
      ],
    ])
  })

  test.each([
    ['1.01.00', 'regHealthDataApple'],
    ['1.01.01', 'regHealthStepAppleData'],
  ])('iOS %s registers steps with %s [VER-14]', async (version, call) => {
    expect(sent(await ran(iosAgent(version)))[0]).toBe(`${call} AS`)
  })

  test('Apple sleep needs both gates [VER-16] [HSY-51]', async () => {
    expect((await ran(iosAgent('1.01.13'))).phone.types()).toEqual(['STEPCOUNT', 'EXERCISE'])
  })

  test.each([
    ['1.00.21', false],
    ['1.00.22', true],
  ])('Android %s asks for blood pressure: %s [HSY-50] [VER-10]', async (version, asks) => {
    expect((await ran(androidAgent(version))).phone.types().includes('BLOODPRESSURE')).toBe(asks)
  })

  test('all records of one ALLDATA answer are of Samsung and Android, one array [HSY-60] [HSY-73]', async () => {
    const { server } = await ran(androidAgent('1.01.14'))
    const [body] = server.bodies('regHealthDataNew')
    const records = indexesOf(body) as unknown as { helhidxOriCode: string; helhidxLkeqmtCode: string }[]
    expect(records).toHaveLength(8)
    expect(
      records.every(({ helhidxOriCode, helhidxLkeqmtCode }) => helhidxOriCode === '2' && helhidxLkeqmtCode === '1'),
    ).toBe(true)
  })

  test('a payload carries hcId, span, healthType and data, and nothing absent [HDT-08] [HSY-16]', async () => {
    const { server } = await ran(androidAgent('1.01.14'))
    const span = { hcId: 'HC1', startDate: '20261117000000', endDate: '20261119235959' }
    expect(server.bodies('regHealthDataIntake')).toMatchObject([{ ...span, healthType: 'SF' }])
    expect(server.bodies('syncSamsungHealthExerciseData')).toMatchObject([
      {
        ...span,
        startDate: '20261119000000',
        date: '20261119',
        healthType: 'SE',
        data: [{ datauuid: 'e1', startDt: '20261119073000' }],
      },
    ])
    expect(server.bodies('regHealthStepData').map((body) => Object.keys(body as object))).toEqual([
      ['hcId', 'startDate', 'endDate', 'healthType', 'data'],
    ])
  })

  test('each call has its documented path [HSY-64]', async () => {
    for (const [call, path] of Object.entries(REGISTER_PATHS))
      expect(path).toBe(`/api/${call === 'insertMyHelhIdx' ? 'healthlog' : 'common'}/${call}`)
    const { server } = await ran(androidAgent('1.01.14'))
    expect([...new Set(server.received.map(({ path }) => path))]).toEqual(
      expect.arrayContaining([
        '/api/healthlog/myLog/MhrlsInterlock',
        '/api/healthlog/healthAgreeRule',
        '/api/member/getStepDevice',
        '/api/healthlog/saveHealthUserAuthData',
        '/api/common/getIntakeData',
        '/api/common/updateIntakeUUID',
        '/api/common/regHealthDataLog',
      ]),
    )
  })

  test.each([0, -1, -2, -3, -4, -5])('new-format code %i lets the sync go on [HSY-57]', async (code) => {
    const world = syncWorld()
    world.server.state.newCode = code
    await world.sync.start()
    expect(outcomes(world)['allData']).toBe('sent')
  })

  test('another code is a failure, and the run goes on [HSY-57]', async () => {
    const world = syncWorld()
    world.server.state.newCode = -6
    await world.sync.start()
    expect(outcomes(world)['allData']).toBe('failed')
    expect(world.latest()?.outcome).toBe('done')
  })
})

describe('Apple’s statuses', () => {
  const answering = async (version: string, status: number) => {
    const world = syncWorld({ agent: iosAgent(version) })
    world.phone.whenAsked(({ type }) => (type === 'STEPCOUNT' ? { status, message: 'no' } : undefined))
    await world.sync.start()
    return world
  }

  test('404 on steps from 1.01.01 registers an empty day [HSY-54] [NAT-25]', async () => {
    const world = await answering('1.01.01', 404)
    expect(world.server.bodies('regHealthStepAppleData')).toEqual([
      { hcId: 'HC1', startDate: '20261119000000', endDate: '20261119235959', healthType: 'AS', data: [] },
    ])
  })

  test('404 on steps below it registers nothing [HSY-55]', async () => {
    const world = await answering('1.01.00', 404)
    expect(sent(world)).toEqual(['regHealthDataApple AE'])
    expect(outcomes(world)).toMatchObject({ steps: 'nothing' })
  })

  test('401 on steps leads to nothing, and the others go on [HSY-56] [NAT-24] [ERR-15]', async () => {
    const world = await answering('1.01.14', 401)
    expect(sent(world)).toEqual(['regHealthDataApple AE', 'insertMyHelhIdx -'])
    expect(world.shown).toEqual([])
    expect(world.latest()?.kinds[0]).toMatchObject({ kind: 'steps', outcome: 'refused', next: 'allow' })
  })
})

describe('windows', () => {
  const windowOf = async (agent: string, now: Date, mode?: 'Y') => {
    const world = syncWorld({ agent, now: () => now })
    await world.sync.start(mode)
    const { startDate, endDate } = world.phone.queries.find(({ type }) => type.startsWith('STEPCOUNT')) ?? {}
    return [startDate, endDate]
  }
  const march = new Date(2024, 2, 10, 9, 30)

  test('a return looks back two days, one’s own start six [HSY-14] [HSY-15] [HSY-16] [RSM-16] [CON-15]', async () => {
    expect(await windowOf(androidAgent('1.01.14'), march)).toEqual(['20240308000000', '20240310235959'])
    expect(await windowOf(androidAgent('1.01.14'), march, 'Y')).toEqual(['20240304000000', '20240310235959'])
  })

  test('Apple is asked for today only [HSY-17]', async () => {
    for (const mode of [undefined, 'Y'] as const)
      expect(await windowOf(iosAgent('1.01.14'), march, mode)).toEqual(['20240310000000', '20240310235959'])
  })
})

describe('permissions', () => {
  test('below 1.00.17 the documented set is assumed, without asking [HSY-29] [HSY-30] [VER-08]', async () => {
    const world = await ran(androidAgent('1.00.16'), () => true)
    expect(world.phone.types()).toEqual([
      'STEPCOUNT_DETAIL',
      'EXERCISE',
      'FOODINTAKE',
      'FOODINSERT',
      'FOODINSERT',
      'HEALTHDATA',
    ])
    expect(world.server.bodies('saveHealthUserAuthData')).toEqual([])
    // Of the values only glucose has no flag of its own.
    const values = world.server.bodies('regHealthData').find((body) => healthTypes([body])[0] === 'SHD')
    expect(values).toMatchObject({ data: [{ helhidxCode: 'NBD', helhidxVal: '100' }] })
  })

  test('from 1.00.17 the phone’s own flags count [HSY-29]', async () => {
    const world = await ran(androidAgent('1.00.17'), (flag) => flag === 'exercise')
    expect(world.phone.types()).toEqual(['GETPERMISSION', 'EXERCISE', 'HEALTHDATA'])
  })

  test.each([
    ['step', 'STEPCOUNT_DETAIL'],
    ['stepCount', 'STEPCOUNT_DETAIL'],
    ['exercise', 'EXERCISE'],
    ['intake', 'FOODINTAKE'],
    ['intakeWrite', 'FOODINTAKE'],
  ] as const)('without %s there is no %s [HSY-31] [HSY-32] [HSY-33]', async (flag, type) => {
    const world = await ran(androidAgent('1.01.14'), (each) => each !== flag)
    expect(world.phone.types()).not.toContain(type)
  })

  test.each([
    ['ht', ['HT']],
    ['bw', ['BW', 'BDF', 'SKM']],
    ['pulse', ['SBP', 'DBP']],
    ['sleep', ['SLP']],
  ] as const)('without %s its values stay out [HSY-66]', async (flag, codes) => {
    const { server } = await ran(androidAgent('1.01.14'), (each) => each !== flag)
    const registered = indexesOf(server.bodies('regHealthDataNew')[0]).map(({ helhidxCode }) => helhidxCode)
    expect(registered.filter((code) => (codes as readonly string[]).includes(code))).toEqual([])
    expect(registered.length).toBe(8 - codes.length)
  })

  test('are saved once, as fourteen flags, until they differ [HSY-36] [HDT-11] [HDT-12]', async () => {
    const world = await ran(androidAgent('1.01.14'), (flag) => flag !== 'tg')
    await world.sync.start()
    const bodies = world.server.bodies('saveHealthUserAuthData')
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ deviceId: 'device-1', helhidxLkeqmtCode: '1' })
    const { authList } = bodies[0] as { authList: { name: string; agreeYn: string }[] }
    expect(authList.map(({ name }) => name)).toEqual(Object.keys(permissionsOf(() => true)))
    expect(authList.find(({ name }) => name === 'tg')).toEqual({ name: 'tg', agreeYn: 'N' })
    world.phone.permit(() => true)
    await world.sync.start()
    expect(world.server.bodies('saveHealthUserAuthData')).toHaveLength(2)
  })

  test.each([
    ['Y', ['GETPERMISSION', 'OPENPERMISSION']],
    [undefined, ['GETPERMISSION']],
  ] as const)(
    'a failed check opens the page for the member’s own run only, and shows no message: %s [HSY-34] [HSY-35] [ERR-15]',
    async (mode, types) => {
      const world = syncWorld()
      world.phone.whenAsked(() => Promise.reject(new Error('no')))
      await world.sync.start(mode)
      expect(world.phone.types()).toEqual(types)
      expect(world.shown).toEqual([])
      expect(world.latest()?.outcome).toBe('noPermission')
    },
  )

  test('what the member grants on the page counts at once [HSY-35]', async () => {
    const world = syncWorld()
    world.phone.whenAsked(({ type }) => (type === 'GETPERMISSION' ? { status: 500 } : undefined))
    await world.sync.start('Y')
    expect(world.latest()?.outcome).toBe('done')
    expect(outcomes(world)).toMatchObject({ steps: 'sent' })
  })
})

test('a phone with nothing but history registers every value of it once', async () => {
  const { server } = await ran(androidAgent('1.01.14'))
  const { steps, exercise, food } = usualHistory()
  expect([...server.kept.keys()]).toEqual(
    expect.arrayContaining([...steps, ...exercise, ...food].map(({ datauuid }) => datauuid)),
  )
  // The night stands beside its minutes.
  expect(server.kept.size).toBe(6 + 8 + 1)
})
