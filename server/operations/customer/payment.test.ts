import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
type List = { totalCnt: number; totalPayAmt: number; totalSupportAmt: number; list: Row[] }

describe.each(databaseKinds)('payments, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const ask = (who: TestMember, body: object, headers = {}) => who.post('/api/customer/mealPaymentList', body, headers)
  const november = { startDt: '20261101', endDt: '20261130' }

  test('what was handed over is paid, the last first, with what the employer gave [CUS-02]', async () => {
    const haneul = await server.member('haneul')
    const { totalCnt, totalPayAmt, totalSupportAmt, list } = dataOf<List>(await ask(haneul, november))
    expect(totalCnt).toBe(list.length)
    expect(list.find((row) => row.paySeq === 1)).toEqual({
      paySeq: 1,
      payDtm: '202611121823',
      restaurantCode: 'REST000311',
      restaurantName: '한빛타워점',
      menuMealType: '3',
      courseTxt: '',
      menuName: '순두부찌개 밀키트',
      payTypeCode: 'DEDUCT',
      payAmt: 7900,
      supportAmt: 0,
      cancelYn: 'N',
    })
    const sum = (field: string) => list.reduce((total, row) => total + Number(row[field]), 0)
    expect([totalPayAmt, totalSupportAmt]).toEqual([sum('payAmt'), sum('supportAmt')])
    const moments = list.map((row) => String(row.payDtm))
    expect(moments).toEqual(moments.toSorted().toReversed())
    const english = dataOf<List>(await ask(haneul, november, { 'accept-language': 'en' }))
    expect(english.list.find((row) => row.paySeq === 1)).toMatchObject({
      restaurantName: 'Hanbit Tower',
      menuName: 'Soft tofu stew kit',
    })
  })

  test('haneul’s year has seventeen lunches a month; the one that was cancelled in time was never paid', async () => {
    const haneul = await server.member('haneul')
    const year = dataOf<List>(await ask(haneul, { startDt: '20251001', endDt: '20260930' }))
    const months = Map.groupBy(year.list, (row) => String(row.payDtm).slice(0, 6))
    const counts = [...months.values()].map((rows) => rows.length)
    expect(months.size).toBe(12)
    expect(counts.filter((count) => count === 17).length).toBeGreaterThanOrEqual(10)
    expect(counts.filter((count) => count === 16)).toHaveLength(1)
    expect([year.totalPayAmt, year.totalSupportAmt]).toEqual([year.totalCnt * 2000, year.totalCnt * 5000])
    expect(new Set(year.list.map((row) => String(row.payDtm).slice(0, 8))).size).toBe(year.totalCnt)
  })

  test('one that nobody came for is paid when the counter has closed, one that waits or is cancelled not', async () => {
    const saebyeok = await server.member('saebyeok')
    const order = (
      orderSeq: number,
      pickupEndTm: string,
      status: 'RESERVED' | 'CANCEL' = 'RESERVED',
    ): typeof smartOrders.$inferInsert => ({
      hcId: saebyeok.hcId,
      orderSeq,
      status,
      itemId: `T${String(orderSeq)}`,
      smartMenuSeq: '1',
      restaurantCode: 'REST000312',
      hallNo: 'E31B',
      menuDt: '20261119',
      menuMealType: '2',
      menuCourseType: '',
      courseTxt: '',
      menuName: '연어샐러드',
      menuNameEng: 'Salmon salad',
      subMenuTxt: '',
      pickupPlace: '',
      pickupPlaceEng: '',
      kcal: 400,
      orderQty: 1,
      price: 7000,
      supportAmt: 5000,
      payAmt: 2000,
      pickupTm: '1050',
      pickupEndTm,
      pickupNo: 'A-1',
      changeEndDtm: '202611191030',
      orderedAt: TEST_NOW,
    })
    // It is 11:24.
    await server.database.db
      .insert(smartOrders)
      .values([order(1, '1124'), order(2, '1125'), order(3, '1100', 'CANCEL')])
    expect(dataOf<List>(await ask(saebyeok, november))).toMatchObject({
      totalCnt: 1,
      totalPayAmt: 2000,
      totalSupportAmt: 5000,
      list: [{ paySeq: 1, payDtm: '202611191124' }],
    })
    expect(dataOf<List>(await ask(saebyeok, { ...november, restaurantCode: 'REST000311' })).totalCnt).toBe(0)
    // Nobody else's.
    expect(dataOf<List>(await ask(await server.member('dasom'), november)).totalCnt).toBe(0)
  })

  test('the salary pays for whom the employer has confirmed; who only named an employer pays by card', async () => {
    const { db } = server.database
    const member = await server.member('haneul')
    const ways = async () =>
      new Set(dataOf<List>(await ask(member, november)).list.map(({ payTypeCode }) => payTypeCode))
    expect(await ways()).toEqual(new Set(['DEDUCT']))
    await db.insert(companies).values({ bizCode: 'B00399', bizNm: '명부 없는 회사', bizNmEng: 'No directory' })
    await db
      .update(members)
      .set({ bizCode: 'B00399', employeeNumber: '', tomsYn: 'N' })
      .where(eq(members.hcId, member.hcId))
    expect(await ways()).toEqual(new Set(['CARD']))
  })

  test('a range that ends before it begins, or is longer than a year, is none [VAL-05]', async () => {
    const haneul = await server.member('haneul')
    for (const body of [
      { startDt: '20261102', endDt: '20261101' },
      { startDt: '20250101', endDt: '20260102' },
      { startDt: '20261131', endDt: '20261201' },
    ])
      expect((await ask(haneul, body)).statusCode).toBe(400)
    expect((await ask(haneul, { startDt: '20240101', endDt: '20241231' })).statusCode).toBe(200)
    expect((await ask(haneul, { startDt: '20261101', endDt: '20261101' })).statusCode).toBe(200)
  })
})
