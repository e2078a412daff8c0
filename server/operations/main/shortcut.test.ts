import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Shortcut = { menuId: string; menuNm: string; menuNmEng: string; menuUrl: string; favoriteYn: string }

describe.each(databaseKinds)('shortcuts, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const rows = async (member: TestMember) => dataOf<Shortcut[]>(await member.post('/api/main/getMyFavoriteMenuList'))
  const mine = async (member: TestMember) => (await rows(member)).map(({ menuId }) => menuId)
  const put = (member: TestMember, menuIdList: string[]) => member.post('/api/main/putFavoriteMenuList', { menuIdList })

  test('are what the member pinned, in that order; a newcomer has none', async () => {
    expect(await rows(await server.member('haneul'))).toEqual([
      {
        menuId: 'healthlogWeightRecord',
        menuUrl: '/healthlog/WeightRecord',
        menuNm: '체중',
        menuNmEng: 'Weight',
        favoriteYn: 'Y',
      },
      {
        menuId: 'healthlogBloodpressureRecord',
        menuUrl: '/healthlog/BloodpressureRecord',
        menuNm: '혈압',
        menuNmEng: 'Blood pressure',
        favoriteYn: 'Y',
      },
    ])
    expect(await mine(await server.member('saebyeok'))).toEqual([])
  })

  test('are replaced whole, for one member; another order is another list, the same changes nothing', async () => {
    const [member, other] = [await server.member(), await server.member('haneul')]
    const before = await mine(other)
    expect(dataOf(await put(member, ['menuTodayMenu', 'mypagePoint']))).toEqual({ resultCnt: 2 })
    expect(dataOf(await put(member, ['menuTodayMenu', 'mypagePoint']))).toEqual({ resultCnt: 0 })
    expect(dataOf(await put(member, ['mypagePoint', 'menuTodayMenu']))).toEqual({ resultCnt: 2 })
    expect(await mine(member)).toEqual(['mypagePoint', 'menuTodayMenu'])
    expect(dataOf(await put(member, []))).toEqual({ resultCnt: 2 })
    expect(await mine(member)).toEqual([])
    expect(await mine(other)).toEqual(before)
  })

  test('two phones that save at once leave the list of one of them, whole', async () => {
    const member = await server.member()
    const [one, other] = [['menuTodayMenu', 'mypagePoint'], ['mypageCouponList']]
    const answers = await Promise.all([put(member, one), put(member, other), put(member, one)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([one, other]).toContainEqual(await mine(member))
  })

  test('are chosen from a list that says which are', async () => {
    const member = await server.member('haneul')
    const all = dataOf<Shortcut[]>(await member.post('/api/main/getFavoriteMenuList'))
    expect(all.filter(({ favoriteYn }) => favoriteYn === 'Y').map(({ menuId }) => menuId)).toEqual(await mine(member))
    expect(new Set(all.map(({ menuId }) => menuId)).size).toBe(all.length)
  })

  test('cannot be what is not in the list, nor the same twice; a refused list changes nothing', async () => {
    const member = await server.member('emily')
    for (const list of [['menuTodayMenu', 'noSuchScreen'], ['mypagePoint', 'mypagePoint'], ['']])
      expect((await put(member, list)).statusCode).toBe(400)
    expect(await mine(member)).toEqual(['menuTodayMenu'])
  })
})
