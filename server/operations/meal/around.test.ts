import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ballotItems } from '#server/domain/ballot/schema.ts'
import { dishLeftovers } from '#server/domain/meal/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Item = { itemSeq: number; menuName: string; choiceCnt: number | null; myChoiceYn: string; subMenuTxt: string }
type Choice = { choiceSeq: number; openYn: string; endDtm: string; menuDt: string; choiceList: Item[] }

describe.each(databaseKinds)('around the menu, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const choices = async (who: TestMember, query = '') =>
    dataOf<Choice[]>(await who.get(`/api/meal/getChoiseList${query}`))
  const counts = (choice: Choice | undefined) => choice?.choiceList.map(({ choiceCnt }) => choiceCnt)
  const choose = (who: TestMember, choice: Choice | undefined, itemSeq: number) =>
    who.post('/api/meal/setChoise', { choiceSeq: choice?.choiceSeq, itemSeq })

  test('a choice hides its counts until the member has chosen; one that is over tells them to all', async () => {
    const member = await server.member('haneul')
    const [open, over, ...rest] = await choices(member)
    expect(rest).toEqual([])
    expect(open).toMatchObject({ openYn: 'Y', menuDt: '20261125', endDtm: '202611201800' })
    expect(counts(open)).toEqual([null, null])
    expect(over).toMatchObject({ openYn: 'N', menuDt: '20261118' })
    expect(counts(over)?.every((count) => count !== null && count > 0)).toBe(true)
    expect(await choices(member, '?restaurantCode=REST000312')).toEqual([])
    expect(await choices(await server.member('saebyeok'))).toEqual([])
  })

  test('a member has one voice, may move it, and the same again changes nothing', async () => {
    const [member, other] = [await server.member('haneul'), await server.member('haneul')]
    const [open] = await choices(member)
    const before = await server.database.db
      .select()
      .from(ballotItems)
      .where(eq(ballotItems.choiceSeq, open?.choiceSeq ?? 0))
      .orderBy(ballotItems.itemSeq)
    const [first = 0, second = 0] = before.map(({ choiceCnt }) => choiceCnt)
    expect(counts(dataOf<Choice>(await choose(member, open, 1)))).toEqual([first + 1, second])
    expect(counts(dataOf<Choice>(await choose(member, open, 1)))).toEqual([first + 1, second])
    expect(counts(dataOf<Choice>(await choose(member, open, 2)))).toEqual([first, second + 1])
    const [again] = await choices(member)
    expect(again?.choiceList.map(({ myChoiceYn }) => myChoiceYn)).toEqual(['N', 'Y'])
    expect(counts((await choices(other))[0])).toEqual([null, null])
  })

  test('two phones of a member at once are one voice', async () => {
    const member = await server.member('haneul')
    const [open] = await choices(member)
    const sum = async () =>
      (
        await server.database.db
          .select()
          .from(ballotItems)
          .where(eq(ballotItems.choiceSeq, open?.choiceSeq ?? 0))
      ).reduce((total, { choiceCnt }) => total + choiceCnt, 0)
    const before = await sum()
    await Promise.all([1, 2, 1, 2].map((itemSeq) => choose(member, open, itemSeq)))
    expect(await sum()).toBe(before + 1)
  })

  test('a voice after the last minute is refused, and one for what there is not', async () => {
    const member = await server.member('haneul')
    const [open] = await choices(member)
    expect((await choose(member, open, 9)).statusCode).toBe(404)
    expect((await member.post('/api/meal/setChoise', { choiceSeq: 1, itemSeq: 1 })).statusCode).toBe(404)
    server.clock.set(new Date('2026-11-20T18:01:00+09:00'))
    const late = await server.signedIn(member)
    expect((await choose(late, open, 1)).statusCode).toBe(409)
    expect((await choices(late))[0]).toMatchObject({ choiceSeq: open?.choiceSeq, openYn: 'N' })
  })

  test('a dish of the day says to which event it belongs, in the language of whoever asks', async () => {
    const member = await server.member('haneul')
    const events = async (language: string) =>
      dataOf<object[]>(
        await member.post(
          '/api/meal/getMealEventSearchInfo',
          { restaurantCode: 'REST000311', menuDt: '20261119' },
          { 'accept-language': language },
        ),
      )
    expect(await events('ko')).toContainEqual(
      expect.objectContaining({ eventNm: '등푸른 생선 주간', menuName: '고등어구이', iconNm: '오메가3' }),
    )
    expect(await events('en')).toContainEqual(expect.objectContaining({ eventNm: 'Oily fish week', iconNm: 'Omega-3' }))
  })

  test('a banner has its pictures with their words; what is no banner has none', async () => {
    const member = await server.member('haneul')
    const images = async (bannerSeq: number) =>
      dataOf<{ altTxt: string; imgUrl: string }[]>(await member.post('/api/meal/getBannerDetailImg', { bannerSeq }))
    expect((await images(301)).map(({ altTxt }) => altTxt.length > 10)).toEqual([true, true])
    expect(await images(88)).toEqual([])
  })

  test('the main restaurant is told, or that there is none, and what can be ordered ahead there', async () => {
    const [haneul, saebyeok] = [await server.member('haneul'), await server.member('saebyeok')]
    expect(dataOf(await haneul.get('/api/meal/getMainDivRestaurantCode'))).toEqual({
      mainDivRestaurantCode: 'REST000311',
      restaurantName: '한빛타워점',
      restaurantNameEng: 'Hanbit Tower',
    })
    expect(dataOf(await saebyeok.get('/api/meal/getMainDivRestaurantCode'))).toEqual({
      mainDivRestaurantCode: null,
      restaurantName: null,
      restaurantNameEng: null,
    })
    const ahead = dataOf<{ menuCourseType: string }[]>(
      await haneul.get('/api/meal/getMealSmartOrderMenuListForWelfit?menuDt=20261119&restaurantCode=REST000311'),
    )
    expect(ahead.length).toBeGreaterThan(0)
    expect(ahead.every(({ menuCourseType }) => menuCourseType === 'DD')).toBe(true)
  })

  test('the kitchen learns how often a dish came back, and nothing once the record is gone', async () => {
    const course = {
      restaurantCode: 'REST000311',
      menuDt: '20261119',
      menuMealType: '2',
      hallNo: 'E31A',
      menuCourseType: 'BB',
    }
    const [one, two] = [await server.member(), await server.member()]
    const tray = dataOf<{ menuCode: string }[]>(
      await one.get(`/api/meal/detail?${new URLSearchParams(course).toString()}`),
    ).map(({ menuCode }) => menuCode)
    const [, soup = ''] = tray
    const record = async (who: TestMember, exceptMenuCodeList: string[]) =>
      dataOf<{ hcUclSeqNo: number }>(
        await who.post('/api/meal/detail/mealRegi', { ...course, eatQty: 1, exceptMenuCodeList }),
      ).hcUclSeqNo
    const left = async () => {
      const [row] = await server.database.db
        .select()
        .from(dishLeftovers)
        .where(and(eq(dishLeftovers.menuId, 'E31A_20261119_2_BB_REST000311'), eq(dishLeftovers.menuCode, soup)))
      return [row?.servedCnt, row?.leftCnt]
    }
    const first = await record(one, [soup])
    await record(two, [soup])
    expect(await left()).toEqual([2, 2])
    await record(two, [])
    expect(await left()).toEqual([2, 1])
    await one.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo: first })
    expect(await left()).toEqual([1, 0])
  })
})

