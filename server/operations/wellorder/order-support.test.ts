import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveQueries } from '#server/domain/account/leave.queries.ts'
import { retainedPayments } from '#server/domain/identity/schema.ts'
import { courses } from '#server/domain/meal/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { SEEDED } from '#server/domain/subscription/seed.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const TOMORROW = '20261120'
const [TOWER, CAMPUS, SEOCHO] = ['REST000311', 'REST000312', 'REST000313'] as const
const path = '/api/mypage/wellorder/'

describe.each(databaseKinds)('what the employer gives to a meal with more than one order, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** The take-out lunch of a restaurant: its number and name. */
  const lunch = async (restaurantCode: string, menuDt = TOMORROW) => {
    const isLunch = and(
      eq(courses.menuDt, menuDt),
      eq(courses.restaurantCode, restaurantCode),
      eq(courses.menuMealType, '2'),
    )
    const rows = await server.database.db.select().from(courses).where(isLunch)
    const row = rows.find(({ hallNo }) => hallNo.endsWith('T'))
    if (row === undefined) throw new Error(`No take-out lunch at ${restaurantCode}.`)
    return String(row.menuSeq).slice(-5)
  }
  const item = async (member: TestMember, id: string) =>
    dataOf<Row>(await member.get(`/api/meal/reservation/getReserveItem/${id}`))
  const order = async (member: TestMember, smartMenuSeq: string, pickupTm = '1200') =>
    dataOf<Row>(await member.post(`${path}reservation/saveMealReservation`, { smartMenuSeq, orderQty: 1, pickupTm }))
  const cancel = async (member: TestMember, smartOrderSeq: unknown) =>
    dataOf<Row>(await member.post(`${path}reservation/cancel`, { smartOrderSeq }))
  const detail = async (member: TestMember, smartOrderSeq: unknown) =>
    dataOf<Row>(await member.get(`${path}reservation/detail?smartOrderSeq=${String(smartOrderSeq)}`))
  const waiting = async (member: TestMember) =>
    dataOf<Row[]>(await member.get(`${path}standbyList`)).map(({ smartOrderSeq, payAmt }) => [smartOrderSeq, payAmt])
  const noticesOf = async ({ hcId }: TestMember) =>
    (await server.database.db.select().from(alarms).where(eq(alarms.hcId, hcId))).filter(({ sourceKey }) =>
      sourceKey?.endsWith(':support'),
    )
  const paidFor = async (member: TestMember) =>
    dataOf<Row>(await member.post('/api/customer/mealPaymentList', { startDt: TOMORROW, endDt: TOMORROW }))
  const at = async (day: string, time: string, work: () => Promise<void>) => {
    server.clock.set(seoulInstant(day, time))
    await work().finally(() => server.clock.set(TEST_NOW))
  }
  const laterToday = (time: string, work: () => Promise<void>) => at('20261119', time, work)

  test('the first of two lunches is cancelled: the second costs 2,000 won, and all that shows it says why [SMO-03]', async () => {
    const member = await server.member()
    const [one, other] = [await lunch(TOWER), await lunch(CAMPUS)]
    const first = await order(member, one)
    const second = await order(member, other)
    expect([first, second]).toMatchObject([
      { supportAmt: 5000, payAmt: 2000, supportMovedYn: 'N', supportTo: null },
      { supportAmt: 0, payAmt: 7000, supportMovedYn: 'N', supportTo: null },
    ])
    await laterToday('1130', async () => {
      const { smartOrderSeq, menuName, menuNameEng } = second
      const supportTo = { smartOrderSeq, menuName, menuNameEng, supportAmt: 5000, payAmt: 2000 }
      const said = await cancel(member, first.smartOrderSeq)
      expect(said).toMatchObject({ statusCode: 'CANCEL', supportTo, supportMovedYn: 'N' })
      // The answer was lost: the same again is told the same, and nobody is told again.
      expect(await cancel(member, first.smartOrderSeq)).toEqual(said)
      expect(await detail(member, smartOrderSeq)).toMatchObject({
        supportAmt: 5000,
        payAmt: 2000,
        supportMovedYn: 'Y',
        supportTo: null,
      })
      expect(await waiting(member)).toEqual([[smartOrderSeq, 2000]])
      expect(await noticesOf(member)).toMatchObject([
        {
          kind: 'reservation',
          menu: 'mypageWellOrderDetail',
          linkSeq: Number(smartOrderSeq),
          title: '회사 지원금이 옮겨 왔어요',
          body: `먼저 한 점심 예약을 취소해서 지원금 5,000원이 ${String(menuName)} 예약에 적용됐어요. 이제 2,000원이에요.`,
          bodyEng: `You cancelled an earlier order of the same meal, so its 5,000 won now goes to ${String(menuNameEng)}. It costs 2,000 won.`,
        },
      ])
      // One share a meal: the first's place does not offer it a second time.
      expect(await item(member, one)).toMatchObject({ supportAmt: 0 })
      const third = await order(member, one)
      expect(third).toMatchObject({ supportAmt: 0, payAmt: 7000 })
      // The share goes on, as long as one of them stands.
      await laterToday('1135', async () => {
        expect(await cancel(member, smartOrderSeq)).toMatchObject({
          supportTo: { smartOrderSeq: third.smartOrderSeq, payAmt: 2000 },
        })
        expect(await cancel(member, third.smartOrderSeq)).toMatchObject({ supportTo: null })
        expect(await item(member, one)).toMatchObject({ supportAmt: 5000 })
      })
    })
  })

  test('cancelling one that was without moves nothing; what is ordered after that is the next in turn', async () => {
    const member = await server.member()
    const first = await order(member, await lunch(TOWER))
    const second = await order(member, await lunch(CAMPUS))
    await laterToday('1130', async () => {
      expect(await cancel(member, second.smartOrderSeq)).toMatchObject({ supportTo: null })
      expect(await detail(member, first.smartOrderSeq)).toMatchObject({ payAmt: 2000, supportMovedYn: 'N' })
      const again = await order(member, await lunch(CAMPUS))
      await laterToday('1131', async () => {
        expect(await cancel(member, first.smartOrderSeq)).toMatchObject({
          supportTo: { smartOrderSeq: again.smartOrderSeq },
        })
      })
    })
    expect(await noticesOf(member)).toHaveLength(1)
  })

  test('one that was handed over or missed keeps its bill, and the share with it', async () => {
    const member = await server.member()
    const first = await order(member, await lunch(TOWER))
    const second = await order(member, await lunch(CAMPUS))
    await at(TOMORROW, '1205', async () => {
      const there = await server.signedIn(member)
      await there.post(`${path}reservation/pickuped`, { smartOrderSeq: second.smartOrderSeq })
    })
    await at(TOMORROW, '1400', async () => {
      const later = await server.signedIn(member)
      expect(await detail(later, first.smartOrderSeq)).toMatchObject({ statusCode: 'NOSHOW', payAmt: 2000 })
      expect(await paidFor(later)).toMatchObject({ totalPayAmt: 9000, totalSupportAmt: 5000 })
    })
  })

  test('the day of a subscription is cancelled: the box that was ordered beside it has the share', async () => {
    const member = await server.member()
    const menu = dataOf<{ menuDt: string; menuList: Row[] }[]>(
      await member.post(`${path}getSubscribedMenu`, { subscribedSeq: SEEDED.salad }),
    )
    const day = menu[0]
    if (day === undefined) throw new Error('The subscription has no day.')
    const applied = dataOf<{ subscribedOrderSeq: number; itemList: Row[] }>(
      await member.post(`${path}saveSubscribedRegi`, {
        subscribedSeq: SEEDED.salad,
        pickupTm: '1150',
        itemList: menu
          .slice(0, 2)
          .map(({ menuDt, menuList }) => ({ menuDt, smartMenuSeq: String(menuList[0]?.smartMenuSeq) })),
      }),
    )
    await at('20261130', '1000', async () => {
      const mine = await server.signedIn(member)
      const box = await order(mine, await lunch(SEOCHO, day.menuDt))
      expect(box).toMatchObject({ menuDt: day.menuDt, supportAmt: 0, payAmt: 7000 })
      server.clock.set(seoulInstant('20261130', '1001'))
      await mine.post(`${path}cancelSubscribedOrder`, {
        subscribedOrderSeq: applied.subscribedOrderSeq,
        itemSeqList: [applied.itemList[0]?.itemSeq],
      })
      expect(await detail(mine, box.smartOrderSeq)).toMatchObject({
        supportAmt: 5000,
        payAmt: 2000,
        supportMovedYn: 'Y',
      })
      expect(await noticesOf(member)).toHaveLength(1)
    })
  })

  test('whoever leaves pays for what is cooked as if it had been ordered alone', async () => {
    const { db } = server.database
    const member = await server.member()
    await order(member, await lunch(TOWER))
    const cooked = await order(member, await lunch(CAMPUS))
    // Its kitchen closes its list a day earlier than the other one.
    await db
      .update(smartOrders)
      .set({ changeEndDtm: '202611191100', restaurantCode: CAMPUS, menuName: '남은 점심' })
      .where(and(eq(smartOrders.hcId, member.hcId), eq(smartOrders.orderSeq, Number(cooked.smartOrderSeq))))
    await leave(member)
    expect(await db.select().from(retainedPayments).where(eq(retainedPayments.itemTxt, '남은 점심'))).toMatchObject([
      { payAmt: 2000 },
    ])
  })

  /** Leaves as the account does it, without the steps before it. */
  const leave = async ({ hcId }: TestMember) =>
    leaveQueries(server.database.db).leave(
      hcId,
      'device',
      { reasonCode: undefined, reasonTxt: undefined },
      server.clock.now(),
    )
})
