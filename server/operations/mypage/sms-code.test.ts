import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Sent = { kind: string; to: string; text: string }
const MINUTE = 60_000

describe.each(databaseKinds)('a code to a phone on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // No app beside it: with one, the simulator's own files would have to be built.
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const post = (path: string, payload: object, device = 'phone-1') =>
    server.request({ method: 'POST', url: `/api/mypage/${path}`, headers: { 'x-device-id': device }, payload })
  const ask = (mobileNo: string, device?: string) => post('user/auth/sms', { mobileNo, authType: 'findId' }, device)
  const outbox = async () => (await server.request({ url: '/_stand-in/outbox' })).json<{ sent: Sent[] }>().sent
  const codeTo = async (mobileNo: string) =>
    /\d{6}/.exec((await outbox()).find(({ to }) => to === mobileNo)?.text ?? '')?.[0] ?? ''
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const seqOf = async (answer: ReturnType<typeof ask>) => dataOf<{ authSeq: number }>(await answer).authSeq

  test('reaches the stand-in’s outbox, proves the phone once, and only to the device that asked [MYP-06]', async () => {
    const answer = await ask('01000000901')
    expect(dataOf(answer)).toMatchObject({ expireSec: 180 })
    const { authSeq } = dataOf<{ authSeq: number }>(answer)
    const authNo = await codeTo('01000000901')
    expect(authNo).toMatch(/^\d{6}$/)
    expect(dataOf(await post('user/auth/sms/confirm', { authSeq, authNo }, 'phone-2'))).toMatchObject({
      confirmYn: 'N',
      authKey: null,
    })
    const right = dataOf<{ confirmYn: string; authKey: string }>(
      await post('user/auth/sms/confirm', { authSeq, authNo }),
    )
    expect([right.confirmYn, right.authKey.length]).toEqual(['Y', 32])
    expect(dataOf(await post('user/auth/sms/confirm', { authSeq, authNo }, 'phone-2'))).toMatchObject({
      confirmYn: 'N',
      authKey: null,
    })
  })

  test('that is typed again is right again, for an answer may be lost; what it proves is used once', async () => {
    const { authSeq } = dataOf<{ authSeq: number }>(
      await post('user/auth/sms', { mobileNo: '01000000314', authType: 'changeMobile' }),
    )
    const authNo = await codeTo('01000000314')
    const confirm = async (no: string) =>
      dataOf<{ confirmYn: string; authKey: string | null; failCnt: number }>(
        await post('user/auth/sms/confirm', { authSeq, authNo: no }),
      )
    const member = await server.member('haneul')
    await member.post('/api/mypage/pwd-check', { usrPwd: member.password })
    const answers = await Promise.all([confirm(authNo), confirm(authNo)])
    expect(answers.map(({ confirmYn }) => confirmYn)).toEqual(['Y', 'Y'])
    expect(new Set(answers.map(({ authKey }) => authKey)).size).toBe(2)
    expect(await confirm(wrong(authNo))).toEqual({ confirmYn: 'N', authKey: null, failCnt: 1, failMaxCnt: 5 })
    const save = (mobileNo: string) =>
      member.post('/api/mypage/modifyUsrInfo', { mobileNo }, { 'x-device-id': 'phone-1' })
    expect((await save('01000000314')).statusCode).toBe(200)
    // Both keys are gone with it.
    expect((await server.database.sql`select key_hash from identity_checks where auth_seq = ${authSeq}`).length).toBe(0)
    expect(await confirm(authNo)).toMatchObject({ confirmYn: 'N', authKey: null, failCnt: 1 })
  })

  test('is good for three minutes, and for the last one sent', async () => {
    const first = await seqOf(ask('01000000902'))
    const firstCode = await codeTo('01000000902')
    const second = await seqOf(ask('01000000902'))
    expect(dataOf(await post('user/auth/sms/confirm', { authSeq: first, authNo: firstCode }))).toMatchObject({
      confirmYn: 'N',
    })
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 3 * MINUTE + 1000))
    const late = await post('user/auth/sms/confirm', { authSeq: second, authNo: await codeTo('01000000902') })
    server.clock.set(before)
    expect(dataOf(late)).toMatchObject({ confirmYn: 'N' })
  })

  test('cannot be guessed: five wrong ones, even at once, block the number for half an hour', async () => {
    const authSeq = await seqOf(ask('01000000903'))
    const code = await codeTo('01000000903')
    await Promise.all(Array.from({ length: 12 }, () => post('user/auth/sms/confirm', { authSeq, authNo: wrong(code) })))
    expect(dataOf(await post('user/auth/sms/confirm', { authSeq, authNo: code }))).toMatchObject({
      confirmYn: 'N',
      failCnt: 5,
      failMaxCnt: 5,
    })
    expect(dataOf(await post('sms/failInfo', { authSeq }))).toEqual({
      failCnt: 5,
      failMaxCnt: 5,
      blockYn: 'Y',
      blockEndDtm: '202611191154',
    })
    expect(dataOf(await post('sms/fail', { authSeq }))).toMatchObject({ failCnt: 5 })
    const refused = await ask('01000000903')
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'tooManyRequests'])
  })

  test('goes out five times an hour to a number, and twenty times from a device', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('01000000904', 'phone-4')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    for (let count = 0; count < 20; count += 1)
      expect((await ask(`010000100${String(count).padStart(2, '0')}`, 'phone-5')).statusCode).toBe(200)
    expect((await ask('01000010099', 'phone-5')).statusCode).toBe(429)
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 61 * MINUTE))
    const later = await ask('01000000904', 'phone-4')
    server.clock.set(before)
    expect(later.statusCode).toBe(200)
  })

  test('goes out 120 times an hour to one address, whatever device it names; what is over is forgotten', async () => {
    const { sql } = server.database
    const from = (remoteAddress: string, at: number, device?: string) =>
      server.request({
        method: 'POST',
        url: '/api/mypage/user/auth/sms',
        remoteAddress,
        ...(device !== undefined && { headers: { 'x-device-id': device } }),
        payload: { mobileNo: `0100002${String(at).padStart(4, '0')}`, authType: 'findId' },
      })
    const statuses: number[] = []
    for (let at = 0; at < 122; at += 1)
      statuses.push(
        (await from(`2001:db8:7:7::${String(at + 1)}`, at, at % 2 === 0 ? undefined : `phone-of-${String(at)}`))
          .statusCode,
      )
    expect([statuses.slice(0, 120).every((status) => status === 200), statuses.slice(120)]).toEqual([true, [429, 429]])
    expect((await from('2001:db8:7:8::1', 200)).statusCode).toBe(200)

    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 25 * 60 * MINUTE))
    for (let at = 300; at < 400; at += 1) await from(`198.51.100.${String(at - 300)}`, at)
    server.clock.set(before)
    expect(await sql`select subject from sms_limits where subject = 'address:2001:db8:7:7::/64'`).toEqual([])
  })

  test('has one count for all servers of a database, of what is sent and of what is tried', async () => {
    const servers = [server.http, await server.beside()] as const
    const from = (which: number, path: string, payload: object) =>
      servers[which % 2 === 0 ? 0 : 1].inject({
        method: 'POST',
        url: `/api/mypage/${path}`,
        headers: { 'x-device-id': 'phone-7' },
        payload,
      })
    const askFrom = (which: number, mobileNo: string) => from(which, 'user/auth/sms', { mobileNo, authType: 'findId' })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, which) => askFrom(which, '01000000906')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])

    const { authSeq } = dataOf<{ authSeq: number }>(await askFrom(0, '01000000907'))
    const code = await codeTo('01000000907')
    await Promise.all(
      Array.from({ length: 6 }, (_, which) => from(which, 'user/auth/sms/confirm', { authSeq, authNo: wrong(code) })),
    )
    for (const which of [0, 1]) {
      expect(dataOf(await from(which, 'user/auth/sms/confirm', { authSeq, authNo: code }))).toMatchObject({
        confirmYn: 'N',
        authKey: null,
        failCnt: 5,
      })
      expect(dataOf(await from(which, 'sms/failInfo', { authSeq }))).toMatchObject({ failCnt: 5, blockYn: 'Y' })
      expect((await askFrom(which, '01000000907')).statusCode).toBe(429)
    }
  })

  test('the outbox can be emptied', async () => {
    await ask('01000000905', 'phone-6')
    expect(await outbox()).not.toEqual([])
    expect((await server.request({ method: 'POST', url: '/_stand-in/outbox/clear' })).statusCode).toBe(204)
    expect(await outbox()).toEqual([])
  })
})

test('without the simulator there is no stand-in, and a text that nobody can send is told as such', async () => {
  const server = await startTestServer('embedded')
  const answers = await Promise.all([
    server.request({ url: '/_stand-in/outbox' }),
    server.request({ method: 'POST', url: '/_stand-in/outbox/clear' }),
    server.request({
      method: 'POST',
      url: '/api/mypage/user/auth/sms',
      payload: { mobileNo: '01000000906', authType: 'findId' },
    }),
  ])
  // Nothing was tried, so nothing is counted.
  expect(await server.database.sql`select subject from sms_limits`).toEqual([])
  await server.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 503])
  expect(answers[2]?.json()).toEqual({
    error: 'unavailable',
    errorMessage: '지금은 문자를 보낼 수 없어요. 잠시 뒤에 다시 해 주세요.',
  })
})
