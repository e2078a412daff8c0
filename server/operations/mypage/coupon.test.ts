import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { addDays } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { everyDatabase, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(everyDatabase)('coupons, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const list = async (member: TestMember, query = '', headers = {}) =>
    dataOf<Row[]>(await member.get(`/api/mypage/coupon-list?${query}`, headers))
  const detail = (member: TestMember, couponNo: unknown) =>
    member.get(`/api/mypage/coupon-detail?couponNo=${String(couponNo)}`)
  const use = (member: TestMember, couponNo: unknown, headers = {}) =>
    member.post('/api/mypage/coupon-status', { couponNo, statusCode: 'USED' }, headers)
  const give = (member: TestMember, at = TEST_NOW) =>
    server.database.db.transaction((tx) =>
      issueCoupon(
        tx,
        member.hcId,
        { source: 'TEST', sourceKey: 'a', kind: couponKinds.lunch, restaurantCode: 'REST000311', days: 10 },
        at,
      ),
    )

  test('what can be used comes first by its last day, then what was used, then what has ended', async () => {
    const rows = await list(await server.member('haneul'))
    expect(rows.map((row) => [row.couponNm, row.restaurantName, row.statusCode, row.endDt])).toEqual([
      ['샐러드 한 끼 쿠폰', '그린캠퍼스점', 'ISSUED', '20261122'],
      ['점심 한 끼 쿠폰', '한빛타워점', 'ISSUED', '20261210'],
      ['두유 10% 할인', null, 'ISSUED', '20261231'],
      ['점심 한 끼 쿠폰', '한빛타워점', 'USED', '20261029'],
      ['샐러드 한 끼 쿠폰', '그린캠퍼스점', 'USED', '20260930'],
      ['두유 10% 할인', null, 'EXPIRED', '20261109'],
    ])
  })

  test('the list is narrowed by state and kind, and speaks the member’s language [LNG-02]', async () => {
    const haneul = await server.member('haneul')
    expect((await list(haneul, 'statusCode=USED')).map((row) => row.statusCode)).toEqual(['USED', 'USED'])
    expect((await list(haneul, 'statusCode=ISSUED&couponType=MALL')).map((row) => row.couponNm)).toEqual([
      '두유 10% 할인',
    ])
    expect((await list(haneul, 'statusCode=EXPIRED&couponType=REST')).length).toBe(0)
    expect((await list(haneul, '', { 'accept-language': 'en' }))[0]).toMatchObject({
      couponNm: 'Salad on us',
      restaurantCode: 'REST000312',
      restaurantName: 'Green Campus',
      menuMealType: null,
    })
    expect(await list(await server.member('emily'))).toMatchObject([
      { couponNm: 'Lunch on us', benefitTxt: 'One free lunch' },
    ])
    expect(await list(await server.member('saebyeok'))).toEqual([])
  })

  test('its code is there as long as it can be used, and gone with its use [MYP-07]', async () => {
    const member = await server.member()
    const { couponNo } = await give(member)
    expect(dataOf(await detail(member, couponNo))).toMatchObject({
      statusCode: 'ISSUED',
      barcodeTxt: expect.stringMatching(/^\d{13}$/),
      useDtm: null,
    })
    const used = { couponNo, statusCode: 'USED', barcodeTxt: null, useDtm: '202611191124' }
    expect(dataOf(await use(member, couponNo))).toMatchObject(used)
    expect(dataOf(await detail(member, couponNo))).toMatchObject(used)
    const again = await use(member, couponNo, { 'accept-language': 'en' })
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: 'conflict', errorMessage: 'This coupon was used on November 19 at 11:24, at Hanbit Tower.' },
    ])
  })

  test('of fifty uses at once one is answered 200, the others 409', async () => {
    const member = await server.member()
    const { couponNo } = await give(member)
    const codes = (await Promise.all(Array.from({ length: 50 }, () => use(member, couponNo)))).map(
      (answer) => answer.statusCode,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  })

  test('an ended one and one that has not begun are not used, and say so', async () => {
    const member = await server.member()
    const DAY_MS = 86_400_000
    const { couponNo: early } = await give(member, new Date(TEST_NOW.getTime() + DAY_MS))
    const notYet = await use(member, early)
    expect([notYet.statusCode, notYet.json().errorMessage]).toEqual([409, expect.stringContaining('아직')])
    expect(dataOf(await detail(member, early))).toMatchObject({
      statusCode: 'ISSUED',
      startDt: addDays('20261119', 1),
      barcodeTxt: null,
    })
    const haneul = await server.member('haneul')
    const [ended] = await list(haneul, 'statusCode=EXPIRED')
    const late = await use(haneul, ended?.couponNo)
    expect([late.statusCode, late.json().errorMessage]).toEqual([409, '기한이 지난 쿠폰이에요.'])
  })

  test('another member’s coupon is not there', async () => {
    const [owner, other] = [await server.member(), await server.member()]
    const { couponNo } = await give(owner)
    expect([(await detail(other, couponNo)).statusCode, (await use(other, couponNo)).statusCode]).toEqual([404, 404])
    expect(dataOf(await detail(owner, couponNo))).toMatchObject({ statusCode: 'ISSUED' })
  })

  test('what the contract does not know is refused', async () => {
    const member = await server.member()
    const form = (body: object) => member.post('/api/mypage/coupon-status', body)
    expect((await form({ couponNo: 'CP1', statusCode: 'ISSUED' })).statusCode).toBe(400)
    expect((await form({ couponNo: 'C'.repeat(41), statusCode: 'USED' })).statusCode).toBe(400)
    expect((await form({ statusCode: 'USED' })).statusCode).toBe(400)
    expect((await member.get('/api/mypage/coupon-list?statusCode=GONE')).statusCode).toBe(400)
    expect((await member.get('/api/mypage/coupon-detail')).statusCode).toBe(400)
  })
})
