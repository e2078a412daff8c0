import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepsUpTo } from '#server/domain/activity/rules.ts'
import { placeOf, workdaysBetween } from '#server/domain/challenge/rules.ts'
import { quickMenu } from '#server/domain/home/present.ts'
import { nextMeal } from '#server/domain/meal/next-meal.rules.ts'
import { payCodes } from '#server/domain/pay-code/schema.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe('the next meal', () => {
  const times = [
    { mealType: '1', opensAt: '0730', closesAt: '0900' },
    { mealType: '2', opensAt: '1130', closesAt: '1330' },
    { mealType: '3', opensAt: '1730', closesAt: '1930' },
  ]
  const served = ['20261119', '20261120', '20261123'].flatMap((menuDt) => ['1', '2', '3'].map((mealType) => ({ menuDt, mealType })))
  const at = (day: string, time: string) => {
    const meal = nextMeal(times, served, { day, time })
    return meal && `${meal.menuDt} ${meal.mealType}`
  }

  test('is the one that is on, and turns to the next at the minute it closes', () => {
    expect(at('20261119', '1124')).toBe('20261119 2')
    expect(at('20261119', '1329')).toBe('20261119 2')
    expect(at('20261119', '1330')).toBe('20261119 3')
  })

  test('after the last of the day is the first of the next day that serves, over a weekend too', () => {
    expect(at('20261119', '1930')).toBe('20261120 1')
    expect(at('20261120', '2000')).toBe('20261123 1')
  })

  test('is none when nothing is served within a week', () => {
    expect(at('20261124', '0800')).toBeUndefined()
  })
})

test('steps up to a time are read between two readings, and unknown without any', () => {
  const readings = [
    { readAt: '0800', steps: 600 },
    { readAt: '0830', steps: 1200 },
  ]
  expect([stepsUpTo(readings, '0800'), stepsUpTo(readings, '0810'), stepsUpTo(readings, '2359')]).toEqual([600, 800, 1200])
  expect(stepsUpTo(readings, '0400')).toBe(300)
  expect(stepsUpTo([], '0800')).toBeNull()
})

test('a blood pressure without its second value is not shown, and glucose shows its latest kind', () => {
  const record = (code: 'SBP' | 'NBD' | 'ABD', inptDt: string, value: number) => [code, { code, inptDt, value, origin: '1' as const }] as const
  const latest = new Map([record('SBP', '20261118213000', 118), record('NBD', '20261117070500', 96), record('ABD', '20261118130000', 131)])
  const of = (list: ReturnType<typeof quickMenu>, code: string) => list.find((one) => one.quickMenuCd === code)
  expect(of(quickMenu(latest, 76), 'BP')).toMatchObject({ lastVal: '118/76', lastDt: '20261118213000' })
  expect(of(quickMenu(latest, undefined), 'BP')).toMatchObject({ lastVal: null, lastDt: null })
  expect(of(quickMenu(latest, undefined), 'BS')).toMatchObject({ lastVal: '131', lastDt: '20261118130000' })
})

test('a team’s place counts the teams with more steps, and the gap is to the next of them', () => {
  const standings = [
    { teamSeq: 1, steps: 9412 },
    { teamSeq: 2, steps: 9119.5 },
    { teamSeq: 3, steps: 8934 },
    { teamSeq: 4, steps: 8934 },
  ]
  expect([1, 2, 3, 4, 9].map((team) => placeOf(team, standings))).toEqual([
    { teamRank: 1, nextRankGap: null },
    { teamRank: 2, nextRankGap: 293 },
    { teamRank: 3, nextRankGap: 186 },
    { teamRank: 3, nextRankGap: 186 },
    { teamRank: 5, nextRankGap: 8934 },
  ])
  expect(placeOf(1, [])).toEqual({ teamRank: 1, nextRankGap: null })
})

test('the days of a challenge are workdays; a weekend belongs to the Friday before', () => {
  expect(workdaysBetween('20261102', '20261119')).toBe(14)
  expect([20, 21, 22, 23].map((day) => workdaysBetween('20261102', `202611${day}`))).toEqual([15, 15, 15, 16])
  expect(workdaysBetween('20261107', '20261107')).toBe(1)
})

