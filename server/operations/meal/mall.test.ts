import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seoulInstant } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

describe.each(databaseKinds)('the shop mall, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const agree = (member: TestMember, body: object) => member.post('/api/meal/setWelmallAgree', body)
  const begin = async (member: TestMember) =>
    dataOf<{ authKey: string; encData: string; returnUrl: string; expireDtm: string }>(
      await member.get('/api/common/pass/authWelMall'),
    )
  const verify = (enc: string, outcome: 'done' | 'refused', person = 'saebyeok') =>
    server.request({
      method: 'POST',
      url: '/_stand-in/pass',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ enc, outcome, person }).toString(),
    })
  const way = async (member: TestMember) =>
    dataOf<{ url: string; agreeYn: string; agreeDtm: string | null }>(await member.get('/api/mypage/getWelmallUrl'))
  const enter = (url: string) =>
    server.request({
      method: 'POST',
      url: '/_stand-in/mall',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ticket: new URL(url).searchParams.get('ticket') ?? '' }).toString(),
    })

  test('knows a member only after a good, unused verification; given twice it is once [MEA-13] [MBR-11]', async () => {
    const member = await server.member()
    expect((await agree(member, { welmallAgreeYn: 'Y' })).statusCode).toBe(409)
    const { authKey, encData, returnUrl, expireDtm } = await begin(member)
    expect([returnUrl, expireDtm]).toEqual(['/meal/welmall/passSuccess', '202611191134'])
    expect((await agree(member, { welmallAgreeYn: 'Y', authKey })).json()).toMatchObject({
      errorMessage: '본인 확인이 아직 끝나지 않았어요.',
    })
    const back = await verify(encData, 'done')
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/meal/welmall/passSuccess?authKey=${authKey}&result=done`,
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, () => agree(member, { welmallAgreeYn: 'Y', authKey })))
    expect(answers.map((answer) => dataOf<Row>(answer).welmallAgreeYn)).toEqual(['Y', 'Y', 'Y', 'Y', 'Y'])
    expect(answers.reduce((sum, answer) => sum + Number(dataOf<Row>(answer).resultCnt), 0)).toBe(1)

    const withdrawn = dataOf<Row>(await agree(member, { welmallAgreeYn: 'N' }))
    expect(withdrawn).toEqual({ resultCnt: 1, welmallAgreeYn: 'N', agreeDtm: null })
    expect(dataOf<Row>(await agree(member, { welmallAgreeYn: 'N' })).resultCnt).toBe(0)
    // The verification is used up: a late return does not bring the agreement back.
    expect((await agree(member, { welmallAgreeYn: 'Y', authKey })).statusCode).toBe(409)
  })

  test('a verification that was refused, is another member’s, or is too old gives nothing', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const refused = await begin(member)
    await verify(refused.encData, 'refused')
    expect((await agree(member, { welmallAgreeYn: 'Y', authKey: refused.authKey })).json()).toMatchObject({
      errorMessage: '본인 확인이 되지 않았어요. 다시 해 주세요.',
    })
    const { authKey, encData } = await begin(member)
    await verify(encData, 'done')
    expect((await agree(other, { welmallAgreeYn: 'Y', authKey })).statusCode).toBe(409)
    server.clock.set(new Date(TEST_NOW.getTime() + 11 * 60_000))
    expect((await agree(member, { welmallAgreeYn: 'Y', authKey })).statusCode).toBe(409)
    server.clock.set(TEST_NOW)
    expect((await way(other)).agreeYn).toBe('N')
  })

  test('a verification of somebody else gives nothing and says so; one of the member does [MBR-11]', async () => {
    const member = await server.member()
    const theirs = await begin(member)
    await verify(theirs.encData, 'done', 'dasom')
    const said = async (headers = {}) =>
      (
        await member.post('/api/meal/setWelmallAgree', { welmallAgreeYn: 'Y', authKey: theirs.authKey }, headers)
      ).json<Row>()
    expect(await said()).toMatchObject({
      error: 'conflict',
      errorMessage: '이 계정의 회원이 아닌 다른 분이 확인됐어요. 회원 본인으로 다시 확인해 주세요.',
    })
    expect(await said({ 'accept-language': 'en' })).toMatchObject({
      errorMessage: 'Somebody else than the member of this account was verified. Please verify as yourself.',
    })
    expect((await way(member)).agreeYn).toBe('N')
    const own = await begin(member)
    await verify(own.encData, 'done')
    expect(dataOf<Row>(await agree(member, { welmallAgreeYn: 'Y', authKey: own.authKey }))).toMatchObject({
      resultCnt: 1,
      welmallAgreeYn: 'Y',
    })
  })

  test('is entered by a ticket that is good once, for the verified person; not without the agreement', async () => {
    const haneul = await server.member('haneul')
    const { url, agreeYn, agreeDtm } = await way(haneul)
    expect([agreeYn, agreeDtm]).toEqual(['Y', '202606081219'])
    expect([(await enter(url)).statusCode, (await enter(url)).statusCode]).toEqual([200, 400])
    const { url: late } = await way(haneul)
    server.clock.set(new Date(TEST_NOW.getTime() + 6 * 60_000))
    expect((await enter(late)).statusCode).toBe(400)
    server.clock.set(TEST_NOW)
    const dasom = await way(await server.member('dasom'))
    expect([dasom.agreeYn, dasom.agreeDtm, new URL(dasom.url).searchParams.has('ticket')]).toEqual(['N', null, false])
  })

  test('a mall that gives no ticket now is entered without one, and what was agreed to is still said', async () => {
    const bare = await startTestServer(kind, { env: { HANSANG_DIST: 'no-app-here' } })
    const { url, agreeYn, agreeDtm } = await way(await bare.member('haneul'))
    expect([new URL(url).searchParams.has('ticket'), agreeYn, agreeDtm]).toEqual([false, 'Y', '202606081219'])
    await bare.close()
  })

  test('shows its articles by tag and page, what goes with a dish, and what a day lacks', async () => {
    const haneul = await server.member('haneul')
    const list = dataOf<{ welmallAgreeYn: string; totalCnt: number; prodList: Row[] }>(
      await haneul.get('/api/meal/getWelmallProdList?tagCode=LOWSALT'),
    )
    expect([list.welmallAgreeYn, list.totalCnt, list.prodList.map((row) => row.goodNo)]).toEqual([
      'Y',
      3,
      ['100231', '100512', '100561'],
    ])
    expect(list.prodList[0]).toMatchObject({
      price: 24_000,
      salePrice: 19_200,
      saleRate: 20,
      tagList: ['저염', '아침'],
      soldOutYn: 'N',
    })
    expect(dataOf<Row>(await haneul.get('/api/meal/getWelmallProdListMore?pageNo=2'))).toEqual({
      totalCnt: 8,
      pageNo: 2,
      lastYn: 'Y',
      prodList: [],
    })
    expect(dataOf<Row[]>(await haneul.get('/api/meal/getWelmallProdTag')).map((row) => row.tagCode)).toEqual([
      'LOWSALT',
      'PROTEIN',
      'BREAKFAST',
      'VEGETABLE',
    ])

    const [lunch] = dataOf<Row[]>(
      await haneul.get(
        '/api/meal/detail?menuDt=20261119&restaurantCode=REST000311&hallNo=E31A&menuCourseType=AA&menuMealType=2',
      ),
    )
    const goesWith = async (query: string) =>
      dataOf<Row[]>(await haneul.get(`/api/meal/getWelmallProdRecommList${query}`)).map((row) => row.goodNm)
    expect(await goesWith(`?menuCode=${String(lunch?.menuCode)}`)).toEqual(['순살 고등어 10팩'])
    expect(await goesWith('?menuCode=none')).toEqual([])
    expect((await goesWith('')).length).toBeGreaterThan(0)

    const fresh = await server.member()
    expect(dataOf<Row[]>(await fresh.post('/api/healthlog/nutrition/welmallGoodList', {}))).toEqual([])
    const foods = [{ foodId: 'F1', foodNm: '사과', amount: 1, kcal: 68, cho: 18, protein: 0.3, fat: 0.2, na: 1 }]
    await fresh.post('/api/common/regFoodlensIntake', { date: '20261119', menuMealType: '2', imgId: null, foods })
    // After lunch most of a day may still come: it lacks nothing before it can be judged.
    const lacks = async (who: TestMember) =>
      dataOf<Row[]>(await who.post('/api/healthlog/nutrition/welmallGoodList', {})).map((row) => row.goodNo)
    expect(await lacks(fresh)).toEqual([])
    expect((await fresh.post('/api/healthlog/nutrition/welmallGoodList', { baseDt: '20261345' })).statusCode).toBe(400)
    server.clock.set(seoulInstant('20261119', '2100'))
    expect(await lacks(await server.signedIn(fresh))).toContain('100512')
    server.clock.set(TEST_NOW)
  })

  test('suggests by reason what the member’s day lacks once it can be judged, else nothing [NTC-03]', async () => {
    let fresh = await server.member()
    const suggested = async (body: object, headers?: Record<string, string>) =>
      dataOf<{ goodNo: string; reasonTxt: string }[]>(
        await fresh.post('/api/common/getContextCommerceBannerList', body, headers),
      ).map(({ goodNo, reasonTxt }) => [goodNo, reasonTxt])
    expect(await suggested({ contextCode: 'MEAL' })).toEqual([])
    const foods = [{ foodId: 'F1', foodNm: '사과', amount: 1, kcal: 68, cho: 18, protein: 0.3, fat: 0.2, na: 1 }]
    await fresh.post('/api/common/regFoodlensIntake', { date: '20261119', menuMealType: '2', imgId: null, foods })
    expect(await suggested({ contextCode: 'MEAL' })).toEqual([])
    server.clock.set(seoulInstant('20261119', '2100'))
    fresh = await server.signedIn(fresh)
    expect(await suggested({ contextCode: 'MEAL' })).toContainEqual(['100512', '모자란 단백질을 채워요'])
    expect(await suggested({ contextCode: 'MEAL' }, { 'accept-language': 'en' })).toContainEqual([
      '100512',
      'Brings the protein that is missing',
    ])
    expect(await suggested({ contextCode: 'MEAL', menuDt: '20261118' })).toEqual([])
    expect(await suggested({ contextCode: 'SLEEP' })).toEqual([])
    expect(await suggested({ contextCode: 'EXERCISE' })).toContainEqual(['100512', '운동한 날에 단백질을 채워요'])
    expect(
      (await fresh.post('/api/common/getContextCommerceBannerList', { contextCode: 'MEAL', menuDt: '20261345' }))
        .statusCode,
    ).toBe(400)
    server.clock.set(TEST_NOW)
  })

  test('one article, the last one looked at, and what was ordered are each member’s own', async () => {
    const [haneul, other] = [await server.member('haneul'), await server.member()]
    expect(dataOf<Row>(await haneul.get('/api/common/welmallDetail?goodNo=100512'))).toMatchObject({
      goodNm: '순살 고등어 10팩',
      salePrice: 25_300,
      soldOutYn: null,
      kcal: '240',
    })
    expect((await haneul.get('/api/common/welmallDetail?goodNo=none')).statusCode).toBe(404)
    const look = async (member: TestMember, goodNo: string) =>
      dataOf<Row>(await member.get(`/api/meal/setWelmallGoodNo?goodNo=${goodNo}`)).resultCnt
    const last = async (member: TestMember) => dataOf<Row>(await member.get('/api/meal/getWelmallGoodNo')).goodNo
    expect([
      await last(other),
      await look(other, '100231'),
      await look(other, 'none'),
      await last(other),
      await last(haneul),
    ]).toEqual([null, 1, 0, '100231', null])
    const orders = async (member: TestMember) =>
      dataOf<{ totalCnt: number; list: Row[] }>(await member.get('/api/mypage/getWelmallProdOrder?pageSize=1'))
    expect(await orders(haneul)).toMatchObject({
      totalCnt: 2,
      list: [{ statusCode: 'SHIPPING', goodNm: '순살 고등어 10팩' }],
    })
    expect(await orders(other)).toEqual({ totalCnt: 0, list: [] })
  })
})
