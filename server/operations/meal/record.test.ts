import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const COURSE = {
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  menuMealType: '2',
  hallNo: 'E31A',
  menuCourseType: 'AA',
}
const SEAWEED_SOUP = '1000020001'

describe.each(databaseKinds)('a recorded course, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('is recorded once: again replaces it, and the day is counted anew [MEA-09]', async () => {
    const member = await server.member()
    const record = async (more: object) =>
      dataOf<{ hcUclSeqNo: number; kcal: string }>(
        await member.post('/api/meal/detail/mealRegi', { ...COURSE, ...more }),
      )
    const whole = await record({ eatQty: 1 })
    expect(whole.kcal).toBe('637')
    const eaten = async () =>
      dataOf<{ activity: { eatKcal: number } }>(await member.post('/api/main/mainData')).activity.eatKcal
    expect(await eaten()).toBe(637)

    const less = await record({ eatQty: 0.5, exceptMenuCodeList: [SEAWEED_SOUP] })
    expect(less.hcUclSeqNo).toBe(whole.hcUclSeqNo)
    expect(await eaten()).toBe(Number(less.kcal))
    expect(Number(less.kcal)).toBeLessThan(319)

    const [day] = dataOf<{ mealList: object[] }[]>(
      await member.post('/api/diary/getDiaryMealList', { startDt: '20261119', endDt: '20261119' }),
    )
    expect(day?.mealList).toEqual([
      expect.objectContaining({
        menuMealType: '2',
        foodCnt: 1,
        sumKcal: less.kcal,
        dishTxt: '고등어구이,잡곡밥,시금치나물,배추김치',
      }),
    ])
  })

  test('is changed from what stands in it, and the menu of its day carries it [MEA-09]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const key = new URLSearchParams(COURSE).toString()
    const eaten = async (who = member) =>
      dataOf<Record<string, unknown>>(await who.get(`/api/meal/detail/eatNutrient?${key}`))
    const marks = async (who: typeof member) =>
      dataOf<{ menuList: { menuCourseType: string; menuMealType: string; mealRegiYn: string }[] }>(
        await who.get('/api/menu/getTodayMenuList?restaurantCode=REST000311'),
      )
        .menuList.filter(({ mealRegiYn }) => mealRegiYn === 'Y')
        .map(({ menuMealType, menuCourseType }) => menuMealType + menuCourseType)
    const nothing = { mealRegiYn: 'N', eatDt: null, exceptMenuCodeList: [], memoTxt: null, kcal: null }
    expect(await eaten()).toMatchObject(nothing)
    const body = { ...COURSE, eatQty: 0.75, eatDt: '20261119112000', exceptMenuCodeList: [SEAWEED_SOUP] }
    await member.post('/api/meal/detail/mealRegi', { ...body, memoTxt: '국이 짰어요.' })
    expect(await eaten()).toMatchObject({
      mealRegiYn: 'Y',
      eatQty: 0.75,
      eatDt: '20261119112000',
      exceptMenuCodeList: [SEAWEED_SOUP],
      memoTxt: '국이 짰어요.',
      kcal: '418',
    })
    await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 })
    expect(await eaten()).toMatchObject({ exceptMenuCodeList: [], memoTxt: '국이 짰어요.' })
    await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1, memoTxt: '' })
    expect(await eaten()).toMatchObject({ memoTxt: null })
    expect(await marks(member)).toEqual(['2AA'])
    expect(await eaten(other)).toMatchObject(nothing)
    expect(await marks(other)).toEqual([])
  })

  test('goes with its record, and only with the member’s own', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const { hcUclSeqNo } = dataOf<{ hcUclSeqNo: number }>(
      await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 }),
    )
    expect((await other.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo })).statusCode).toBe(404)
    expect((await member.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo })).statusCode).toBe(200)
    expect((await member.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo })).statusCode).toBe(404)
    expect(dataOf<{ recordedMeal: unknown }>(await member.post('/api/main/mainData')).recordedMeal).toBeNull()
  })

  test('taken back names the copy on the phone, which the app removes there [HSY-74]', async () => {
    const member = await server.member()
    const eaten = async () =>
      dataOf<{ hcUclSeqNo: number }>(await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1 }))
        .hcUclSeqNo
    const taken = async (hcUclSeqNo: number) =>
      dataOf(await member.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo }))
    expect(await taken(await eaten())).toEqual({ resultCnt: 1, datauuidList: [] })

    const tied = await eaten()
    await member.post('/api/common/updateIntakeUUID', [
      { datauuid: 'lunch-on-the-phone', hcUclSeqNo: tied, hcId: member.hcId },
    ])
    expect(await taken(tied)).toEqual({ resultCnt: 1, datauuidList: ['lunch-on-the-phone'] })
  })

  test('is refused for a course, a dish or a time that there is not', async () => {
    const member = await server.member()
    const status = async (more: object) =>
      (await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1, ...more })).statusCode
    expect(await status({ hallNo: 'E99A' })).toBe(404)
    expect(await status({ exceptMenuCodeList: ['9999999999'] })).toBe(400)
    expect(await status({ eatDt: '20271119121000' })).toBe(400)
    expect(await status({ eatDt: '20261119256000' })).toBe(400)
    expect(
      (await member.post('/api/diary/getDiaryMealList', { startDt: '20261119', endDt: '20261118' })).statusCode,
    ).toBe(400)
  })

  test('is taken from the morning of its day on, whatever the counter’s hours say, not the day before', async () => {
    server.clock.set(new Date('2026-11-18T22:40:00Z')) // 07:40 in Seoul
    const member = await server.member()
    const status = async (more: object) =>
      (await member.post('/api/meal/detail/mealRegi', { ...COURSE, eatQty: 1, ...more })).statusCode
    expect([await status({}), await status({ menuDt: '20261120' })]).toEqual([200, 400])
  })

  test('of the demo, a day adds up to what the hub tells', async () => {
    server.clock.set(new Date('2026-11-19T12:06:00Z'))
    const member = await server.member('haneul')
    const [day] = dataOf<{ eatKcal: number; mealList: { menuMealType: string; sumKcal: string }[] }[]>(
      await member.post('/api/diary/getDiaryMealList', { startDt: '20261119', endDt: '20261119' }),
    )
    expect(day?.mealList.map(({ menuMealType, sumKcal }) => `${menuMealType} ${sumKcal}`)).toEqual([
      '1 356',
      '2 637',
      '5 168',
      '3 612',
    ])
    expect(day?.eatKcal).toBe(1773)
    expect(dataOf(await member.post('/api/main/mainData'))).toMatchObject({
      activity: { eatKcal: 1773 },
      recordedMeal: { kcal: '637' },
    })
  })
})
