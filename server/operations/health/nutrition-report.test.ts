import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { soupQueries } from '#server/domain/intake/soup.queries.ts'
import { dishes } from '#server/domain/meal/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>
type Page = { totalCnt: number; list: Row[] }
const NUTRITION = '/api/healthlog/nutrition'
/** Thursday, in the evening. */
const NOW = new Date('2026-11-19T12:06:00Z')

describe.each(databaseKinds)('all meals and the week, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: NOW })
  })
  afterAll(() => server.close())

  const eat = async (
    member: TestMember,
    date: string,
    menuMealType: string,
    foods: [foodNm: string, kcal: number][],
  ) => {
    const answer = await member.post('/api/common/regFoodlensIntake', {
      date,
      menuMealType,
      imgId: null,
      foods: foods.map(([foodNm, kcal]) => ({
        foodId: 'F1',
        foodNm,
        amount: 1,
        kcal,
        cho: kcal / 8,
        protein: kcal / 16,
        fat: kcal / 36,
        na: kcal * 1.5,
      })),
    })
    expect(answer.statusCode).toBe(200)
  }
  const found = async (member: TestMember, query: Record<string, string>) =>
    dataOf<Page>(await member.get(`${NUTRITION}/DayRecord?${new URLSearchParams(query).toString()}`))
  const report = async (member: TestMember, baseDt?: string) =>
    dataOf<Row & { dayList: Row[]; mealRateList: Row[]; nutrientList: Row[] }>(
      await member.get(`${NUTRITION}/PatternReportInfo${baseDt === undefined ? '' : `?baseDt=${baseDt}`}`),
    )

  test('meals are found by food, by dish of a course and in English, newest first [MEA-08]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    await eat(member, '20261117', '1', [
      ['고등어 통조림', 150],
      ['현미밥', 300],
    ])
    await eat(member, '20261118', '3', [['Mackerel sandwich', 400]])
    await member.post('/api/meal/detail/mealRegi', {
      restaurantCode: 'REST000311',
      menuDt: '20261119',
      menuMealType: '2',
      hallNo: 'E31A',
      menuCourseType: 'AA',
      eatQty: 1,
      eatDt: '20261119121000',
    })
    await eat(other, '20261119', '1', [['고등어', 100]])

    const all = await found(member, {})
    expect(all.list.map((meal) => [meal.baseDt, meal.menuMealType, meal.eatKcal])).toEqual([
      ['20261119', '2', 637],
      ['20261118', '3', 400],
      ['20261117', '1', 450],
    ])
    expect((await found(member, { searchWord: '고등어' })).list.map((meal) => meal.baseDt)).toEqual([
      '20261119',
      '20261117',
    ])
    // A meal is told whole, whichever of its foods was meant.
    expect((await found(member, { searchWord: '통조림' })).list).toMatchObject([
      { menuTxt: '고등어 통조림,현미밥', foodCnt: 2 },
    ])
    expect((await found(member, { searchWord: '시금치나물' })).list).toMatchObject([
      { menuTxt: '고등어구이&소고기미역국', dishTxt: '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치' },
    ])
    expect((await found(member, { searchWord: 'MACKEREL' })).totalCnt).toBe(2)
    expect(await found(member, { searchWord: '%' })).toEqual({ totalCnt: 0, list: [] })
    expect((await found(member, { startDt: '20261118', endDt: '20261118' })).list.map((meal) => meal.baseDt)).toEqual([
      '20261118',
    ])
    expect((await member.get(`${NUTRITION}/DayRecord?startDt=20261119&endDt=20261118`)).statusCode).toBe(400)
  })

  test('meals come in pages that say how many there are, with as many statements for a year as for none', async () => {
    const [haneul, nobody] = [await server.member('haneul'), await server.member()]
    const pages = await Promise.all(['1', '2', '3'].map((pageNo) => found(haneul, { pageNo, pageSize: '7' })))
    expect(new Set(pages.map(({ totalCnt }) => totalCnt)).size).toBe(1)
    const keys = pages.flatMap(({ list }) => list.map((meal) => `${String(meal.baseDt)} ${String(meal.menuMealType)}`))
    expect(new Set(keys).size).toBe(21)
    expect(await found(haneul, { pageNo: '10000' })).toEqual({ totalCnt: pages[0]?.totalCnt, list: [] })
    const count = async (member: TestMember) =>
      (await statementsOf(server.database.sql, async () => void (await found(member, {})))).length
    expect(await count(haneul)).toBeLessThanOrEqual((await count(nobody)) + 1)
  })

  test('a week is its recorded days: none of today, none of those without a record', async () => {
    const member = await server.member()
    await eat(member, '20261109', '1', [['아침', 400]])
    await eat(member, '20261116', '1', [['아침', 500]])
    await eat(member, '20261116', '2', [['점심', 700]])
    await eat(member, '20261117', '2', [['점심', 800]])
    await eat(member, '20261119', '2', [['점심', 9]])
    await member.post(`${NUTRITION}/SaveMealNf`, { baseDt: '20261118', menuMealType: '1' })
    const week = await report(member, '20261119')
    expect(week).toMatchObject({
      startDt: '20261116',
      endDt: '20261122',
      recordDayCnt: 3,
      meanDayCnt: 2,
      // A day of two meals and one of a single one: nothing is compared, and nothing is said to be short.
      fullYn: 'N',
      avgKcal: 1000,
      lastWeekAvgKcal: null,
      eatKcalGoal: null,
      summaryTxt: null,
    })
    expect(week.dayList.map((day) => [day.eatKcal, day.mealCnt, day.nfCnt])).toEqual([
      [1200, 2, 0],
      [800, 1, 0],
      [null, 0, 1],
      [9, 1, 0],
      [null, 0, 0],
      [null, 0, 0],
      [null, 0, 0],
    ])
    expect(week.mealRateList.map((meal) => meal.kcalRate)).toEqual([25, 75, 0, 0, 0, 0])
    expect(week.nutrientList.map((row) => [row.nutrientCode, row.eatVal, row.kcalRate])).toEqual([
      ['CHO', 125, 50],
      ['PROTEIN', 62.5, 25],
      ['FAT', 27.8, 25],
      ['NA', 1500, null],
    ])
    // Without a day the last full week is meant.
    expect(await report(member)).toMatchObject({
      startDt: '20261109',
      recordDayCnt: 1,
      avgKcal: 400,
      lastWeekAvgKcal: null,
    })
  })

  test('a week of three days is put into words, in the member’s language', async () => {
    const member = await server.member()
    for (const day of ['20261109', '20261110', '20261111']) await eat(member, day, '2', [['점심', 1400]])
    expect(await report(member)).toMatchObject({ fullYn: 'N', summaryTxt: null })
    // 600 kcal bring 900 mg: half of the stew is 450 mg of the 3,000 of a day.
    for (const day of ['20261109', '20261110', '20261111']) await eat(member, day, '3', [['김치찌개', 600]])
    expect((await report(member)).summaryTxt).toBe(
      '단백질을 고르게 챙겼어요. ' +
        '국과 찌개를 반만 드시면 나트륨이 하루 450 mg 줄어요. 그래도 기준보다 550 mg 많으니 반찬도 싱겁게 골라 보세요.',
    )
    const english = dataOf<Row>(await member.get(`${NUTRITION}/PatternReportInfo`, { 'accept-language': 'en' }))
    expect(english.summaryTxt).toBe(
      'You had enough protein. Half of the soup would be 450 mg less sodium a day. ' +
        'That is still 550 mg too much: choose dishes with less salt, too.',
    )
  })

  test('the soups of a course are counted by its dishes, those that were left are not', async () => {
    const member = await server.member()
    const lunch = {
      restaurantCode: 'REST000311',
      menuDt: '20261119',
      menuMealType: '2',
      hallNo: 'E31A',
      menuCourseType: 'AA',
      eatQty: 0.5,
      eatDt: '20261119121500',
    }
    await member.post('/api/meal/detail/mealRegi', lunch)
    const soups = soupQueries(server.database.db)
    const mg = async () => (await soups.days(member.hcId, '20261119', '20261119')).get('20261119')
    const [soup] = await server.database.db.select().from(dishes).where(eq(dishes.menuName, '소고기미역국'))
    expect(await mg()).toBeCloseTo((soup?.na ?? 0) / 2, 1)
    await member.post('/api/meal/detail/mealRegi', { ...lunch, exceptMenuCodeList: [soup?.menuCode] })
    expect(await mg()).toBeUndefined()
    await eat(member, '20261119', '5', [['박하사탕', 100]])
    expect(await mg()).toBeUndefined()
  })

  test('a week without a record is empty, and nobody’s is zero', async () => {
    const week = await report(await server.member())
    expect(week).toMatchObject({
      startDt: '20261109',
      recordDayCnt: 0,
      avgKcal: null,
      lastWeekAvgKcal: null,
      mealRateList: [],
      nutrientList: [],
      summaryTxt: null,
    })
    expect(week.dayList).toHaveLength(7)
  })
})