describe.each(databaseKinds)('home hub, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  test('shows the coming meal, the day so far and the latest values', async () => {
    const member = await server.member('haneul')
    const hub = dataOf<Record<'nextMeal' | 'activity' | 'mealCard', Row> & Row>(await member.post('/api/main/mainData'))
    expect(hub.nextMeal).toEqual({ menuDt: '20261119', menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330', tmYn: 'N' })
    expect(hub.activity).toMatchObject({ stepCnt: 3842, stepGoal: 8000, yesterdayStepCnt: 3422, eatKcal: 356, eatKcalGoal: 1900 })
    const courses = hub.mealCard.courseList as Row[]
    expect(courses).toHaveLength(4)
    expect(courses.map((course) => course.choochunGubun !== null)).toEqual([true, false, false, false])
    expect((hub.quickMenuList as Row[]).map((one) => one.quickMenuCd)).toEqual(['MEAL', 'BW', 'BP', 'BS', 'SLP'])
    expect(hub.newAlarmCnt).toBe(2)
  })

  test('shows the challenge under way, the next appointment and the stamps of the week', async () => {
    const member = await server.member('haneul')
    const hubAt = async (instant: Date) => {
      server.clock.set(instant)
      const { headers } = await signIn(server.http, member)
      const { post } = callsOf(server.http, String(headers.authorization).replace('Bearer ', ''))
      return dataOf<Row>(await post('/api/main/mainData'))
    }
    const onTheDay = await hubAt(TEST_NOW)
    expect(onTheDay).toMatchObject({
      challengeCard: { chalnNm: '점심 산책 챌린지', dayCnt: 14, successDayCnt: 11, goalDayCnt: 16, teamRank: 3, nextRankGap: 186 },
      reservationCard: { rsrvDt: '20261120', rsrvTm: '1500', counselorNm: '박지현 영양사' },
      bannerCard: { bannerTy: 'greenStamp', stampCnt: 3 },
    })
    const team = (onTheDay.challengeCard as { teamMemberList: Row[] }).teamMemberList
    expect(team.map((one) => one.usrImg)).toEqual(['07', '01', '09', '05', '03'])

    expect(await hubAt(new Date('2026-11-20T06:01:00Z'))).toMatchObject({ reservationCard: null, challengeCard: { dayCnt: 15 } })
    expect(await hubAt(new Date('2026-11-28T02:00:00Z'))).toMatchObject({ challengeCard: null, bannerCard: { stampCnt: 0 } })
  })

  test('my QR is a code of three minutes, and another each time; the database keeps only its hash', async () => {
    const member = await server.member('haneul')
    const codes = [await member.post('/api/main/getQRCodeCreate'), await member.post('/api/main/getQRCodeCreate')].map((answer) => dataOf<Row>(answer))
    expect(codes[0]).toMatchObject({ validSec: 180, expireDt: '20261119112700' })
    const texts = codes.map((code) => String(code.qrCntnt))
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) expect(text).toMatch(/^HANSANG1\.HC\d{10}\.[\w-]{16}$/)
    const [, hcId = '', secret = ''] = (texts[1] ?? '').split('.')
    const kept = await server.database.db.select().from(payCodes).where(eq(payCodes.hcId, hcId))
    expect(kept).toHaveLength(1)
    expect(kept[0]?.codeHash).toBe(createHash('sha256').update(secret).digest('base64url'))
  })

  test('has nothing to show a newcomer, and invents nothing', async () => {
    const member = await server.member('saebyeok')
    const hub = dataOf<Row>(await member.post('/api/main/mainData', {}))
    expect(hub).toMatchObject({ nextMeal: null, mealCard: null, challengeCard: null, reservationCard: null, bannerCard: null })
    expect(Object.values(hub.activity as Row).every((value) => value === null)).toBe(true)
    expect((hub.quickMenuList as Row[]).every((one) => one.lastVal === null && one.lastDt === null)).toBe(true)
  })

  test('shows another restaurant when asked, and none for an unknown one', async () => {
    const member = await server.member('haneul')
    const card = async (restaurantCode: string) => dataOf<Row>(await member.post('/api/main/mainData', { restaurantCode })).mealCard
    expect(await card('REST000313')).toMatchObject({ restaurantName: '서초사옥점' })
    expect(await card('REST999999')).toBeNull()
    expect((await member.post('/api/main/mainData', { restaurantCode: 'main' })).statusCode).toBe(400)
  })

  test('a weight saved here is the record of the health log', async () => {
    const member = await server.member()
    expect(dataOf(await member.post('/api/main/putUserWeight', { weight: '68.1' }))).toEqual({
      weight: '68.1',
      inptDt: expect.stringMatching(/^2026111911240\d$/),
    })
    const [row] = dataOf<Row[]>(await member.get('/api/healthlog/health/MyWeightRecordList'))
    expect(row).toMatchObject({ helhidxVal: '68.1', helhidxOriCode: '1' })
    expect((await member.post('/api/main/putUserWeight', { weight: '15' })).statusCode).toBe(400)
    expect((await member.post('/api/main/putUserWeight', { weight: '68.1', inptDt: '20271119112400' })).statusCode).toBe(400)
    expect((await member.post('/api/main/putUserWeight', {})).statusCode).toBe(400)
  })

  test('notices are the member’s own, newest first', async () => {
    const member = await server.member('haneul')
    const answer = dataOf<{ newAlarmCnt: number; alarmList: Row[] }>(await member.post('/api/main/getNewAlarmList'))
    expect(answer.newAlarmCnt).toBe(answer.alarmList.filter((row) => row.readYn === 'N').length)
    const order = answer.alarmList.map((row) => Number(row.alarmSeq))
    expect(order).toEqual(order.toSorted((a, b) => b - a))
    expect(dataOf(await (await server.member()).post('/api/main/getNewAlarmList'))).toEqual({ newAlarmCnt: 0, alarmList: [] })
  })
})
