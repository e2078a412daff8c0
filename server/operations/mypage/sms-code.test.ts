import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { MOST_WRONG } from '#server/domain/sms-code/queries.ts'
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

  test('cannot be guessed: five wrong ones, even at once, block who typed them for half an hour', async () => {
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

  /** Another device, in another network. */
  const elsewhere = (remoteAddress: string, device: string) => {
    const from = (path: string, payload: object) =>
      server.request({
        method: 'POST',
        url: `/api/mypage/${path}`,
        remoteAddress,
        headers: { 'x-device-id': device },
        payload,
      })
    return {
      ask: (mobileNo: string) => from('user/auth/sms', { mobileNo, authType: 'findId' }),
      confirm: (authSeq: number, authNo: string) => from('user/auth/sms/confirm', { authSeq, authNo }),
    }
  }

  test('of somebody else blocks them alone: whose number it is asks from their own device as before', async () => {
    const [owner, stranger] = [elsewhere('203.0.113.1', 'phone-of-owner'), elsewhere('198.51.100.9', 'of-stranger')]
    const mobileNo = '01000000921'
    const first = dataOf<{ authSeq: number }>(await owner.ask(mobileNo)).authSeq
    const firstCode = await codeTo(mobileNo)
    const strangers = dataOf<{ authSeq: number }>(await stranger.ask(mobileNo)).authSeq
    const strangersCode = await codeTo(mobileNo)
    for (let count = 0; count < 5; count += 1) await stranger.confirm(strangers, wrong(strangersCode))
    expect((await stranger.ask(mobileNo)).statusCode).toBe(429)
    // What they asked for has taken nothing away.
    expect(dataOf(await owner.confirm(first, firstCode))).toMatchObject({ confirmYn: 'Y', failCnt: 0 })
    const { authSeq } = dataOf<{ authSeq: number }>(await owner.ask(mobileNo))
    expect(dataOf(await owner.confirm(authSeq, await codeTo(mobileNo)))).toMatchObject({ confirmYn: 'Y' })
  })

  test('goes out ten times an hour to a number from one network, whatever devices it names', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1)
      statuses.push((await elsewhere('198.51.100.77', `made-up-${count}`).ask('01000000922')).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect((await elsewhere('203.0.113.2', 'phone-of-another').ask('01000000922')).statusCode).toBe(200)
  })

  test('has one bound of wrong ones a day for all who try a number: one in a thousand guesses it', async () => {
    // Two days may meet within 24 hours.
    expect((2 * MOST_WRONG) / 1_000_000).toBeLessThanOrEqual(1 / 1000)
    const [guesser, other] = [elsewhere('198.51.100.10', 'guesser'), elsewhere('203.0.113.3', 'other')]
    const mobileNo = '01000000923'
    const { authSeq } = dataOf<{ authSeq: number }>(await guesser.ask(mobileNo))
    const code = await codeTo(mobileNo)
    await server.database.sql`
      update sms_limits set sent_cnt = ${MOST_WRONG - 1} where subject = ${`tries:${mobileNo}`}`
    expect(dataOf(await guesser.confirm(authSeq, wrong(code)))).toMatchObject({ confirmYn: 'N', failCnt: 1 })
    expect(dataOf(await guesser.confirm(authSeq, code))).toMatchObject({ confirmYn: 'N' })
    expect((await other.ask(mobileNo)).statusCode).toBe(429)
    const before = server.clock.now()
    server.clock.set(new Date(before.getTime() + 24 * 60 * MINUTE + 1000))
    const later = await other.ask(mobileNo)
    server.clock.set(before)
    expect(later.statusCode).toBe(200)
  })

  test('goes out five times an hour from a device to a number, and twenty times from it in all', async () => {
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
