import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { type CouponKind, couponKinds } from '#server/domain/coupon/rules.ts'
import { courses, dishes } from '#server/domain/meal/schema.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const TODAY = '20261119'
const TOMORROW = '20261120'
const TOWER = 'REST000311'

describe.each(everyDatabase)('coupons on orders, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  /** The take-out lunch of a day at 한빛타워점. */
  const box = async (menuDt: string) => {
    const isBox = and(
      eq(courses.menuDt, menuDt),
      eq(courses.restaurantCode, TOWER),
      eq(courses.menuMealType, '2'),
      eq(courses.hallNo, 'E31T'),
    )
    const [row] = await server.database.db.select().from(courses).where(isBox).orderBy(asc(courses.menuCourseType))
    if (row === undefined) throw new Error(`No take-out lunch on ${menuDt}.`)
    return { id: String(row.menuSeq).slice(-5), left: row.takeOutCnt }
  }
  const give = async (
    member: TestMember,
    given: CouponKind = couponKinds.lunch,
    { sourceKey = 'a', restaurantCode = TOWER, days = 10 } = {},
  ) =>
    (
      await server.database.db.transaction((tx) =>
        issueCoupon(tx, member.hcId, { source: 'TEST', sourceKey, kind: given, restaurantCode, days }, TEST_NOW),
      )
    ).couponNo
  const item = async (member: TestMember, id: string) =>
    dataOf<Row>(await member.get(`/api/meal/reservation/getReserveItem/${id}`))
  const reserve = (
    member: TestMember,
    smartMenuSeq: string,
    more: { couponNo?: string; orderQty?: number; pickupTm?: string } = {},
  ) =>
    member.post('/api/mypage/wellorder/reservation/saveMealReservation', {
      smartMenuSeq,
      orderQty: 1,
      pickupTm: '1200',
      ...more,
    })
  const order = async (member: TestMember, ...asked: [id: string, more?: Parameters<typeof reserve>[2]]) =>
    dataOf<Row>(await reserve(member, ...asked))
  const cancel = (member: TestMember, smartOrderSeq: unknown) =>
    member.post('/api/mypage/wellorder/reservation/cancel', { smartOrderSeq })
  const use = (member: TestMember, couponNo: string) =>
    member.post('/api/mypage/coupon-status', { couponNo, statusCode: 'USED' })
  const coupon = async (member: TestMember, couponNo: string, headers = {}) =>
    dataOf<Row>(await member.get(`/api/mypage/coupon-detail?couponNo=${couponNo}`, headers))
  const list = async (member: TestMember, statusCode: string) =>
    dataOf<Row[]>(await member.get(`/api/mypage/coupon-list?statusCode=${statusCode}`)).map((row) => row.couponNo)
  const usable = async (member: TestMember) => dataOf<Row>(await member.get('/api/mypage/user-count')).couponCnt
  const sayOf = (answer: Awaited<ReturnType<typeof reserve>>) => [
    answer.statusCode,
    (answer.json() as Row).errorMessage,
  ]
  const at = async (day: string, time: string, work: () => Promise<void>) => {
    server.clock.set(seoulInstant(day, time))
    await work().finally(() => server.clock.set(TEST_NOW))
  }

  test('the one that fits and ends first is offered: of the restaurant, the day, the meal and the dish', async () => {
    const member = await server.member()
    const { id } = await box(TOMORROW)
    expect((await item(member, id)).coupon).toBeNull()
    await give(member, couponKinds.soyMilk, { sourceKey: 'mall', days: 3 })
    await give(member, couponKinds.lunch, { sourceKey: 'elsewhere', restaurantCode: 'REST000312', days: 3 })
    await give(member, couponKinds.lunch, { sourceKey: 'today only', days: 1 })
    await give(member, { ...couponKinds.lunch, mealType: '3' }, { sourceKey: 'dinner', days: 3 })
    await give(member, { ...couponKinds.salad, dish: '없는 요리' }, { sourceKey: 'other dish', days: 3 })
    expect((await item(member, id)).coupon).toBeNull()
    await give(member, couponKinds.lunch, { sourceKey: 'later', days: 20 })
    const first = await give(member, couponKinds.lunch, { sourceKey: 'first', days: 5 })
    expect((await item(member, id)).coupon).toEqual({
      couponNo: first,
      couponNm: '점심 한 끼 쿠폰',
      endDt: '20261123',
      couponAmt: 7000,
    })
    // Kits are no boxes.
    expect((await item(member, String(prodSeqOf(TOMORROW, 1)))).coupon).toBeNull()
    const dish = String((await item(member, id)).menuName).slice(-3)
    const own = await give(member, { ...couponKinds.salad, dish }, { sourceKey: 'dish', days: 4 })
    expect((await item(member, id)).coupon).toMatchObject({ couponNo: own })
  })

  test('a salad coupon is for dishes that are salads', async () => {
    const { dish } = couponKinds.salad
    const names = (await server.database.db.select({ name: dishes.menuName }).from(dishes)).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith(dish)).length).toBeGreaterThan(2)
  })

  test('the order takes one box off the bill and holds the coupon: no code, no till, no second order', async () => {
    const member = await server.member()
    const couponNo = await give(member)
    const [{ id }, { id: other, left }] = [await box(TOMORROW), await box(TODAY)]
    const made = await order(member, id, { couponNo })
    expect(made).toMatchObject({ payAmt: 0, supportAmt: 5000, couponNo, couponNm: '점심 한 끼 쿠폰', couponAmt: 2000 })
    expect(await coupon(member, couponNo)).toMatchObject({
      statusCode: 'ISSUED',
      smartOrderSeq: made.smartOrderSeq,
      barcodeTxt: null,
      useDtm: null,
      noteTxt: expect.stringMatching(/^11월 20일 12:00에 받을 .+ 예약에 써요/),
    })
    expect((await coupon(member, couponNo, { 'accept-language': 'en' })).noteTxt).toMatch(
      /which you pick up on November 20 at 12:00/,
    )
    expect([await list(member, 'ISSUED'), await usable(member), (await item(member, other)).coupon]).toEqual([
      [couponNo],
      0,
      null,
    ])
    expect(sayOf(await use(member, couponNo))).toEqual([
      409,
      '예약에 쓰기로 한 쿠폰이에요. 예약을 취소하면 다시 쓸 수 있어요.',
    ])
    expect(sayOf(await reserve(member, other, { couponNo }))).toEqual([409, '다른 예약에 쓰기로 한 쿠폰이에요.'])
    expect((await box(TODAY)).left).toBe(left)
    // The same again is the order that stands; without the coupon it is another one.
    expect(await order(member, id, { couponNo })).toMatchObject({ smartOrderSeq: made.smartOrderSeq })
    expect(sayOf(await reserve(member, id))).toEqual([409, expect.stringContaining('이미 예약한')])
  })

  test('what does not fit, is used or is another member’s pays for nothing', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const { id, left } = await box(TOMORROW)
    const UNFIT = [409, '이 예약에는 쓸 수 없는 쿠폰이에요.']
    expect(
      sayOf(await reserve(member, id, { couponNo: await give(member, couponKinds.soyMilk, { sourceKey: 'mall' }) })),
    ).toEqual(UNFIT)
    expect(sayOf(await reserve(member, id, { couponNo: await give(other) }))).toEqual(UNFIT)
    const lunch = await give(member)
    expect(sayOf(await reserve(member, String(prodSeqOf(TOMORROW, 1)), { couponNo: lunch, pickupTm: '1840' }))).toEqual(
      UNFIT,
    )
    expect((await use(member, lunch)).statusCode).toBe(200)
    expect(sayOf(await reserve(member, id, { couponNo: lunch }))).toEqual([409, '이미 쓴 쿠폰이에요.'])
    expect((await box(TOMORROW)).left).toBe(left)
  })

  test('of two orders with one coupon at once one has it; the other keeps neither box nor place', async () => {
    const [today, tomorrow] = [await box(TODAY), await box(TOMORROW)]
    for (let turn = 0; turn < 5; turn += 1) {
      const member = await server.member()
      const couponNo = await give(member)
      const before = ((await box(TODAY)).left ?? 0) + ((await box(TOMORROW)).left ?? 0)
      const answers = await Promise.all([
        reserve(member, today.id, { couponNo }),
        reserve(member, tomorrow.id, { couponNo }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(((await box(TODAY)).left ?? 0) + ((await box(TOMORROW)).left ?? 0)).toBe(before - 1)
      const made = answers.find(({ statusCode }) => statusCode === 200)
      if (made) await cancel(member, dataOf<Row>(made).smartOrderSeq)
    }
  })

  test('of an order and a till at once one has it', async () => {
    const { id } = await box(TOMORROW)
    for (let turn = 0; turn < 5; turn += 1) {
      const member = await server.member()
      const couponNo = await give(member)
      const answers = await Promise.all([reserve(member, id, { couponNo }), use(member, couponNo)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
      const [made] = answers
      expect((await coupon(member, couponNo)).statusCode).toBe(made?.statusCode === 200 ? 'ISSUED' : 'USED')
      if (made?.statusCode === 200) await cancel(member, dataOf<Row>(made).smartOrderSeq)
    }
  })

  test('cancelling frees it once: it is good at the till again, and what it lies on next keeps it', async () => {
    const member = await server.member()
    const couponNo = await give(member)
    const [today, tomorrow] = [await box(TODAY), await box(TOMORROW)]
    const first = await order(member, today.id, { couponNo })
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(member, first.smartOrderSeq)))
    expect(answers.map((answer) => dataOf<Row>(answer))).toEqual(
      Array.from({ length: 6 }, () => expect.objectContaining({ statusCode: 'CANCEL', couponNo })),
    )
    expect((await box(TODAY)).left).toBe(today.left)
    expect(await coupon(member, couponNo)).toMatchObject({
      statusCode: 'ISSUED',
      smartOrderSeq: null,
      barcodeTxt: expect.any(String),
      noteTxt: '한 번에 한 장만 쓸 수 있어요.',
    })
    const second = await order(member, tomorrow.id, { couponNo })
    await cancel(member, first.smartOrderSeq)
    expect(await coupon(member, couponNo)).toMatchObject({ smartOrderSeq: second.smartOrderSeq, barcodeTxt: null })
    await cancel(member, second.smartOrderSeq)
    expect([(await use(member, couponNo)).statusCode, await usable(member)]).toEqual([200, 0])
  })

  test('with more boxes it still pays for one', async () => {
    const member = await server.member()
    const couponNo = await give(member)
    const made = await order(member, (await box(TOMORROW)).id, { couponNo, orderQty: 3 })
    expect(made).toMatchObject({ payAmt: 9000, couponAmt: 7000 })
    const change = async (orderQty: number) =>
      dataOf<Row>(
        await member.post('/api/mypage/wellorder/reservation/modifyMealReservation', {
          smartOrderSeq: made.smartOrderSeq,
          orderQty,
        }),
      )
    expect(await change(2)).toMatchObject({ payAmt: 2000, couponAmt: 7000 })
    expect(await change(1)).toMatchObject({ payAmt: 0, couponAmt: 2000 })
    await cancel(member, made.smartOrderSeq)
  })

  test('handing over uses it', async () => {
    const member = await server.member()
    const couponNo = await give(member)
    const made = await order(member, (await box(TOMORROW)).id, { couponNo })
    await at(TOMORROW, '1152', async () => {
      const there = await server.signedIn(member)
      const answers = await Promise.all(
        Array.from({ length: 3 }, () =>
          there.post('/api/mypage/wellorder/reservation/pickuped', { smartOrderSeq: made.smartOrderSeq }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(await coupon(there, couponNo)).toMatchObject({
        statusCode: 'USED',
        useDtm: '202611201152',
        smartOrderSeq: made.smartOrderSeq,
        barcodeTxt: null,
      })
      expect(sayOf(await use(there, couponNo))).toEqual([409, '이미 쓴 쿠폰이에요. 11월 20일 11:52에 예약에 썼어요.'])
    })
  })

  test('whoever does not come has used it when the counter closes, by the clock alone', async () => {
    const member = await server.member()
    const couponNo = await give(member, couponKinds.lunch, { days: 2 })
    const sooner = await give(member, couponKinds.lunch, { sourceKey: 'b', days: 1 })
    await use(member, sooner)
    const made = await order(member, (await box(TOMORROW)).id, { couponNo })
    const { pickupEndTm } = made
    await at(TOMORROW, '1200', async () =>
      expect(await coupon(await server.signedIn(member), couponNo)).toMatchObject({
        statusCode: 'ISSUED',
        barcodeTxt: null,
      }),
    )
    await at(TOMORROW, String(pickupEndTm), async () => {
      const later = await server.signedIn(member)
      expect(await coupon(later, couponNo)).toMatchObject({
        statusCode: 'USED',
        useDtm: `${TOMORROW}${String(pickupEndTm)}`,
        noteTxt: '한 번에 한 장만 쓸 수 있어요.',
      })
      expect([await list(later, 'ISSUED'), await list(later, 'USED'), await list(later, 'EXPIRED')]).toEqual([
        [],
        [couponNo, sooner],
        [],
      ])
      expect(sayOf(await use(later, couponNo))).toEqual([
        409,
        `이미 쓴 쿠폰이에요. 11월 20일 ${String(pickupEndTm).slice(0, 2)}:${String(pickupEndTm).slice(2)}에 예약에 썼어요.`,
      ])
      expect(await coupon(later, couponNo)).toMatchObject({ useRestaurantName: null })
    })
    // Its last day has gone: used stays used.
    await at('20261125', '0900', async () =>
      expect(await coupon(await server.signedIn(member), couponNo)).toMatchObject({ statusCode: 'USED' }),
    )
  })
})
