import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>
const TODAY = '20261119'
const LUNCH = { restaurantCode: 'REST000311', menuDt: TODAY, menuMealType: '2', hallNo: 'E31A', menuCourseType: 'AA' }
const [MACKEREL, SOUP, RICE, SPINACH, KIMCHI] = ['1000040001', '1000020001', '1000010001', '1000060001', '1000070001']
const EVENING = new Date('2026-11-19T12:06:00Z')

describe.each(databaseKinds)('a change of what was recorded, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { now: EVENING })
  })
  afterAll(() => server.close())

  const post = async <Data = Row>(member: TestMember, url: string, body: object = {}) =>
    dataOf<Data>(await member.post(url, body))
  const foods = (member: TestMember, baseDt = TODAY) => post<Row[]>(member, '/api/diary/foodEatList', { baseDt })
  const lunch = async (member: TestMember) =>
    Number(
      (await post(member, '/api/meal/detail/mealRegi', { ...LUNCH, eatQty: 1, eatDt: `${TODAY}121000` })).hcUclSeqNo,
    )
  const apple = async (member: TestMember, date = TODAY) =>
    Number(
      (
        await post(member, '/api/common/regFoodlensIntake', {
          date,
          menuMealType: '5',
          imgId: null,
          foods: [{ foodId: 'F1', foodNm: '사과', amount: 2, kcal: 114, cho: 26.8, protein: 0.6, fat: 0.4, na: null }],
        })
      ).hcUclSeqNo,
    )

  test('counts a course anew from the dishes that were not left [MEA-09]', async () => {
    const member = await server.member()
    const hcUclSeqNo = await lunch(member)
    const change = (more: object) => post(member, '/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, ...more })
    expect(await change({ exceptMenuCodeList: [SOUP, KIMCHI] })).toEqual({
      hcUclSeqNo,
      kcal: '541',
      baseDt: TODAY,
      eatKcal: 541,
    })
    expect(await foods(member)).toMatchObject([{ dishTxt: '고등어구이,잡곡밥,시금치나물', kcal: '541', eatQty: 1 }])
    // What was left stays left when the amount changes, and comes back when nothing is left.
    expect(await change({ eatQty: 0.5 })).toMatchObject({ kcal: '270.5', eatKcal: 271 })
    expect(await change({ eatQty: 1, exceptMenuCodeList: [] })).toMatchObject({ kcal: '637', eatKcal: 637 })
    for (const left of [[MACKEREL, SOUP, RICE, SPINACH, KIMCHI], ['9999999999']]) {
      expect(
        (await member.post('/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, exceptMenuCodeList: left })).statusCode,
      ).toBe(400)
    }
    expect(await foods(member)).toMatchObject([{ kcal: '637' }])
  })

  test('scales a food from what was saved of it, and back', async () => {
    const member = await server.member()
    const hcUclSeqNo = await apple(member)
    const change = (eatQty: number) => post(member, '/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, eatQty })
    expect(await change(3)).toMatchObject({ kcal: '171', eatKcal: 171 })
    expect(await foods(member)).toMatchObject([{ eatQty: 3, totCho: '40.2', totFat: '.6', totNa: null }])
    expect(await change(2)).toMatchObject({ kcal: '114' })
    expect(
      (await member.post('/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, exceptMenuCodeList: [SOUP] })).statusCode,
    ).toBe(400)
  })

  test('moves it to another time and meal, and both days are counted anew', async () => {
    const member = await server.member()
    const hcUclSeqNo = await apple(member)
    const eaten = async () =>
      (await post<Row[]>(member, '/api/diary/getDiaryMealList', { startDt: '20261118', endDt: TODAY })).map((day) => [
        day.baseDt,
        day.eatKcal,
      ])
    expect(
      await post(member, '/api/diary/modifyMealDetailMealRegi', {
        hcUclSeqNo,
        eatDt: '20261118221000',
        menuMealType: '4',
      }),
    ).toMatchObject({ baseDt: '20261118', eatKcal: 114 })
    expect(await eaten()).toEqual([['20261118', 114]])
    expect(await foods(member, '20261118')).toMatchObject([
      { menuMealType: '4', menuMealTypeTxt: '야식', eatDt: '20261118221000' },
    ])
    for (const eatDt of ['20261120080000', '20251118080000', '20261119250000']) {
      expect((await member.post('/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, eatDt })).statusCode).toBe(400)
    }
  })

  test('is not moved before its course was served, as it is not recorded then', async () => {
    const member = await server.member()
    const hcUclSeqNo = await lunch(member)
    const at = async (eatDt: string) =>
      (await member.post('/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo, eatDt })).statusCode
    expect([await at('20261118121000'), await at(`${TODAY}113000`)]).toEqual([400, 200])
    expect(await foods(member)).toMatchObject([{ eatDt: `${TODAY}113000` }])
    expect(await foods(member, '20261118')).toEqual([])
  })

  test('is refused in the language of the member', async () => {
    const member = await server.member()
    const hcUclSeqNo = await lunch(member)
    const meal = { baseDt: TODAY, menuMealType: '2' }
    const calls: [url: string, body: object | undefined, ko: string, en: string][] = [
      [
        '/api/diary/modifyMealDetailMealRegi',
        { hcUclSeqNo: 4711, eatQty: 2 },
        '찾을 수 없는 기록이에요.',
        'There is no such record.',
      ],
      [
        '/api/diary/modifyMealDetailMealRegi',
        { hcUclSeqNo, exceptMenuCodeList: ['9999999999'] },
        '요청 내용을 확인해 주세요. (exceptMenuCodeList)',
        'Please check what was sent. (exceptMenuCodeList)',
      ],
      [
        '/api/diary/removeMealDetailMealRegi',
        { hcUclSeqNoList: [4711] },
        '찾을 수 없는 기록이에요.',
        'There is no such record.',
      ],
      [
        '/api/meal/detail/mealRegi',
        { ...LUNCH, hallNo: 'E99A', eatQty: 1 },
        '찾을 수 없는 메뉴예요.',
        'There is no such course.',
      ],
      ['/api/meal/detail/removeMealRegi', { hcUclSeqNo: 4711 }, '찾을 수 없는 기록이에요.', 'There is no such record.'],
      [
        '/api/healthlog/nutrition/SaveMealNf',
        meal,
        '이 끼니에 기록한 음식이 있어요. 먼저 지워 주세요.',
        'This meal has foods. Please delete them first.',
      ],
      [
        '/api/healthlog/nutrition/DayMealInfo?baseDt=20261399',
        undefined,
        '요청 내용을 확인해 주세요. (baseDt)',
        'Please check what was sent. (baseDt)',
      ],
    ]
    for (const [url, body, ko, en] of calls) {
      const said = async (language: string) => {
        const headers = { 'accept-language': language }
        const answer = body === undefined ? await member.get(url, headers) : await member.post(url, body, headers)
        return answer.json<{ errorMessage: string }>().errorMessage
      }
      expect([await said('ko'), await said('en')]).toEqual([ko, en])
    }
  })

  test('keeps words for the whole meal, until they are taken away', async () => {
    const member = await server.member()
    const [first] = [await apple(member), await apple(member)]
    const memo = async () =>
      dataOf<Row>(await member.get(`/api/diary/getMealDetailMealRegi?baseDt=${TODAY}&menuMealType=5`)).memoTxt
    await post(member, '/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo: first, memoTxt: '국은 반만 먹었어요.' })
    await post(member, '/api/diary/removeMealDetailMealRegi', { hcUclSeqNoList: [first] })
    expect(await memo()).toBe('국은 반만 먹었어요.')
    await post(member, '/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo: first + 1, memoTxt: '' })
    expect(await memo()).toBeNull()
  })

  test('takes all away or nothing, names the copies on the phone, and is the member’s own alone [HSY-74]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const [course, food] = [await lunch(member), await apple(member)]
    await post(member, '/api/common/updateIntakeUUID', [
      { datauuid: 'apple-on-the-phone', hcUclSeqNo: food, hcId: member.hcId },
    ])
    const take = (who: TestMember, hcUclSeqNoList: number[]) =>
      who.post('/api/diary/removeMealDetailMealRegi', { hcUclSeqNoList })
    for (const refused of [await take(member, [course, food, 4711]), await take(other, [course])])
      expect(refused.statusCode).toBe(404)
    expect(
      (await other.post('/api/diary/modifyMealDetailMealRegi', { hcUclSeqNo: course, eatQty: 2 })).statusCode,
    ).toBe(404)
    expect(await foods(member)).toHaveLength(2)
    expect(dataOf(await take(member, [course, food]))).toEqual({ resultCnt: 2, datauuidList: ['apple-on-the-phone'] })
    expect(await foods(member)).toEqual([])
    expect((await take(member, [course])).statusCode).toBe(404)
  })

  test('side dishes of a meal come once each, of every counter, and no main dish among them', async () => {
    const member = await server.member()
    const sides = dataOf<Row[]>(
      await member.get(`/api/diary/getSideMenuItem?menuDt=${TODAY}&menuMealType=2&restaurantCode=REST000311`),
    )
    const names = sides.map((side) => side.menuName)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['시금치나물', '배추김치', '소고기미역국', '잡곡밥']))
    expect(names).not.toContain('고등어구이')
    expect(sides.find((side) => side.menuName === '배추김치')).toMatchObject({ groupCode: 'KIMCHI', kcal: '16' })
    expect(
      dataOf(await member.get('/api/diary/getSideMenuItem?menuDt=20270101&menuMealType=2&restaurantCode=REST000311')),
    ).toEqual([])
  })
})
