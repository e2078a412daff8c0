import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseDishes, dishes, dishStats } from '#server/domain/meal/schema.ts'
import { mealReviews } from '#server/domain/review/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const COURSE = {
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  menuMealType: '2',
  hallNo: 'E31A',
  menuCourseType: 'AA',
}

type Recent = {
  menuDt: string
  menuCode: string
  menuName: string
  dishTxt: string
  menuGrade: number | null
  evalCntnt: string | null
  myLikeMenuYn: string
}

describe.each(databaseKinds)('what a member says of a meal, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const eat = (member: TestMember, menuDt: string) =>
    member.post('/api/meal/detail/mealRegi', {
      ...COURSE,
      menuDt,
      eatQty: 1,
      ...(menuDt < COURSE.menuDt && { eatDt: `${menuDt}121000` }),
    })
  const recent = async (member: TestMember, body?: object) =>
    dataOf<Recent[]>(await member.post('/api/meal/getRecentMenu', body))
  const rate = (member: TestMember, ...list: { menuDt?: string; menuGrade: number; evalCntnt?: string }[]) =>
    member.post(
      '/api/meal/setEvalRecentMenu',
      list.map((each) => ({ ...COURSE, ...each })),
    )
  const average = async (member: TestMember) =>
    dataOf<{ MENU_GRADE_AVG: number; TOT_CNT: number }>(
      await member.get(`/api/meal/getMenuEvalAvg?${new URLSearchParams(COURSE).toString()}`),
    )
  /** What stands of the dish of the course. */
  const sums = async () => {
    const [row] = await server.database.db
      .select({ cnt: dishStats.evalCnt, sum: dishStats.evalSum })
      .from(dishStats)
      .innerJoin(dishes, eq(dishes.menuCode, dishStats.menuCode))
      .where(eq(dishes.menuName, '고등어구이'))
    return row ?? { cnt: 0, sum: 0 }
  }

  test('is asked of the courses of two weeks that were recorded, latest first [MEA-10]', async () => {
    const member = await server.member()
    expect(await recent(member)).toEqual([])
    for (const menuDt of ['20261119', '20261118', '20261105', '20261104']) await eat(member, menuDt)
    const rows = await recent(member)
    expect(rows.map(({ menuDt, menuGrade }) => [menuDt, menuGrade])).toEqual([
      ['20261119', null],
      ['20261118', null],
      ['20261105', null],
    ])
    expect(rows[0]).toMatchObject({
      menuName: '고등어구이',
      dishTxt: '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치',
      myLikeMenuYn: 'N',
    })
    expect((await recent(member, { startDt: '20261118', endDt: '20261118' })).map(({ menuDt }) => menuDt)).toEqual([
      '20261118',
    ])
    expect((await member.post('/api/meal/getRecentMenu', { startDt: '20261119', endDt: '20261118' })).statusCode).toBe(
      400,
    )
    expect((await member.post('/api/meal/getRecentMenu', { endDt: '20261199' })).statusCode).toBe(400)
  })

  test('counts once for its dish: said again it replaces what was said [MEA-10]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    await eat(member, '20261119')
    const before = await average(member)
    expect(dataOf(await rate(member, { menuGrade: 2, evalCntnt: ' 조금 짰어요 ' }))).toEqual({ resultCnt: 1 })
    expect((await recent(member))[0]).toMatchObject({ menuGrade: 2, evalCntnt: '조금 짰어요' })
    expect((await average(member)).TOT_CNT).toBe(before.TOT_CNT + 1)
    await rate(member, { menuGrade: 5 })
    await rate(member, { menuGrade: 5 })
    const after = await average(member)
    expect(after.TOT_CNT).toBe(before.TOT_CNT + 1)
    expect(after.MENU_GRADE_AVG).toBeCloseTo((before.MENU_GRADE_AVG * before.TOT_CNT + 5) / after.TOT_CNT, 1)
    expect((await recent(member))[0]).toMatchObject({ menuGrade: 5, evalCntnt: null })

    await eat(other, '20261119')
    expect((await recent(other))[0]).toMatchObject({ menuGrade: null, evalCntnt: null })
  })

  test('of a meal not recorded, or too long ago, is refused, and nothing of the same call is kept', async () => {
    const member = await server.member()
    await eat(member, '20261119')
    await eat(member, '20261104')
    const before = await average(member)
    expect((await rate(member, { menuGrade: 4 }, { menuDt: '20261118', menuGrade: 4 })).statusCode).toBe(404)
    expect((await rate(member, { menuGrade: 4 }, { menuDt: '20261104', menuGrade: 4 })).statusCode).toBe(400)
    expect((await rate(member, { menuGrade: 6 })).statusCode).toBe(400)
    expect((await recent(member))[0]?.menuGrade).toBeNull()
    expect(await average(member)).toEqual(before)
  })

  test('the same course twice in one call counts with its last grade', async () => {
    const member = await server.member()
    await eat(member, '20261119')
    const { TOT_CNT } = await average(member)
    expect(dataOf(await rate(member, { menuGrade: 1 }, { menuGrade: 4 }))).toEqual({ resultCnt: 1 })
    expect((await recent(member))[0]?.menuGrade).toBe(4)
    expect((await average(member)).TOT_CNT).toBe(TOT_CNT + 1)
  })

  test('of a dish on many days counts once, by the newest meal: eating it often weighs no more [MEA-10]', async () => {
    const [member, once] = [await server.member(), await server.member()]
    const others = ['20261112', '20261110', '20261106'].map((menuDt) => ({ menuDt }))
    for (const { menuDt } of [...others, COURSE]) await eat(member, menuDt)
    const dish = (await recent(member))[0]?.menuCode
    // The kitchen serves it again and again.
    const isServed = and(
      eq(courseDishes.hallNo, COURSE.hallNo),
      eq(courseDishes.menuCourseType, COURSE.menuCourseType),
      eq(courseDishes.menuMealType, COURSE.menuMealType),
      eq(courseDishes.dishSeq, 1),
    )
    await server.database.db
      .update(courseDishes)
      .set({ menuCode: dish })
      .where(
        and(
          isServed,
          inArray(
            courseDishes.menuDt,
            others.map(({ menuDt }) => menuDt),
          ),
        ),
      )
    expect((await recent(member)).map(({ menuCode }) => menuCode)).toEqual([dish, dish, dish, dish])
    await eat(once, COURSE.menuDt)
    const before = await sums()
    for (const { menuDt } of others) expect((await rate(member, { menuDt, menuGrade: 1 })).statusCode).toBe(200)
    expect(await sums()).toEqual({ cnt: before.cnt + 1, sum: before.sum + 1 })
    await rate(member, { menuGrade: 5 })
    expect(await sums(), 'as if the newest had been said alone').toEqual({ cnt: before.cnt + 1, sum: before.sum + 5 })
    await rate(member, ...others.map(({ menuDt }) => ({ menuDt, menuGrade: 2 })))
    expect(await sums(), 'an older meal is corrected, and the newest still speaks').toEqual({
      cnt: before.cnt + 1,
      sum: before.sum + 5,
    })
    await rate(once, { menuGrade: 3 })
    expect(await sums()).toEqual({ cnt: before.cnt + 2, sum: before.sum + 8 })
  })

  test('from two phones at once is one, and of two words the later stands [MEA-10]', async () => {
    const member = await server.member()
    await eat(member, COURSE.menuDt)
    const before = await sums()
    const phones = await Promise.all([
      rate(member, { menuGrade: 1, evalCntnt: '짰어요' }),
      rate(member, { menuGrade: 5, evalCntnt: '좋았어요' }),
      rate(member, { menuGrade: 5, evalCntnt: '좋았어요' }),
    ])
    expect(phones.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const [row] = await recent(member)
    expect([
      [1, '짰어요'],
      [5, '좋았어요'],
    ]).toContainEqual([row?.menuGrade, row?.evalCntnt])
    expect(await sums()).toEqual({ cnt: before.cnt + 1, sum: before.sum + (row?.menuGrade ?? 0) })
    expect(await server.database.db.$count(mealReviews, eq(mealReviews.hcId, member.hcId))).toBe(1)

    await rate(member, { menuGrade: 4, evalCntnt: '다시 생각했어요' })
    await rate(member, { menuGrade: 2, evalCntnt: '두 번째 휴대폰' })
    expect((await recent(member))[0]).toMatchObject({ menuGrade: 2, evalCntnt: '두 번째 휴대폰' })
    expect(await sums()).toEqual({ cnt: before.cnt + 1, sum: before.sum + 2 })
  })
})
