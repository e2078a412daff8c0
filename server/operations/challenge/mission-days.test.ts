import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeResults, challenges, memberChallenges } from '#server/domain/challenge/schema.ts'
import { challengeMissions } from '#server/domain/mission/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
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
    await member.post(`${C}/insertChalTerms`, {
      chalnCode: STAIRS,
      termsList: [81, 82].map((termsSeq) => ({ termsSeq, agreeYn: 'Y' })),
    })
    expect(
      (await member.post(`${C}/insertChalJoin`, { chalnCode: STAIRS, promiseTxt: '한 층이라도' })).statusCode,
    ).toBe(200)
    return member
  }
  const infoOf = async (member: TestMember) =>
    dataOf<{ myJoin: object }>(await member.post(`${C}/getChalnInfo`, { chalnCode: STAIRS })).myJoin
  const enter = async (member: TestMember, missionDt: string, missionSeq: number) =>
    dataOf<{ missionDailySeq: number }>(
      await member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq }),
    ).missionDailySeq

  test('a day counts at once when all its missions are done, and no more when one is taken back [CHA-01]', async () => {
    const member = await joined()
    expect(await infoOf(member)).toMatchObject({
      successDays: 0,
      todayVal: '0',
      todayGoalVal: '3',
      unitNm: '개',
      achieveRate: 0,
    })
    const first = await enter(member, TODAY, 11)
    await enter(member, TODAY, 12)
    expect(await infoOf(member)).toMatchObject({ successDays: 0, todayVal: '2', achieveRate: 0 })
    await enter(member, TODAY, 13)
    expect(await infoOf(member)).toMatchObject({ successDays: 1, todayVal: '3', achieveRate: 50 })
    expect(dataOf(await member.post(`${C}/chalList`))).toMatchObject([{ chalnCode: STAIRS, achieveRate: 50 }])
    await member.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq: first })
    expect(await infoOf(member)).toMatchObject({ successDays: 0, todayVal: '2', achieveRate: 0 })
  })

  test('who did all the days has finished and is told how many did; others are told how far it was', async () => {
    server.clock.set(seoulInstant(YESTERDAY, '0900'))
    const early = [await joined(), await joined()] as const
    server.clock.set(TEST_NOW)
    const [member, other] = [await server.signedIn(early[0]), await server.signedIn(early[1])]
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
    expect(await resultOf(other)).toMatchObject({
      endYn: 'Y',
      successYn: 'N',
      achieveRate: 50,
      rewardPoint: 0,
      joinCnt: 0,
    })
    expect(await resultOf(member)).toMatchObject({
      endYn: 'Y',
      successYn: 'Y',
      achieveRate: 100,
      rewardPoint: 500,
      joinCnt: 1,
    })
    expect(await resultOf(other)).toMatchObject({ joinCnt: 1 })
  })

  test('a late tick counts until the settlement, to the minute; from then on nothing can be changed', async () => {
    const member = await joined()
    for (const each of [11, 12, 13]) await enter(member, TODAY, each)
    server.clock.set(seoulInstant('20261214', '0359'))
    const late = await server.signedIn(member)
    const seq = await enter(late, '20261213', 11)
    await enter(late, '20261213', 12)
    expect(dataOf(await late.get('/api/chalen/misson/myMissonList?missionDt=20261213'))).toMatchObject([
      { missionSeq: 11, settledYn: 'N' },
      { settledYn: 'N' },
      { settledYn: 'N' },
    ])
    server.clock.set(seoulInstant('20261214', '0400'))
    const after = await server.signedIn(member)
    const refused = await Promise.all([
      after.post('/api/chalen/misson/insertMissonDaily', { missionDt: '20261213', missionSeq: 13 }),
      after.post('/api/chalen/misson/updateMissonDaily', { missionDailySeq: seq, memoTxt: '늦은 말' }),
      after.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq: seq }),
    ])
    expect(refused.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      refused.map(() => [409, { error: 'over', errorMessage: '이미 끝난 챌린지예요.' }]),
    )
    expect(dataOf(await after.get('/api/chalen/misson/myMissonList?missionDt=20261213'))).toMatchObject([
      { missionSeq: 11, doneYn: 'Y', settledYn: 'Y' },
      { doneYn: 'Y' },
      { doneYn: 'N', settledYn: 'Y' },
    ])
    expect(dataOf(await after.post(`${C}/getChalnEnd`, { chalnCode: STAIRS }))).toMatchObject({
      endYn: 'Y',
      achieveRate: 50,
    })
    expect(dataOf(await after.post(`${C}/report/getResultReport`, { chalnCode: STAIRS }))).toMatchObject({
      resultTxt: '1일을 해내셨어요.',
      successYn: 'N',
    })
  })

  test('a late day that was completed before the settlement is in the result', async () => {
    const member = await joined()
    for (const seq of [11, 12, 13]) await enter(member, TODAY, seq)
    server.clock.set(seoulInstant('20261214', '0359'))
    const late = await server.signedIn(member)
    for (const seq of [11, 12, 13]) await enter(late, '20261213', seq)
    server.clock.set(seoulInstant('20261214', '0400'))
    expect(dataOf(await (await server.signedIn(member)).post(`${C}/getChalnEnd`, { chalnCode: STAIRS }))).toMatchObject(
      { endYn: 'Y', successYn: 'Y', achieveRate: 100 },
    )
  })

  test('a mission that another challenge still asks for can be entered, though one of the two is settled', async () => {
    const member = await joined()
    const also = 'CH20261204'
    const { db } = server.database
    await db
      .insert(memberChallenges)
      .values({ hcId: member.hcId, chalnCode: also, memberKey: `also ${member.hcId}`, joinedAt: TEST_NOW })
    await db.insert(challengeMissions).values({ chalnCode: also, missionSeq: 12, orderSeq: 9 }).onConflictDoNothing()
    server.clock.set(seoulInstant('20261214', '0900'))
    const late = await server.signedIn(member)
    const rows = dataOf<{ missionSeq: number; settledYn: string }[]>(
      await late.get('/api/chalen/misson/myMissonList?missionDt=20261213'),
    )
    expect(rows.map(({ missionSeq, settledYn }) => `${missionSeq} ${settledYn}`)).toEqual([
      '11 Y',
      '12 N',
      '13 Y',
      '15 N',
      '16 N',
    ])
    await enter(late, '20261213', 12)
  })

  test('who quits keeps the days that were done by then, and nothing is asked of them any more [CHA-02]', async () => {
    const member = await joined()
    for (const seq of [11, 12, 13]) await enter(member, TODAY, seq)
    expect((await member.post(`${C}/updateChalQuit`, { chalnCode: STAIRS })).statusCode).toBe(200)
    expect(dataOf(await member.get(`/api/chalen/misson/myMissonList?missionDt=${TODAY}`))).toEqual([])
    server.clock.set(new Date('2026-12-13T19:00:00Z'))
    await (await server.signedIn(member)).post(`${C}/getChalnEnd`, { chalnCode: STAIRS })
    expect(
      await server.database.db.select().from(challengeResults).where(eq(challengeResults.hcId, member.hcId)),
    ).toMatchObject([{ chalnCode: STAIRS, successYn: 'N', successDays: 1, points: 0 }])
  })
})
