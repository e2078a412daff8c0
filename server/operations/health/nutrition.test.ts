import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>
const NUTRITION = '/api/healthlog/nutrition'
const TODAY = '20261119'
const LUNCH = { restaurantCode: 'REST000311', menuDt: TODAY, menuMealType: '2', hallNo: 'E31A', menuCourseType: 'AA' }
/** The evening of the first day: all four meals have been. */
const EVENING = new Date('2026-11-19T12:06:00Z')

describe.each(databaseKinds)('a day of the meal record, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: EVENING })
  })
  afterAll(() => server.close())

  const get = async <Data = Row>(member: TestMember, url: string) => dataOf<Data>(await member.get(url))
  const post = async <Data = Row>(member: TestMember, url: string, body: object = {}) =>
    dataOf<Data>(await member.post(url, body))
  const sumOf = (rows: Row[], key: string) =>
    rows.reduce((sum, row) => sum + Number(String(row[key] ?? 0).replaceAll(',', '')), 0)

  test('is one day in every call that tells of it', async () => {
    const member = await server.member('haneul')
    const told = {
      DayMealInfo: (await get(member, `${NUTRITION}/DayMealInfo`)).eatKcal,
      DayTabKcalInfo: (await get(member, `${NUTRITION}/DayTabKcalInfo`)).eatKcal,
      DayEatMealMenu: (await get(member, `${NUTRITION}/DayEatMealMenu`)).eatKcal,
      DayEatNutrition: (await get(member, `${NUTRITION}/DayEatNutrition`)).eatKcal,
      eatKcal: (await get(member, '/api/healthlog/myLog/eatKcal')).eatKcal,
      eatKcalGraph: (
        await get<{ list: Row[] }>(member, `/api/healthlog/myLog/eatKcalGraph?startDt=${TODAY}&endDt=${TODAY}`)
      ).list[0]?.kcal,
      getDiaryMealList: (await post<Row[]>(member, '/api/diary/getDiaryMealList', { startDt: TODAY, endDt: TODAY }))[0]
        ?.eatKcal,
      foodEatList: sumOf(await post<Row[]>(member, '/api/diary/foodEatList', { baseDt: TODAY }), 'kcal'),
      getMealDetailMealRegi: sumOf(
        await Promise.all(
          ['1', '2', '3', '4', '5', '6'].map((meal) =>
            get(member, `/api/diary/getMealDetailMealRegi?baseDt=${TODAY}&menuMealType=${meal}`),
          ),
        ),
        'sumKcal',
      ),
      getDailyNutrientInfo: (await get(member, '/api/meal/getDailyNutrientInfo')).eatKcal,
      getMainNutriData: (await post(member, '/api/main/getMainNutriData')).eatKcal,
      getMainKcalInfo: (await post(member, '/api/main/getMainKcalInfo')).eatKcal,
      mainData: (await post<{ activity: Row }>(member, '/api/main/mainData')).activity.eatKcal,
    }
    expect(told).toEqual(Object.fromEntries(Object.keys(told).map((call) => [call, 1773])))

    const goals = [
      (await get(member, `${NUTRITION}/DayMealInfo`)).remainKcal,
      (await get(member, '/api/healthlog/myLog/eatKcal')).remainKcal,
      (await post(member, '/api/main/getMainKcalInfo')).remainKcal,
    ]
    expect(goals).toEqual([127, 127, 127])
    const meals = await get<{ mealList: Row[] }>(member, `${NUTRITION}/DayMealInfo`)
    const tabs = await get<{ tabList: Row[] }>(member, `${NUTRITION}/DayTabKcalInfo`)
    expect(meals.mealList.map((meal) => meal.eatKcal)).toEqual([356, 637, 612, null, 168, null])
    expect(tabs.tabList.map((tab) => tab.eatKcal)).toEqual([356, 637, 612, null, 168, null])
    expect(tabs.tabList.map((tab) => tab.stdKcal)).toEqual([475, 665, 570, null, 190, null])
  })

  test('names the dishes of a course and its key, and what a food is called in English', async () => {
    const member = await server.member()
    const { hcUclSeqNo } = await post(member, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: 1 })
    const food = {
      hcUclSeqNo,
      sourceCode: 'COURSE',
      menuName: '고등어구이&소고기미역국',
      dishTxt: '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치',
      foodId: null,
      eatQty: 1,
      unitNm: '인분',
      unitNmEng: 'serving',
      favYn: 'N',
    }
    const { mealList } = await get<{ mealList: { foodList: Row[] }[] }>(
      member,
      `${NUTRITION}/DayEatMealMenu?menuMealType=2`,
    )
    expect(mealList[0]?.foodList).toEqual([expect.objectContaining(food)])
    expect(String(mealList[0]?.foodList[0]?.dishTxtEng).split(',')).toHaveLength(5)
    expect(mealList[0]?.foodList[0]?.menuNameEng).toContain('mackerel')

    const page = await get<{ course: Row }>(
      member,
      `${NUTRITION}/DayEatMealMenuDetail?hcUclSeqNo=${String(hcUclSeqNo)}`,
    )
    expect(page).toMatchObject({
      ...food,
      kcal: '637',
      course: { ...LUNCH, restaurantName: '한빛타워점', courseTxt: 'A:한식', dishTxt: food.dishTxt },
    })
    const other = await server.member()
    expect((await other.get(`${NUTRITION}/DayEatMealMenuDetail?hcUclSeqNo=${String(hcUclSeqNo)}`)).statusCode).toBe(404)
    expect((await get<{ mealList: unknown[] }>(other, `${NUTRITION}/DayEatMealMenu`)).mealList).toEqual([])
  })

  test('of somebody new is empty everywhere, never zero', async () => {
    const member = await server.member('saebyeok')
    expect(await get(member, `${NUTRITION}/DayMealInfo`)).toMatchObject({
      eatKcal: null,
      eatKcalGoal: null,
      remainKcal: null,
      mealList: Array.from({ length: 6 }, () => ({ eatKcal: null, foodCnt: 0, menuTxt: null, nfYn: 'N' })),
    })
    expect(await get(member, `${NUTRITION}/DayEatNutrition`)).toEqual({
      baseDt: TODAY,
      eatKcal: null,
      eatKcalGoal: null,
      nutrientList: [],
    })
    expect(await get(member, '/api/healthlog/myLog/eatKcal')).toEqual({
      baseDt: TODAY,
      eatKcal: null,
      eatKcalGoal: null,
      remainKcal: null,
      goalRate: null,
      mealList: [],
    })
    expect(await post(member, '/api/main/getMainNutriData')).toMatchObject({
      eatKcal: null,
      cho: null,
      choRate: null,
      na: null,
      naLimit: 2000,
    })
    expect(await post(member, '/api/diary/getDiaryMealList', { startDt: '20261101', endDt: TODAY })).toEqual([])
  })

  test('judges what is reached or passed while it goes on, and says what is short in the evening', async () => {
    const fresh = await server.member()
    await post(fresh, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: 1, eatDt: `${TODAY}121000` })
    server.clock.set(new Date('2026-11-19T04:00:00Z'))
    const atNoon = await get<{ nutrientList: Row[] }>(await server.signedIn(fresh), `${NUTRITION}/DayEatNutrition`)
    expect(Object.fromEntries(atNoon.nutrientList.map((row) => [row.nutrientCode, row.statusCode]))).toEqual({
      CHO: null,
      PROTEIN: null,
      FAT: null,
      SUGAR: null,
      FIB: null,
      NA: null,
    })
    server.clock.set(EVENING)
    const evening = await server.signedIn(fresh)
    const early = await get<{ nutrientList: Row[] }>(evening, `${NUTRITION}/DayEatNutrition`)
    // Of a day that tells one meal nothing is short: what was not written down was eaten all the same.
    expect(early.nutrientList.filter(({ statusCode }) => statusCode === 'LACK')).toEqual([])
    await post(evening, `${NUTRITION}/SaveMealNf`, { baseDt: TODAY, menuMealType: '3' })
    const late = await get<{ nutrientList: Row[] }>(evening, `${NUTRITION}/DayEatNutrition`)
    expect(Object.fromEntries(late.nutrientList.map((row) => [row.nutrientCode, row.statusCode]))).toMatchObject({
      PROTEIN: 'LACK',
      FIB: 'LACK',
      SUGAR: 'NORMAL',
      NA: 'NORMAL',
    })
    expect(late.nutrientList.map((row) => row.kcalRate)).toEqual([45, 23, 32, null, null, null])
  })

  test('a meal is skipped until a food of it is saved, and a meal with foods cannot be skipped', async () => {
    const member = await server.member()
    const meal = { baseDt: TODAY, menuMealType: '2' }
    const asked = `${NUTRITION}/MealRecordMealNFYn?baseDt=${TODAY}&menuMealType=2`
    expect(await get(member, asked)).toEqual({ ...meal, nfYn: 'N', foodCnt: 0 })
    const mark = () => post(member, `${NUTRITION}/SaveMealNf`, meal)
    expect([await mark(), await mark()]).toEqual([1, 2].map(() => ({ ...meal, nfYn: 'Y', foodCnt: 0 })))
    expect(await get(member, `${NUTRITION}/DayEatMealMenu`)).toMatchObject({
      eatKcal: null,
      mealList: [{ menuMealType: '2', nfYn: 'Y', eatKcal: null, foodList: [] }],
    })
    expect(await post<Row[]>(member, '/api/diary/getDiaryMealList', { startDt: TODAY, endDt: TODAY })).toMatchObject([
      { eatKcal: null, nfMealTypeList: ['2'], mealList: [] },
    ])

    const { hcUclSeqNo } = await post(member, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: 1 })
    expect(await get(member, asked)).toEqual({ ...meal, nfYn: 'N', foodCnt: 1 })
    expect((await member.post(`${NUTRITION}/SaveMealNf`, meal)).statusCode).toBe(409)
    expect(await post(member, `${NUTRITION}/DeleteUserCntrlNF`, { hcUclSeqNoList: [hcUclSeqNo, 4711] })).toEqual({
      resultCnt: 1,
    })
    expect(await get(member, asked)).toEqual({ ...meal, nfYn: 'N', foodCnt: 0 })

    await post(member, `${NUTRITION}/SaveMealNf`, meal)
    expect(await post(member, `${NUTRITION}/DeleteUserCntrlNF`, meal)).toEqual({ resultCnt: 1 })
    expect(await post(member, `${NUTRITION}/DeleteUserCntrlNF`, meal)).toEqual({ resultCnt: 0 })
    for (const baseDt of ['20261120', '20251118', '20261131'])
      expect((await member.post(`${NUTRITION}/SaveMealNf`, { ...meal, baseDt })).statusCode).toBe(400)
  })

  test('a food from the phone or from a picture ends a skipped meal as well', async () => {
    const member = await server.member()
    await post(member, `${NUTRITION}/SaveMealNf`, { baseDt: TODAY, menuMealType: '1' })
    const foods = [{ foodId: 'F1', foodNm: '사과', amount: 1, kcal: 90, cho: null, protein: null, fat: null, na: null }]
    await post(member, '/api/common/regFoodlensIntake', { date: TODAY, menuMealType: '1', imgId: null, foods })
    const { mealList } = await get<{ mealList: Row[] }>(member, `${NUTRITION}/DayEatMealMenu`)
    expect(mealList).toMatchObject([
      {
        menuMealType: '1',
        nfYn: 'N',
        foodList: [{ sourceCode: 'PHOTO', menuName: '사과', menuNameEng: null, dishTxt: null }],
      },
    ])
    expect(await post(member, '/api/meal/detail/getUserCntrlLstCnt')).toEqual({ baseDt: TODAY, cntrlLstCnt: 1 })
    await post(member, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: 1 })
    expect(await post(member, '/api/meal/detail/getUserCntrlLstCnt', { baseDt: TODAY })).toEqual({
      baseDt: TODAY,
      cntrlLstCnt: 1,
    })
  })

  test('a record is tied to the phone’s id one by one, and no id to two records [MEA-12]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const foods = ['사과', '배'].map((foodNm) => ({
      foodId: 'F1',
      foodNm,
      amount: 1,
      kcal: 90,
      cho: null,
      protein: null,
      fat: null,
      na: null,
    }))
    await post(member, '/api/common/regFoodlensIntake', { date: TODAY, menuMealType: '1', imgId: null, foods })
    const tie = async (who: TestMember, number: number, id: string) =>
      who.get(`/api/meal/detail/updateDatauuid?hcUclSeqNo=${number}&datauuid=${id}`)
    expect(dataOf(await tie(member, 1, 'on-the-phone'))).toEqual({ resultCnt: 1 })
    expect(dataOf(await tie(member, 2, 'on-the-phone'))).toEqual({ resultCnt: 0 })
    expect((await tie(other, 1, 'elsewhere')).statusCode).toBe(404)
    expect((await get<{ datauuid: string }>(member, `${NUTRITION}/DayEatMealMenuDetail?hcUclSeqNo=1`)).datauuid).toBe(
      'on-the-phone',
    )
  })

  test('is read with the same few statements however much was eaten', async () => {
    const [empty, full] = [await server.member(), await server.member('haneul')]
    for (const call of ['DayMealInfo', 'DayTabKcalInfo', 'DayEatMealMenu', 'DayEatNutrition']) {
      const count = async (member: TestMember) =>
        (await statementsOf(server.database.sql, async () => void (await member.get(`${NUTRITION}/${call}`)))).length
      expect(await count(full)).toBe(await count(empty))
      expect(await count(full)).toBeLessThanOrEqual(4)
    }
  })

  test('asks for a day of the calendar', async () => {
    const member = await server.member()
    const paths = ['DayMealInfo', 'DayTabKcalInfo', 'DayEatMealMenu', 'DayEatNutrition'].map(
      (call) => `${NUTRITION}/${call}`,
    )
    for (const path of [...paths, '/api/healthlog/myLog/eatKcal', '/api/meal/getDailyNutrientInfo'])
      expect((await member.get(`${path}?baseDt=20260231`)).statusCode).toBe(400)
    expect((await member.get('/api/healthlog/myLog/eatKcalGraph?startDt=20261119&endDt=20261118')).statusCode).toBe(400)
    expect((await member.post('/api/diary/getDiaryMealList', { startDt: '20261018', endDt: TODAY })).statusCode).toBe(
      400,
    )
  })
})
