import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { seoulInstant } from '#server/seoul.ts'

type Row = { hallNo: string; menuCourseType: string; choochunGubun: string | null; rcmdReasonTxt?: string | null }
type Advised = Row & { menuDt: string; menuMealType: string; restaurantCode: string; reasonTxt: string }
type Hub = {
  mealCard: { restaurantCode: string; menuDt: string; menuMealType: string; courseList: Row[] } | null
}

/** Home, the day's menu, the list of a meal and the coach advise the same course, for the same reason. */
describe.each(databaseKinds)('what is advised for a meal, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test.each([
    ['haneul', '20261119', '0700'],
    ['haneul', '20261119', '1124'],
    ['haneul', '20261119', '1550'],
    ['haneul', '20261119', '2130'],
    ['emily', '20261119', '0800'],
    ['emily', '20261119', '1630'],
    ['saebyeok', '20261119', '1124'],
    ['dasom', '20261120', '1124'],
  ] as const)('is one everywhere: %s at %s %s', async (name, day, time) => {
    server.clock.set(seoulInstant(day, time))
    const member = await server.signedIn(await server.member(name))
    const get = async <Data>(path: string) => dataOf<Data>(await member.get(path))
    const marked = (rows: readonly Row[]) => rows.filter(({ choochunGubun }) => choochunGubun !== null)
    const keyOf = ({ hallNo, menuCourseType }: Pick<Row, 'hallNo' | 'menuCourseType'>) => `${hallNo} ${menuCourseType}`

    const { rcmdList } = await get<{ rcmdList: Advised[] }>('/api/coach/getMealBoard')
    const [best] = rcmdList
    if (best !== undefined) {
      const { menuList } = await get<{ menuList: (Row & { menuMealType: string })[] }>(
        `/api/menu/getTodayMenuList?menuDt=${best.menuDt}&restaurantCode=${best.restaurantCode}`,
      )
      const onMenu = marked(menuList.filter(({ menuMealType }) => menuMealType === best.menuMealType))
      expect(onMenu.map((row) => [keyOf(row), row.rcmdReasonTxt])).toEqual([[keyOf(best), best.reasonTxt]])
    }
    const { mealCard } = dataOf<Hub>(await member.post('/api/main/mainData'))
    if (mealCard === null) return
    const { restaurantCode, menuDt, menuMealType, courseList } = mealCard
    const query = `menuDt=${menuDt}&menuMealType=${menuMealType}&restaurantCode=${restaurantCode}`
    const { mealList } = await get<{ mealList: Row[] }>(`/api/meal?${query}`)
    const { menuList } = await get<{ menuList: (Row & { menuMealType: string })[] }>(
      `/api/menu/getTodayMenuList?menuDt=${menuDt}&restaurantCode=${restaurantCode}`,
    )
    const onHome = marked(courseList)
    const onMenu = marked(menuList.filter((row) => row.menuMealType === menuMealType))
    expect(onHome.map((row) => [keyOf(row), row.rcmdReasonTxt])).toEqual(
      onMenu.map((row) => [keyOf(row), row.rcmdReasonTxt]),
    )
    // A course that is ordered ahead stands in a list of its own, which has no mark.
    expect(onMenu.map(keyOf)).toEqual(expect.arrayContaining(marked(mealList).map(keyOf)))
    if (best?.menuDt === menuDt && best.menuMealType === menuMealType)
      expect(onHome.map((row) => [keyOf(row), row.rcmdReasonTxt])).toEqual([[keyOf(best), best.reasonTxt]])
  })

  test('of a day gone by, and of a meal whose service is over, nothing is advised', async () => {
    server.clock.set(seoulInstant('20261120', '1550'))
    const member = await server.signedIn(await server.member('haneul'))
    const marks = async (menuDt: string) =>
      dataOf<{ menuList: (Row & { menuMealType: string })[] }>(
        await member.get(`/api/menu/getTodayMenuList?menuDt=${menuDt}`),
      )
        .menuList.filter(({ choochunGubun }) => choochunGubun !== null)
        .map(({ menuMealType }) => menuMealType)
    expect(await marks('20261119')).toEqual([])
    expect((await marks('20261120')).filter((meal) => meal !== '3')).toEqual([])
  })
})
