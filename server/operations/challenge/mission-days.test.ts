import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeResults, challenges } from '#server/domain/challenge/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const STAIRS = 'CH20261116'
const C = '/api/chalen/challenge'
const [YESTERDAY, TODAY] = ['20261118', '20261119']

describe.each(databaseKinds)('a challenge whose days are missions, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
    // Two days complete it, so that a test lives to see it.
    await server.database.db.update(challenges).set({ goalDays: 2 }).where(eq(challenges.chalnCode, STAIRS))
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  async function joined(): Promise<TestMember> {
    const member = await server.member('saebyeok')
    await member.post(`${C}/insertChalTerms`, { chalnCode: STAIRS, termsList: [81, 82].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' })) })
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: STAIRS, promiseTxt: '한 층이라도' })).statusCode).toBe(200)
    return member
  }
  const infoOf = async (member: TestMember) => dataOf<{ myJoin: object }>(await member.post(`${C}/getChalnInfo`, { chalnCode: STAIRS })).myJoin
  const enter = async (member: TestMember, missionDt: string, missionSeq: number) =>
    dataOf<{ missionDailySeq: number }>(await member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq })).missionDailySeq

  test('a day counts when all of its missions are done, at once, and no longer when one is taken back [CHA-01]', async () => {
    const member = await joined()
    expect(await infoOf(member)).toMatchObject({ successDays: 0, todayVal: '0', todayGoalVal: '3', unitNm: '개', achieveRate: 0 })
    const first = await enter(member, TODAY, 11)
    await enter(member, TODAY, 12)
    expect(await infoOf(member)).toMatchObject({ successDays: 0, todayVal: '2', achieveRate: 0 })
    await enter(member, TODAY, 13)
    expect(await infoOf(member)).toMatchObject({ successDays: 1, todayVal: '3', achieveRate: 50 })
    expect(dataOf(await member.post(`${C}/chalList`))).toMatchObject([{ chalnCode: STAIRS, achieveRate: 50 }])
    await member.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq: first })
    expect(await infoOf(member)).toMatchObject({ successDays: 0, todayVal: '2', achieveRate: 0 })
  })

  test('who did all the days has finished it, and is told how many did; who did not is told how far it was', async () => {
    const [member, other] = [await joined(), await joined()]
    for (const day of [YESTERDAY, TODAY]) for (const seq of [11, 12, 13]) await enter(member, day, seq)
    for (const seq of [11, 12, 13]) await enter(other, TODAY, seq)
    expect(await infoOf(member)).toMatchObject({ successDays: 2, achieveRate: 100 })

    server.clock.set(new Date('2026-12-13T19:00:00Z'))
    const resultOf = async (who: TestMember) => {
      const late = await server.signedIn(who)
      const end = dataOf<object>(await late.post(`${C}/getChalnEnd`, { chalnCode: STAIRS }))
      return { ...end, ...dataOf<object>(await late.post(`${C}/report/getResultReport`, { chalnCode: STAIRS })) }
    }
    // Who was settled before the one that finished finds them in the number all the same.
    expect(await resultOf(other)).toMatchObject({ endYn: 'Y', successYn: 'N', achieveRate: 50, rewardPoint: 0, joinCnt: 0 })
    expect(await resultOf(member)).toMatchObject({ endYn: 'Y', successYn: 'Y', achieveRate: 100, rewardPoint: 500, joinCnt: 1 })
    expect(await resultOf(other)).toMatchObject({ joinCnt: 1 })
  })

  test('what is entered for one of its days after the settlement changes nothing of what was paid for', async () => {
    const member = await joined()
    for (const seq of [11, 12, 13]) await enter(member, TODAY, seq)
    server.clock.set(new Date('2026-12-13T19:00:00Z'))
    const late = await server.signedIn(member)
    expect(dataOf(await late.post(`${C}/getChalnEnd`, { chalnCode: STAIRS }))).toMatchObject({ endYn: 'Y', achieveRate: 50 })
    for (const seq of [11, 12, 13]) await enter(late, '20261213', seq)
    expect(await infoOf(late)).toMatchObject({ successDays: 1, achieveRate: 50 })
    expect(dataOf(await late.post(`${C}/report/getResultReport`, { chalnCode: STAIRS }))).toMatchObject({ resultTxt: '1일을 해내셨어요.', successYn: 'N' })
  })

  test('who quits keeps the days that were done by then, and nothing is asked of them any more [CHA-02]', async () => {
    const member = await joined()
    for (const seq of [11, 12, 13]) await enter(member, TODAY, seq)
    expect((await member.post(`${C}/updateChalQuit`, { chalnCode: STAIRS })).statusCode).toBe(200)
    expect(dataOf(await member.get(`/api/chalen/misson/myMissonList?missionDt=${TODAY}`))).toEqual([])
    server.clock.set(new Date('2026-12-13T19:00:00Z'))
    await (await server.signedIn(member)).post(`${C}/getChalnEnd`, { chalnCode: STAIRS })
    expect(await server.database.db.select().from(challengeResults).where(eq(challengeResults.hcId, member.hcId))).toMatchObject([{ chalnCode: STAIRS, successYn: 'N', successDays: 1, points: 0 }])
  })
})
