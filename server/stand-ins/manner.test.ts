import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, quickDatabase, TEST_NOW } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { PLAYED, visitorOf } from '#server/test-support/identity.ts'

describe.each(databaseKinds)('partners that are late, refuse, or answer twice, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  const visitor = (device: string) => visitorOf(server, device)
  const setManner = async (name: string, manner: string, lateMs?: number) =>
    (
      await visitor('').form(`/_stand-in/${name}/manner`, {
        manner,
        ...(lateMs !== undefined && { lateMs: String(lateMs) }),
      })
    ).statusCode
  const later = (seconds: number) => server.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000))
  const textsTo = async (mobileNo: string) =>
    (await server.request({ url: '/_stand-in/outbox' }))
      .json<{ sent: { to: string }[] }>()
      .sent.filter(({ to }) => to === mobileNo).length
  const ask = (mobileNo: string, device: string) =>
    visitor(device).post('/api/mypage/user/auth/sms', { mobileNo, authType: 'findId' })

  afterEach(async () => {
    server.clock.set(TEST_NOW)
    for (const name of ['texts', 'pass', 'knox']) await setManner(name, 'usual')
  })

  test('each says on its page how it answers, and knows no other way', async () => {
    expect(await setManner('texts', 'late')).toBe(303)
    expect((await server.request({ url: '/_stand-in/texts/manner' })).body).toContain('value="late" checked')
    expect([
      await setManner('pass', 'twice'),
      await setManner('knox', 'never'),
      await setManner('knox', 'late', 0),
    ]).toEqual([400, 400, 400])
    expect((await server.request({ url: '/_stand-in/pass/manner' })).body).toContain('value="usual" checked')
  })

  test('a text arrives late, twice, or is not taken', async () => {
    await setManner('texts', 'late', 60_000)
    expect((await ask('01000000911', 'm-1')).statusCode).toBe(200)
    expect(await textsTo('01000000911')).toBe(0)
    later(61)
    expect(await textsTo('01000000911')).toBe(1)
    await setManner('texts', 'twice')
    await ask('01000000912', 'm-1')
    expect(await textsTo('01000000912')).toBe(2)
    await setManner('texts', 'refusing')
    expect((await ask('01000000913', 'm-1')).statusCode).toBe(503)
    expect(await textsTo('01000000913')).toBe(0)
  })

  test('verifier and portal show what they were sent, as the sender of texts does', async () => {
    const mine = visitor('m-5')
    await mine.get('/api/common/pass/authMy?type=findPwd')
    const ticket = await mine.ticket('gaeul.lee')
    await mine.get(`/api/common/knox/user?knoxToken=${ticket}`)
    const { sent } = (await server.request({ url: '/_stand-in/outbox' })).json<{ sent: object[] }>()
    expect(sent.slice(0, 2)).toMatchObject([
      { kind: 'ticket', to: 'Knox', text: ticket },
      { kind: 'check', to: 'PASS', text: '/mypage/pass/success/findPwd' },
    ])
  })

  test('a text that nobody takes is not counted, and the code before it is still good', async () => {
    const mine = visitor('m-4')
    const { authSeq } = dataOf<{ authSeq: number }>(await ask('01000000914', 'm-4'))
    await setManner('texts', 'refusing')
    const refused = await Promise.all(Array.from({ length: 6 }, () => ask('01000000914', 'm-4')))
    expect(refused.map(({ statusCode }) => statusCode)).not.toContain(200)
    expect((await ask('01000000914', 'm-4')).statusCode).toBe(503)
    // The number, its network, its device in the network, and the device.
    expect(
      await server.database.sql`
        select sent_cnt from sms_limits where subject in ('mobile:01000000914', 'device:m-4')`,
    ).toEqual(Array.from({ length: 4 }, () => ({ sent_cnt: 1 })))
    await setManner('texts', 'usual')
    const authNo = await mine.codeTo('01000000914')
    const confirm = async () =>
      dataOf<{ confirmYn: string }>(await mine.post('/api/mypage/user/auth/sms/confirm', { authSeq, authNo })).confirmYn
    expect(await confirm()).toBe('Y')
    // The next that is taken makes it worthless.
    expect((await ask('01000000914', 'm-4')).statusCode).toBe(200)
    expect(await confirm()).toBe('N')
  })

  test('a verifier is late, out of reach, or answered twice, which makes nobody somebody else', async () => {
    const mine = visitor('m-2')
    const { authKey } = dataOf<{ authKey: string }>(await mine.get('/api/common/pass/auth?type=join'))
    const found = () => mine.get(`/api/common/pass/auth/user?authKey=${authKey}`)
    await setManner('pass', 'late', 30_000)
    expect((await mine.answerPass(authKey, { outcome: 'done', person: 'gaeul' })).headers.location).toContain(
      'result=done',
    )
    expect((await found()).json()).toMatchObject({
      errorMessage: '아직 확인이 끝나지 않았어요. 조금 뒤에 다시 눌러 주세요.',
    })
    later(31)
    await setManner('pass', 'refusing')
    expect((await found()).json()).toMatchObject({
      errorMessage: '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.',
    })
    expect((await mine.get('/api/common/pass/auth?type=join')).statusCode).toBe(503)
    await setManner('pass', 'usual')
    expect(dataOf(await found())).toMatchObject({ realName: '이가을' })
    expect((await mine.answerPass(authKey, { outcome: 'done', person: 'liam' })).statusCode).toBe(303)
    expect(dataOf(await found())).toMatchObject({ realName: '이가을' })
  })

  test('a portal takes its time, cannot be reached, and knows a ticket twice', async () => {
    const mine = visitor('m-3')
    const enter = (ticket: string) => mine.get(`/api/common/knox/user?knoxToken=${ticket}`)
    await setManner('knox', 'late', 200)
    const begun = performance.now()
    expect((await enter(await mine.ticket('gaeul.lee'))).statusCode).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(190)
    await setManner('knox', 'twice')
    const ticket = await mine.ticket('gaeul.lee')
    expect([
      (await enter(ticket)).statusCode,
      (await enter(ticket)).statusCode,
      (await enter(ticket)).statusCode,
    ]).toEqual([200, 200, 404])
    await setManner('knox', 'refusing')
    expect((await enter(await mine.ticket('gaeul.lee'))).statusCode).toBe(503)
  })
})

test('without the simulator nobody can tell a partner how to answer', async () => {
  const server = await startTestServer(quickDatabase)
  expect((await server.request({ url: '/_stand-in/texts/manner' })).statusCode).toBe(404)
  await server.close()
})
