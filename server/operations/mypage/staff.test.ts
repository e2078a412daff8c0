/** Accounts of staff: from the employer's portal, and by a staff number. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { PLAYED, visitorOf } from '#server/test-support/identity.ts'

const MINUTE = 60_000

describe.each(databaseKinds)('an account of staff on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, PLAYED)
  })
  afterAll(() => server.close())

  const later = async <T>(minutes: number, act: () => Promise<T>): Promise<T> => {
    server.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE))
    return act().finally(() => server.clock.set(TEST_NOW))
  }

  test('is opened from the portal by a ticket, once, and a code, and signs in by the header [MBR-12]', async () => {
    const visitor = visitorOf(server, 'knox-1')
    const knoxToken = await visitor.ticket('haneul.yoon')
    const user = await visitor.get(`/api/common/knox/user?knoxToken=${knoxToken}`)
    const { authKey } = dataOf<{ authKey: string }>(user)
    expect(dataOf(user)).toMatchObject({
      knoxId: 'haneul.yoon',
      mobileNo: '010****0311',
      bizNm: '한빛전자',
      joinedYn: 'Y',
    })
    expect((await visitor.get(`/api/common/knox/user?knoxToken=${knoxToken}`)).statusCode).toBe(404)
    const { authSeq } = dataOf<{ authSeq: number }>(await visitor.post('/api/common/knox/auth/sms', { authKey }))
    const authNo = await visitor.codeTo('01000000311')
    const confirm = (from: typeof visitor, no: string) =>
      from.get(`/api/common/knox/auth/sms/confirm?authKey=${authKey}&authSeq=${String(authSeq)}&authNo=${no}`)
    const other = String((Number(authNo) + 1) % 1_000_000).padStart(6, '0')
    expect(dataOf(await confirm(visitor, other))).toEqual({ confirmYn: 'N', failCnt: 1, failMaxCnt: 5 })
    expect(dataOf(await visitor.get(`/api/common/knox/auth/sms/fail?authKey=${authKey}`))).toMatchObject({
      failCnt: 1,
      blockYn: 'N',
    })
    const told = await server.request({
      method: 'PUT',
      url: '/api/common/knox/auth/sms/fail',
      headers: { 'x-device-id': 'knox-1' },
      payload: { authKey, authSeq },
    })
    expect(dataOf(told)).toMatchObject({ failCnt: 1 })
    expect(dataOf(await confirm(visitorOf(server, 'knox-2'), authNo))).toMatchObject({ confirmYn: 'N', failCnt: 0 })
    const right = await confirm(visitor, authNo)
    expect(dataOf(right)).toEqual({ confirmYn: 'Y', failCnt: 1, failMaxCnt: 5 })
    const member = callsOf(server.http, String(right.headers.authorization).replace('Bearer ', ''))
    expect(dataOf(await member.get('/api/mypage/getUsrInfo'))).toMatchObject({ hcId: 'HC0000000311' })
    // The answer with the session may have been lost: the same again is let in again, in place of the first.
    const again = await confirm(visitor, authNo)
    expect(dataOf(again)).toEqual({ confirmYn: 'Y', failCnt: 1, failMaxCnt: 5 })
    expect((await member.get('/api/mypage/getUsrInfo')).statusCode).toBe(401)
    expect(
      (
        await callsOf(server.http, String(again.headers.authorization).replace('Bearer ', '')).get(
          '/api/mypage/getUsrInfo',
        )
      ).statusCode,
    ).toBe(200)
    const over = await later(4, () => confirm(visitor, authNo))
    expect([dataOf<{ confirmYn: string }>(over).confirmYn, over.headers.authorization]).toEqual(['N', undefined])
  })

  test('joins by portal and verifier together; without the portal’s code it is nobody’s number', async () => {
    const visitor = visitorOf(server, 'knox-join')
    const { authKey, ...user } = dataOf<{ authKey: string; knoxId: string; epId: string; joinedYn: string }>(
      await visitor.get(`/api/common/knox/user?knoxToken=${await visitor.ticket('gaeul.lee')}`),
    )
    expect(user.joinedYn).toBe('N')
    const person = await visitor.verified('gaeul')
    const form = { bizCode: 'B00311', loginType: 'K', knoxId: user.knoxId, epId: user.epId, tomsYn: 'Y' }
    expect((await visitor.join(person, form)).statusCode).toBe(400)
    const { authSeq } = dataOf<{ authSeq: number }>(await visitor.post('/api/common/knox/auth/sms', { authKey }))
    const authNo = await visitor.codeTo('01000001119')
    const confirmed = await visitor.get(
      `/api/common/knox/auth/sms/confirm?authKey=${authKey}&authSeq=${String(authSeq)}&authNo=${authNo}`,
    )
    expect([dataOf<{ confirmYn: string }>(confirmed).confirmYn, confirmed.headers.authorization]).toEqual([
      'Y',
      undefined,
    ])
    expect((await visitor.join(person, form)).statusCode).toBe(200)
    const next = dataOf<{ joinedYn: string }>(
      await visitor.get(`/api/common/knox/user?knoxToken=${await visitor.ticket('gaeul.lee')}`),
    )
    expect(next.joinedYn).toBe('Y')
  })

  test('joins by the staff number under the own name [MBR-17]', async () => {
    const visitor = visitorOf(server, 'toms-join')
    const person = await visitor.verified('liam')
    const joined = await visitor.join(person, {
      usrId: 'liam91',
      nickName: '리암',
      bizCode: 'B00312',
      loginType: 'T',
      tomsYn: 'Y',
      employeeNumber: 'G23090',
    })
    expect(joined.statusCode).toBe(200)
  })
})