describe.each(databaseKinds)('a place, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('is known by the code on its table', async () => {
    const member = await server.member('haneul')
    const scan = (qrCode: string) => member.post('/api/common/getQRRestaurantInfo', { qrCode })
    expect(dataOf(await scan('hansang:REST000311:E31A'))).toEqual({
      restaurantCode: 'REST000311',
      restaurantName: '한빛타워점',
      hallNo: 'E31A',
      courseTxt: 'A:한식',
      myRestYn: 'Y',
    })
    expect(dataOf(await scan('hansang:REST000313'))).toMatchObject({ hallNo: null, courseTxt: null, myRestYn: 'N' })
    for (const code of ['hansang:REST999999', 'hansang:REST000311:E99A', 'https://example.com'])
      expect((await scan(code)).statusCode).toBe(404)
  })

  test('has a shop beside it, or none', async () => {
    const member = await server.member('haneul')
    const shop = async (restaurantCode: string) =>
      dataOf<{ openYn: string; goods: object[] } | null>(
        await member.post('/api/common/getGrocerantInfo', { restaurantCode }),
      )
    expect(await shop('REST000311')).toMatchObject({
      grocerantNm: '한빛 그로서란트',
      openYn: 'Y',
      goods: expect.arrayContaining([expect.objectContaining({ goodNm: '단호박 수프', soldOutYn: 'Y' })]),
    })
    expect(await shop('REST000312')).toBeNull()
  })

  test('sorts its menu for whoever has a goal, and says whether it names side dishes', async () => {
    const [haneul, saebyeok] = [await server.member('haneul'), await server.member('saebyeok')]
    const sort = async (who: TestMember) =>
      dataOf<{ sortingFlag: string; sortList: object[] }>(await who.get('/api/menu/getFoodRcmdSort'))
    expect(await sort(haneul)).toMatchObject({
      sortingFlag: 'ai',
      sortList: [{ sortingNm: '추천순' }, { sortingNm: '코너순' }],
    })
    expect((await sort(saebyeok)).sortingFlag).toBe('basic')
    const shown = async (query: string, headers = {}) =>
      dataOf<{ foodlistShwYn: string }>(await haneul.get(`/api/menu/getFoodlistShw${query}`, headers)).foodlistShwYn
    expect(await shown('')).toBe('Y')
    expect(await shown('?restaurantCode=REST000313')).toBe('N')
    expect(await shown('', { cookie: 'cafeteriaActiveId=REST000313' })).toBe('N')
  })
})
