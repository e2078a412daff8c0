/** Who has said yes to news of challenges is told when a similar one opens: the morning's clock is moved over that day. */
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { challenges, challengeTermAnswers } from '#server/domain/challenge/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'

const WALK = 'CH20261102'
const NEXT = 'CH20261221'
const NEWS_TERM = 63

describe.each(databaseKinds)('news of challenges, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const newsOf = async ({ hcId }: TestMember) =>
    (
      await server.database.db
        .select()
        .from(alarms)
        .where(and(eq(alarms.hcId, hcId), like(alarms.sourceKey, 'chaln-open:%')))
    ).map(({ sourceKey, title, titleEng }) => [sourceKey, title, titleEng])
  const answers = async ({ hcId }: TestMember, agreeYn: 'Y' | 'N') =>
    server.database.db
      .update(challengeTermAnswers)
      .set({ agreeYn })
      .where(
        and(
          eq(challengeTermAnswers.hcId, hcId),
          eq(challengeTermAnswers.chalnCode, WALK),
          eq(challengeTermAnswers.termsSeq, NEWS_TERM),
        ),
      )

  test('come on the morning on which a similar one opens, once, to who said yes and to nobody else', async () => {
    const [willing, other] = [await server.member('haneul'), await server.member('haneul')]
    await answers(willing, 'Y')
    await answers(other, 'N')
    server.clock.set(TEST_NOW)
    const { db } = server.database
    const [walk] = await db.select().from(challenges).where(eq(challenges.chalnCode, WALK))
    if (walk === undefined) throw new Error('There is no walk.')
    const dates = { applyStartDt: '20261207', applyEndDt: '20261218', startDt: '20261221', endDt: '20270115' }
    await db.insert(challenges).values([
      { ...walk, ...dates, chalnCode: NEXT, settleDt: '20270118' },
      { ...walk, ...dates, chalnCode: `${NEXT}W`, settleDt: '20270118', kind: 'WF' },
    ])
    server.clock.set(seoulInstant('20261206', '0400'))
    await lookOnce(server)
    expect(await newsOf(willing)).toEqual([])
    for (const day of ['20261207', '20261208']) {
      server.clock.set(seoulInstant(day, '0400'))
      await lookOnce(server)
    }
    expect(await newsOf(willing)).toEqual([
      [`chaln-open:${NEXT}`, '비슷한 챌린지가 열렸어요', 'A similar challenge is open'],
    ])
    expect(await newsOf(other)).toEqual([])
  })
})
