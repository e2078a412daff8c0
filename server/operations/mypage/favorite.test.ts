import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const MACKEREL = '고등어구이'
type Row = {
  favSeq: number
  menuCode: string
  menuName: string
  nextMenuDt: string | null
  nextCourse: Record<string, string> | null
  restaurantName: string | null
  regDt: string
}

describe.each(databaseKinds)('liked dishes, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const list = async (member: TestMember) => dataOf<Row[]>(await member.get('/api/mypage/favorite-list'))
  const likes = async (member: TestMember, menuCode: string, likeYn: 'Y' | 'N') =>
    dataOf<{ likeCnt: number }>(await member.post('/api/meal/like', { menuCode, likeYn })).likeCnt

  test('stand with the next day on which the member’s restaurants serve them, soonest first [MYP-09]', async () => {
    const rows = await list(await server.member('haneul'))
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({ menuName: MACKEREL, nextMenuDt: '20261119', restaurantName: '한빛타워점' })
    expect(rows[0]?.nextCourse).toEqual({
      restaurantCode: 'REST000311',
      menuDt: '20261119',
      menuMealType: '2',
      hallNo: 'E31A',
      menuCourseType: 'AA',
    })
    const days = rows.map(({ nextMenuDt }) => nextMenuDt ?? '99999999')
    expect(days).toEqual(days.toSorted())
    for (const { nextMenuDt, nextCourse } of rows) expect(nextCourse?.menuDt ?? null).toBe(nextMenuDt)
  })

  test('that were served today are not told as coming once their meal is over', async () => {
    const member = await server.member('haneul')
    server.clock.set(new Date('2026-11-19T06:00:00Z'))
    const afternoon = await server.signedIn(member)
    const rows = await list(afternoon)
    expect(rows).toHaveLength(5)
    const next = rows.find(({ menuName }) => menuName === MACKEREL)?.nextCourse
    expect([next?.menuDt, next?.menuMealType]).not.toEqual(['20261119', '2'])
    const soon = dataOf<{ menuDt: string; menuMealType: string }[]>(await afternoon.post('/api/main/getFavoriteMeal'))
    expect(
      soon.filter(({ menuDt, menuMealType }) => menuDt === '20261119' && ['1', '2'].includes(menuMealType)),
    ).toEqual([])
  })

  test('of a member without a restaurant are nowhere served', async () => {
    const member = await server.member()
    const [mackerel] = await list(await server.member('haneul'))
    await likes(member, mackerel?.menuCode ?? '', 'Y')
    expect(await list(member)).toEqual([
      expect.objectContaining({
        menuName: MACKEREL,
        nextMenuDt: null,
        nextCourse: null,
        restaurantName: null,
        photoUrl: '',
        regDt: '20261119',
      }),
    ])
  })

  test('are taken back by their numbers, which never come again, and the dish is told one like less', async () => {
    const [member, other] = [await server.member('haneul'), await server.member()]
    const rows = await list(member)
    const [first, second] = rows
    if (!first || !second) throw new Error('haneul likes nothing')
    const counted = await likes(member, first.menuCode, 'Y')
    const remove = async (who: TestMember, ...numbers: number[]) =>
      dataOf(
        await who.post(
          '/api/mypage/favorite-del',
          numbers.map((favSeq) => ({ favSeq })),
        ),
      )
    expect(await remove(other, first.favSeq)).toEqual({ resultCnt: 0 })
    expect(await list(member)).toHaveLength(5)
    expect(await remove(member, first.favSeq, second.favSeq, 999_999)).toEqual({ resultCnt: 2 })
    expect(await remove(member, first.favSeq)).toEqual({ resultCnt: 0 })
    expect(await list(member)).toHaveLength(3)
    expect(await likes(other, first.menuCode, 'Y')).toBe(counted)

    expect(await likes(member, first.menuCode, 'Y')).toBe(counted + 1)
    expect((await list(member)).find(({ menuCode }) => menuCode === first.menuCode)?.favSeq).toBeGreaterThan(
      Math.max(...rows.map(({ favSeq }) => favSeq)),
    )
  })

  test('of the next seven days are on the home page, each where it is served', async () => {
    const member = await server.member('haneul')
    const soon = dataOf<{ menuDt: string; menuName: string; sumKcal: string }[]>(
      await member.post('/api/main/getFavoriteMeal'),
    )
    expect(soon[0]).toMatchObject({ menuDt: '20261119', menuName: MACKEREL, sumKcal: '637' })
    expect(soon.every(({ menuDt }) => menuDt >= '20261119' && menuDt <= '20261125')).toBe(true)
    expect(dataOf(await (await server.member()).post('/api/main/getFavoriteMeal'))).toEqual([])
  })
})
