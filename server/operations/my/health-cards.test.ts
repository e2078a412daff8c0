import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { menuItems } from '#server/domain/home/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = { healthCardCode: string; healthCardNm: string; shwYn: string; orderSeq: number }

describe.each(databaseKinds)('what home tells of health, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const cards = async (member: TestMember, headers?: Record<string, string>) =>
    dataOf<Row[]>(await member.get('/api/my/set/settingHealthShwYn', headers))
  const save = (member: TestMember, body: object) => member.post('/api/my/set/saveSettingHealthShwYn', body)

  test('three cards are shown until the member chooses, then those wanted, in their order [MYP-03]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    expect((await cards(member)).map(({ shwYn, orderSeq }) => [shwYn, orderSeq])).toEqual(
      ['Y', 'Y', 'Y', 'N', 'N', 'N', 'N'].map((shwYn, index) => [shwYn, index + 1]),
    )
    const wanted = [
      { healthCardCode: 'STEP', shwYn: 'Y', orderSeq: 2 },
      { healthCardCode: 'WEIGHT', shwYn: 'Y', orderSeq: 1 },
      { healthCardCode: 'SLEEP', shwYn: 'N', orderSeq: 3 },
    ]
    expect(dataOf(await save(member, wanted))).toEqual({ resultCnt: 7 })
    expect(dataOf(await save(member, wanted))).toEqual({ resultCnt: 0 })
    expect(
      (await cards(member, { 'accept-language': 'en' }))
        .slice(0, 4)
        .map(({ healthCardNm, shwYn }) => [healthCardNm, shwYn]),
    ).toEqual([
      ['Weight', 'Y'],
      ['Steps', 'Y'],
      ['Sleep', 'N'],
      ['Energy eaten', 'N'],
    ])
    expect((await cards(other)).filter(({ shwYn }) => shwYn === 'Y')).toHaveLength(3)
    expect((await save(member, [...wanted, { healthCardCode: 'STEP', shwYn: 'N', orderSeq: 4 }])).statusCode).toBe(400)
    expect((await save(member, [])).statusCode).toBe(400)
  })

  test('home shows the health cards chosen, in order, on the next phone too; others keep theirs [MYP-03]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const told = async (who: TestMember) =>
      dataOf<{ healthCardList: string[] | null }>(await who.post('/api/main/mainData')).healthCardList
    expect(await told(member)).toBeNull()
    const wanted = (shown: readonly string[]) =>
      ['SLEEP', 'STEP', 'WEIGHT', 'EAT'].map((healthCardCode, index) => ({
        healthCardCode,
        shwYn: shown.includes(healthCardCode) ? 'Y' : 'N',
        orderSeq: index + 1,
      }))
    await save(member, wanted(['SLEEP', 'STEP', 'EAT']))
    expect(await told(member)).toEqual(['SLEEP', 'STEP', 'EAT'])
    const next = await server.signedIn(member)
    expect(await told(next)).toEqual(['SLEEP', 'STEP', 'EAT'])
    await save(next, wanted([]))
    expect(await told(next)).toEqual([])
    expect(await told(other)).toBeNull()
  })

  test('a choice or an app of before may name what home has no face for: it is passed over [MYP-03]', async () => {
    const member = await server.member()
    const before = ['HEART', 'WEIGHT', 'MEDI'].map((code, index) => ({
      hcId: member.hcId,
      place: 'health' as const,
      code,
      showYn: 'Y' as const,
      orderSeq: index + 1,
    }))
    await server.database.db.insert(menuItems).values(before)
    expect((await cards(member)).map(({ healthCardCode }) => healthCardCode)).toEqual([
      'WEIGHT',
      'STEP',
      'EAT',
      'BURN',
      'BP',
      'SUGAR',
      'SLEEP',
    ])
    const answer = await save(member, [
      { healthCardCode: 'HEART', shwYn: 'Y', orderSeq: 1 },
      { healthCardCode: 'BP', shwYn: 'Y', orderSeq: 2 },
    ])
    expect(answer.statusCode).toBe(200)
    expect(
      (await cards(member)).filter(({ shwYn }) => shwYn === 'Y').map(({ healthCardCode }) => healthCardCode),
    ).toEqual(['BP'])
  })
})
