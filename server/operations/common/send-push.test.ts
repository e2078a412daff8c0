import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

describe.each(databaseKinds)('a reminder to oneself, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const send = (member: TestMember, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ title: '예약 확인', contents: '내일 점심을 잊지 마세요.', ...query })
    return member.get(`/api/common/sendPush?${asked.toString()}`)
  }

  test('stands in one’s own list and reaches the phone once it has a push token', async () => {
    const [member, other] = [await server.member(), await server.member()]
    expect(dataOf(await send(member, { menu: 'mypageWellOrderWellOrderList' }))).toEqual({ pushSeq: 1, sendYn: 'N' })
    await member.post('/api/member/setPushToken', { pushToken: 'token-1', deviceId: 'phone-1' })
    expect(dataOf(await send(member))).toEqual({ pushSeq: 2, sendYn: 'Y' })
    expect(dataOf(await member.get('/api/member/getPushMsg?pushSeq=1'))).toMatchObject({
      title: '예약 확인',
      menu: 'mypageWellOrderWellOrderList',
      readYn: 'N',
    })
    expect(dataOf(await other.get('/api/member/getPushCount'))).toEqual({ unreadCnt: 0 })
  })

  test('who wants no pushes of reservations gets it in the list alone [PSH-08]', async () => {
    const member = await server.member()
    await member.post('/api/member/setPushToken', { pushToken: 'token-2', deviceId: 'phone-2' })
    await member.post('/api/mypage/push/setting-change-all', { useYn: 'N' })
    expect(dataOf(await send(member))).toEqual({ pushSeq: 1, sendYn: 'N' })
  })

  test('ten a day, not eleven; the next day begins anew', async () => {
    const member = await server.member()
    for (let count = 1; count <= 10; count += 1) expect((await send(member)).statusCode).toBe(200)
    const eleventh = await send(member)
    expect([eleventh.statusCode, eleventh.json()]).toEqual([
      429,
      { error: 'tooManyRequests', errorMessage: expect.stringContaining('내일') },
    ])
    const now = server.clock.now()
    server.clock.set(new Date(now.getTime() + 86_400_000))
    const again = await server.signedIn(member)
    expect((await send(again)).statusCode).toBe(200)
    server.clock.set(now)
  })

  test('of twenty at once ten are sent', async () => {
    const member = await server.member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(member)))
    expect(Map.groupBy(answers, ({ statusCode }) => statusCode).get(200)).toHaveLength(10)
    expect(dataOf(await member.get('/api/member/getPushCount'))).toEqual({ unreadCnt: 10 })
  })

  test('a message without words, or with too many, is refused', async () => {
    const member = await server.member()
    expect((await send(member, { title: '' })).statusCode).toBe(400)
    expect((await send(member, { contents: '가'.repeat(501) })).statusCode).toBe(400)
  })
})
