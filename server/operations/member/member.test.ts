import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { alarms } from '#server/domain/notice/schema.ts'
import { loginHistory, pushTokens } from '#server/domain/session/schema.ts'
import { callsOf, dataOf, signIn, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { statementsOf } from '#server/test-support/statements.ts'

type Row = Record<string, unknown>

const PHONE = '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31'

describe.each(databaseKinds)('member and push, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('the device is saved and recognised later [MBR-09]', async () => {
    const member = await server.member()
    const check = async (deviceId: string) =>
      dataOf<Row>(await member.get(`/api/member/checkDevice?deviceId=${deviceId}`))
    expect(await check(PHONE)).toEqual({ deviceId: PHONE, changedYn: 'N', lastUseDtm: null })
    expect(await check(PHONE)).toMatchObject({ changedYn: 'N', lastUseDtm: expect.stringMatching(/^\d{12}$/) })
    expect(await check('another')).toMatchObject({ changedYn: 'Y', lastUseDtm: null })
    expect((await member.get('/api/member/checkDevice')).statusCode).toBe(400)
  })

  test('sign-ins and auto-logins leave a trace of the device and the setting [SES-30]', async () => {
    const { hcId, username, password } = await server.member()
    const token = String((await signIn(server.http, { username, password })).headers.authorization).replace(
      'Bearer ',
      '',
    )
    const calls = callsOf(server.http, token)
    await calls.get('/api/member/setLoginHistory?os_type=Android&app_version=1.01.16', {
      'x-device-id': PHONE,
      'x-autologin': 'Y',
    })
    await calls.post('/api/member/setAutoLoginHistory', { autoLoginYn: 'N', historyType: 'SET', deviceId: PHONE })
    const rows = await server.database.db.select().from(loginHistory).where(eq(loginHistory.hcId, hcId))
    expect(rows.map((row) => [row.kind, row.deviceId, row.autoLoginYn]).toSorted()).toEqual([
      ['login', PHONE, 'Y'],
      ['setting', PHONE, 'N'],
    ])
    expect((await calls.post('/api/member/setAutoLoginHistory', { autoLoginYn: 'yes' })).statusCode).toBe(400)
  })

  test('the push token is stored per device, never empty [MBR-10]', async () => {
    const member = await server.member()
    const save = (pushToken: string) => member.post('/api/member/setPushToken', { pushToken, deviceId: PHONE })
    expect(dataOf(await save('token-1'))).toEqual({ resultCnt: 1 })
    expect(dataOf(await save('token-1'))).toEqual({ resultCnt: 0 })
    expect((await save('')).statusCode).toBe(400)
    const rows = await server.database.db.select().from(pushTokens).where(eq(pushTokens.hcId, member.hcId))
    expect(rows.map(({ deviceId, pushToken }) => [deviceId, pushToken])).toEqual([[PHONE, 'token-1']])
  })

  test('unread messages are counted and read, one or all [PSH-01] [PSH-02] [PSH-03] [PSH-04] [PSH-09]', async () => {
    const member = await server.member('haneul')
    const unread = async () => dataOf<Row>(await member.get('/api/member/getPushCount')).unreadCnt
    expect(await unread()).toBe(2)
    const { list } = dataOf<{ list: Row[] }>(await member.get('/api/member/getPushList'))
    const pushSeq = String(list.find((row) => row.readYn === 'N')?.pushSeq)
    expect(dataOf(await member.get(`/api/member/setPushRead?pushSeq=${pushSeq}`))).toEqual({
      resultCnt: 1,
      unreadCnt: 1,
    })
    expect(dataOf(await member.get(`/api/member/setPushRead?pushSeq=${pushSeq}`))).toEqual({
      resultCnt: 0,
      unreadCnt: 1,
    })
    expect(dataOf(await member.get(`/api/member/getPushMsg?pushSeq=${pushSeq}`))).toMatchObject({ readYn: 'Y' })
    expect(dataOf(await member.get('/api/member/updatePushReadStatusAll'))).toEqual({ resultCnt: 1, unreadCnt: 0 })
    expect(await unread()).toBe(0)
  })

  test('the list comes in pages; a page beyond the end is empty', async () => {
    const member = await server.member('haneul')
    const page = async (query: string) =>
      dataOf<{ totalCnt: number; list: Row[] }>(await member.get(`/api/member/getPushList?${query}`))
    const whole = await page('')
    expect((await page('pageNo=2&pageSize=1')).list).toEqual([whole.list[1]])
    expect((await page('pageNo=99&pageSize=20')).list).toEqual([])
    expect((await member.get('/api/member/getPushList?pageSize=0')).statusCode).toBe(400)
  })

  test('a kind that is hardly opened may be offered to be quiet, on the first page, until it is [PSH-08]', async () => {
    const member = await server.member('haneul')
    const offer = async (query = '') => dataOf<Row>(await member.get(`/api/member/getPushList${query}`)).quietOffer
    expect(await offer()).toEqual({ pushType: 'event', sentCnt: 6, openedCnt: 1 })
    expect(await offer('?pageNo=2')).toBeNull()
    await member.post('/api/mypage/push/setting-change', { pushType: 'event', useYn: 'N' })
    expect(await offer()).toBeNull()
  })

  test('2,000 messages cost as many statements as thirteen', async () => {
    const member = await server.member('haneul')
    const { db, sql } = server.database
    const count = async () => (await statementsOf(sql, () => member.get('/api/member/getPushList'))).length
    await count()
    const few = await count()
    await db.insert(alarms).values(
      Array.from({ length: 1_987 }, (_, at) => ({
        hcId: member.hcId,
        alarmSeq: at + 14,
        kind: 'menu',
        title: '오늘 점심',
        body: '고등어구이',
        sourceKey: `many:${at}`,
        sentAt: new Date(TEST_NOW.getTime() - at * 60_000),
      })),
    )
    expect([await count(), dataOf<Row>(await member.get('/api/member/getPushList')).totalCnt]).toEqual([few, 2_000])
  })

  test('a message of another member is not there', async () => {
    const [one, two] = [await server.member('haneul'), await server.member()]
    const { list } = dataOf<{ list: Row[] }>(await one.get('/api/member/getPushList'))
    const pushSeq = String(list[0]?.pushSeq)
    expect((await two.get(`/api/member/getPushMsg?pushSeq=${pushSeq}`)).statusCode).toBe(404)
    expect((await two.get(`/api/member/setPushRead?pushSeq=${pushSeq}`)).statusCode).toBe(404)
    expect(dataOf(await two.get('/api/member/getPushCount'))).toEqual({ unreadCnt: 0 })
  })

  test('a password of half a year ago is due for a change [MBR-14]', async () => {
    const { username, password } = await server.member()
    const asked = async () => {
      const token = String((await signIn(server.http, { username, password })).headers.authorization).replace(
        'Bearer ',
        '',
      )
      return dataOf<Row>(await callsOf(server.http, token).get('/api/mypage/user-pwd/changeYn'))
    }
    expect(await asked()).toMatchObject({ changeYn: 'N' })
    const now = server.clock.now()
    server.clock.set(new Date(now.getTime() + 400 * 86_400_000))
    expect(await asked()).toMatchObject({ changeYn: 'Y' })
    server.clock.set(now)
  })
})
