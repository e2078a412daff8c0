import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyActivity, stepReadings } from '#server/domain/activity/schema.ts'
import { badgeNightQueries } from '#server/domain/challenge/badge-night.queries.ts'
import {
  challengeBadges,
  challengeCounts,
  challengeScores,
  challenges,
  memberChallenges,
} from '#server/domain/challenge/schema.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { challengeMissions, missionEntries } from '#server/domain/mission/schema.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { LUNCHES, openEveryKind, STAIRS, WALK } from '#server/test-support/challenges.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

const C = '/api/chalen/challenge'
const DAYS = ['20261116', '20261117', '20261118', '20261119', '20261120']

/** A badge is the thing that a member keeps of a challenge: once it has been earned, nothing takes it away. */
describe.each(databaseKinds)('a badge of a challenge, %s', (kind) => {
  let server: TestServer
  let asked: number[]
  beforeAll(async () => {
    server = await startTestServer(kind)
    const { db } = server.database
    await openEveryKind(db, 5, [...DAYS, '20261123'])
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
  async function joined(chalnCode: string = STAIRS): Promise<TestMember> {
    const member = await server.member('saebyeok')
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode })).statusCode).toBe(200)
    return member
  }
  const night = (day: string) => {
    server.clock.set(seoulInstant(day, '0400'))
    return lookOnce(server)
  }
  const kept = async ({ hcId }: TestMember) =>
    (
      await server.database.db
        .select()
        .from(challengeBadges)
        .where(eq(challengeBadges.hcId, hcId))
        .orderBy(asc(challengeBadges.earnedDt), asc(challengeBadges.badgeCode))
    ).map(({ badgeCode, earnedDt }) => `${badgeCode} ${earnedDt}`)
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
  /** Enters anew what was taken back as the day's first. */
  const doAgain = (member: TestMember, missionDt: string) =>
    member.post('/api/chalen/misson/insertMissonDaily', { missionDt, missionSeq: asked[0] })
  /** The number of the entry that is the first of a day. */
  const firstOf = async (member: TestMember, day: string) =>
    dataOf<{ daily: { missionDailySeq: number } | null }[]>(
      await member.get(`/api/chalen/misson/myMissonList?missionDt=${day}`),
    )[0]?.daily?.missionDailySeq ?? 0
  const takeBack = async (member: TestMember, missionDailySeq: number) =>
    expect((await member.post('/api/chalen/misson/deleteMissonDaily', { missionDailySeq })).statusCode).toBe(200)
  const badgesOf = async (member: TestMember, chalnCode: string = STAIRS) =>
    dataOf<{ badgeList: { badgeCode: string; getYn: string; getDt: string | null }[] }>(
      await member.post(`${C}/getChalnBadgeInfo`, { chalnCode }),
    ).badgeList.flatMap(({ badgeCode, getYn, getDt }) => (getYn === 'Y' ? [`${badgeCode} ${String(getDt)}`] : []))
  /** Nine thousand steps, of which five thousand at lunch. */
  const walk = async ({ hcId }: TestMember, activityDt: string) => {
    const { db } = server.database
    await db.insert(stepReadings).values([
      { hcId, activityDt, readAt: '1130', steps: 4000 },
      { hcId, activityDt, readAt: '1400', steps: 9000 },
    ])
    await db.insert(dailyActivity).values({ hcId, activityDt, steps: 9000 }).onConflictDoNothing()
  }
  const unwalk = ({ hcId }: TestMember, activityDt: string) =>
    server.database.db
      .delete(stepReadings)
      .where(and(eq(stepReadings.hcId, hcId), eq(stepReadings.activityDt, activityDt)))

  test('is of its day as long as that may be corrected, and looking at it keeps nothing', async () => {
    const member = await joined()
    const first = await doAll(member, '20261116')
    expect(await badgesOf(member)).toEqual(['FIRST 20261116'])
    await takeBack(member, first)
    expect(await badgesOf(member)).toEqual([])
    await doAgain(member, '20261116')
    const next = await at(member, '20261117')
    expect(await badgesOf(next)).toEqual(['FIRST 20261116'])
    expect(await kept(member)).toEqual([])
    await takeBack(next, await firstOf(next, '20261116'))
    expect(await badgesOf(next)).toEqual([])
  })

  test('is kept by the night that closes its day, the same for who has looked and who has not', async () => {
    const [looking, other] = [await joined(), await joined()]
    for (const member of [looking, other]) await doAll(member, '20261116')
    await night('20261117')
    expect(await badgesOf(await at(looking, '20261117'))).toEqual(['FIRST 20261116'])
    for (const member of [looking, other]) expect(await kept(member)).toEqual([])
    await night('20261118')
    // Another server, or the same once more, finds it done.
    await night('20261118')
    for (const member of [looking, other]) expect(await kept(member)).toEqual(['FIRST 20261116'])
    for (const member of [looking, other]) {
      const late = await at(member, '20261118')
      await takeBack(late, await firstOf(late, '20261116'))
      await doAll(late, '20261117')
      expect(
        dataOf<{ myJoin: object }>(await late.post(`${C}/getChalnInfo`, { chalnCode: STAIRS })).myJoin,
      ).toMatchObject({ successDays: 1 })
      expect(await badgesOf(late)).toEqual(['FIRST 20261116'])
    }
  })

  test('of a day that was corrected on the next one is kept of what it was then', async () => {
    const [looking, other] = [await joined(), await joined()]
    for (const member of [looking, other]) await doAll(member, '20261116')
    const seen = await at(looking, '20261117')
    expect(await badgesOf(seen)).toEqual(['FIRST 20261116'])
    for (const member of [looking, other]) {
      const next = await at(member, '20261117')
      await takeBack(next, await firstOf(next, '20261116'))
      await doAll(next, '20261117')
    }
    await night('20261118')
    for (const member of [looking, other]) expect(await kept(member)).toEqual([])
    await night('20261119')
    for (const member of [looking, other]) {
      expect(await kept(member)).toEqual(['FIRST 20261117'])
      expect(await badgesOf(await at(member, '20261119'))).toEqual(['FIRST 20261117'])
    }
  })

  test.each([
    ['a ranking', 15_000],
    ['none', null],
  ] as const)(
    'of steps with %s: what comes on the next day is in it, what comes after its night has the days that it makes',
    async (_ranking, dayCap) => {
      const { db } = server.database
      await db.update(challenges).set({ dayCap }).where(eq(challenges.chalnCode, WALK))
      await db.delete(challengeCounts).where(eq(challengeCounts.chalnCode, WALK))
      const [late, later, corrected, quitter] = [
        await joined(WALK),
        await joined(WALK),
        await joined(WALK),
        await joined(WALK),
      ]
      await walk(corrected, '20261116')
      await walk(quitter, '20261116')
      server.clock.set(seoulInstant('20261116', '2100'))
      await quitter.post(`${C}/updateChalQuit`, { chalnCode: WALK })
      await night('20261117')
      expect(await badgesOf(await at(corrected, '20261117'), WALK)).toEqual(['FIRST 20261116'])
      await walk(late, '20261116')
      await unwalk(corrected, '20261116')
      await walk(later, '20261117')
      await night('20261118')
      expect(await Promise.all([late, later, corrected, quitter].map(kept))).toEqual([
        ['FIRST 20261116'],
        [],
        [],
        ['FIRST 20261116'],
      ])
      await night('20261119')
      await walk(later, '20261116')
      await unwalk(late, '20261116')
      expect(await badgesOf(await at(late, '20261119'), WALK)).toEqual(['FIRST 20261116'])
      expect(await badgesOf(await at(later, '20261119'), WALK)).toEqual(['FIRST 20261117'])
    },
  )

  test('of lunches is kept as the till has told of them; two at once keep it once', async () => {
    const { db } = server.database
    await db.update(challenges).set({ goalDays: 1 }).where(eq(challenges.chalnCode, LUNCHES))
    const member = await joined(LUNCHES)
    await tillQueries(db).count(member.hcId, { menuDt: '20261116', restaurantCode: 'REST000311' }, '20261117')
    server.clock.set(seoulInstant('20261118', '0400'))
    const badges = badgeNightQueries(db, missionDays)
    const challenge = (await badges.open('20261118')).find(({ chalnCode }) => chalnCode === LUNCHES)
    if (challenge === undefined) throw new Error('The lunches are not open.')
    const people = await badges.owed(LUNCHES, '', 200)
    await Promise.all([1, 2].map(() => badges.keep(challenge, people, server.clock.now())))
    expect(await kept(member)).toEqual(['DONE 20261116', 'FIRST 20261116'])
  })

  test('is kept by the settlement, whether its member has looked or not, and needs its days no more', async () => {
    const member = await joined()
    const late = await at(member, '20261120')
    for (const day of DAYS) await doAll(late, day)
    await night('20261130')
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
