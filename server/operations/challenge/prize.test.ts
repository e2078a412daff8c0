/** The coupon that the team with the highest average is promised, when the clock has passed the settlement. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeMembers, challenges, challengeScores } from '#server/domain/challenge/schema.ts'
import { seed } from '#server/domain/challenge/seed.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

type Coupon = { couponNo: string; couponNm: string; startDt: string; endDt: string; restaurantCode: string | null }
type Result = { teamRankNo: number | null; teamCoupon: { couponNo: string; couponNm: string; sharedYn: string } | null }

const WALK = 'CH20261102'
const C = '/api/chalen/challenge'
/** Settled on Monday the 30th at four in the morning. */
const BEFORE = new Date('2026-11-29T18:59:00Z')
const SETTLED = new Date('2026-11-30T00:00:00Z')

describe.each(databaseKinds)('the prize of a team, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const snacks = async (member: TestMember) =>
    dataOf<Coupon[]>(await member.get('/api/mypage/coupon-list')).filter(({ couponNm }) => couponNm === '간식 쿠폰')
  const resultOf = async (member: TestMember) =>
    dataOf<Result>(await member.post(`${C}/report/getResultReport`, { chalnCode: WALK }))
  const noticesOf = async ({ hcId }: TestMember) =>
    server.database.db
      .select()
      .from(alarms)
      .where(and(eq(alarms.hcId, hcId), eq(alarms.sourceKey, `chaln-prize:${WALK}`)))

  /** Whoever is in no team of these members has walked a hundred steps a day. */
  async function leaveBehind(winners: readonly TestMember[]): Promise<void> {
    const { db } = server.database
    const seats = await db
      .select({ memberKey: challengeMembers.memberKey, teamSeq: challengeMembers.teamSeq, hcId: challengeMembers.hcId })
      .from(challengeMembers)
      .where(and(eq(challengeMembers.chalnCode, WALK), isNotNull(challengeMembers.teamSeq)))
    const first = new Set(
      seats.filter(({ hcId }) => winners.some((winner) => winner.hcId === hcId)).map(({ teamSeq }) => teamSeq),
    )
    for (const [rankVal, isFirst] of [
      [15_000, true],
      [100, false],
    ] as const) {
      const keys = seats.filter(({ teamSeq }) => first.has(teamSeq) === isFirst).map(({ memberKey }) => memberKey)
      await db
        .update(challengeScores)
        .set({ rankVal })
        .where(and(eq(challengeScores.chalnCode, WALK), inArray(challengeScores.memberKey, keys)))
    }
  }

  test('is in the coupon box of each of them once the challenge is settled, told and shown by the result', async () => {
    const [winner, other] = [await server.member('haneul'), await server.member('emily')]
    await leaveBehind([winner])
    server.clock.set(BEFORE)
    expect(await snacks(await server.signedIn(winner))).toEqual([])
    server.clock.set(SETTLED)
    const [member, loser] = [await server.signedIn(winner), await server.signedIn(other)]
    await lookOnce(server)
    const [coupon] = await snacks(member)
    expect(coupon).toMatchObject({ startDt: '20261130', endDt: '20261229', restaurantCode: 'REST000311' })
    expect(await resultOf(member)).toMatchObject({
      teamRankNo: 1,
      teamCoupon: { couponNo: coupon?.couponNo, couponNm: '간식 쿠폰', sharedYn: 'N' },
    })
    const [told] = await noticesOf(winner)
    expect([told?.title, told?.body]).toEqual([
      '1위 팀이에요. 간식 쿠폰을 드렸어요',
      '점심 산책 챌린지에서 평균이 가장 높았어요.',
    ])
    expect((await resultOf(loser)).teamCoupon).toBeNull()
    expect([await snacks(loser), await noticesOf(other)]).toEqual([[], []])
    // Read again nothing comes twice.
    await resultOf(member)
    expect([await snacks(member), await noticesOf(winner)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('of teams with the same average all get one, and read that others did', async () => {
    const [one, other] = [await server.member('haneul'), await server.member('haneul')]
    await leaveBehind([one, other])
    server.clock.set(SETTLED)
    for (const each of [one, other]) {
      const member = await server.signedIn(each)
      expect((await resultOf(member)).teamCoupon?.sharedYn).toBe('Y')
      expect(await snacks(member)).toHaveLength(1)
      expect((await noticesOf(each)).map(({ body }) => body)).toEqual([
        '점심 산책 챌린지에서 평균이 같은 팀 모두에게 드렸어요.',
      ])
    }
  })

  test('is given in a database of an earlier build, too, where it stood in words alone', async () => {
    const { db } = server.database
    const [before] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    const rewards = before?.rewards.map(({ teamCoupon: _given, ...words }) => words) ?? []
    await db.update(challenges).set({ rewards }).where(eq(challenges.chalnCode, WALK))
    await seed.day?.(db, '20261119')
    const [after] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    expect(after?.rewards).toEqual(before?.rewards)
  })
})
