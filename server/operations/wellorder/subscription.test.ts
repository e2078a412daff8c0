import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionChoices, subscriptions } from '#server/domain/subscription/schema.ts'
import { SEEDED } from '#server/domain/subscription/seed.ts'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
type Detail = Row & { subscribedOrderSeq: number; itemList: Row[] }
type Pick = { menuDt: string; smartMenuSeq: string }

const { salad, lastPlace, later, over, runs } = SEEDED

describe.each(everyDatabase)('subscriptions, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const path = '/api/mypage/wellorder/'
  const offers = async (who: TestMember) => dataOf<Row[]>(await who.get(`${path}getSubscribedList`))
  const menu = async (who: TestMember, subscribedSeq: number, days = {}) =>
    dataOf<{ menuDt: string; menuList: Row[] }[]>(
      await who.post(`${path}getSubscribedMenu`, { subscribedSeq, ...days }),
    )
  /** The first choice of each day. */
  const firsts = async (who: TestMember, subscribedSeq: number): Promise<Pick[]> =>
    (await menu(who, subscribedSeq)).map(({ menuDt, menuList }) => ({
      menuDt,
      smartMenuSeq: String(menuList[0]?.smartMenuSeq),
    }))
  const apply = (who: TestMember, subscribedSeq: number, itemList: Pick[], pickupTm = '1150') =>
    who.post(`${path}saveSubscribedRegi`, { subscribedSeq, pickupTm, itemList })
  const change = (who: TestMember, subscribedOrderSeq: number, body: object) =>
    who.post(`${path}updateMySubscribedOrder`, { subscribedOrderSeq, ...body })
  const cancelDays = (who: TestMember, subscribedOrderSeq: number, itemSeqList: unknown[]) =>
    who.post(`${path}cancelSubscribedOrder`, { subscribedOrderSeq, itemSeqList })
  const cancelAll = (who: TestMember, subscribedOrderSeq: number) =>
    who.post(`${path}cancelSubscribedOrderAll`, { subscribedOrderSeq })
  const confirm = (who: TestMember, subscribedOrderSeq: number) =>
    who.post(`${path}confirmSubscribedOrder`, { subscribedOrderSeq })
  const read = (who: TestMember, seq: number) =>
    who.get(`${path}getMySubscribedOrder?subscribedOrderSeq=${String(seq)}`)
  const list = async (who: TestMember, query = '') =>
    dataOf<{ totalCnt: number; list: Row[] }>(await who.get(`${path}getMySubscribedOrderList${query}`))
  const placesOf = async (seq: number) =>
    (await server.database.db.select().from(subscriptions).where(eq(subscriptions.subscribedSeq, seq)))[0]?.remainCnt
  const isChoice = (pick: Pick | undefined) =>
    and(eq(subscriptionChoices.subscribedSeq, salad), eq(subscriptionChoices.choiceSeq, Number(pick?.smartMenuSeq)))
  const leftOf = async (pick: Pick | undefined) =>
    (await server.database.db.select().from(subscriptionChoices).where(isChoice(pick)))[0]?.leftCnt
  const sayOf = (answer: Awaited<ReturnType<typeof read>>) => [answer.statusCode, (answer.json() as Row).errorMessage]
  const at = async (day: string, time: string, work: () => Promise<void>) => {
    server.clock.set(seoulInstant(day, time))
    await work().finally(() => server.clock.set(TEST_NOW))
  }

  test('offers stand in order: open, own, to come, over; with places, price and whether one has applied', async () => {
    const rows = await offers(await server.member('haneul'))
    expect(rows.map((row) => [row.subscribedSeq, row.openCode, row.applyYn, row.remainCnt])).toEqual([
      [salad, 'OPEN', 'N', 18],
      [lastPlace, 'OPEN', 'N', 1],
      [later, 'READY', 'N', null],
      [over, 'CLOSE', 'Y', 0],
      [runs, 'CLOSE', 'N', 3],
    ])
    expect(rows[0]).toMatchObject({
      subscribedNm: '12월 샐러드 구독',
      startDt: '20261201',
      endDt: '20261211',
      mealCnt: 9,
      mealAmt: 2000,
      supportAmt: 5000,
      applyEndDtm: '202611271800',
    })
    const emilys = await offers(await server.member('emily'))
    expect(emilys.filter((row) => row.openCode !== 'OPEN').map((row) => [row.subscribedSeq, row.applyYn])).toEqual([
      [runs, 'Y'],
      [later, 'N'],
      [over, 'N'],
    ])
    expect(emilys[0]).toMatchObject({
      subscribedNm: 'December salads',
      menuMealTypeTxt: 'Lunch',
      restaurantNameEng: 'Hanbit Tower',
    })
  })

  test('a day’s choices say what the member avoids, what is gone, and never that undeclared is safe', async () => {
    const haneul = await server.member('haneul')
    const days = await menu(haneul, salad, { startDt: '20261201', endDt: '20261202' })
    expect(days.map(({ menuDt, menuList }) => [menuDt, menuList.map((row) => row.menuName)])).toEqual([
      ['20261201', ['닭가슴살샐러드', '두부곡물샐러드']],
      ['20261202', ['새우포케', '연어샐러드', '병아리콩샐러드']],
    ])
    expect(days[1]?.menuList[0]).toMatchObject({
      alYn: 'Y',
      allergyKnownYn: 'Y',
      sumKcal: '552',
      smartSubMenuTxt: '찰옥수수,사과',
      allergyList: expect.arrayContaining([expect.objectContaining({ allergyNm: '새우', myAllergyYn: 'Y' })]),
    })
    expect(days[1]?.menuList.map((row) => row.soldOutYn)).toEqual([null, null, 'Y'])
    const smartMenuSeq = days[1]?.menuList[0]?.smartMenuSeq
    const detail = (body: object) => haneul.post(`${path}getSubscribedMenuDetail`, body)
    expect(dataOf<Row>(await detail({ subscribedSeq: salad, smartMenuSeq }))).toMatchObject({
      menuDt: '20261202',
      menuName: '새우포케',
      totNa: expect.any(String),
      alYn: 'Y',
    })
    expect([
      (await detail({ subscribedSeq: salad, smartMenuSeq: '1' })).statusCode,
      (await detail({ subscribedSeq: 9, smartMenuSeq })).statusCode,
    ]).toEqual([404, 404])
    expect(await menu(haneul, later)).toEqual([])
    expect(
      (await haneul.post(`${path}getSubscribedMenu`, { subscribedSeq: salad, startDt: '20261202', endDt: '20261201' }))
        .statusCode,
    ).toBe(400)
  })

  test('days are applied for together: a place and a box of each are taken; twice is the same [SMO-06]', async () => {
    const member = await server.member()
    const picks = (await firsts(member, salad)).slice(0, 3)
    const [places, left] = [(await placesOf(salad)) ?? 0, (await leftOf(picks[0])) ?? 0]
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(member, salad, picks)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const order = dataOf<Detail>(answers[0] ?? (await apply(member, salad, picks)))
    expect(order).toMatchObject({
      statusCode: 'REGI',
      totalCnt: 3,
      cancelCnt: 0,
      payAmt: 6000,
      startDt: '20261201',
      endDt: '20261203',
      pickupTm: '1150',
      confirmDtm: null,
      cancelYn: 'Y',
    })
    expect(order.itemList[0]).toMatchObject({
      menuDt: '20261201',
      menuName: '닭가슴살샐러드',
      menuNameEng: 'Chicken breast salad',
      statusCode: 'RESERVED',
      modifyYn: 'Y',
      changeEndDtm: '202611301500',
      payAmt: 2000,
    })
    expect([await placesOf(salad), await leftOf(picks[0])]).toEqual([places - 1, left - 1])
    expect(sayOf(await apply(member, salad, picks.slice(0, 1)))).toEqual([409, expect.stringContaining('이미 신청한')])
    expect(await list(member)).toMatchObject({ totalCnt: 1, list: [{ subscribedOrderSeq: order.subscribedOrderSeq }] })
    // Until its last moment a day is in the subscription alone.
    expect(dataOf<Row[]>(await member.get(`${path}standbyList`))).toEqual([])
    expect(
      (await member.get(`${path}reservation/detail?smartOrderSeq=${String(order.itemList[0]?.itemSeq)}`)).statusCode,
    ).toBe(404)
  })

  test('of two who want the last place at once one has it, and nothing of the other’s stays', async () => {
    const members = await Promise.all([server.member(), server.member()])
    const picks = await firsts(members[0], lastPlace)
    const answers = await Promise.all(members.map((member) => apply(member, lastPlace, picks)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.map(sayOf)).toContainEqual([409, '방금 자리가 다 찼어요.'])
    expect(await placesOf(lastPlace)).toBe(0)
    const totals = await Promise.all(members.map(async (member) => (await list(member)).totalCnt))
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 1])
    const winner = members[totals.indexOf(1)] ?? members[0]
    const seq = Number((await list(winner)).list[0]?.subscribedOrderSeq)
    expect(dataOf<Detail>(await cancelAll(winner, seq))).toMatchObject({
      statusCode: 'CANCEL',
      payAmt: 0,
      cancelCnt: 5,
      cancelYn: 'N',
    })
    expect(sayOf(await cancelAll(winner, seq))).toEqual([409, '취소한 구독이에요.'])
    expect(await placesOf(lastPlace)).toBe(1)
  })

  test('a sold-out choice refuses all of it, and says which day', async () => {
    const member = await server.member()
    const [first, , third] = await firsts(member, salad)
    const second = (await menu(member, salad))[1]
    const gone = { menuDt: String(second?.menuDt), smartMenuSeq: String(second?.menuList[2]?.smartMenuSeq) }
    const before = [await placesOf(salad), await leftOf(first), await leftOf(third)]
    const picks = [first, gone, third].flatMap((pick) => pick ?? [])
    expect(sayOf(await apply(member, salad, picks))).toEqual([
      409,
      '방금 다 나갔어요: 12월 2일 병아리콩샐러드. 다른 것을 골라 주세요.',
    ])
    expect([await placesOf(salad), await leftOf(first), await leftOf(third)]).toEqual(before)
    expect((await list(member)).totalCnt).toBe(0)
  })

  test('bad input and other members’ subscriptions get the documented answers', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const picks = (await firsts(member, salad)).slice(0, 2)
    const twice = picks.slice(0, 1).flatMap((pick) => [pick, pick])
    expect([
      (await apply(member, salad, twice)).statusCode,
      (await apply(member, salad, picks, '1151')).statusCode,
      (await apply(member, 9, picks)).statusCode,
    ]).toEqual([400, 400, 404])
    expect(sayOf(await apply(member, later, picks))).toEqual([409, '아직 신청을 받지 않아요.'])
    expect(sayOf(await apply(member, runs, picks))).toEqual([409, '신청이 끝났어요.'])
    const { subscribedOrderSeq: seq, itemList } = dataOf<Detail>(await apply(member, salad, picks))
    const statuses = await Promise.all([
      read(other, seq),
      change(other, seq, { pickupTm: '1200' }),
      confirm(other, seq),
      cancelDays(other, seq, [itemList[0]?.itemSeq]),
      cancelAll(other, seq),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect([
      (await cancelDays(member, seq, [999])).statusCode,
      (await change(member, seq, { pickupTm: '1151' })).statusCode,
    ]).toEqual([404, 400])
    expect(dataOf<Row>(await read(member, seq))).toMatchObject({ cancelCnt: 0, pickupTm: '1150' })
  })

  test('a day is changed, left out or taken back until its last moment; sums follow [SMO-07] [SMO-09]', async () => {
    const member = await server.member()
    const days = await menu(member, salad)
    const picks = (await firsts(member, salad)).slice(0, 3)
    const other = { menuDt: String(days[0]?.menuDt), smartMenuSeq: String(days[0]?.menuList[1]?.smartMenuSeq) }
    const { subscribedOrderSeq: seq, itemList } = dataOf<Detail>(await apply(member, salad, picks))
    const [mine, others] = [(await leftOf(picks[0])) ?? 0, (await leftOf(other)) ?? 0]
    expect(dataOf<Detail>(await change(member, seq, { itemList: [other], pickupTm: '1200' }))).toMatchObject({
      pickupTm: '1200',
      totalCnt: 3,
      itemList: [{ itemSeq: itemList[0]?.itemSeq, menuName: '두부곡물샐러드' }, {}, {}],
    })
    expect([await leftOf(picks[0]), await leftOf(other)]).toEqual([mine + 1, others - 1])
    const asked = [itemList[1]?.itemSeq]
    expect(dataOf<Detail>(await cancelDays(member, seq, asked))).toMatchObject({
      cancelCnt: 1,
      payAmt: 4000,
      totalCnt: 3,
      statusCode: 'REGI',
    })
    // A second tap gives nothing back again.
    const left = await leftOf(picks[1])
    expect(dataOf<Detail>(await cancelDays(member, seq, asked))).toMatchObject({ cancelCnt: 1 })
    expect(await leftOf(picks[1])).toBe(left)
    expect(dataOf<Detail>(await change(member, seq, { itemList: [picks[1]] }))).toMatchObject({
      cancelCnt: 0,
      payAmt: 6000,
      totalCnt: 3,
    })
    await at('20261130', '1500', async () => {
      const late = await server.signedIn(member)
      expect(sayOf(await change(late, seq, { itemList: [picks[0]] }))).toEqual([
        409,
        expect.stringContaining('전날 15:00'),
      ])
      expect(sayOf(await cancelDays(late, seq, [itemList[0]?.itemSeq, itemList[1]?.itemSeq]))).toEqual([
        409,
        expect.stringContaining('전날 15:00'),
      ])
      expect(dataOf<Detail>(await read(late, seq))).toMatchObject({
        cancelCnt: 0,
        itemList: [{ modifyYn: 'N' }, { modifyYn: 'Y' }, { modifyYn: 'Y' }],
      })
      // What is ahead goes, what is past its last moment comes.
      expect(dataOf<Detail>(await cancelAll(late, seq))).toMatchObject({
        statusCode: 'CONFIRM',
        cancelCnt: 2,
        payAmt: 2000,
      })
      expect(sayOf(await cancelAll(late, seq))).toEqual([409, '취소할 수 있는 날이 없어요.'])
    })
  })

  test('it is confirmed by the member, once, or by the end of applying [SMO-08]', async () => {
    const [early, silent] = [await server.member(), await server.member()]
    const picks = (await firsts(early, salad)).slice(0, 2)
    const [a, b] = [dataOf<Detail>(await apply(early, salad, picks)), dataOf<Detail>(await apply(silent, salad, picks))]
    expect(dataOf<Row>(await confirm(early, a.subscribedOrderSeq))).toMatchObject({
      statusCode: 'CONFIRM',
      confirmDtm: '202611191124',
    })
    await at('20261127', '1800', async () => {
      const [one, two] = [await server.signedIn(early), await server.signedIn(silent)]
      expect(dataOf<Row>(await confirm(one, a.subscribedOrderSeq))).toMatchObject({ confirmDtm: '202611191124' })
      expect(dataOf<Row>(await read(two, b.subscribedOrderSeq))).toMatchObject({
        statusCode: 'CONFIRM',
        confirmDtm: '202611271800',
      })
      // Whose answer was lost finds what stands; another is not taken any more.
      expect(dataOf<Row>(await apply(two, salad, picks))).toMatchObject({ subscribedOrderSeq: b.subscribedOrderSeq })
      expect(sayOf(await apply(two, salad, picks.slice(0, 1)))).toEqual([409, '신청이 끝났어요.'])
      await cancelAll(one, a.subscribedOrderSeq)
      expect(sayOf(await confirm(one, a.subscribedOrderSeq))).toEqual([409, '취소한 구독이에요.'])
    })
    // A page from before applying ended still has the button.
    await at('20261128', '0910', async () => {
      const back = await server.signedIn(silent)
      expect(dataOf<Row>(await confirm(back, b.subscribedOrderSeq))).toMatchObject({
        statusCode: 'CONFIRM',
        confirmDtm: '202611271800',
      })
    })
  })

  test('from its last moment on a day is an order like any other: it waits, is handed over and paid', async () => {
    const member = await server.member()
    const { subscribedOrderSeq: seq, itemList } = dataOf<Detail>(
      await apply(member, salad, (await firsts(member, salad)).slice(0, 2)),
    )
    const smartOrderSeq = String(itemList[0]?.itemSeq)
    await at('20261130', '1500', async () => {
      const mine = await server.signedIn(member)
      expect(dataOf<Row[]>(await mine.get(`${path}standbyList`))).toMatchObject([
        {
          smartOrderSeq,
          menuName: '닭가슴살샐러드',
          payAmt: 2000,
          pickupTm: '1150',
          pickupPlace: '지하 1층 포장 코너',
        },
      ])
      expect(dataOf<Row>(await mine.get(`${path}reservation/detail?smartOrderSeq=${smartOrderSeq}`))).toMatchObject({
        modifyYn: 'N',
        pickupNo: expect.stringMatching(/^T-\d+$/),
        allergyKnownYn: 'Y',
        supportAmt: 5000,
        pickupEndTm: '1330',
      })
      expect(sayOf(await mine.post(`${path}reservation/cancel`, { smartOrderSeq }))[0]).toBe(409)
    })
    await at('20261201', '1145', async () => {
      const mine = await server.signedIn(member)
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => mine.post(`${path}reservation/pickuped`, { smartOrderSeq })),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect(dataOf<Row>(await read(mine, seq))).toMatchObject({ pickupCnt: 1, statusCode: 'CONFIRM' })
      const written = dataOf<Row>(await mine.get(`/api/diary/takeOutWrite?smartOrderSeq=${smartOrderSeq}`))
      expect(written).toMatchObject({ kcal: '359' })
    })
    await at('20261202', '1330', async () => {
      const mine = await server.signedIn(member)
      expect(dataOf<Detail>(await read(mine, seq))).toMatchObject({
        statusCode: 'DONE',
        itemList: [{ statusCode: 'PICKUP' }, { statusCode: 'NOSHOW' }],
      })
    })
  })

  test('the seeded months: one is over with a day cancelled, one is confirmed and still to come', async () => {
    const [haneul, emily] = [await server.member('haneul'), await server.member('emily')]
    expect((await list(haneul)).list).toMatchObject([
      {
        subscribedNm: '10월 저염 도시락 구독',
        statusCode: 'DONE',
        totalCnt: 5,
        cancelCnt: 1,
        pickupCnt: 4,
        payAmt: 10_000,
      },
    ])
    expect((await list(emily)).list).toMatchObject([
      { subscribedNm: 'November bowls', statusCode: 'CONFIRM', totalCnt: 8, cancelCnt: 1, pickupCnt: 0 },
    ])
    expect(await list(haneul, '?pageNo=2&pageSize=1')).toEqual({ totalCnt: 1, list: [] })
  })
})
