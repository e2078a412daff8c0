import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
type Today = Record<'menuList' | 'mealTimeList' | 'weekList', Row[]> & Row

describe.each(databaseKinds)('menu of the day, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const today = async (query = '', cookie?: string) => {
    const member = await server.member('haneul')
    return dataOf<Today>(await member.get(`/api/menu/getTodayMenuList${query}`, cookie === undefined ? {} : { cookie }))
  }

  test('without anything said it is today at the main restaurant, all meals in one answer', async () => {
    const menu = await today()
    expect(menu).toMatchObject({
      nowDt: expect.stringMatching(/^2026111911240\d$/),
      restaurantCode: 'REST000311',
      menuDt: '20261119',
    })
    expect(menu.mealTimeList.map((time) => time.menuMealTypeTxt)).toEqual(['아침', '점심', '저녁'])
    expect(new Set(menu.menuList.map((course) => course.menuMealType))).toEqual(new Set(['1', '2', '3']))
    expect(menu.weekList).toHaveLength(7)
    expect(menu.weekList[0]).toEqual({ menuDt: '20261116', openYn: 'Y' })
  })

  test('a meal has at most one recommended course, and today’s lunch has one', async () => {
    const marked = (await today()).menuList
      .filter((course) => course.choochunGubun !== null)
      .map((course) => course.menuMealType)
    expect(new Set(marked).size).toBe(marked.length)
    expect(marked).toContain('2')
  })

  test('crowd and waiting are told from shortly before the meal until it closes', async () => {
    const lunch = (menu: Today) =>
      menu.menuList.find((course) => course.menuMealType === '2' && course.menuCourseType === 'BB')
    server.clock.set(new Date('2026-11-19T02:19:00Z'))
    expect(lunch(await today())).toMatchObject({ crowdCd: null, waitMin: null })
    server.clock.set(new Date('2026-11-19T02:20:00Z'))
    expect(lunch(await today())).toMatchObject({ crowdCd: '3', waitMin: 15 })
    server.clock.set(new Date('2026-11-19T02:45:00Z'))
    const menu = await today()
    expect(lunch(menu)).toMatchObject({ crowdCd: '3', waitMin: 15 })
    expect(menu.mealTimeList.map((time) => time.tmYn)).toEqual(['N', 'Y', 'N'])
    expect(menu.menuList.find((course) => course.menuMealType === '3')).toMatchObject({ crowdCd: null, waitMin: null })
  })

  test('dishes carry their allergens; a course is known only when all its dishes are', async () => {
    const { menuList } = await today()
    const noodles = menuList.find((course) => course.menuMealType === '2' && course.menuCourseType === 'CC')
    const [first] = (noodles?.allergyList ?? []) as Row[]
    expect(first).toMatchObject({ allergyNm: '새우', myAllergyYn: 'Y' })
    for (const { dishList, allergyKnownYn } of menuList) {
      const known = (dishList as Row[]).every((dish) => dish.allergyKnownYn === 'Y')
      expect(allergyKnownYn).toBe(known ? 'Y' : 'N')
    }
  })

  test('the restaurant comes from the query, else from the cookie, else it is the main one', async () => {
    expect((await today('?restaurantCode=REST000312', 'cafeteriaActiveId=REST000313')).restaurantCode).toBe(
      'REST000312',
    )
    expect((await today('', 'cafeteriaActiveId=REST000313')).restaurantCode).toBe('REST000313')
    expect((await today('', 'cafeteriaActiveId=REST999999')).restaurantCode).toBe('REST000311')
  })

  test('a closed day, an unknown restaurant and a member without one have nothing to show', async () => {
    const saturday = await today('?restaurantCode=REST000312&menuDt=20261121')
    expect(saturday).toMatchObject({ restaurantName: '그린캠퍼스점', menuList: [], mealTimeList: [] })
    expect(saturday.weekList.map((day) => day.openYn)).toEqual(['Y', 'Y', 'Y', 'Y', 'Y', 'N', 'N'])
    expect(await today('?restaurantCode=REST999999')).toMatchObject({
      restaurantCode: null,
      restaurantName: null,
      menuList: [],
    })
    const newcomer = await server.member('saebyeok')
    expect(dataOf(await newcomer.get('/api/menu/getTodayMenuList'))).toMatchObject({
      restaurantCode: null,
      menuList: [],
    })
  })

  test('a day that is no day is refused', async () => {
    const member = await server.member()
    expect((await member.get('/api/menu/getTodayMenuList?menuDt=tomorrow')).statusCode).toBe(400)
  })

  test('the switch lists the restaurants that the member uses and which are open today', async () => {
    server.clock.set(new Date('2026-11-21T02:24:00Z'))
    const member = await server.member('haneul')
    const rows = dataOf<Row[]>(await member.get('/api/menu/getUserRestaurantList'))
    expect(rows[0]).toMatchObject({ restaurantCode: 'REST000311', mainDiv: 'Y', openYn: 'Y' })
    expect(rows.slice(1).every((row) => row.openYn === 'N')).toBe(true)
  })
})
