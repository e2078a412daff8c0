import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

describe.each(databaseKinds)('what my page counts and tells, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('my page counts what each list would show, and nothing of somebody else', async () => {
    const [haneul, fresh] = [await server.member('haneul'), await server.member()]
    const orders = dataOf<unknown[]>(await haneul.get('/api/mypage/wellorder/standbyList'))
    const { point, couponCnt } = dataOf<{ point: number; couponCnt: number }>(await haneul.get('/api/my/getUserData'))
    const liked = dataOf<unknown[]>(await haneul.get('/api/mypage/favorite-list'))
    const { totalCnt } = dataOf<{ totalCnt: number }>(await haneul.get('/api/customer/app-qna/list'))
    // A talk and a challenge's are ahead besides the orders.
    expect(dataOf(await haneul.get('/api/mypage/user-count'))).toEqual({
      couponCnt,
      point,
      reserveCnt: orders.length + 2,
      qnaCnt: totalCnt,
      favoriteCnt: liked.length,
    })
    expect(liked.length).toBeGreaterThan(0)
    expect(dataOf(await fresh.get('/api/mypage/user-count'))).toMatchObject({
      reserveCnt: 0,
      qnaCnt: 0,
      favoriteCnt: 0,
    })
  })

  test('the next appointment is told with its time, in the language that is asked in', async () => {
    const [haneul, fresh] = [await server.member('haneul'), await server.member()]
    const next = dataOf<{ rsrvSeq: number; rsrvDtm: string }>(
      await haneul.get('/api/my/getWelfitReservation', { 'accept-language': 'en' }),
    )
    expect(next).toMatchObject({ rsrvType: 'TALK', placeNm: 'Health room, floor 12' })
    expect(dataOf(await haneul.get('/api/my/getExistsReserve'))).toEqual({
      existsYn: 'Y',
      rsrvSeq: next.rsrvSeq,
      rsrvDtm: next.rsrvDtm,
    })
    expect(dataOf(await fresh.get('/api/my/getExistsReserve'))).toEqual({ existsYn: 'N', rsrvSeq: null, rsrvDtm: null })
    expect(dataOf(await fresh.get('/api/my/getWelfitReservation'))).toBeNull()
  })

  test('a ticker runs for its time, and an empty answer hides it [NTC-03]', async () => {
    const member = await server.member()
    const lines = async () =>
      dataOf<{ contents: string; menu: string | null }[]>(await member.post('/api/mypage/getTextTickerInfo', {}))
    expect(await lines()).toMatchObject([{ contents: '연말 식당 운영 시간 안내', menu: 'customerAnnounceList' }])
  })

  test('the newest three announcements are told, each with one heading', async () => {
    const member = await server.member()
    type Notice = { announceSeq: number; title: string; regDt: string; newYn: string }
    const notices = dataOf<Notice[]>(await member.get('/api/my/getNoticeList'))
    expect(notices).toHaveLength(3)
    expect(notices[0]).toEqual({
      announceSeq: 131,
      title: '그린캠퍼스점 샐러드 코너가 문을 열었어요',
      regDt: '20261117',
      newYn: 'Y',
    })
    expect(notices.map(({ regDt }) => regDt)).toEqual(
      notices
        .map(({ regDt }) => regDt)
        .toSorted()
        .toReversed(),
    )
    expect(notices.at(-1)?.newYn).toBe('N')
    expect(dataOf<Notice[]>(await member.get('/api/my/getNoticeList', { 'accept-language': 'en' }))[0]?.title).toBe(
      'The salad corner at Green Campus is open',
    )
  })

  test('the last measurement at a station is told, and none before the first', async () => {
    const [haneul, fresh] = [await server.member('haneul'), await server.member()]
    const when = async (member: typeof haneul) =>
      dataOf<{ inbodyDtm: string | null }>(await member.post('/api/mypage/getInbodyDate', {})).inbodyDtm
    expect(await when(haneul)).toMatch(/^\d{8}0710$/)
    expect(await when(fresh)).toBeNull()
    expect(dataOf<{ imgUrl: string }>(await fresh.get('/api/my/headerImg')).imgUrl).toMatch(/\/header\/autumn\.png$/)
  })
})
