import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'

describe.each(databaseKinds)('the till, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const read = (payload: object) => server.request({ method: 'POST', url: '/_stand-in/till', payload })
  const pay = async (payload: object) => (await read(payload)).statusCode

  test('a lunch counts once a day in the challenge of that course', async () => {
    const emily = await server.member('emily')
    const lunch = { usrId: emily.username, restaurantCode: 'REST000311' }
    expect([await pay(lunch), await pay({ ...lunch, restaurantCode: 'REST000312' })]).toEqual([204, 204])
    const { eatCnt, list } = dataOf<{ eatCnt: number; list: object[] }>(
      await emily.get('/api/chalen/challenge/chalWellFoodEatYnList?chalnCode=CH20261109'),
    )
    expect(eatCnt).toBe(5)
    expect(list.at(-1)).toMatchObject({ menuDt: '20261119', eatYn: 'Y', restaurantCode: 'REST000311' })
  })

  test('nobody’s lunch, one of tomorrow and one at no restaurant are refused', async () => {
    const { username: usrId } = await server.member('haneul')
    expect([
      await pay({ usrId: 'nobody', restaurantCode: 'REST000311' }),
      await pay({ usrId, restaurantCode: 'REST999999' }),
    ]).toEqual([404, 404])
    expect([
      await pay({ usrId, restaurantCode: 'REST000311', menuDt: '20261120' }),
      await pay({ usrId }),
      await pay({}),
    ]).toEqual([400, 400, 400])
  })

  test('a cup of one’s own is a green deed of today, once a day, whoever tells it first; it is no lunch', async () => {
    const { username: usrId, post } = await server.member()
    const board = async () =>
      dataOf<{
        stampCnt: number
        stampList: { deedCode: string; carbonG: number }[]
        todayList: { deedCode: string; doneYn: string }[]
      }>(await post('/api/service/greenStamp', {}))
    const cup = { usrId, restaurantCode: 'REST000311', tumbler: true }
    expect(await Promise.all([pay(cup), pay(cup), pay({ ...cup, restaurantCode: 'REST000312' })])).toEqual([
      204, 204, 204,
    ])
    const { stampList, todayList } = await board()
    expect([
      stampList.map(({ deedCode, carbonG }) => [deedCode, carbonG]),
      todayList.find(({ deedCode }) => deedCode === 'TUMBLER')?.doneYn,
    ]).toEqual([[['TUMBLER', 52]], 'Y'])
    expect((await post('/api/service/greenCheck', { deedCode: 'TUMBLER' })).statusCode).toBe(409)
    expect([
      await pay({ ...cup, menuDt: '20261118' }),
      await pay({ ...cup, tumbler: 'yes' }),
      await pay({ ...cup, usrId: 'nobody' }),
    ]).toEqual([400, 400, 404])
    expect((await board()).stampCnt).toBe(1)

    // Whoever has tapped it in the app has it.
    const haneul = await server.member('haneul')
    expect(await pay({ ...cup, usrId: haneul.username })).toBe(204)
    expect(dataOf<{ stampCnt: number }>(await haneul.post('/api/service/greenStamp', {})).stampCnt).toBe(8)
    const emily = await server.member('emily')
    const lunches = async () =>
      dataOf<{ eatCnt: number }>(await emily.get('/api/chalen/challenge/chalWellFoodEatYnList?chalnCode=CH20261109'))
        .eatCnt
    const before = await lunches()
    expect(await pay({ ...cup, usrId: emily.username })).toBe(204)
    expect(await lunches()).toBe(before)
  })

  const TOWER = 'REST000311'
  type Row = Record<string, unknown>
  const lunchOf = async (member: TestMember) => {
    const rows = dataOf<Row[]>(await member.get('/api/mypage/coupon-list?statusCode=ISSUED'))
    const couponNo = String(rows.find(({ couponNm }) => couponNm === '점심 한 끼 쿠폰')?.couponNo)
    const detail = async (headers = {}) =>
      dataOf<Row>(await member.get(`/api/mypage/coupon-detail?couponNo=${couponNo}`, headers))
    return { couponNo, detail, barcode: (await detail()).barcodeTxt }
  }

  test('a coupon is read where it is good, once, and everybody after is told when and where [MYP-07]', async () => {
    const member = await server.member('haneul')
    const { couponNo, detail, barcode } = await lunchOf(member)
    const elsewhere = await read({ barcode, restaurantCode: 'REST000312' })
    expect([elsewhere.statusCode, elsewhere.json().ko]).toEqual([409, '이 식당에서는 쓸 수 없는 쿠폰이에요.'])
    expect((await detail()).statusCode).toBe('ISSUED')
    const tries = await Promise.all(Array.from({ length: 50 }, () => pay({ barcode, restaurantCode: TOWER })))
    expect(tries.toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 49 }, () => 409)])
    expect(await detail({ 'accept-language': 'en' })).toMatchObject({
      statusCode: 'USED',
      barcodeTxt: null,
      useDtm: '202611191124',
      useRestaurantName: 'Hanbit Tower',
    })
    const said = {
      ko: '이미 쓴 쿠폰이에요. 11월 19일 11:24에 한빛타워점에서 썼어요.',
      en: 'This coupon was used on November 19 at 11:24, at Hanbit Tower.',
    }
    expect((await read({ barcode, restaurantCode: TOWER })).json()).toEqual(said)
    const phone = (headers = {}) => member.post('/api/mypage/coupon-status', { couponNo, statusCode: 'USED' }, headers)
    expect([
      (await phone()).json().errorMessage,
      (await phone({ 'accept-language': 'en' })).json().errorMessage,
    ]).toEqual([said.ko, said.en])
    expect([
      await pay({ barcode: '2900000000000', restaurantCode: TOWER }),
      await pay({ barcode: 'x'.repeat(101), restaurantCode: TOWER }),
    ]).toEqual([404, 400])
  })

  const qrOf = async (member: TestMember) =>
    dataOf<{ qrCntnt: string }>(await member.post('/api/main/getQRCodeCreate')).qrCntnt
  const balanceOf = async (member: TestMember) =>
    dataOf<{ point: number }>(await member.get('/api/mypage/point/getUserPointInfo')).point

  test('a code pays with points once; the same receipt changes nothing; a cancelled one comes back once', async () => {
    const member = await server.member('haneul')
    const bill = { qr: await qrOf(member), restaurantCode: TOWER, points: 500, receiptNo: 'R-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(bill)))
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { points: -500, balance: 1850 }]),
    )
    // The code is used up: another bill needs another.
    expect(await pay({ ...bill, receiptNo: 'R-2' })).toBe(404)
    const list = dataOf<{ list: Row[] }>(await member.get('/api/mypage/point/getSelectPointList?pageSize=1')).list
    expect(list).toMatchObject([
      { pointType: 'USE', point: -500, balance: 1850, reasonTxt: '점심 값에 씀 · 한빛타워점' },
    ])
    const back = { usrId: member.username, restaurantCode: TOWER, cancelled: 'R-1' }
    expect([(await read(back)).json(), (await read(back)).json(), await balanceOf(member)]).toEqual([
      { points: 500, balance: 2350 },
      { points: 500, balance: 2350 },
      2350,
    ])
    expect(await pay({ ...back, cancelled: 'R-9' })).toBe(404)
    expect(await pay({ ...back, usrId: (await server.member('emily')).username })).toBe(404)
  })

  test('who has fewer points keeps them and the code; an old, a strange and a copied code pay nothing', async () => {
    const member = await server.member('haneul')
    const old = await qrOf(member)
    const qr = await qrOf(member)
    const bill = { qr, restaurantCode: TOWER, points: 2351, receiptNo: 'R-3' }
    const short = await read(bill)
    expect([short.statusCode, short.json()]).toEqual([
      409,
      { ko: '포인트가 모자라요.', en: 'There are not enough points.' },
    ])
    const rich = await server.member('haneul')
    const copied = `HANSANG1.${rich.hcId}.${qr.split('.')[2] ?? ''}`
    for (const text of [old, copied, 'HANSANG1', `${qr}.1`])
      expect(await pay({ ...bill, qr: text, points: 1 })).toBe(404)
    for (const points of [0, -1, 1.5, '5', undefined]) expect(await pay({ ...bill, points })).toBe(400)
    expect([
      await pay({ ...bill, receiptNo: undefined }),
      await pay({ ...bill, restaurantCode: 'REST999999' }),
    ]).toEqual([400, 404])
    expect((await read({ ...bill, points: 2350 })).json()).toEqual({ points: -2350, balance: 0 })
    expect([await balanceOf(member), await balanceOf(rich)]).toEqual([0, 2350])
  })
})
