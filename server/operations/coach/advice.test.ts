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
    const said = (rows: readonly Row[]) => marked(rows).map((row) => [keyOf(row), row.rcmdReasonTxt])

    const { rcmdList } = await get<{ rcmdList: Advised[] }>('/api/coach/getMealBoard')
    const [best] = rcmdList
    const byCoach = best === undefined ? [] : [[keyOf(best), best.reasonTxt]]
    const menuOf = async (menuDt: string, restaurantCode: string, meal: string) => {
      const path = `/api/menu/getTodayMenuList?menuDt=${menuDt}&restaurantCode=${restaurantCode}`
      const { menuList } = await get<{ menuList: (Row & { menuMealType: string })[] }>(path)
      return said(menuList.filter(({ menuMealType }) => menuMealType === meal))
    }
    const onItsMenu = best === undefined ? [] : await menuOf(best.menuDt, best.restaurantCode, best.menuMealType)
    expect(onItsMenu).toEqual(byCoach)
    const { mealCard } = dataOf<Hub>(await member.post('/api/main/mainData'))
    if (mealCard === null) return
    const { restaurantCode, menuDt, menuMealType, courseList } = mealCard
    const query = `menuDt=${menuDt}&menuMealType=${menuMealType}&restaurantCode=${restaurantCode}`
    const { mealList } = await get<{ mealList: Row[] }>(`/api/meal?${query}`)
    const onHome = said(courseList)
    const onMenu = await menuOf(menuDt, restaurantCode, menuMealType)
    expect(onHome).toEqual(onMenu)
    // A course that is ordered ahead stands in a list of its own, which has no mark.
    const keys = onMenu.map(([key]) => key)
    expect(keys).toEqual(expect.arrayContaining(marked(mealList).map(keyOf)))
    const isSameMeal = best?.menuDt === menuDt && best.menuMealType === menuMealType
    expect(isSameMeal ? onHome : byCoach).toEqual(byCoach)
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
