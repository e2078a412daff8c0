// Over 300 lines: one world for all registrations, so that each kind of data is tried beside the others.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { dailyActivity, dueDays, phoneExercises, phoneSteps } from '#server/domain/activity/schema.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { deviceLinks, phoneQueryLogs } from '#server/domain/phone/schema.ts'
import { PHONE, phoneRecords, run, toast, walk, wire } from '#server/test-support/phone-records.ts'
import { addDays } from '#server/seoul.ts'

type Row = Record<string, unknown>

const COMMON = '/api/common'
const SPAN = { startDate: '20261117000000', endDate: '20261119235959' }

/** Of a phone, or of another origin as the app writes it. */
const value = (helhidxCode: string, helhidxVal: string, inptDt: string, helhidxOriCode = '2') => ({
  ...wire({ helhidxCode, helhidxVal, inptDt }),
  ...(helhidxOriCode !== '2' && { helhidxOriCode, helhidxLkeqmtCode: '2' }),
})

describe.each(databaseKinds)('registration of phone data, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const { linked } = phoneRecords(() => server)
  const send = async (member: TestMember, call: string, body: Row, headers: Record<string, string> = PHONE) => {
    const answer = await member.post(`${COMMON}/${call}`, { ...SPAN, ...body }, headers)
    expect(answer.statusCode).toBe(200)
    return dataOf<Row>(answer)
  }
  const today = async (member: TestMember) =>
    dataOf<{ activity: Row }>(await member.post('/api/main/mainData', {})).activity

  test('steps show on the home hub, and sending them twice changes nothing [HSY-61] [HDT-09]', async () => {
    const member = await linked()
    const body = {
      healthType: 'SS',
      data: [
        walk('a', '20261119070000', '20261119080000', 3611, { kcal: 131.2 }),
        walk('b', '20261119080000', '20261119083000', 250),
      ],
    }
    expect(await send(member, 'regHealthStepData', body)).toMatchObject({ receivedCnt: 2, savedCnt: 2, skippedCnt: 0 })
    expect(await today(member)).toMatchObject({ stepCnt: 3861, useKcal: 131 })
    expect(await send(member, 'regHealthStepData', body)).toMatchObject({ receivedCnt: 2, savedCnt: 0, skippedCnt: 2 })
    expect(await send(member, 'regHealthData', body)).toMatchObject({ receivedCnt: 2, savedCnt: 0, skippedCnt: 2 })
    expect(await today(member)).toMatchObject({ stepCnt: 3861, useKcal: 131 })
  })

  test('a call of more than a hundred days is refused whole, and one of a hundred is kept', async () => {
    const member = await linked()
    const days = Array.from({ length: 101 }, (_, index) => addDays('20261119', -index))
    const steps = (count: number) => ({
      ...SPAN,
      healthType: 'SS',
      data: days.slice(0, count).map((day) => walk(day, `${day}070000`, `${day}080000`, 4000)),
    })
    const refused = await member.post(`${COMMON}/regHealthStepData`, steps(101), PHONE)
    expect([refused.statusCode, refused.json<Row>()['errorMessage']]).toEqual([
      400,
      expect.stringContaining('100일까지'),
    ])
    expect(await send(member, 'regHealthStepData', steps(100))).toMatchObject({ receivedCnt: 100, savedCnt: 100 })
  })

  test('an hour that has grown since the last sync replaces itself', async () => {
    const member = await linked()
    await send(member, 'regHealthStepData', {
      healthType: 'SS',
      data: [walk('a', '20261119110000', '20261119111000', 300)],
    })
    const grown = { healthType: 'SS', data: [walk('a', '20261119110000', '20261119112000', 700)] }
    expect(await send(member, 'regHealthStepData', grown)).toMatchObject({ savedCnt: 1 })
    expect(await today(member)).toMatchObject({ stepCnt: 700 })
  })

  test('a call that was cut between its rows and their day is made whole by the same call again [HSY-70]', async () => {
    const member = await linked()
    const body = { healthType: 'SS', data: [walk('a', '20261119070000', '20261119080000', 3611)] }
    await send(member, 'regHealthStepData', body)
    const { db } = server.database
    await db.delete(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))
    expect(await send(member, 'regHealthStepData', body)).toMatchObject({ savedCnt: 0 })
    expect(await today(member)).toMatchObject({ stepCnt: 3611 })
  })

  test('more samples than one statement takes are all kept, and sent again write nothing', async () => {
    const member = await linked()
    const stamp = (minute: number) =>
      `20261119${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`
    const data = Array.from({ length: 430 }, (_, minute) => walk(`m${minute}`, stamp(minute), stamp(minute + 1), 10))
    expect(await send(member, 'regHealthStepData', { healthType: 'SS', data })).toMatchObject({
      receivedCnt: 430,
      savedCnt: 430,
      skippedCnt: 0,
    })
    expect(await today(member)).toMatchObject({ stepCnt: 4300 })
    const { db } = server.database
    const changes = () =>
      db.select({ at: dailyActivity.updatedAt }).from(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))
    const before = await changes()
    server.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    expect(await send(member, 'regHealthStepData', { healthType: 'SS', data })).toMatchObject({ savedCnt: 0 })
    expect(await changes()).toEqual(before)
  })

  test('a phone and a watch on one walk count it once', async () => {
    const member = await linked()
    const data = [
      walk('a', '20261119070000', '20261119080000', 3000),
      walk('b', '20261119070000', '20261119080000', 3600, { sourceNm: '갤럭시 워치' }),
    ]
    await send(member, 'regHealthStepData', { healthType: 'SS', data })
    expect(await today(member)).toMatchObject({ stepCnt: 3600 })
  })

  test('two pieces of one day sent at the same time lose nothing', async () => {
    const member = await linked()
    const pieces = Array.from({ length: 8 }, (_, hour) => [
      walk(`h${hour}`, `202611190${hour}0000`, `202611190${hour}3000`, 100),
    ])
    await Promise.all(pieces.map((data) => send(member, 'regHealthStepData', { healthType: 'SS', data })))
    expect(await today(member)).toMatchObject({ stepCnt: 800 })
  })

  test('days left over when the server was ended are added up with the next call, whatever it brings', async () => {
    const member = await linked()
    await send(member, 'regHealthStepData', {
      healthType: 'SS',
      data: [walk('a', '20261119070000', '20261119080000', 3611)],
    })
    const { db } = server.database
    // As the end of the process leaves it: the rows are kept and answered, their day is not added up.
    await db.delete(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))
    await db.insert(dueDays).values({ hcId: member.hcId, activityDt: '20261119' })
    await send(member, 'regHealthStepData', {
      healthType: 'SS',
      data: [walk('b', '20261118070000', '20261118080000', 200)],
    })
    expect(await today(member)).toMatchObject({ stepCnt: 3611 })
    expect(await db.select().from(dueDays).where(eq(dueDays.hcId, member.hcId))).toEqual([])
  })

  test('calls of one sync leave their days to the last of them', async () => {
    const member = await linked()
    const data = (day: number) => [walk(`d${day}`, `202611${day}070000`, `202611${day}080000`, day)]
    await Promise.all(
      [17, 18, 19].map((day) => send(member, 'regHealthStepData', { healthType: 'SS', data: data(day) })),
    )
    const { db } = server.database
    const days = await db
      .select({ day: dailyActivity.activityDt, steps: dailyActivity.steps })
      .from(dailyActivity)
      .where(eq(dailyActivity.hcId, member.hcId))
    expect(days.toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual(
      [17, 18, 19].map((day) => ({ day: `202611${day}`, steps: day })),
    )
    expect(await db.select().from(dueDays).where(eq(dueDays.hcId, member.hcId))).toEqual([])
  })

  test('a phone whose clock is two days ahead is told how much of its data has not come to pass', async () => {
    const member = await linked()
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
    const data = ['17', '18', '19', '20', '21'].flatMap((day) =>
      hours.map((hour) => walk(`${day}${hour}`, `202611${day}${hour}0000`, `202611${day}${hour}3000`, 60)),
    )
    // It is 11:24 on the 19th; five hours and five minutes are allowed for phones at the other end of the world.
    const ahead = 7 + 24 + 24
    expect(await send(member, 'regHealthStepData', { healthType: 'SS', data })).toEqual({
      receivedCnt: 120,
      savedCnt: 120 - ahead,
      skippedCnt: ahead,
      skippedBy: { knownCnt: 0, aheadCnt: ahead, refusedCnt: 0, unreadableCnt: 0, removedCnt: 0 },
      goneCnt: 0,
    })
    expect(await send(member, 'regHealthStepData', { healthType: 'SS', data })).toMatchObject({
      skippedBy: { knownCnt: 120 - ahead, aheadCnt: ahead },
    })
  })

  test('an hour that was walked in Seoul and again in Singapore is two', async () => {
    const member = await linked()
    const data = [
      walk('seoul', '20261119080000', '20261119090000', 3000),
      { ...walk('singapore', '20261119080000', '20261119090000', 2000), offsetMin: 480 },
    ]
    await send(member, 'regHealthStepData', { healthType: 'SS', data })
    expect(await today(member)).toMatchObject({ stepCnt: 5000 })
  })

  test('yesterday’s steps tell how many there were at this time', async () => {
    const member = await linked()
    const data = [
      walk('a', '20261118110000', '20261118114800', 480),
      walk('b', '20261118180000', '20261118190000', 4000),
    ]
    await send(member, 'regHealthStepData', { healthType: 'SS', data })
    const { yesterdayStepCnt } = await today(member)
    expect(yesterdayStepCnt).toBe(240)
  })

  test('nothing is kept without consent or link, or from a second step device [HSY-01] [HSY-28]', async () => {
    const member = await server.member()
    const { db } = server.database
    const body = {
      healthType: 'SHD',
      data: {
        steps: [walk('a', '20261119070000', '20261119080000', 3611)],
        exercises: [],
        foods: [],
        indexes: [value('BW', '68.4', '20261119070512')],
      },
    }
    expect(await send(member, 'regHealthDataNew', body)).toMatchObject({
      code: -2,
      savedCnt: 0,
      skippedCnt: 2,
      skippedBy: { knownCnt: 0, refusedCnt: 2 },
    })
    await consentQueries(db).decide(member.hcId, '3', 'Y', TEST_NOW)
    await db.insert(deviceLinks).values({ hcId: member.hcId, linkCode: '2', linkYn: 'Y', changedAt: TEST_NOW })
    expect(await send(member, 'regHealthDataNew', body)).toMatchObject({ code: -3, savedCnt: 0 })
    await db.insert(deviceLinks).values({ hcId: member.hcId, linkCode: '1', linkYn: 'Y', changedAt: TEST_NOW })
    await member.post('/api/member/setStepDevice', { hcId: member.hcId, deviceId: 'phone-b' })
    expect(await send(member, 'regHealthDataNew', body)).toMatchObject({
      code: -4,
      savedCnt: 1,
      skippedCnt: 1,
      skippedBy: { knownCnt: 0, refusedCnt: 1 },
    })
    expect(await today(member)).toMatchObject({ stepCnt: null })
    expect(await send(member, 'regHealthDataNew', body, { 'x-device-id': 'phone-b' })).toMatchObject({
      code: 0,
      savedCnt: 1,
      skippedCnt: 1,
      skippedBy: { knownCnt: 1, refusedCnt: 0 },
    })
    expect(await send(member, 'regHealthDataNew', body, { 'x-device-id': 'phone-b' })).toMatchObject({
      code: -1,
      savedCnt: 0,
    })
    await consentQueries(db).decide(member.hcId, '3', 'N', TEST_NOW)
    expect(await send(member, 'regHealthDataNew', body)).toMatchObject({ code: -2 })
  })

  test('the step device is nobody, this one or another; choosing changes it [HSY-25] [HSY-26] [HSY-72]', async () => {
    const member = await server.member()
    const ask = async (deviceId: string) =>
      dataOf<Row>(await member.post('/api/member/getStepDevice', { hcId: member.hcId, deviceId }))
    expect(await ask('phone-a')).toEqual({ code: 0, deviceId: null, setDtm: null })
    const chosen = dataOf(
      await member.post('/api/member/setStepDevice', { hcId: 'somebody else', deviceId: 'phone-a' }),
    )
    expect(chosen).toEqual({ code: 1, deviceId: 'phone-a', setDtm: '202611191124' })
    expect(await ask('phone-b')).toEqual({ code: 2, deviceId: 'phone-a', setDtm: '202611191124' })
    expect(await ask('phone-a')).toMatchObject({ code: 1 })
  })

  test('measured values reach the weight series; a typed one stands [HDT-01] [HDT-02] [HSY-73]', async () => {
    const member = await linked()
    await member.post('/api/healthlog/insertMyHelhIdx', [
      { helhidxCode: 'BW', helhidxVal: '70.0', inptDt: '20261118070000' },
    ])
    const data = [
      value('BW', '68.4', '20261119070512'),
      value('BW', '61.0', '20261118070000'),
      value('SLP', '412', '20261119063000'),
    ]
    expect(await send(member, 'regHealthData', { healthType: 'SHD', data })).toMatchObject({
      receivedCnt: 3,
      savedCnt: 2,
      skippedCnt: 1,
    })
    expect(await send(member, 'regHealthData', { healthType: 'SHD', data })).toMatchObject({ savedCnt: 0 })
    const rows = dataOf<Row[]>(await member.get('/api/healthlog/health/MyWeightRecordList'))
    expect(rows.map((row) => [row.helhidxVal, row.helhidxOriCode])).toEqual([
      ['68.4', '2'],
      ['70.0', '1'],
    ])
  })

  test('nights come with minutes and heart rates; the impossible is left out, twice is once [HDT-12]', async () => {
    const member = await linked()
    const night = {
      inptDt: '20261119064500',
      startDt: '20261119003500',
      stageList: [{ fromDt: '20261119003500', stageCode: 'L', durationSec: 22_200 }],
    }
    const sleeps = [night, { ...night, inptDt: '20261119100000' }]
    const heartRates = [
      { inptDt: '20261119090000', heartRate: 68, stateCode: 'REST' },
      { inptDt: '20261119093000', heartRate: 250, stateCode: 'REST' },
    ]
    const indexes = [
      value('SLP', '370', '20261119064500'),
      value('SBP', '76', '20261118213000'),
      value('DBP', '118', '20261118213000'),
    ]
    const data = {
      steps: [],
      exercises: [run('r', '20261118190000', '20261118193000', 200)],
      foods: [],
      indexes,
      sleeps,
      heartRates,
    }
    expect(await send(member, 'regHealthDataNew', { healthType: 'SHD', data })).toMatchObject({
      receivedCnt: 6,
      savedCnt: 3,
      skippedBy: { knownCnt: 0, unreadableCnt: 3 },
    })
    // Nor is what is known more than what arrived and was kept.
    expect(await send(member, 'regHealthDataNew', { healthType: 'SHD', data })).toMatchObject({
      receivedCnt: 6,
      savedCnt: 0,
      skippedBy: { knownCnt: 3, unreadableCnt: 3 },
    })
    const graph = dataOf<{ list: Row[] }>(
      await member.get('/api/healthlog/myLog/helhGraph?indicatorCode=SLP&startDt=20261119&endDt=20261119'),
    )
    expect(graph.list).toMatchObject([
      { indicatorVal: '370', sleepDtl: { startDt: night.startDt, stageList: night.stageList } },
    ])
    expect(
      await send(member, 'regHealthData', {
        healthType: 'SHD',
        data: [],
        heartRates: [{ inptDt: '20261119093000', heartRate: 72, stateCode: 'WALK' }],
      }),
    ).toMatchObject({ savedCnt: 1 })
    const rates = dataOf<{ list: Row[] }>(
      await member.get('/api/healthlog/wrkot/heartRateList?startDt=20261119&endDt=20261119'),
    )
    expect(rates.list.map(({ heartRate, stateCode }) => [heartRate, stateCode])).toEqual([
      [72, 'WALK'],
      [68, 'REST'],
    ])
  })

  test('an iPhone tells the mean of an exercise, and it is a heart rate', async () => {
    const member = await linked()
    await send(member, 'regHealthDataApple', {
      healthType: 'AE',
      data: [run('r', '20261118190000', '20261118193000', 200)],
    })
    expect(dataOf(await member.get('/api/healthlog/wrkot/heartRateList?startDt=20261118&endDt=20261118'))).toEqual({
      totalCnt: 1,
      list: [{ inptDt: '20261118190000', heartRate: 141, stateCode: 'WRKOT', helhidxOriCode: '3' }],
    })
  })

  test('values of who has withdrawn the consent to keep them are refused, steps are not', async () => {
    const member = await linked()
    await consentQueries(server.database.db).decide(member.hcId, '1', 'N', TEST_NOW)
    const indexes = [value('BW', '68.4', '20261119070512')]
    expect(
      await send(member, 'regHealthDataNew', {
        healthType: 'SHD',
        data: { steps: [], exercises: [], foods: [], indexes },
      }),
    ).toMatchObject({ code: -2, savedCnt: 0, skippedBy: { refusedCnt: 1 } })
    expect(
      await send(member, 'regHealthStepData', {
        healthType: 'SS',
        data: [walk('a', '20261119070000', '20261119080000', 3611)],
      }),
    ).toMatchObject({ savedCnt: 1 })
    expect(dataOf(await member.get('/api/healthlog/health/MyWeightRecordList'))).toEqual([])
  })

  test('values of zero, of the future, of another origin or beyond belief are left out [HSY-43]', async () => {
    const member = await linked()
    const indexes = [
      value('BW', '68.4', '20261119070512'),
      value('BW', '0', '20261119070513'),
      value('BDF', '0.04', '20261119070512'),
      value('BW', '400', '20261119070514'),
      value('BW', '68', '20261121070000'),
      value('SKM', '28.1', '20261119070512', '3'),
    ]
    const steps = [walk('a', '20261231070000', '20261231080000', 10), walk('b', '20261119090000', '20261119080000', 10)]
    expect(
      await send(member, 'regHealthDataNew', { healthType: 'SHD', data: { steps, exercises: [], foods: [], indexes } }),
    ).toEqual({
      code: -5,
      receivedCnt: 8,
      savedCnt: 1,
      skippedCnt: 7,
      skippedBy: { knownCnt: 0, aheadCnt: 2, refusedCnt: 0, unreadableCnt: 5, removedCnt: 0 },
      goneCnt: 0,
    })
    expect(
      (
        await member.post(`${COMMON}/regHealthStepData`, {
          healthType: 'SS',
          data: [walk('c', '20261119070000', '20261119080000', 0)],
        })
      ).statusCode,
    ).toBe(400)
  })

  test('exercise counts its energy once beside the steps of the same walk [HSY-59] [HSY-62]', async () => {
    const member = await linked()
    const exercise = [run('r1', '20261119070000', '20261119073000', 300)]
    await send(member, 'regHealthStepData', {
      healthType: 'SS',
      data: [
        walk('a', '20261119070000', '20261119073000', 4000, { kcal: 150 }),
        walk('b', '20261119090000', '20261119093000', 1000, { kcal: 40 }),
      ],
    })
    expect(await send(member, 'regHealthData', { healthType: 'SE', data: exercise })).toMatchObject({ savedCnt: 1 })
    expect(
      await send(member, 'syncSamsungHealthExerciseData', { healthType: 'SE', date: '20261119', data: exercise }),
    ).toMatchObject({ savedCnt: 0 })
    expect(await today(member)).toMatchObject({ stepCnt: 5000, useKcal: 340 })
    expect(await send(member, 'regHealthDataApple', { healthType: 'AE', data: exercise })).toMatchObject({
      savedCnt: 1,
    })
    expect(await today(member)).toMatchObject({ useKcal: 340 })
  })

  test('empty Apple steps change nothing; month steps fill days left out [HSY-23] [HSY-54] [CHA-12]', async () => {
    const member = await linked()
    expect(await send(member, 'regHealthStepAppleData', { healthType: 'AS', data: [] })).toMatchObject({
      receivedCnt: 0,
      savedCnt: 0,
      skippedCnt: 0,
    })
    await send(member, 'regHealthStepAppleData', {
      healthType: 'AS',
      data: [walk('a', '20261119070000', '20261119080000', 3000)],
    })
    const month = {
      healthType: 'AMS',
      chalnCode: 'CH20261102',
      data: [
        { stepDate: '20261118', stepCnt: 9120 },
        { stepDate: '20261119', stepCnt: 2500 },
      ],
    }
    expect(await send(member, 'regHealthMonthStepData', month)).toMatchObject({
      receivedCnt: 2,
      savedCnt: 2,
      skippedCnt: 0,
    })
    expect(await send(member, 'regHealthMonthStepData', month)).toMatchObject({ savedCnt: 0 })
    expect(await today(member)).toMatchObject({ stepCnt: 3000 })
  })

  test('a span longer than a day, or from before there were phones, is left out', async () => {
    const member = await linked()
    const data = [
      walk('forever', '20261119070000', '99991231235959', 10),
      walk('old', '00010101000000', '00010101010000', 10),
      walk('a', '20261119070000', '20261119080000', 300),
    ]
    expect(await send(member, 'regHealthStepData', { healthType: 'SS', data })).toMatchObject({
      receivedCnt: 3,
      savedCnt: 1,
      skippedCnt: 2,
    })
    const exercise = {
      healthType: 'SE',
      data: [run('forever', '20261119070000', '20261120070001', 50), run('b', '20261118070000', '20261118080000', 50)],
    }
    expect(await send(member, 'regHealthData', exercise)).toMatchObject({ receivedCnt: 2, savedCnt: 1, skippedCnt: 1 })
    expect(await today(member)).toMatchObject({ stepCnt: 300 })
  })

  test('a row from before spans were limited stops nobody: no sync, no list of links, no unlinking', async () => {
    const member = await linked()
    const { db } = server.database
    const span = { hcId: member.hcId, origin: '2' as const, startDt: '20261119070000', endDt: '99991231235959' }
    await db.insert(phoneSteps).values({ ...span, sampleId: 'kept', steps: 10, sourceName: null })
    await db
      .insert(phoneExercises)
      .values({ ...span, sampleId: 'kept', exerciseType: '1002', exerciseName: null, durationSec: 60 })
    expect(
      await send(member, 'regHealthStepData', {
        healthType: 'SS',
        data: [walk('a', '20261119070000', '20261119080000', 300)],
      }),
    ).toMatchObject({ savedCnt: 1 })
    const links = dataOf<Row[]>(await member.get('/api/healthlog/myLog/MhrlsInterlock'))
    expect(links.find(({ code }) => code === '1')).toMatchObject({ lastInptDt: '20261120070000' })
    const unlinked = await member.post('/api/healthlog/deleteMhrlsInterlock', { code: '2', recordDeleteYn: 'Y' })
    expect([unlinked.statusCode, dataOf<Row>(unlinked)]).toMatchObject([200, { recordDeleteCnt: 0 }])
    const gone = await member.post('/api/healthlog/deleteMhrlsInterlock', { code: '1', recordDeleteYn: 'Y' })
    expect([gone.statusCode, dataOf<Row>(gone)]).toMatchObject([200, { recordDeleteCnt: 3 }])
    expect(await today(member)).toMatchObject({ stepCnt: null })
  })

  test('the last day with data is told, and none is none [HSY-71]', async () => {
    const member = await linked()
    const last = async () => dataOf<Row>(await member.get(`${COMMON}/getLastHealhDate`)).lastHealhDate
    expect(await last()).toBeNull()
    await send(member, 'regHealthData', { healthType: 'SHD', data: [value('BW', '68.4', '20261117070512')] })
    expect(await last()).toBe('20261117')
    await send(member, 'regHealthStepData', {
      healthType: 'SS',
      data: [walk('a', '20261118070000', '20261118080000', 10)],
    })
    expect(await last()).toBe('20261118')
  })

  test('a phone’s query is logged without its values, even without consent [HDT-15] [HSY-58] [HSY-78]', async () => {
    const member = await server.member()
    const log = {
      response: { status: 401, message: 'not authorised', rowCnt: 0 },
      type: 'STEPCOUNT',
      ...SPAN,
      diffTime: 41,
      url: '/#/main',
      userPlatform: 'iOS',
    }
    expect(dataOf(await member.post(`${COMMON}/regHealthDataLog`, log, PHONE))).toEqual({ resultCnt: 1 })
    const rows = await server.database.db.select().from(phoneQueryLogs).where(eq(phoneQueryLogs.hcId, member.hcId))
    expect(rows).toMatchObject([
      { queryType: 'STEPCOUNT', status: 401, tookMs: 41, url: '/#/main', userPlatform: 'iOS', deviceId: 'phone-a' },
    ])
  })

  test('consent to health data is given and withdrawn with its time [HTM-02] [HTM-05] [HTM-06]', async () => {
    const member = await server.member('saebyeok', { asked: false })
    const ask = async () => dataOf<Row>(await member.get(`${COMMON}/getHealthAgreeYn`))
    expect(await ask()).toEqual({ healthAgreeYn: 'N', agreeDtm: null })
    const given = { healthAgreeYn: 'Y', agreeDtm: '202611191124' }
    expect(dataOf(await member.get(`${COMMON}/setHealthAgreeYn?healthAgreeYn=Y`))).toEqual(given)
    server.clock.set(new Date('2026-11-19T02:34:00Z'))
    await member.get(`${COMMON}/setHealthAgreeYn?healthAgreeYn=Y`)
    expect(await ask()).toEqual(given)
    expect(dataOf(await member.get(`${COMMON}/setHealthAgreeYn?healthAgreeYn=N`))).toEqual({
      healthAgreeYn: 'N',
      agreeDtm: '202611191134',
    })
    expect((await member.get(`${COMMON}/setHealthAgreeYn?healthAgreeYn=maybe`)).statusCode).toBe(400)
  })

  describe('food', () => {
    const eaten = async (member: TestMember) =>
      dataOf<Row[]>(await member.get(`${COMMON}/getIntake?startDate=20261119&endDate=20261119`))
    const lens = {
      date: '20261119',
      menuMealType: '2',
      foods: [
        { foodId: 'F1', foodNm: '잡곡밥', amount: 1, kcal: 290, cho: 62, protein: 6.5, fat: 1.5, na: 5 },
        { foodId: 'F2', foodNm: '김치', amount: 1, kcal: 15, cho: null, protein: null, fat: null, na: 498 },
      ],
    }

    test('from the phone counts in the meal record and on the home hub, once [HSY-61] [HDT-10]', async () => {
      const member = await linked()
      const body = { healthType: 'SF', data: [toast('f1', '20261119074000'), toast('f2', '20261119074000')] }
      expect(await send(member, 'regHealthDataIntake', body)).toMatchObject({
        receivedCnt: 2,
        savedCnt: 2,
        skippedCnt: 0,
      })
      expect(await send(member, 'regHealthData', body)).toMatchObject({ savedCnt: 0, skippedCnt: 2 })
      expect(await today(member)).toMatchObject({ eatKcal: 424 })
      expect(
        (await eaten(member)).map((row) => [row.hcUclSeqNo, row.datauuid, row.menuMealType, row.kcal, row.totSugar]),
      ).toEqual([
        [1, 'f1', '1', '212', null],
        [2, 'f2', '1', '212', null],
      ])
    })

    test('entered here travels to the phone once, and its echo is the same food [HSY-38] [HSY-39]', async () => {
      const member = await linked()
      expect(dataOf(await member.post(`${COMMON}/regFoodlensIntake`, lens))).toEqual({ hcUclSeqNo: 1, savedCnt: 2 })
      await send(member, 'regHealthDataIntake', { healthType: 'SF', data: [toast('f1', '20261119074000')] })
      const query = { ...SPAN, healthType: 'SFG' }
      const waiting = async () =>
        dataOf<{ code: number; list: Row[] }>(await member.post(`${COMMON}/getIntakeData`, query))
      expect((await waiting()).list.map((row) => row.menuName)).toEqual(['잡곡밥', '김치'])
      const ties = [
        { datauuid: 'p1', hcUclSeqNo: 1, hcId: member.hcId },
        { datauuid: 'p9', hcUclSeqNo: 999, hcId: member.hcId },
      ]
      expect(dataOf(await member.post(`${COMMON}/updateIntakeUUID`, ties))).toEqual({ resultCnt: 1 })
      expect(dataOf(await member.post(`${COMMON}/updateIntakeUUID`, ties))).toEqual({ resultCnt: 0 })
      expect((await waiting()).list.map((row) => row.menuName)).toEqual(['김치'])
      const echo = [
        { ...toast('p1', '20261119074000'), foodNm: '잡곡밥', kcal: 290 },
        { ...toast('p2', '20261119121000'), foodNm: '김치', kcal: 15 },
      ]
      expect(await send(member, 'regHealthDataIntake', { healthType: 'SF', data: echo })).toMatchObject({ savedCnt: 1 })
      expect((await waiting()).list).toEqual([])
      expect((await eaten(member)).map((row) => [row.menuName, row.datauuid])).toEqual([
        ['통밀토스트', 'f1'],
        ['잡곡밥', 'p1'],
        ['김치', 'p2'],
      ])
      expect(await today(member)).toMatchObject({ eatKcal: 517 })
    })

    test('does not leave for the phone without consent, and is nobody else’s [HSY-01]', async () => {
      const [one, two] = [await server.member(), await linked()]
      await one.post(`${COMMON}/regFoodlensIntake`, lens)
      expect(dataOf(await one.post(`${COMMON}/getIntakeData`, { healthType: 'SFG' }))).toEqual({ code: 1, list: [] })
      expect(dataOf(await two.post(`${COMMON}/getIntakeData`, { healthType: 'SFG' }))).toEqual({ code: 0, list: [] })
      expect(
        dataOf(await two.post(`${COMMON}/updateIntakeUUID`, [{ datauuid: 'x', hcUclSeqNo: 1, hcId: one.hcId }])),
      ).toEqual({ resultCnt: 0 })
      for (const bad of [
        'startDate=20261120&endDate=20261119',
        'startDate=20260901&endDate=20261119',
        'startDate=20260231&endDate=20261119',
      ]) {
        expect((await one.get(`${COMMON}/getIntake?${bad}`)).statusCode).toBe(400)
      }
      expect((await one.post(`${COMMON}/regFoodlensIntake`, { ...lens, date: '20261120' })).statusCode).toBe(400)
    })
  })
})
