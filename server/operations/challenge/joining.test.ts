import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { challengeMembers, challengeResults, memberChallenges } from '#server/domain/challenge/schema.ts'
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
/** A Sunday, the last day of a week in which all has been done. */
const JOINED = '20261122'
type Day = { missionDt: string; doneCnt: number; totalCnt: number }

/** What was before the day of joining counts in a challenge for no kind of it; the day itself counts as a whole. */
describe.each(databaseKinds)('who joins a challenge under way, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
    // Two weeks, so that there is a report of the first.
    await openEveryKind(server.database.db, 2, [...WEEK, '20261123', '20261124'])
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(seoulInstant(JOINED, '0642')))

  async function joined(chalnCode: string): Promise<TestMember> {
    const member = await server.member('saebyeok')
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode })).statusCode).toBe(200)
    return member
  }
  const at = async (member: TestMember, day: string, time = '0900') => {
    server.clock.set(seoulInstant(day, time))
    return server.signedIn(member)
  }
  const infoOf = async (member: TestMember, chalnCode: string) =>
    dataOf<{ myJoin: object }>(await member.post(`${C}/getChalnInfo`, { chalnCode })).myJoin
  const badgesOf = async (member: TestMember, chalnCode: string) =>
    dataOf<{ badgeList: { badgeCode: string; getDt: string | null }[] }>(
      await member.post(`${C}/getChalnBadgeInfo`, { chalnCode }),
    ).badgeList.flatMap(({ badgeCode, getDt }) => (getDt === null ? [] : [`${badgeCode} ${getDt}`]))
  const enter = async (member: TestMember, missionDt: string, missionSeq: number) =>
    (await member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq })).statusCode
  const missionsOf = async () =>
    (
      await server.database.db
        .select({ seq: challengeMissions.missionSeq })
        .from(challengeMissions)
        .where(eq(challengeMissions.chalnCode, STAIRS))
    ).map(({ seq }) => seq)
  const resultOf = async ({ hcId }: TestMember, chalnCode: string) =>
    (
      await server.database.db
        .select()
        .from(challengeResults)
        .where(and(eq(challengeResults.hcId, hcId), eq(challengeResults.chalnCode, chalnCode)))
    )[0]

  test('missions: the days before are nowhere open, and a tick for one of them is refused [MIS-01]', async () => {
    const member = await joined(STAIRS)
    const asked = await missionsOf()
    const answers = await Promise.all(
      WEEK.map(async (day) => [day, new Set(await Promise.all(asked.map((seq) => enter(member, day, seq))))]),
    )
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(WEEK.map((day) => [day, new Set([day === JOINED ? 200 : 404])])),
    )
    const week = dataOf<{ dayList: Day[] }>(await member.get(`/api/chalen/misson/weekMissonTry?baseDt=${JOINED}`))
    expect(week.dayList.map(({ doneCnt, totalCnt }) => [doneCnt, totalCnt])).toEqual([
      ...Array.from({ length: 6 }, () => [0, 0]),
      [3, 3],
    ])
    const own = dataOf<{ dayList: (Day & { successYn: string | null })[] }>(
      await member.get(`${C}/chalMyMissonWeekList?chalnCode=${STAIRS}`),
    )
    expect(own.dayList.map(({ totalCnt, successYn }) => [totalCnt, successYn])).toEqual([
      ...Array.from({ length: 6 }, () => [0, null]),
      [3, null],
    ])
    for (const day of WEEK.slice(0, -1))
      expect(dataOf(await member.get(`/api/chalen/misson/myMissonList?missionDt=${day}`))).toEqual([])
    expect(await infoOf(member, STAIRS)).toMatchObject({ successDays: 1, achieveRate: 50 })
    expect(await badgesOf(member, STAIRS)).toEqual([`FIRST ${JOINED}`])
  })

  test('missions: what was entered before joining makes no day, report or point; the day of joining does', async () => {
    const { db } = server.database
    const member = await joined(STAIRS)
    // As they were kept while days before were open.
    for (const seq of await missionsOf()) expect(await enter(member, JOINED, seq)).toBe(200)
    await db
      .update(memberChallenges)
      .set({ joinedAt: seoulInstant('20261116', '0900') })
      .where(eq(memberChallenges.hcId, member.hcId))
    for (const day of WEEK.slice(0, -1))
      for (const seq of await missionsOf()) expect(await enter(member, day, seq)).toBe(200)
    expect(await infoOf(member, STAIRS)).toMatchObject({ successDays: 7 })
    await db
      .update(memberChallenges)
      .set({ joinedAt: seoulInstant(JOINED, '0642') })
      .where(eq(memberChallenges.hcId, member.hcId))
    expect(await infoOf(member, STAIRS)).toMatchObject({ successDays: 1 })
    server.clock.set(seoulInstant('20261130', '0400'))
    await lookOnce(server)
    expect(await resultOf(member, STAIRS)).toMatchObject({ successDays: 1, successYn: 'N', points: 50 })
    const late = await at(member, '20261130')
    const reports = dataOf<{ reportSeq: number; title: string }[]>(
      await late.get(`${C}/reportList?chalnCode=${STAIRS}`),
    )
    const first = reports.find(({ title }) => title === '첫째 주 리포트')
    expect(dataOf(await late.get(`${C}/reportContents?reportSeq=${String(first?.reportSeq)}`))).toMatchObject({
      summaryTxt: '미션을 3개 하셨어요.',
    })
    // What was paid is paid: the row of the settlement is read from then on.
    await db
      .update(memberChallenges)
      .set({ joinedAt: seoulInstant('20261125', '0900') })
      .where(eq(memberChallenges.hcId, member.hcId))
    expect(await infoOf(late, STAIRS)).toMatchObject({ successDays: 1 })
    expect(dataOf(await late.post(`${C}/getChalMyMissonTotalSuccessDays`, { chalnCode: STAIRS }))).toMatchObject({
      successDays: 1,
      maxContinueDays: 1,
    })
  })

  test('steps: a day walked before joining is none of the challenge’s, the whole day of joining is', async () => {
    const member = await joined(WALK)
    const { db } = server.database
    await db.insert(stepReadings).values(
      WEEK.flatMap((activityDt) => [
        { hcId: member.hcId, activityDt, readAt: '0500', steps: 100 },
        { hcId: member.hcId, activityDt, readAt: '1130', steps: 4000 },
        { hcId: member.hcId, activityDt, readAt: '1400', steps: 9000 },
      ]),
    )
    await db
      .insert(dailyActivity)
      .values(WEEK.map((activityDt) => ({ hcId: member.hcId, activityDt, steps: 9000 })))
      .onConflictDoNothing()
    const evening = await at(member, JOINED, '2300')
    expect(await infoOf(evening, WALK)).toMatchObject({ successDays: 1 })
    expect(dataOf(await evening.post(`${C}/getStepPoint`, { chalnCode: WALK }))).toMatchObject({
      totalPoint: 50,
      dayList: [{ stepDt: JOINED }],
    })
    expect(await badgesOf(evening, WALK)).toEqual([`FIRST ${JOINED}`])
  })

  test('lunches: one that the till tells of late does not count in what was joined after it', async () => {
    const member = await joined(LUNCHES)
    const till = tillQueries(server.database.db)
    for (const menuDt of ['20261119', '20261120'])
      await till.count(member.hcId, { menuDt, restaurantCode: 'REST000311' }, JOINED)
    expect(dataOf(await member.get(`${C}/chalWellFoodEatYnList?chalnCode=${LUNCHES}`))).toMatchObject({ eatCnt: 0 })
    expect(await infoOf(member, LUNCHES)).toMatchObject({ successDays: 0 })
    // Of the day of joining, at whatever time of it.
    await server.database.db
      .update(challengeMembers)
      .set({ joinedAt: seoulInstant('20261120', '2100') })
      .where(eq(challengeMembers.hcId, member.hcId))
    const other = await joined(LUNCHES)
    await server.database.db
      .update(challengeMembers)
      .set({ joinedAt: seoulInstant('20261120', '2100') })
      .where(eq(challengeMembers.hcId, other.hcId))
    await till.count(other.hcId, { menuDt: '20261120', restaurantCode: 'REST000311' }, JOINED)
    expect(dataOf(await other.get(`${C}/chalWellFoodEatYnList?chalnCode=${LUNCHES}`))).toMatchObject({ eatCnt: 1 })
  })

  test.each([WEIGHT, COACHED])(
    'weight (%s): one that was weighed before joining is where the way begins, and neither its course nor its end',
    async (chalnCode) => {
      const { db } = server.database
      const member = await joined(chalnCode)
      await weigh(server.database.db, member, { '20261117': 72, '20261119': 70 })
      await setOut(db, member, chalnCode)
      const chart = async (who: TestMember) =>
        dataOf<{ pointList: { baseDt: string }[] }>(
          await who.get(`${C}/chalIndicatorChart?chalnCode=${chalnCode}&indicatorCode=BW&termType=DAY`),
        ).pointList.map(({ baseDt }) => baseDt)
      expect(await chart(member)).toEqual([])
      server.clock.set(seoulInstant('20261130', '0400'))
      await lookOnce(server)
      expect(await resultOf(member, chalnCode)).toMatchObject({ achieveRate: 0, successYn: 'N', values: [] })
      server.clock.set(seoulInstant(JOINED, '0642'))
      const other = await joined(chalnCode)
      await weigh(server.database.db, other, { '20261119': 72, [JOINED]: 70 })
      await setOut(db, other, chalnCode)
      expect(await chart(other)).toEqual([JOINED])
      server.clock.set(seoulInstant('20261130', '0400'))
      await lookOnce(server)
      expect(await resultOf(other, chalnCode)).toMatchObject({ achieveRate: 100, successYn: 'Y' })
    },
  )

  test('an interview after joining late tells of the day of joining, not of the challenge’s first day', async () => {
    const member = await joined(COACHED)
    await server.database.db.insert(challengeCares).values({
      hcId: member.hcId,
      chalnCode: COACHED,
      part: 'BEFORE',
      habits: { MEAL: 3 },
      writerNm: null,
      commentTxt: null,
    })
    expect(dataOf(await member.get(`${C}/getCareBefore?chalnCode=${COACHED}`))).toMatchObject({ careDt: JOINED })
  })
})
