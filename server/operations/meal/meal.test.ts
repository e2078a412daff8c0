import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
type Menu = { mealList: Row[]; smartOrderMenuList: Row[] }

const LUNCH = 'menuDt=20261119&menuMealType=2&restaurantCode=REST000311'
const KOREAN = `${LUNCH}&hallNo=E31A&menuCourseType=AA`
const NOODLES = `${LUNCH}&hallNo=E31A&menuCourseType=CC`

/** Every key of a captured row (known-payloads 3.3). */
const ROW_KEYS = [
  'orderseq choochunGubun menuSeq restaurantName restaurantCode mydishToViewType hallNo menuDt menuMealType',
  'menuCourseType menuCode courseTxt menuName setName setMenuName menuNameEng engMenuName engSetMenuName subEngMenuTxt',
  'subMenuTxt menuMealTypeTxt mealName salesType salesName typicalMenu menuMealSeq photoUrl photoCd kcal sumKcal sumNa',
  'sumFat sumProtein sumSugar evalCnt likeCnt myLikeMenuYn alYn soldOutYn soldStat engMenuYn iconCd iconNm menuId',
  'carbonEmissionYn carbonEmission carbonLevel totCarbon takeOutCnt',
].flatMap((line) => line.split(' '))

describe.each(databaseKinds)('meals, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('a meal has one row per course with every key, and take-out in a list of its own', async () => {
    const member = await server.member()
    const menu = dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`))
    expect(menu.mealList.map((row) => row.courseTxt)).toEqual(['A:한식', 'B:일품', 'C:면'])
    for (const row of menu.mealList) expect(Object.keys(row).toSorted()).toEqual(ROW_KEYS.toSorted())
    expect(menu.mealList[0]).toMatchObject({
      menuName: '고등어구이',
      setName: '고등어구이&소고기미역국',
      subMenuTxt: '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치',
      typicalMenu: '메인',
      menuId: 'E31A_20261119_2_AA_REST000311',
      soldOutYn: null,
    })
    expect(menu.smartOrderMenuList).toHaveLength(1)
    expect(menu.smartOrderMenuList[0]).toMatchObject({ menuName: '훈제오리샐러드', smartRemainingQuantity: 14 })
  })

  test('at most one course is recommended, and none that holds what the member avoids [MYP-13]', async () => {
    const member = await server.member('haneul')
    const { mealList } = dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`))
    // None where what is advised is ordered ahead, which stands in the other list.
    expect(mealList.filter((row) => row.choochunGubun !== null).length).toBeLessThanOrEqual(1)
    const shrimp = mealList.find((row) => row.courseTxt === 'C:면')
    expect(shrimp).toMatchObject({ alYn: 'Y', choochunGubun: null })
  })

  test('allergies are not used once the agreement is withdrawn [MYP-13]', async () => {
    const member = await server.member('haneul')
    await member.post('/api/mypage/updateAllergyAgree', { allergyAgreeYn: 'N' })
    const { mealList } = dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`))
    expect(mealList.every((row) => row.alYn === 'N')).toBe(true)
  })

  test('the dishes of a course carry its totals, and the nutrients add up to them', async () => {
    const member = await server.member()
    const detail = dataOf<Row[]>(await member.get(`/api/meal/detail?${KOREAN}`))
    const nutrients = dataOf<Row[]>(await member.get(`/api/meal/detail/nutrient?${KOREAN}`))
    expect(detail).toHaveLength(5)
    const sum = (key: string) => nutrients.reduce((total, row) => total + Number(String(row[key]).replace(',', '')), 0)
    for (const key of ['totCho', 'totProtein', 'totFat', 'totSugar', 'totNa']) {
      expect(Number(String(detail[0]?.[key]).replace(',', ''))).toBeCloseTo(sum(key), 5)
    }
    expect(detail.map((row) => row.typicalMenu)).toEqual(['Y', 'N', 'N', 'N', 'N'])
    expect(detail.slice(1).every((row) => row.photoUrl === null && row.photoCd === null)).toBe(true)
  })

  test('allergens are told per dish, and an undeclared dish never reads as safe', async () => {
    const member = await server.member('haneul')
    const answer = dataOf<{ allergyList: Row[]; dishList: Row[] }>(
      await member.get(`/api/meal/detail/allergy?${NOODLES}`),
    )
    expect(answer.allergyList[0]).toMatchObject({ allergyNm: '새우', myAllergyYn: 'Y' })
    expect(answer.dishList.map((row) => row.menuName)).toEqual(['들깨칼국수', '건새우볶음', '두부부침', '겉절이'])
    const unknown = dataOf(await member.get(`/api/meal/detail/allergy?${LUNCH}&hallNo=E000&menuCourseType=ZZ`))
    expect(unknown).toEqual({ allergyKnownYn: 'N', allergyList: [], dishList: [] })
  })

  test('liking is per member, counted once, and taken back [MEA-10]', async () => {
    const [one, two] = [await server.member(), await server.member()]
    const menuCode = dataOf<Menu>(await one.get(`/api/meal?${LUNCH}`)).mealList[1]?.menuCode
    const like = async (member: typeof one, likeYn: 'Y' | 'N') =>
      dataOf<{ likeCnt: number; myLikeMenuYn: string }>(await member.post('/api/meal/like', { menuCode, likeYn }))

    const first = await like(one, 'Y')
    expect(await like(one, 'Y')).toEqual(first)
    expect((await like(two, 'Y')).likeCnt).toBe(first.likeCnt + 1)
    const rowOf = async (member: typeof one) => dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`)).mealList[1]
    expect(await rowOf(one)).toMatchObject({ myLikeMenuYn: 'Y', likeCnt: first.likeCnt + 1 })

    expect(await like(two, 'N')).toMatchObject({ myLikeMenuYn: 'N', likeCnt: first.likeCnt })
    expect(await like(two, 'N')).toMatchObject({ likeCnt: first.likeCnt })
    expect(await rowOf(two)).toMatchObject({ myLikeMenuYn: 'N' })
  })

  test('likes from many members at once are all counted', async () => {
    const first = await server.member()
    const fans = [first, ...(await Promise.all(Array.from({ length: 7 }, () => server.member())))]
    const menuCode = dataOf<Menu>(await first.get(`/api/meal?${LUNCH}`)).mealList[2]?.menuCode
    const answers = await Promise.all(fans.map((fan) => fan.post('/api/meal/like', { menuCode, likeYn: 'Y' })))
    const counts = answers.map((answer) => dataOf<{ likeCnt: number }>(answer).likeCnt)
    expect(new Set(counts).size).toBe(8)
  })

  test('a like from two phones of one member at once is one, and so is taking it back', async () => {
    const member = await server.member()
    const menuCode = dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`)).mealList[2]?.menuCode
    const both = async (likeYn: 'Y' | 'N') =>
      (await Promise.all(['one', 'other'].map(() => member.post('/api/meal/like', { menuCode, likeYn })))).map(
        (answer) => dataOf<{ likeCnt: number }>(answer).likeCnt,
      )
    const [liked = 0, again] = await both('Y')
    expect(again).toBe(liked)
    expect(await both('N')).toEqual([liked - 1, liked - 1])
    const [one, other] = await Promise.all([
      member.post('/api/meal/like', { menuCode, likeYn: 'Y' }),
      member.post('/api/meal/like', { menuCode, likeYn: 'N' }),
    ])
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    const row = dataOf<Menu>(await member.get(`/api/meal?${LUNCH}`)).mealList[2]
    expect(row?.likeCnt, 'the total tells what stands').toBe(liked - (row?.myLikeMenuYn === 'Y' ? 0 : 1))
  })

  test('what cannot be asked is refused', async () => {
    const member = await server.member()
    expect((await member.post('/api/meal/like', { menuCode: '9999999999', likeYn: 'Y' })).statusCode).toBe(404)
    expect((await member.post('/api/meal/like', { menuCode: '1', likeYn: 'yes' })).statusCode).toBe(400)
    expect((await member.post('/api/meal/like')).statusCode).toBe(400)
    for (const query of [
      '',
      'menuDt=20261119&menuMealType=7&restaurantCode=REST000311',
      'menuDt=2026-11-19&menuMealType=2&restaurantCode=REST000311',
    ]) {
      const answer = await member.get(`/api/meal?${query}`)
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, 'badRequest'])
    }
  })

  test('meal times carry their hours and which one is on', async () => {
    const member = await server.member('haneul')
    server.clock.set(new Date('2026-11-19T02:30:00Z'))
    const times = dataOf<Row[]>(await member.get('/api/meal/meal-time'))
    expect(times.map((row) => [row.menuMealType, row.startTm, row.tmYn])).toEqual([
      ['1', '0730', 'N'],
      ['2', '1130', 'Y'],
      ['3', '1730', 'N'],
    ])
    expect(dataOf(await (await server.member('saebyeok')).get('/api/meal/meal-time'))).toEqual([])
  })
})
