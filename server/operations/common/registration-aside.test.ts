import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totalDays } from '#server/domain/activity/day-totals.queries.ts'
import { dailyActivity, phoneDaySteps, phoneSteps, stepReadings } from '#server/domain/activity/schema.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { phoneRecords } from '#server/test-support/phone-records.ts'

type Row = Record<string, unknown>

const TODAY = '20261119'
const PHONE = { 'x-device-id': 'phone-a' }
const sample = (datauuid: string, from: string, to: string, stepCnt: number, kcal: number | null = null) => ({
  datauuid,
  startDt: `${TODAY}${from}00`,
  endDt: `${TODAY}${to}00`,
  stepCnt,
  distance: null,
  kcal,
  sourceNm: '휴대폰',
})

describe.each(databaseKinds)('steps that nobody can walk, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const { linked } = phoneRecords(() => server)

  const send = async (member: TestMember, ...data: object[]) => {
    const answer = await member.post('/api/common/regHealthStepData', { healthType: 'SS', data }, PHONE)
    expect(answer.statusCode).toBe(200)
  }
  const month = (member: TestMember, stepDate: string, stepCnt: number) =>
    member.post('/api/common/regHealthMonthStepData', { healthType: 'SMS', data: [{ stepDate, stepCnt }] }, PHONE)
  const today = async (member: TestMember) =>
    dataOf<{ activity: Row }>(await member.post('/api/main/mainData', {})).activity
  const day = async (member: TestMember, activityDt = TODAY) => {
    const answer = await member.post('/api/main/getActivityList', { startDt: activityDt, endDt: activityDt })
    return dataOf<Row[]>(answer)[0]
  }

  test('60,000 in eight minutes count nowhere and are told; what was walked beside them stands', async () => {
    const member = await linked()
    await send(member, sample('real', '0800', '0830', 3000, 120), sample('false', '0900', '0908', 60_000, 2400))
    expect(await today(member)).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000, useKcal: 120 })
    expect(await day(member)).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
    const energy = dataOf<Row>(await member.get(`/api/healthlog/myLog/useKcal?baseDt=${TODAY}`))
    expect(energy).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
    // Adding up again finds the same.
    await server.database.db.transaction((tx) => totalDays(tx, member.hcId, [TODAY], TEST_NOW))
    expect(await day(member)).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
  })

  test('a correction by the phone counts as usual, and nothing is set aside any more', async () => {
    const member = await linked()
    await send(member, sample('wrong', '0900', '0908', 60_000))
    expect(await day(member)).toMatchObject({ stepCnt: null, asideStepCnt: 60_000 })
    await send(member, sample('wrong', '0900', '0908', 960))
    expect(await day(member)).toMatchObject({ stepCnt: 960, asideStepCnt: null })
    await send(member, sample('wrong', '0900', '0908', 60_000), sample('real', '1000', '1010', 1000))
    expect(await day(member)).toMatchObject({ stepCnt: 1000, asideStepCnt: 60_000 })
  })

  test('a day’s own total is bounded too, and one that holds impossible samples says nothing', async () => {
    const member = await linked()
    expect((await month(member, '20261118', 200_000)).statusCode).toBe(200)
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: null, asideStepCnt: 200_000 })
    await month(member, '20261118', 9120)
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: 9120, asideStepCnt: null })
    await send(member, sample('real', '0800', '0830', 3000), sample('false', '0900', '0908', 60_000))
    await month(member, TODAY, 63_000)
    expect(await day(member)).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
  })

  test('a total is judged by when it was told: no truer later in the day, until the phone tells another', async () => {
    const at = (time: string) => server.clock.set(seoulInstant('20261118', time))
    let member = await linked()
    at('0008')
    member = await server.signedIn(member)
    await month(member, '20261118', 60_000)
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: null, asideStepCnt: 60_000 })
    at('1200')
    member = await server.signedIn(member)
    // Anything that touches the day, and the same told again.
    await send(member, { ...sample('walk', '0800', '0830', 3000), startDt: '20261118080000', endDt: '20261118083000' })
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
    await month(member, '20261118', 60_000)
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: 3000, asideStepCnt: 60_000 })
    await month(member, '20261118', 9120)
    expect(await day(member, '20261118')).toMatchObject({ stepCnt: 9120, asideStepCnt: null })
    server.clock.set(TEST_NOW)
  })

  test('two totals of a day that were both set aside stay so, each for as long as it is the same', async () => {
    const { db } = server.database
    const { hcId } = await linked()
    const activityDt = '20261118'
    const add = (time: string) =>
      db.transaction((tx) => totalDays(tx, hcId, [activityDt], seoulInstant(activityDt, time)))
    const isDay = and(eq(dailyActivity.hcId, hcId), eq(dailyActivity.activityDt, activityDt))
    const stands = async () => {
      const [row] = await db.select().from(dailyActivity).where(isDay)
      return [row?.steps ?? null, row?.asideSteps ?? null]
    }
    const ofIPhone = and(eq(phoneDaySteps.hcId, hcId), eq(phoneDaySteps.origin, '3'))
    await db.insert(phoneDaySteps).values([
      { hcId, origin: '2', activityDt, steps: 60_000 },
      { hcId, origin: '3', activityDt, steps: 50_000 },
    ])
    // Of eight minutes nobody has either; at noon as many could have been walked.
    await add('0008')
    expect(await stands()).toEqual([null, 60_000])
    await add('1200')
    expect(await stands()).toEqual([null, 60_000])
    await db.update(phoneDaySteps).set({ steps: 9120 }).where(ofIPhone)
    await add('1210')
    expect(await stands()).toEqual([9120, 60_000])
    await db.update(phoneDaySteps).set({ steps: 9300 }).where(ofIPhone)
    await add('1220')
    expect(await stands()).toEqual([9300, 60_000])
  })

  test('another phone’s leaving makes no total truer that was set aside', async () => {
    const { db } = server.database
    const member = await linked()
    const { hcId } = member
    await db.insert(phoneDaySteps).values({ hcId, origin: '2', activityDt: '20261118', steps: 60_000 })
    await db
      .insert(phoneSteps)
      .values({ hcId, origin: '3', sampleId: 'other', startDt: '20261118090000', endDt: '20261118093000', steps: 2000 })
    await db.insert(dailyActivity).values([
      { hcId, activityDt: '20261118', asideSteps: 60_000, steps: 2000 },
      { hcId, activityDt: '20261117', asideSteps: 70_000 },
    ])
    await phoneQueries(db).removeOrigin(hcId, '3', TEST_NOW)
    expect([await day(member, '20261118'), await day(member, '20261117')]).toMatchObject([
      { stepCnt: null, asideStepCnt: 60_000 },
      { stepCnt: null, asideStepCnt: null },
    ])
  })

  test('what an earlier build counted of impossible samples alone goes: steps, readings and energy', async () => {
    const { db } = server.database
    const member = await linked()
    const { hcId } = member
    await db.insert(phoneSteps).values({
      hcId,
      origin: '2',
      sampleId: 'old',
      startDt: `${TODAY}090000`,
      endDt: `${TODAY}090800`,
      steps: 60_000,
      kcal: 2400,
      sourceName: '휴대폰',
    })
    await db.insert(dailyActivity).values({ hcId, activityDt: TODAY, steps: 60_000, burnedKcal: 2400, eatenKcal: 500 })
    await db.insert(stepReadings).values([
      { hcId, activityDt: TODAY, readAt: '0900', steps: 0 },
      { hcId, activityDt: TODAY, readAt: '0908', steps: 60_000 },
    ])
    await send(member, sample('old', '0900', '0908', 60_000, 2400))
    expect(await day(member)).toMatchObject({ stepCnt: null, asideStepCnt: 60_000, useKcal: null, eatKcal: 500 })
    expect(await db.select().from(stepReadings).where(eq(stepReadings.hcId, hcId))).toEqual([])
  })

  test('nobody’s walk of a challenge moves by them, and its page says so', async () => {
    const haneul = await server.member('haneul')
    await send(haneul, sample('real', '1130', '1200', 3842))
    const points = async () =>
      dataOf<{ dayList: Row[] }>(await haneul.post('/api/chalen/challenge/getStepPoint', { chalnCode: 'CH20261102' }))
        .dayList
    const [before] = await points()
    await send(haneul, sample('false', '1000', '1008', 60_000))
    const [after] = await points()
    expect(after).toEqual({ ...before, asideStepCnt: 60_000 })
    expect(await today(haneul)).toMatchObject({ stepCnt: 3842, asideStepCnt: 60_000 })
  })
})
