import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeResults } from '#server/domain/challenge/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { COACHED, openEveryKind, setOut, WEEK, weigh, WEIGHT } from '#server/test-support/challenges.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { lookOnce } from '#server/test-support/night.ts'
import { statementsOf } from '#server/test-support/statements.ts'

const C = '/api/chalen/challenge'

/** Challenges that go by a weight: until their last day, 29 November. */
describe.each(databaseKinds)('the weight of a challenge, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
    await openEveryKind(server.database.db, 5, WEEK)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(seoulInstant('20261116', '0900')))

  const at = async (member: TestMember, day: string) => {
    server.clock.set(seoulInstant(day, '0900'))
    return server.signedIn(member)
  }
  const join = async (member: TestMember, chalnCode: string) => {
    expect((await member.post(`${C}/insertChalJoin`, { chalnCode })).statusCode).toBe(200)
    await setOut(server.database.db, member, chalnCode)
  }
  const quit = async (member: TestMember, chalnCode: string) =>
    expect((await member.post(`${C}/updateChalQuit`, { chalnCode })).statusCode).toBe(200)
  const infoOf = async (member: TestMember, chalnCode: string) =>
    dataOf<{ myJoin: object }>(await member.post(`${C}/getChalnInfo`, { chalnCode })).myJoin

  test.each([WEIGHT, COACHED])(
    'is the last one until its last day, as the settlement has it (%s)',
    async (chalnCode) => {
      const member = await server.member('saebyeok')
      await join(member, chalnCode)
      await weigh(server.database.db, member, { '20261129': 71, '20261130': 70 })
      // On the morning after the last day, before and after it is settled, and later.
      server.clock.set(seoulInstant('20261130', '0010'))
      const counting = await server.signedIn(member)
      expect(await infoOf(counting, chalnCode)).toMatchObject({ todayVal: '71.0', achieveRate: 50 })
      server.clock.set(seoulInstant('20261130', '0400'))
      await lookOnce(server)
      await weigh(server.database.db, member, { '20261202': 69 })
      const later = await at(member, '20261203')
      expect(await infoOf(later, chalnCode)).toMatchObject({ todayVal: '71.0', achieveRate: 50 })
      const [result] = await server.database.db
        .select()
        .from(challengeResults)
        .where(and(eq(challengeResults.hcId, member.hcId), eq(challengeResults.chalnCode, chalnCode)))
      expect(result).toMatchObject({ achieveRate: 50, values: [{ valueTxt: '71.0kg' }] })
      expect(dataOf(await later.get(`${C}/chalTarget?chalnCode=${chalnCode}`))).toMatchObject({ nowVal: '71.0' })
    },
  )

  test('of several costs as many statements as that of one, and each has the days away of its own', async () => {
    const member = await server.member('saebyeok')
    await join(member, WEIGHT)
    await quit(await at(member, '20261117'), WEIGHT)
    const back = await at(member, '20261120')
    await join(back, WEIGHT)
    await weigh(server.database.db, member, { '20261117': 71.5, '20261119': 71 })
    const one = await statementsOf(server.database.sql, () => back.post(`${C}/chalList`, {}))
    await join(back, COACHED)
    await quit(await at(member, '20261120'), COACHED)
    const again = await at(member, '20261122')
    await join(again, COACHED)
    await weigh(server.database.db, member, { '20261121': 70.5 })
    const two = await statementsOf(server.database.sql, () => again.post(`${C}/chalList`, {}))
    expect(two.length).toBe(one.length)
    expect(await infoOf(again, WEIGHT)).toMatchObject({ todayVal: '70.5' })
    expect(await infoOf(again, COACHED)).toMatchObject({ todayVal: '71.0' })
  })
})
