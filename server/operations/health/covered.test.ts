import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const LOG = '/api/healthlog'
const YEAR = 'startDt=20251119&endDt=20261119'

/** What the product keeps of a member, each by the call that its screen reads, as the number of records in it. */
const KEPT: Readonly<Record<string, (read: (path: string) => Promise<unknown>) => Promise<number>>> = {
  steps: async (read) => Number(((await read('myLog/useKcal')) as { stepCnt: number | null }).stepCnt ?? 0),
  intake: async (read) =>
    ((await read('nutrition/DayEatMealMenu?baseDt=20261118')) as { mealList: unknown[] }).mealList.length,
  weight: async (read) => ((await read('health/MyWeightRecordList')) as unknown[]).length,
  'blood pressure': async (read) => ((await read('health/MyBloodpressureRecordList')) as { totalCnt: number }).totalCnt,
  'blood sugar': async (read) => ((await read(`health/BloodsugarGraph?${YEAR}`)) as { list: unknown[] }).list.length,
  sleep: async (read) =>
    ((await read('myLog/helhGraph?indicatorCode=SLP&startDt=20261021&endDt=20261119')) as { list: unknown[] }).list
      .length,
  'heart rate': async (read) =>
    ((await read('wrkot/heartRateList?startDt=20261113&endDt=20261119')) as { totalCnt: number }).totalCnt,
  'body composition: fat': async (read) =>
    ((await read(`myLog/helhGraph?indicatorCode=BDF&${YEAR}`)) as { list: unknown[] }).list.length,
  'body composition: muscle': async (read) =>
    ((await read(`myLog/helhGraph?indicatorCode=SKM&${YEAR}`)) as { list: unknown[] }).list.length,
  'health check-up': async (read) =>
    ((await read('myChkupHelh/helhTitle')) as { checkupList: unknown[] }).checkupList.length,
}

describe.each(databaseKinds)('what the health and nutrition records cover, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const countOf = (member: TestMember, what: string) =>
    KEPT[what]?.(async (path) => {
      const answer = await member.get(`${LOG}/${path}`)
      expect([path, answer.statusCode]).toEqual([path, 200])
      return dataOf(answer)
    })

  test.each(Object.keys(KEPT))(
    '%s: there for who has kept records, and nothing for who has not [PRD-06]',
    async (what) => {
      expect(await countOf(await server.member('haneul'), what)).toBeGreaterThan(0)
      expect(await countOf(await server.member('saebyeok'), what)).toBe(0)
    },
  )

  test('the hub names each kind that there is something of, and of the newcomer none [PRD-06]', async () => {
    const found = async (member: TestMember) =>
      dataOf<{ dataCode: string; existsYn: string }[]>(await member.get(`${LOG}/myLog/existsData`)).flatMap(
        ({ dataCode, existsYn }) => (existsYn === 'Y' ? [dataCode] : []),
      )
    expect(await found(await server.member('haneul'))).toEqual([
      'EAT',
      'STEP',
      'WRKOT',
      'BW',
      'BP',
      'BS',
      'SLP',
      'HR',
      'CHKUP',
    ])
    expect(await found(await server.member('saebyeok'))).toEqual([])
  })
})
