import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = { healthCardCode: string; healthCardNm: string; shwYn: string; orderSeq: number }

describe.each(databaseKinds)('what home tells of health, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const cards = async (member: TestMember, headers?: Record<string, string>) => dataOf<Row[]>(await member.get('/api/my/set/settingHealthShwYn', headers))
  const save = (member: TestMember, body: object) => member.post('/api/my/set/saveSettingHealthShwYn', body)

  test('nine cards are shown until the member chooses, then stand in the wanted order; what is not named is hidden [MYP-03]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    expect((await cards(member)).map(({ shwYn, orderSeq }) => [shwYn, orderSeq])).toEqual(Array.from({ length: 9 }, (_, index) => ['Y', index + 1]))
    const wanted = [
      { healthCardCode: 'STEP', shwYn: 'Y', orderSeq: 2 },
      { healthCardCode: 'WEIGHT', shwYn: 'Y', orderSeq: 1 },
      { healthCardCode: 'SLEEP', shwYn: 'N', orderSeq: 3 },
    ]
    expect(dataOf(await save(member, wanted))).toEqual({ resultCnt: 9 })
    expect(dataOf(await save(member, wanted))).toEqual({ resultCnt: 0 })
    expect((await cards(member, { 'accept-language': 'en' })).slice(0, 4).map(({ healthCardNm, shwYn }) => [healthCardNm, shwYn])).toEqual([['Weight', 'Y'], ['Steps', 'Y'], ['Sleep', 'N'], ['Energy eaten', 'N']])
    expect((await cards(other)).every(({ shwYn }) => shwYn === 'Y')).toBe(true)
    expect((await save(member, [...wanted, { healthCardCode: 'STEP', shwYn: 'N', orderSeq: 4 }])).statusCode).toBe(400)
    expect((await save(member, [])).statusCode).toBe(400)
  })
})
