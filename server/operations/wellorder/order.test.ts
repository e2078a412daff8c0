import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses } from '#server/domain/meal/schema.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { takeHomeDays } from '#server/domain/take-home/schema.ts'
import { pickupSlots, smartOrders } from '#server/domain/order/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

// Over 400 lines: what an order takes and gives back is counted in each test by the same few statements.

type Row = Record<string, unknown>

const TODAY = '20261119'
const TOWER = 'REST000311'

describe.each(everyDatabase)('orders to pick up, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  // Each test has a day of its own: kits and places of a day are everybody's.
  const soup = (day: string) => String(prodSeqOf(day, 1))
  const greens = (day: string) => String(prodSeqOf(day, 3))
  const on = (days: number) => addDays(TODAY, days)

  const reserve = (
    member: TestMember,
    smartMenuSeq: string,
    { orderQty = 1, pickupTm = '1840', ...more }: { orderQty?: number; pickupTm?: string; couponNo?: string } = {},
    headers = {},
  ) =>
    member.post(
      '/api/mypage/wellorder/reservation/saveMealReservation',
      { smartMenuSeq, orderQty, pickupTm, ...more },
      headers,
    )
  const cancel = (member: TestMember, smartOrderSeq: unknown) =>
    member.post('/api/mypage/wellorder/reservation/cancel', { smartOrderSeq })
  const pickUp = (member: TestMember, smartOrderSeq: unknown) =>
    member.post('/api/mypage/wellorder/reservation/pickuped', { smartOrderSeq })
  const detail = (member: TestMember, seq: unknown) =>
    member.get(`/api/mypage/wellorder/reservation/detail?smartOrderSeq=${String(seq)}`)
  const item = async (member: TestMember, id: string) =>
    dataOf<Row>(await member.get(`/api/meal/reservation/getReserveItem/${id}`))
  const times = async (member: TestMember, id: string) =>
    dataOf<Row[]>(await member.get(`/api/meal/reservation/getPickupTime/${id}`))
  const leftOf = async (id: string) =>
    (
      await server.database.db
        .select()
        .from(takeHomeDays)
        .where(eq(takeHomeDays.prodSeq, Number(id)))
    )[0]?.remainCnt
  const takenAt = async (menuDt: string, pickupTm: string) => {
    const isSlot = and(
      eq(pickupSlots.menuDt, menuDt),
      eq(pickupSlots.pickupTm, pickupTm),
      eq(pickupSlots.restaurantCode, TOWER),
      eq(pickupSlots.menuMealType, '3'),
    )
    return (await server.database.db.select().from(pickupSlots).where(isSlot))[0]?.taken
  }
  const standing = (itemId: string) =>
    server.database.db.$count(smartOrders, and(eq(smartOrders.itemId, itemId), eq(smartOrders.status, 'RESERVED')))
  const sayOf = (answer: Awaited<ReturnType<typeof reserve>>) => [
    answer.statusCode,
    (answer.json() as Row).errorMessage,
  ]
  /** Fifty members, signed in a few at a time: passwords are not hashed for fifty at once. */
  const crowd = async () => {
    const members: TestMember[] = []
    while (members.length < 50) members.push(...(await Promise.all(Array.from({ length: 5 }, () => server.member()))))
    return members
  }
  /** Tomorrow's take-out lunch at 한빛타워점. */
  const box = async () => {
    const isBox = and(
      eq(courses.menuDt, on(1)),
      eq(courses.restaurantCode, TOWER),
      eq(courses.menuMealType, '2'),
      eq(courses.hallNo, 'E31T'),
    )
    const [row] = await server.database.db.select().from(courses).where(isBox)
    if (row === undefined) throw new Error('No take-out lunch tomorrow.')
    return { ...row, id: String(row.menuSeq).slice(-5) }
  }
  const at = async (day: string, time: string, work: () => Promise<void>) => {
    server.clock.set(seoulInstant(day, time))
    await work().finally(() => server.clock.set(TEST_NOW))
  }

  test('a kit is reserved with number, place and price; stock and places go down [SMO-01] [MEA-11]', async () => {
    const member = await server.member('haneul')
    const id = soup(TODAY)
    expect(await item(member, id)).toMatchObject({
      prodSeq: Number(id),
      menuName: '소고기미역국 밀키트',
      price: 8900,
      supportAmt: 0,
      remainCnt: 9,
      orderYn: 'Y',
      orderEndDtm: `${TODAY}1500`,
      smartOrderSeq: null,
    })
    const order = dataOf<Row>(await reserve(member, id, { orderQty: 2, pickupTm: '1740' }))
    expect(order).toMatchObject({
      smartMenuSeq: id,
      prodSeq: Number(id),
      statusCode: 'RESERVED',
      orderQty: 2,
      payAmt: 17_800,
      pickupTm: '1740',
      pickupPlace: '지하 1층 테이크아웃 코너',
      changeEndDtm: `${TODAY}1500`,
      cancelYn: 'Y',
      pickupNo: expect.stringMatching(/^T-\d+$/),
      diaryRegiYn: 'N',
    })
    expect([await leftOf(id), await takenAt(TODAY, '1740')]).toEqual([7, 4])
    expect(await item(member, id)).toMatchObject({ remainCnt: 7, smartOrderSeq: order.smartOrderSeq })
    expect(await times(member, id)).toContainEqual({ pickupDt: TODAY, pickupTm: '1740', remainCnt: 6, closedYn: 'N' })
    expect((await times(member, id))[0]).toEqual({ pickupDt: TODAY, pickupTm: '1700', remainCnt: 0, closedYn: 'Y' })
  })

  test('of fifty members who want the last kit at once one has it and the others are told so', async () => {
    const id = greens(on(1))
    await server.database.db
      .update(takeHomeDays)
      .set({ remainCnt: 1 })
      .where(eq(takeHomeDays.prodSeq, Number(id)))
    const members = await crowd()
    // Half of them at one time, half at another, so that no place is short.
    const answers = await Promise.all(
      members.map((member, index) => reserve(member, id, { pickupTm: index % 2 === 0 ? '1820' : '1840' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ])
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => sayOf(answer)[1]))).toEqual(
      new Set(['방금 다 나갔어요.']),
    )
    expect([await leftOf(id), await standing(id)]).toEqual([0, 1])
    expect(((await takenAt(on(1), '1820')) ?? 0) + ((await takenAt(on(1), '1840')) ?? 0)).toBe(1)
  }, 60_000)

  test('of fifty members who want the last place of a time at once one has it; the others keep nothing', async () => {
    const day = on(2)
    const id = greens(day)
    await server.database.db
      .update(takeHomeDays)
      .set({ remainCnt: 100 })
      .where(eq(takeHomeDays.prodSeq, Number(id)))
    const isSlot = and(
      eq(pickupSlots.menuDt, day),
      eq(pickupSlots.pickupTm, '1800'),
      eq(pickupSlots.restaurantCode, TOWER),
    )
    await server.database.db.update(pickupSlots).set({ taken: 9 }).where(isSlot)
    const members = await crowd()
    const answers = await Promise.all(members.map((member) => reserve(member, id, { pickupTm: '1800' })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => sayOf(answer)[1]))).toEqual(
      new Set(['그 시간은 방금 꽉 찼어요. 다른 시간을 골라 주세요.']),
    )
    expect([await leftOf(id), await takenAt(day, '1800'), await standing(id)]).toEqual([99, 10, 1])
  }, 60_000)

  test('a double tap is one order, another amount is refused; after cancelling it can be had again', async () => {
    const member = await server.member()
    const id = soup(on(3))
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(member, id)))
    const [first] = answers.map((answer) => dataOf<Row>(answer))
    expect(new Set(answers.map((answer) => dataOf<Row>(answer).smartOrderSeq)).size).toBe(1)
    expect([await leftOf(id), await takenAt(on(3), '1840')]).toEqual([8, 1])
    expect(sayOf(await reserve(member, id, { orderQty: 2 }))).toEqual([409, expect.stringContaining('이미 예약한')])
    await cancel(member, first?.smartOrderSeq)
    expect((await reserve(member, id, { orderQty: 2 })).statusCode).toBe(200)
    expect(await leftOf(id)).toBe(7)
  })

  test('cancelling gives stock and place back once, however often it is asked for [SMO-03]', async () => {
    const member = await server.member()
    const id = soup(on(4))
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, id, { orderQty: 3 }))
    expect([await leftOf(id), await takenAt(on(4), '1840')]).toEqual([6, 3])
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(member, smartOrderSeq)))
    expect(answers.map((answer) => dataOf<Row>(answer).statusCode)).toEqual(Array.from({ length: 6 }, () => 'CANCEL'))
    expect([await leftOf(id), await takenAt(on(4), '1840')]).toEqual([9, 0])
    expect(dataOf<Row>(await detail(member, smartOrderSeq))).toMatchObject({
      statusCode: 'CANCEL',
      cancelYn: 'N',
      pickupNo: null,
      cancelDtm: '202611191124',
    })
  })

  test('an order changes as a whole or not at all: more is taken, less is given back, once [SMO-02]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const day = on(6)
    const id = soup(day)
    const [stock, before, after] = [await leftOf(id), await takenAt(day, '1740'), await takenAt(day, '1820')]
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, id, { orderQty: 2, pickupTm: '1740' }))
    const modify = (what: object, who = member) =>
      who.post('/api/mypage/wellorder/reservation/modifyMealReservation', { smartOrderSeq, ...what })
    expect(dataOf<Row>(await modify({ pickupTm: '1820', orderQty: 3 }))).toMatchObject({
      orderQty: 3,
      pickupTm: '1820',
      payAmt: 26_700,
      modifyYn: 'Y',
    })
    expect([await leftOf(id), await takenAt(day, '1740'), await takenAt(day, '1820')]).toEqual([
      (stock ?? 0) - 3,
      before,
      (after ?? 0) + 3,
    ])
    // A double tap takes nothing again.
    await Promise.all([modify({ orderQty: 1 }), modify({ orderQty: 1 })])
    expect([await leftOf(id), await takenAt(day, '1820')]).toEqual([(stock ?? 0) - 1, (after ?? 0) + 1])
    await server.database.db
      .update(takeHomeDays)
      .set({ remainCnt: 1 })
      .where(eq(takeHomeDays.prodSeq, Number(id)))
    expect(sayOf(await modify({ orderQty: 3, pickupTm: '1740' }))).toEqual([
      409,
      '그만큼은 남지 않았어요. 개수를 줄여 주세요.',
    ])
    expect((await modify({ pickupTm: '0300' })).statusCode).toBe(400)
    expect([await leftOf(id), await takenAt(day, '1740'), await takenAt(day, '1820')]).toEqual([
      1,
      before,
      (after ?? 0) + 1,
    ])
    expect([(await modify({ orderQty: 2 }, other)).statusCode, (await modify({})).statusCode]).toEqual([404, 400])
    await at(day, '1500', async () =>
      expect(sayOf(await modify({ orderQty: 2 }, await server.signedIn(member)))).toEqual([
        409,
        '바꿀 수 있는 시간이 지났어요.',
      ]),
    )
    const back = await server.signedIn(member)
    await cancel(back, smartOrderSeq)
    expect(sayOf(await modify({ orderQty: 2 }, back))).toEqual([409, '취소한 주문이에요.'])
  })

  test('an order changed and cancelled at once is cancelled; stock is as before [SMO-02] [SMO-03]', async () => {
    const member = await server.member()
    const day = on(5)
    const id = greens(day)
    const left = async () => [await leftOf(id), await takenAt(day, '1740'), await takenAt(day, '1820')]
    const before = await left()
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, id, { orderQty: 3, pickupTm: '1740' }))
    await at(day, '1459', async () => {
      const mine = await server.signedIn(member)
      const modify = (what: object) =>
        mine.post('/api/mypage/wellorder/reservation/modifyMealReservation', { smartOrderSeq, ...what })
      const answers = await Promise.all([
        modify({ orderQty: 1 }),
        cancel(mine, smartOrderSeq),
        modify({ orderQty: 2, pickupTm: '1820' }),
        cancel(mine, smartOrderSeq),
        modify({ orderQty: 5 }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual(
        [],
      )
      expect(dataOf<Row>(await detail(mine, smartOrderSeq))).toMatchObject({ statusCode: 'CANCEL' })
    })
    expect(await left()).toEqual(before)
  })

  test('sold out, too few, full, closed and already are told apart, in the member’s language [LNG-02]', async () => {
    const member = await server.member()
    const chicken = String(prodSeqOf(TODAY, 4))
    expect(sayOf(await reserve(member, chicken))).toEqual([409, '방금 다 나갔어요.'])
    expect(sayOf(await reserve(member, chicken, {}, { 'accept-language': 'en' }))).toEqual([
      409,
      'The last one has just gone.',
    ])
    expect(sayOf(await reserve(member, String(prodSeqOf(TODAY, 2)), { orderQty: 5 }))).toEqual([
      409,
      expect.stringContaining('개수를 줄여'),
    ])
    expect(sayOf(await reserve(member, soup(TODAY), { pickupTm: '1700' }))).toEqual([
      409,
      expect.stringContaining('꽉 찼어요'),
    ])
    expect(sayOf(await reserve(member, soup(TODAY), { couponNo: 'CP1' }))).toEqual([
      409,
      expect.stringContaining('쿠폰'),
    ])
    expect([
      (await reserve(member, soup(TODAY), { pickupTm: '1701' })).statusCode,
      (await reserve(member, '9')).statusCode,
      (await reserve(member, soup(TODAY), { orderQty: 11 })).statusCode,
    ]).toEqual([400, 404, 400])
    const emily = await server.member('emily')
    expect(dataOf<Row>(await reserve(emily, soup(on(5))))).toMatchObject({
      menuNameEng: 'Beef and seaweed soup kit',
      pickupPlace: 'Take-out counter, B1',
      menuMealTypeTxt: 'Dinner',
    })
  })

  test('from its last minute on nothing is ordered nor cancelled', async () => {
    const member = await server.member()
    const id = greens(TODAY)
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, id))
    const other = await server.member()
    await at(TODAY, '1500', async () => {
      const [mine, late] = [await server.signedIn(member), await server.signedIn(other)]
      expect(sayOf(await reserve(late, id))).toEqual([409, '예약이 끝났어요.'])
      // Whose answer was lost finds the order that stands.
      expect(dataOf<Row>(await reserve(mine, id))).toMatchObject({ smartOrderSeq, statusCode: 'RESERVED' })
      expect(sayOf(await reserve(mine, id, { orderQty: 2 }))).toEqual([409, '예약이 끝났어요.'])
      expect(await times(late, id)).toEqual([])
      expect(await item(late, id)).toMatchObject({ orderYn: 'N', remainCnt: 11 })
      expect(sayOf(await cancel(mine, smartOrderSeq))).toEqual([409, '취소할 수 있는 시간이 지났어요.'])
      expect(dataOf<Row>(await detail(mine, smartOrderSeq))).toMatchObject({ statusCode: 'RESERVED', cancelYn: 'N' })
    })
  })

  test('a course is reserved the same way: the employer gives 5,000 won to the first order of a meal', async () => {
    const member = await server.member()
    const { id, takeOutCnt, menuDt, hallNo, menuCourseType } = await box()
    expect(await item(member, id)).toMatchObject({
      prodSeq: null,
      price: 7000,
      supportAmt: 5000,
      remainCnt: takeOutCnt,
      menuMealType: '2',
      pickupPlace: '지하 1층 포장 코너',
    })
    const order = dataOf<Row>(await reserve(member, id, { orderQty: 2, pickupTm: '1150' }))
    expect(order).toMatchObject({ smartMenuSeq: id, prodSeq: null, payAmt: 9000, hallNo, menuCourseType, menuDt })
    expect((await box()).takeOutCnt).toBe((takeOutCnt ?? 0) - 2)
    expect(await item(member, id)).toMatchObject({ supportAmt: 0, smartOrderSeq: order.smartOrderSeq })
    await cancel(member, order.smartOrderSeq)
    expect((await box()).takeOutCnt).toBe(takeOutCnt)
  })

  test('the menu knows what the member has ordered ahead, and nobody else’s orders', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const { id } = await box()
    const rows = async (who: TestMember) =>
      dataOf<Row[]>(
        await who.get(`/api/meal/getMealSmartOrderMenuListForWelfit?menuDt=${on(1)}&restaurantCode=${TOWER}`),
      ).filter((row) => row.smartMenuSeq === id)
    const [time] = (await times(member, id)).filter((each) => each.closedYn === 'N')
    const order = dataOf<Row>(await reserve(member, id, { pickupTm: String(time?.pickupTm) }))
    expect(await rows(member)).toMatchObject([
      { smartOrderYn: 'Y', smartOrderSeq: order.smartOrderSeq, smartOrderItemSeq: '1' },
    ])
    expect(await rows(other)).toMatchObject([{ smartOrderYn: 'N', smartOrderSeq: null, smartOrderItemSeq: null }])
    await cancel(member, order.smartOrderSeq)
    expect(await rows(member)).toMatchObject([{ smartOrderYn: 'N' }])
  })

  test('the list has the member’s own orders, the waiting ones apart, the missed ones by the clock', async () => {
    const member = await server.member('haneul')
    await reserve(member, soup(on(5)), { pickupTm: '1820' })
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, greens(TODAY)))
    const list = async (who: TestMember, query = '') =>
      dataOf<{ totalCnt: number; list: Row[] }>(await who.get(`/api/mypage/wellorder/wellOrderList?${query}`))
    const waiting = async (who: TestMember) =>
      dataOf<Row[]>(await who.get('/api/mypage/wellorder/standbyList')).map((row) => row.menuDt)
    // The last is haneul's already.
    expect(await waiting(member)).toEqual([TODAY, on(5), on(6)])
    // Before them come a lunch that stayed at the counter, and the lunches of a year.
    expect((await list(member)).list.slice(0, 10).map((row) => [row.menuDt, row.statusCode])).toEqual([
      [on(6), 'RESERVED'],
      [on(5), 'RESERVED'],
      [TODAY, 'RESERVED'],
      [on(-7), 'PICKUP'],
      [on(-24), 'NOSHOW'],
      ...['20261016', '20261015', '20261014'].map((day) => [day, 'PICKUP']),
      ['20261013', 'CANCEL'],
      ['20261012', 'PICKUP'],
    ])
    expect(await list(member, `statusCode=PICKUP&pageSize=1&startDt=${on(-45 + 1)}`)).toMatchObject({
      totalCnt: 5,
      list: [{ menuName: '순두부찌개 밀키트' }],
    })
    expect((await member.get(`/api/mypage/wellorder/wellOrderList?startDt=${TODAY}&endDt=${on(-1)}`)).statusCode).toBe(
      400,
    )
    await at(TODAY, '1900', async () => {
      const later = await server.signedIn(member)
      expect(await waiting(later)).toEqual([on(5), on(6)])
      expect(
        (await list(later, 'statusCode=NOSHOW')).list.map((row) => [row.menuDt, row.smartOrderSeq === smartOrderSeq]),
      ).toEqual([
        [TODAY, true],
        [on(-24), false],
      ])
      expect((await list(later, 'statusCode=RESERVED')).totalCnt).toBe(2)
    })
  })

  test('it is handed over once, from ten minutes before its time [SMO-04] [SMO-05]', async () => {
    const member = await server.member()
    const { smartOrderSeq } = dataOf<Row>(await reserve(member, greens(TODAY), { pickupTm: '1840' }))
    expect(sayOf(await pickUp(member, smartOrderSeq))).toEqual([409, expect.stringContaining('10분 전')])
    await at(TODAY, '1830', async () => {
      const mine = await server.signedIn(member)
      const isTwice = async () =>
        dataOf(await mine.post('/api/mypage/wellorder/reservation/checkWelOrderPickedUpDuplicate', { smartOrderSeq }))
      expect(await isTwice()).toBe('N')
      const answers = await Promise.all(Array.from({ length: 5 }, () => pickUp(mine, smartOrderSeq)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
      expect(await isTwice()).toBe('Y')
      expect(sayOf(await cancel(mine, smartOrderSeq))).toEqual([409, '이미 받은 주문이에요.'])
    })
  })

  test('another member’s order is not there', async () => {
    const [owner, other] = [await server.member(), await server.member()]
    await reserve(other, soup(on(6)))
    const { smartOrderSeq } = dataOf<Row>(await reserve(owner, greens(on(6))))
    // Orders are numbered for each member: the other's has the same number and is the other's.
    expect(dataOf<Row>(await detail(other, smartOrderSeq))).toMatchObject({ menuName: '소고기미역국 밀키트' })
    const third = await server.member()
    expect([
      (await detail(third, smartOrderSeq)).statusCode,
      (await cancel(third, smartOrderSeq)).statusCode,
      (await pickUp(third, smartOrderSeq)).statusCode,
    ]).toEqual([404, 404, 404])
    expect(dataOf<Row>(await detail(owner, smartOrderSeq))).toMatchObject({
      statusCode: 'RESERVED',
      menuName: '나물 세 가지',
    })
    expect((await detail(owner, '9999999999')).statusCode).toBe(404)
  })
})
