import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEIGHBOUR } from '#server/domain/company/seed.ts'
import { members } from '#server/domain/member/schema.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const TODAY = '20261119'

describe.each(databaseKinds)('meals to take home, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const list = async (member: TestMember, query: string) =>
    dataOf<Row[]>(await member.get(`/api/meal/getMenuTakeHomeProdList?${query}`))
  const prod = (member: TestMember, prodSeq: number) =>
    member.get(`/api/meal/getMenuTakeHomeProd?prodSeq=${String(prodSeq)}`)

  test('are sold at one restaurant; the others name it', async () => {
    const member = await server.member('haneul')
    const open = async (code: string) =>
      dataOf<Row>(await member.get(`/api/meal/getMenuTakeHomeOpenYn?restaurantCode=${code}`))
    const openRestaurantList = [
      { restaurantCode: 'REST000311', restaurantName: '한빛타워점', restaurantNameEng: 'Hanbit Tower' },
    ]
    expect(await open('REST000311')).toEqual({ openYn: 'Y', openRestaurantList })
    expect(await open('REST000312')).toEqual({ openYn: 'N', openRestaurantList })
    const info = async (code: string, headers = {}) =>
      dataOf<Row>(await member.get(`/api/meal/getMenuTakeHomeInfo?restaurantCode=${code}`, headers))
    expect(await info('REST000311')).toMatchObject({
      openYn: 'Y',
      pickupPlace: '지하 1층 테이크아웃 코너',
      pickupStartTm: '1700',
      pickupEndTm: '1900',
      orderEndTm: '1500',
    })
    expect(await info('REST000311', { 'accept-language': 'en' })).toMatchObject({ pickupPlace: 'Take-out counter, B1' })
    expect(await info('REST000312')).toMatchObject({ openYn: 'N', pickupPlace: null, orderEndTm: null })
  })

  test('stand with what is left of each, and whether the member likes the dish', async () => {
    const rows = await list(await server.member('haneul'), 'restaurantCode=REST000311')
    expect(
      rows.map((row) => [row.prodNm, row.price, row.remainCnt, row.soldOutYn, row.orderYn, row.myLikeMenuYn]),
    ).toEqual([
      ['소고기미역국 밀키트', 8900, 9, null, 'Y', 'Y'],
      ['순두부찌개 밀키트', 7900, 4, null, 'Y', 'N'],
      ['나물 세 가지', 5500, 12, null, 'Y', 'N'],
      ['닭갈비 밀키트', 9900, 0, 'Y', 'N', 'N'],
    ])
    const other = await server.member()
    expect((await list(other, 'restaurantCode=REST000311')).map((row) => row.myLikeMenuYn)).toEqual([
      'N',
      'N',
      'N',
      'N',
    ])
    expect(await list(other, 'restaurantCode=REST000312')).toEqual([])
    expect(
      (await list(other, `restaurantCode=REST000311&salesDt=${addDays(TODAY, 1)}`)).map((row) => row.remainCnt),
    ).toEqual([9, 4, 12, 0])
    expect(
      (await other.get('/api/meal/getMenuTakeHomeProdList?restaurantCode=REST000311&salesDt=20261345')).statusCode,
    ).toBe(400)
  })

  test('one tells what is in it; its declared allergens say which are the member’s', async () => {
    const haneul = await server.member('haneul')
    expect(dataOf<Row>(await prod(haneul, prodSeqOf(TODAY, 3)))).toMatchObject({
      servingTxt: '시금치, 콩나물, 무생채',
      cookMin: null,
      expiryTxt: '냉장 1일',
      allergyKnownYn: 'Y',
      allergyList: [
        { allergyNm: '새우', myAllergyYn: 'Y' },
        { allergyNm: '대두', myAllergyYn: 'N' },
        { allergyNm: '밀', myAllergyYn: 'N' },
      ],
    })
    expect(dataOf<Row>(await prod(await server.member('emily'), prodSeqOf(TODAY, 1)))).toMatchObject({
      servingTxt: 'For two',
      expiryTxt: '2 days in the fridge',
    })
    expect((await prod(haneul, 711)).statusCode).toBe(404)
  })

  test('another employer’s are in no list and not to be ordered; what was ordered before is still known', async () => {
    const [member, id] = [await server.member(), String(prodSeqOf(TODAY, 3))]
    const reserve = () =>
      member.post('/api/mypage/wellorder/reservation/saveMealReservation', {
        smartMenuSeq: id,
        orderQty: 1,
        pickupTm: '1840',
      })
    const { smartOrderSeq } = dataOf<{ smartOrderSeq: string }>(await reserve())
    await server.database.db.update(members).set({ bizCode: NEIGHBOUR.bizCode }).where(eq(members.hcId, member.hcId))
    expect(dataOf<Row>(await member.get('/api/meal/getMenuTakeHomeOpenYn?restaurantCode=REST000311'))).toEqual({
      openYn: 'N',
      openRestaurantList: [],
    })
    expect(dataOf<Row>(await member.get('/api/meal/getMenuTakeHomeInfo?restaurantCode=REST000311'))).toMatchObject({
      openYn: 'N',
      pickupPlace: null,
    })
    expect(await list(member, 'restaurantCode=REST000311')).toEqual([])
    for (const url of [
      `/api/meal/getMenuTakeHomeProd?prodSeq=${id}`,
      `/api/meal/reservation/getReserveItem/${id}`,
      `/api/meal/reservation/getPickupTime/${id}`,
    ])
      expect([url, (await member.get(url)).statusCode]).toEqual([url, 404])
    expect((await reserve()).json()).toMatchObject({ error: 'notFound', errorMessage: '찾을 수 없는 메뉴예요.' })
    expect(
      dataOf<Row>(await member.get(`/api/mypage/wellorder/reservation/detail?smartOrderSeq=${smartOrderSeq}`)),
    ).toMatchObject({ menuName: '나물 세 가지', allergyKnownYn: 'Y' })
    // Its place and its box are given back to those they are for.
    expect((await member.post('/api/mypage/wellorder/reservation/cancel', { smartOrderSeq })).statusCode).toBe(200)
  })

  test('after the last moment what is left is seen but cannot be ordered; a new day has new ones', async () => {
    const member = await server.member('haneul')
    server.clock.set(seoulInstant(TODAY, '1500'))
    const late = await server.signedIn(member)
    expect((await list(late, 'restaurantCode=REST000311')).map((row) => [row.remainCnt, row.orderYn])).toEqual([
      [9, 'N'],
      [4, 'N'],
      [12, 'N'],
      [0, 'N'],
    ])
    expect(
      (await list(late, `restaurantCode=REST000311&salesDt=${addDays(TODAY, 1)}`)).map((row) => row.orderYn),
    ).toEqual(['Y', 'Y', 'Y', 'N'])
    server.clock.set(TEST_NOW)
  })

  test('a number that names neither a course nor a kit is not there', async () => {
    const member = await server.member()
    for (const id of ['99999', '711', '1', '9999999999']) {
      expect((await member.get(`/api/meal/reservation/getPickupTime/${id}`)).statusCode).toBe(404)
      expect((await member.get(`/api/meal/reservation/getReserveItem/${id}`)).statusCode).toBe(404)
    }
  })
})
