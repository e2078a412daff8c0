import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Setting = { pushType: string; pushTypeNm: string; useYn: string; descTxt: string }

const TYPES = ['menu', 'health', 'challenge', 'event', 'reservation', 'chat', 'notice']

describe.each(databaseKinds)('push settings, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const settings = async (member: TestMember, headers = {}) =>
    dataOf<Setting[]>(await member.get('/api/mypage/push/list', headers))
  const on = async (member: TestMember) =>
    (await settings(member)).filter(({ useYn }) => useYn === 'Y').map(({ pushType }) => pushType)
  const change = (member: TestMember, body: object) => member.post('/api/mypage/push/setting-change', body)
  const changeAll = (member: TestMember, body: object) => member.post('/api/mypage/push/setting-change-all', body)

  const agree = async (member: TestMember, marketingTermsAgreeYn: 'Y' | 'N') =>
    expect(
      (await member.get(`/api/member/setMarketingTermsAgreeYn?marketingTermsAgreeYn=${marketingTermsAgreeYn}`))
        .statusCode,
    ).toBe(200)

  test('all seven kinds are there; events and chat wait to be asked for [PSH-08]', async () => {
    const member = await server.member()
    expect((await settings(member)).map(({ pushType }) => pushType)).toEqual(TYPES)
    expect(await on(member)).toEqual(['menu', 'health', 'challenge', 'reservation', 'notice'])
    expect(await on(await server.member('haneul'))).toEqual(TYPES)
  })

  test('one is switched alone, all together; what stands so already changes nothing [PSH-08]', async () => {
    const [member, other] = [await server.member(), await server.member()]
    expect(dataOf(await change(member, { pushType: 'event', useYn: 'Y' }))).toEqual({ resultCnt: 1 })
    expect(dataOf(await change(member, { pushType: 'event', useYn: 'Y' }))).toEqual({ resultCnt: 0 })
    expect(dataOf(await change(member, { pushType: 'menu', useYn: 'N' }))).toEqual({ resultCnt: 1 })
    expect(await on(member)).toEqual(['health', 'challenge', 'event', 'reservation', 'notice'])
    expect(dataOf(await changeAll(member, { useYn: 'N' }))).toEqual({ resultCnt: 5 })
    expect(await on(member)).toEqual([])
    await agree(member, 'Y')
    expect(dataOf(await changeAll(member, { useYn: 'Y' }))).toEqual({ resultCnt: 7 })
    expect(await on(member)).toEqual(TYPES)
    expect(await on(other)).toEqual(['menu', 'health', 'challenge', 'reservation', 'notice'])
  })

  test('all together leave events as they are without marketing; alone it is switched [MBR-05] [PSH-08]', async () => {
    const [never, withdrawn] = [await server.member(), await server.member('haneul')]
    const others = TYPES.filter((type) => type !== 'event')
    expect(dataOf(await changeAll(never, { useYn: 'Y' }))).toEqual({ resultCnt: 1 })
    expect(await on(never)).toEqual(others)
    await agree(withdrawn, 'N')
    expect(dataOf(await changeAll(withdrawn, { useYn: 'Y' }))).toEqual({ resultCnt: 0 })
    expect(await on(withdrawn)).toEqual(others)
    await change(withdrawn, { pushType: 'event', useYn: 'Y' })
    await changeAll(withdrawn, { useYn: 'Y' })
    expect(await on(withdrawn)).toEqual(TYPES)
    expect(dataOf(await changeAll(withdrawn, { useYn: 'N' }))).toEqual({ resultCnt: 7 })
  })

  test('names and examples stand in both languages [LNG-02]', async () => {
    const member = await server.member()
    expect((await settings(member))[0]).toMatchObject({
      pushTypeNm: '식단',
      descTxt: '점심 전에 오늘의 식단을 알려 드려요.',
    })
    const english = await settings(member, { 'accept-language': 'en' })
    expect(english[0]).toMatchObject({ pushTypeNm: 'Menus' })
    expect(JSON.stringify(english)).not.toMatch(/[가-힣]/)
  })

  test('a kind or a value that is not known is refused', async () => {
    const member = await server.member()
    expect((await change(member, { pushType: 'weather', useYn: 'Y' })).statusCode).toBe(400)
    expect((await change(member, { pushType: 'menu', useYn: 'yes' })).statusCode).toBe(400)
    expect((await changeAll(member, {})).statusCode).toBe(400)
  })
})
