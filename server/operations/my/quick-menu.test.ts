import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = { menuCode: string; menuNm: string; iconCd: string; shwYn: string; orderSeq: number }
type Entry = { menuCode: string; menuNm: string; orderSeq: number; newYn: string }

describe.each(databaseKinds)('the quick menu, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  const settings = async (member: TestMember) => dataOf<Row[]>(await member.get('/api/my/set/settingQuickMenuShwYn'))
  const atHome = async (member: TestMember, headers?: Record<string, string>) =>
    dataOf<Entry[]>(await member.get('/api/my/getQuickMenuList', headers))
  const save = (member: TestMember, codes: readonly string[], hidden: readonly string[] = []) =>
    member.post(
      '/api/my/set/saveQuickMenuShwYn',
      [
        ...codes.map((menuCode) => ({ menuCode, shwYn: 'Y' })),
        ...hidden.map((menuCode) => ({ menuCode, shwYn: 'N' })),
      ].map((row, index) => ({ ...row, orderSeq: index + 1 })),
    )

  test('five kinds of records stand at home until the member chooses; then the chosen, in order [MYP-03]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const usual = [
      'healthlogMealRecord',
      'healthlogWeightRecord',
      'healthlogBloodpressureRecord',
      'healthlogBloodSugarRecord',
      'healthlogSleepRecord',
    ]
    expect((await atHome(member)).map(({ menuCode }) => menuCode)).toEqual(usual)
    expect(await settings(member)).toHaveLength(12)

    const wanted = ['healthlogHealthMedicine', 'healthlogMealRecord']
    const saved = await save(member, wanted, ['healthlogSleepRecord'])
    expect(dataOf(saved)).toEqual({ resultCnt: 12 })
    expect(dataOf(await save(member, wanted, ['healthlogSleepRecord']))).toEqual({ resultCnt: 0 })
    expect(
      (await atHome(member, { 'accept-language': 'en' })).map(({ menuNm, orderSeq }) => [menuNm, orderSeq]),
    ).toEqual([
      ['Medicine', 1],
      ['Meal', 2],
    ])
    expect((await settings(member)).slice(0, 3).map(({ menuCode, shwYn }) => [menuCode, shwYn])).toEqual([
      ['healthlogHealthMedicine', 'Y'],
      ['healthlogMealRecord', 'Y'],
      ['healthlogSleepRecord', 'N'],
    ])
    expect((await atHome(other)).map(({ menuCode }) => menuCode)).toEqual(usual)
  })

  test('none, more than five, one twice or a place that is not offered change nothing', async () => {
    const member = await server.member()
    const all = (await settings(member)).map(({ menuCode }) => menuCode)
    const before = await atHome(member)
    for (const [codes, hidden] of [
      [[], all],
      [all.slice(0, 6), []],
      [[...all.slice(0, 2), all[0] ?? ''], []],
      [['mypageUserInfoManage'], []],
    ] as const) {
      expect((await save(member, codes, hidden)).statusCode).toBe(400)
    }
    expect(await atHome(member)).toEqual(before)
  })

  test('a new coupon puts its dot on the coupons', async () => {
    const member = await server.member()
    await save(member, ['mypageCouponList', 'mypagePoint'])
    const dots = async () => (await atHome(member)).map(({ newYn }) => newYn)
    expect(await dots()).toEqual(['N', 'N'])
    await issueCoupon(
      server.database.db,
      member.hcId,
      { source: 'TEST', sourceKey: 'new', kind: couponKinds.lunch, days: 30 },
      server.clock.now(),
    )
    expect(await dots()).toEqual(['Y', 'N'])
  })
})
