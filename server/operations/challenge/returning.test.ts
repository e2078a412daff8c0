import { and, asc, count, eq, lt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import {
  challengeDays,
  challengeMembers,
  challengeRanks,
  challengeReports,
  challengeResults,
} from '#server/domain/challenge/schema.ts'
import { challengeCares } from '#server/domain/coached/schema.ts'
import { challengeMissions } from '#server/domain/mission/schema.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import {
  COACHED,
  LUNCHES,
  openEveryKind,
  setOut,
  STAIRS,
  WALK,
  WEEK,
  weigh,
  WEIGHT,
} from '#server/test-support/challenges.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

const C = '/api/chalen/challenge'
const [JOINED, QUIT, BACK] = ['20261116', '20261118', '20261122']
/** What is the member's: the days of joining, quitting and coming back as a whole, and none between the last two. */
const OWN = ['20261116', '20261117', '20261118', '20261122']

/**
 * "기록과 모은 날은 그대로 남고" is said to who quits, and the coming back asks for joining anew: the days of both are
 * theirs, those between are not, in a challenge of any kind.
 */
describe.each(databaseKinds)('who quits a challenge and comes back, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
    await openEveryKind(server.database.db, 5, [...WEEK, '20261123'])
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(seoulInstant(JOINED, '0900')))

  const at = async (member: TestMember, day: string, time = '0900') => {
    server.clock.set(seoulInstant(day, time))
    return server.signedIn(member)
  }
  const join = async (member: TestMember, chalnCode: string) =>
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode })).statusCode).toBe(200)
  const quit = async (member: TestMember, chalnCode: string) =>
    expect((await member.post(`${C}/updateChalQuit`, { chalnCode })).statusCode).toBe(200)
  /** In it from Monday to Wednesday, and again on Sunday. */
  async function returned(chalnCode: string): Promise<TestMember> {
    const member = await server.member('saebyeok')
    await join(member, chalnCode)
    await quit(await at(member, QUIT, '2100'), chalnCode)
    const back = await at(member, BACK)
    await join(back, chalnCode)
    return back
  }
  const infoOf = async (member: TestMember, chalnCode: string) =>
    dataOf<{ myJoin: object }>(await member.post(`${C}/getChalnInfo`, { chalnCode })).myJoin
  const badgesOf = async (member: TestMember, chalnCode: string) =>
    dataOf<{ badgeList: { badgeCode: string; getDt: string | null }[] }>(
      await member.post(`${C}/getChalnBadgeInfo`, { chalnCode }),
    ).badgeList.flatMap(({ badgeCode, getDt }) => (getDt === null ? [] : [`${badgeCode} ${getDt}`]))
  const walk = async ({ hcId }: TestMember) => {
    await server.database.db.insert(stepReadings).values(
      WEEK.flatMap((activityDt) => [
        { hcId, activityDt, readAt: '0500', steps: 100 },
        { hcId, activityDt, readAt: '1130', steps: 4000 },
        { hcId, activityDt, readAt: '1400', steps: 9000 },
      ]),
    )
    await server.database.db
      .insert(dailyActivity)
      .values(WEEK.map((activityDt) => ({ hcId, activityDt, steps: 9000 })))
      .onConflictDoNothing()
  }
  async function night(day: string) {
    server.clock.set(seoulInstant(day, '0400'))
    await lookOnce(server)
  }
  const resultOf = async ({ hcId }: TestMember, chalnCode: string) =>
    (
      await server.database.db
        .select()
        .from(challengeResults)
        .where(and(eq(challengeResults.hcId, hcId), eq(challengeResults.chalnCode, chalnCode)))
    )[0]
  const firstWeekOf = async ({ hcId }: TestMember, chalnCode: string) =>
    (
      await server.database.db
        .select()
        .from(challengeReports)
        .where(and(eq(challengeReports.hcId, hcId), eq(challengeReports.chalnCode, chalnCode)))
        .orderBy(asc(challengeReports.reportSeq))
    ).find(({ title }) => title === '첫째 주 리포트')?.summaryTxt

  test('steps: days between are neither shown, counted, ranked nor paid, and end a row of days [CHA-02]', async () => {
    const { db } = server.database
    const member = await returned(WALK)
    await walk(member)
    const evening = await at(member, BACK, '2300')
    expect(await infoOf(evening, WALK)).toMatchObject({ successDays: 4 })
    const points = dataOf<{ totalPoint: number; dayList: { stepDt: string }[] }>(
      await evening.post(`${C}/getStepPoint`, { chalnCode: WALK }),
    )
    expect([points.totalPoint, points.dayList.map(({ stepDt }) => stepDt)]).toEqual([200, OWN.toReversed()])
    expect(await badgesOf(evening, WALK)).toEqual(['FIRST 20261116'])

    // A day that is not theirs is a zero in the mean of the ranking, like one without steps.
    await night('20261123')
    const [rank] = await db
      .select({ rankVal: challengeRanks.rankVal })
      .from(challengeRanks)
      .innerJoin(
        challengeMembers,
        and(
          eq(challengeMembers.chalnCode, challengeRanks.chalnCode),
          eq(challengeMembers.memberKey, challengeRanks.subject),
        ),
      )
      .where(
        and(
          eq(challengeMembers.hcId, member.hcId),
          eq(challengeRanks.chalnCode, WALK),
          eq(challengeRanks.countDt, '20261123'),
          eq(challengeRanks.termType, 'ALL'),
        ),
      )
    const [over] = await db
      .select({ days: count() })
      .from(challengeDays)
      .where(and(eq(challengeDays.chalnCode, WALK), lt(challengeDays.dayDt, '20261123')))
    expect(rank?.rankVal).toBe(Math.round((OWN.length * 9000) / (over?.days ?? 0)))
    // Of 5,000 steps at lunch on each of four days, the mean of those four.
    expect(await firstWeekOf(member, WALK)).toBe('점심에 하루 평균 5,000보를 걸으셨어요.')
    await night('20261130')
    expect(await resultOf(member, WALK)).toMatchObject({ successDays: 4, points: 200 })
  })

  test('missions: nothing is asked of the days between, entered for them or paid [CHA-02] [MIS-01]', async () => {
    const member = await returned(STAIRS)
    const asked = await server.database.db
      .select({ missionSeq: challengeMissions.missionSeq })
      .from(challengeMissions)
      .where(eq(challengeMissions.chalnCode, STAIRS))
    for (const missionDt of WEEK)
      for (const { missionSeq } of asked)
        expect((await member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq })).statusCode).toBe(
          OWN.includes(missionDt) ? 200 : 404,
        )
    const week = dataOf<{ dayList: { missionDt: string; totalCnt: number }[] }>(
      await member.get(`/api/chalen/misson/weekMissonTry?baseDt=${BACK}`),
    )
    expect(week.dayList.filter(({ totalCnt }) => totalCnt > 0).map(({ missionDt }) => missionDt)).toEqual(OWN)
    expect(await infoOf(member, STAIRS)).toMatchObject({ successDays: 4, achieveRate: 80 })
    await night('20261123')
    expect(await firstWeekOf(member, STAIRS)).toBe('미션을 12개 하셨어요.')
    await night('20261130')
    expect(await resultOf(member, STAIRS)).toMatchObject({ successDays: 4, successYn: 'N', points: 200 })
    expect(await badgesOf(await at(member, '20261130'), STAIRS)).toEqual(['FIRST 20261116'])
  })

  test('lunches: one between counts never; one of before counts, also when the till tells of it meanwhile [CHA-02]', async () => {
    const till = tillQueries(server.database.db)
    const ate = ({ hcId }: TestMember, menuDt: string, today: string) =>
      till.count(hcId, { menuDt, restaurantCode: 'REST000311' }, today)
    const member = await server.member('saebyeok')
    await join(member, LUNCHES)
    await quit(await at(member, QUIT, '1700'), LUNCHES)
    await at(member, '20261120')
    for (const menuDt of ['20261118', '20261119']) await ate(member, menuDt, '20261120')
    const back = await at(member, BACK)
    await join(back, LUNCHES)
    for (const menuDt of ['20261117', '20261120']) await ate(back, menuDt, BACK)
    expect(dataOf(await back.get(`${C}/chalWellFoodEatYnList?chalnCode=${LUNCHES}`))).toMatchObject({ eatCnt: 2 })
    expect(await infoOf(back, LUNCHES)).toMatchObject({ successDays: 2 })
  })

  test.each([WEIGHT, COACHED])(
    'weight (%s): what was weighed between is neither the way, its course nor its end [CHA-02]',
    async (chalnCode) => {
      const member = await returned(chalnCode)
      await setOut(server.database.db, member, chalnCode)
      await weigh(server.database.db, member, { '20261117': 71, '20261120': 70 })
      expect(await infoOf(member, chalnCode)).toMatchObject({ achieveRate: 50 })
      expect(
        dataOf<{ pointList: { baseDt: string }[] }>(
          await member.get(`${C}/chalIndicatorChart?chalnCode=${chalnCode}&indicatorCode=BW&termType=DAY`),
        ).pointList.map(({ baseDt }) => baseDt),
      ).toEqual(['20261117'])
      await night('20261123')
      expect(await firstWeekOf(member, chalnCode)).toBe('체중이 1.0kg 줄었어요.')
      await night('20261130')
      expect(await resultOf(member, chalnCode)).toMatchObject({ achieveRate: 50, successYn: 'N' })
    },
  )

  test('an interview tells of the first day that is the member’s: the one of coming back, if none was before', async () => {
    const member = await server.member('saebyeok')
    await join(await at(member, '20261110'), COACHED)
    await quit(await at(member, '20261111'), COACHED)
    const back = await at(member, '20261120')
    await join(back, COACHED)
    await server.database.db.insert(challengeCares).values({
      hcId: member.hcId,
      chalnCode: COACHED,
      part: 'BEFORE',
      habits: { MEAL: 3 },
      writerNm: null,
      commentTxt: null,
    })
    expect(dataOf(await back.get(`${C}/getCareBefore?chalnCode=${COACHED}`))).toMatchObject({ careDt: '20261120' })
  })

  test('who goes twice is away twice, and who is back on the next day was never away [CHA-02]', async () => {
    const [twice, once] = [await server.member('saebyeok'), await server.member('saebyeok')]
    for (const who of [twice, once]) {
      await walk(who)
      await join(who, WALK)
    }
    await quit(await at(twice, '20261116', '2200'), WALK)
    await join(await at(twice, '20261118', '0100'), WALK)
    await quit(await at(twice, '20261119'), WALK)
    await quit(await at(once, '20261119', '1000'), WALK)
    await join(await at(once, '20261120', '2359'), WALK)
    await join(await at(twice, BACK), WALK)
    server.clock.set(seoulInstant(BACK, '2300'))
    const daysOf = async (who: TestMember) =>
      dataOf<{ dayList: { stepDt: string }[] }>(
        await (await server.signedIn(who)).post(`${C}/getStepPoint`, { chalnCode: WALK }),
      )
        .dayList.map(({ stepDt }) => stepDt)
        .toReversed()
    expect(await daysOf(twice)).toEqual(['20261116', '20261118', '20261119', '20261122'])
    expect(await daysOf(once)).toEqual(WEEK)
  })
})
