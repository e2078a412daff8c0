import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeDays, challengeScores, challenges, memberChallenges } from '#server/domain/challenge/schema.ts'
import { challengeMissions, missionEntries } from '#server/domain/mission/schema.ts'
import { watchNights } from '#server/night.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const STAIRS = 'CH20261116'
const C = '/api/chalen/challenge'
const DAYS = ['20261116', '20261117', '20261118', '20261119', '20261120']

/** A badge is the thing that a member keeps of a challenge: once it has been earned, nothing takes it away. */
describe.each(databaseKinds)('a badge of a challenge, %s', (kind) => {
  let server: TestServer
  let asked: number[]
  beforeAll(async () => {
    server = await startTestServer(kind)
    const { db } = server.database
    await db
      .update(challenges)
      .set({
        startDt: '20261116',
        endDt: '20261129',
        settleDt: '20261130',
        applyStartDt: '20261101',
        applyEndDt: '20261129',
        goalDays: 5,
        maxJoin: null,
        termsSet: null,
      })
      .where(eq(challenges.chalnCode, STAIRS))
    await db.delete(challengeDays).where(eq(challengeDays.chalnCode, STAIRS))
    await db.insert(challengeDays).values([...DAYS, '20261123'].map((dayDt) => ({ chalnCode: STAIRS, dayDt })))
    asked = (
      await db
        .select({ seq: challengeMissions.missionSeq })
        .from(challengeMissions)
        .where(eq(challengeMissions.chalnCode, STAIRS))
    ).map(({ seq }) => seq)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(seoulInstant('20261116', '0900')))

  const at = async (member: TestMember, day: string) => {
    server.clock.set(seoulInstant(day, '0900'))
    return server.signedIn(member)
  }
  async function joined(): Promise<TestMember> {
    const member = await server.member('saebyeok')
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode: STAIRS })).statusCode).toBe(200)
    return member
  }
  /** @returns the number of the day's first entry */
  async function doAll(member: TestMember, missionDt: string): Promise<number> {
    const entries: number[] = []
    for (const missionSeq of asked)
      entries.push(
        dataOf<{ missionDailySeq: number }>(
          await member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq }),
        ).missionDailySeq,
      )
    return entries[0] ?? 0
  }
  const takeBack = (member: TestMember, missionDailySeq: number) =>
    member.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq })
  const badgesOf = async (member: TestMember) =>
    dataOf<{ badgeList: { badgeCode: string; getYn: string; getDt: string | null }[] }>(
      await member.post(`${C}/getChalnBadgeInfo`, { chalnCode: STAIRS }),
    ).badgeList.flatMap(({ badgeCode, getYn, getDt }) => (getYn === 'Y' ? [`${badgeCode} ${String(getDt)}`] : []))

  test('of today goes with its day while that can be taken back; once its day is over and it was told it stays', async () => {
    const member = await joined()
    const first = await doAll(member, '20261116')
    expect(await badgesOf(member)).toEqual(['FIRST 20261116'])
    await takeBack(member, first)
    expect(await badgesOf(member)).toEqual([])
    await member.post('/api/chalen/misson/insertMissonDaily', { missionDt: '20261116', missionSeq: asked[0] })
    const next = await at(member, '20261117')
    expect(await badgesOf(next)).toEqual(['FIRST 20261116'])
    // The day is corrected: it counts no more, and the badge stays with the day on which it was earned.
    const again = dataOf<{ daily: { missionDailySeq: number } | null }[]>(
      await next.get('/api/chalen/misson/myMissonList?missionDt=20261116'),
    )
    await takeBack(next, again[0]?.daily?.missionDailySeq ?? 0)
    await doAll(next, '20261117')
    expect(
      dataOf<{ myJoin: object }>(await next.post(`${C}/getChalnInfo`, { chalnCode: STAIRS })).myJoin,
    ).toMatchObject({ successDays: 1 })
    expect(await badgesOf(next)).toEqual(['FIRST 20261116'])
  })

  test('is kept by the settlement, whether its member has looked or not, and needs its days no more', async () => {
    const member = await joined()
    const late = await at(member, '20261120')
    for (const day of DAYS) await doAll(late, day)
    server.clock.set(seoulInstant('20261130', '0400'))
    const failures: string[] = []
    const watch = watchNights({
      database: server.database,
      clock: server.clock,
      logError: (error, what) => failures.push(`${what}: ${String(error)}`),
    })
    await watch.look()
    await watch.stop()
    expect(failures).toEqual([])
    const { db } = server.database
    const [{ memberKey } = { memberKey: '' }] = await db
      .select({ memberKey: memberChallenges.memberKey })
      .from(memberChallenges)
      .where(eq(memberChallenges.hcId, member.hcId))
    await db.delete(challengeScores).where(eq(challengeScores.memberKey, memberKey))
    await db.delete(missionEntries).where(eq(missionEntries.hcId, member.hcId))
    expect(await badgesOf(await at(member, '20261201'))).toEqual(['FIRST 20261116', 'FIVE 20261120', 'DONE 20261120'])
  })
})
