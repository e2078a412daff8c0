import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepReadings } from '#server/domain/activity/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Answer = {
  aiChalnYn: string
  chalnCode: string | null
  chalnNm: string | null
  achieveRate: number | null
  coachTitle: string | null
  coachTxt: string
  healthScore: number | null
  nbtiNm: string | null
  changeAiStatusYn: string
  taskList: { taskNm: string; reasonTxt: string; menu: string | null; doneYn: string }[]
}

const LUNCH = new Date('2026-11-19T12:52:00+09:00')

describe.each(databaseKinds)('the coaching of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: LUNCH })
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(LUNCH))

  const ask = async (member: TestMember, body: object = {}, headers = {}) =>
    dataOf<Answer>(
      await member.post('/api/chalen/challenge/getAiChallenge', { route: 'challengeAiChallenge', ...body }, headers),
    )

  /** Lunch steps of today as the phone brought them, and nothing else of today. */
  async function walks(member: TestMember, steps: number) {
    const { db } = server.database
    const activityDt = '20261119'
    await db
      .delete(stepReadings)
      .where(and(eq(stepReadings.hcId, member.hcId), eq(stepReadings.activityDt, activityDt)))
    await db.insert(stepReadings).values([
      { hcId: member.hcId, activityDt, readAt: '1130', steps: 4000 },
      { hcId: member.hcId, activityDt, readAt: '1250', steps: 4000 + steps },
    ])
  }

  test('says what is left of the walk, from the phone’s own steps, in the member’s language [CHA-15]', async () => {
    const member = await server.member('haneul')
    await walks(member, 1820)
    const now = await ask(member)
    expect(now).toMatchObject({
      aiChalnYn: 'Y',
      chalnCode: 'CH20261102',
      coachTitle: '점심 먹고 12분, 그거면 돼요',
      achieveRate: 69,
    })
    expect(now.coachTxt).toMatch(/오늘은 1,180보 남았어요\.$/)
    expect(now.taskList[0]).toMatchObject({
      taskNm: '점심 먹고 12분 걷기',
      menu: 'challengeChallengeDetail',
      doneYn: 'N',
    })
    expect(now.healthScore).toBeGreaterThan(0)
    expect(now.nbtiNm).toBeTruthy()
    expect((await ask(member, {}, { 'accept-language': 'en' })).coachTitle).toBe('12 minutes after lunch will do')
    expect(JSON.stringify(now)).not.toMatch(/AI/)
  })

  test('what was walked today changes what is said, and reading says so without writing [CHA-10]', async () => {
    const member = await server.member('haneul')
    await walks(member, 1820)
    expect((await ask(member)).taskList[0]?.doneYn).toBe('N')
    await walks(member, 3200)
    const after = await ask(member)
    expect([after.changeAiStatusYn, after.taskList[0]?.doneYn]).toEqual(['Y', 'Y'])
    expect(await ask(member)).toEqual(after)
  })

  test('who is in no such challenge hears what it is, and another challenge coaches nobody [MBR-15]', async () => {
    const [member, other] = await Promise.all([server.member('haneul'), server.member()])
    expect(await ask(other)).toMatchObject({
      aiChalnYn: 'N',
      chalnCode: null,
      coachTitle: null,
      taskList: [],
      healthScore: null,
    })
    expect(await ask(member, { chalnCode: 'CH20261029' })).toMatchObject({ aiChalnYn: 'N' })
    expect(dataOf(await member.post('/api/member/getAiChalnYn', { hcId: '' }))).toEqual({
      aiChalnYn: 'Y',
      chalnCode: 'CH20261102',
    })
    expect(dataOf(await other.post('/api/member/getAiChalnYn', { hcId: '' }))).toEqual({
      aiChalnYn: 'N',
      chalnCode: null,
    })
  })
})
