import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemCode } from '#server/domain/checkup/items.rules.ts'
import { checkupKeeping, forgetOldCheckups } from '#server/domain/checkup/keep.queries.ts'
import { checkupSignIns } from '#server/domain/checkup-sign-in/schema.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

const URL = '/api/healthcheckup/'
const PERSON = {
  authStep: '1',
  loginExtCode: '01',
  telecomCode: null,
  realName: '한새벽',
  birthday: '19991102',
  mobileNo: '01000001119',
} as const
const YEARS = { startYear: '2022', endYear: '2026' }

type SignIn = { authTxId: string; authStatusCode: string; reasonTxt: string | null; expireDtm: string }
type Checkup = { checkupSeq: number; checkupDt: string; newYn: string; cautionCnt: number }

describe.each(databaseKinds)('check-ups are fetched from a provider, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind, { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } })
  })
  afterAll(() => server.close())

  const post = (member: TestMember, name: string, body?: object) => member.post(`${URL}${name}`, body)
  const begin = async (member: TestMember, more: object = {}) =>
    dataOf<SignIn>(await post(member, 'simpleAuth', { ...PERSON, ...more }))
  const ask = async (member: TestMember, authTxId: string) =>
    dataOf<SignIn>(await post(member, 'simpleAuth', { authStep: '2', authTxId }))
  const agree = (member: TestMember, agreeYn: 'Y' | 'N' = 'Y') => post(member, 'changeHealthCheckupAgree', { agreeYn })
  const form = (values: Record<string, string>) =>
    server.http.inject({
      method: 'POST',
      url: '/_stand-in/checkup',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    })
  /** The newest request at the provider. */
  const decide = async (outcome: 'done' | 'refused' | 'other') => {
    const { body } = await server.http.inject({ method: 'GET', url: '/_stand-in/checkup' })
    await form({ tx: /name="tx" value="([^"]+)"/.exec(body)?.[1] ?? '', outcome })
  }
  const after = async (seconds: number, work: () => Promise<void>) => {
    server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000))
    await work().finally(() => server.clock.set(TEST_NOW))
  }

  test('confirmed in the app, results are fetched once and are there once after a repeat [HCU-01]', async () => {
    const member = await server.member()
    expect((await post(member, 'simpleAuth', PERSON)).json()).toMatchObject({ error: 'consentNeeded' })
    await agree(member)
    const { authTxId, authStatusCode } = await begin(member)
    expect(authStatusCode).toBe('WAIT')
    // A second tap is the same request at the provider.
    expect((await begin(member)).authTxId).toBe(authTxId)
    expect((await post(member, 'getCheckupList', { authTxId, ...YEARS })).json()).toMatchObject({ error: 'notDone' })
    await decide('done')
    expect((await ask(member, authTxId)).authStatusCode).toBe('DONE')
    // Who confirmed is offered first the next time; what was typed for it is kept by nobody.
    expect(dataOf(await member.get('/api/healthlog/healthUserData'))).toMatchObject({
      loginExtCode: '01',
      telecomCode: null,
    })
    const first = dataOf<Checkup[]>(await post(member, 'getCheckupList', { authTxId, ...YEARS }))
    expect(first.map(({ checkupDt, newYn }) => [checkupDt, newYn])).toEqual([
      ['20260514', 'Y'],
      ['20240523', 'Y'],
    ])
    expect(dataOf(await post(member, 'getCheckupList', { authTxId, ...YEARS }))).toEqual(first)
    expect(dataOf(await post(member, 'getMyHealthCheckupFirstCheck'))).toMatchObject({
      firstCheckYn: 'N',
      checkupCnt: 2,
    })
    const opened = dataOf<Checkup>(await post(member, 'getCheckupDetail', { checkupSeq: first[0]?.checkupSeq }))
    expect(opened).toMatchObject({ newYn: 'N', cautionCnt: 1 })
    expect(dataOf<Checkup[]>(await post(member, 'getHeealthCheckupList')).map(({ newYn }) => newYn)).toEqual(['N', 'Y'])
  })

  test('refused, approved by another, too late: each ends on its own, and a late yes counts for nothing', async () => {
    const member = await server.member()
    await agree(member)
    const refused = await begin(member)
    await decide('refused')
    expect(await ask(member, refused.authTxId)).toMatchObject({
      authStatusCode: 'DENIED',
      reasonTxt: '앱에서 취소했어요.',
    })
    const wrong = await begin(member, { loginExtCode: '02' })
    await decide('other')
    expect(await ask(member, wrong.authTxId)).toMatchObject({
      authStatusCode: 'DENIED',
      reasonTxt: '다른 분의 앱에서 승인했어요.',
    })
    const late = await begin(member)
    await after(301, async () => {
      await decide('done')
      expect((await ask(member, late.authTxId)).authStatusCode).toBe('EXPIRED')
      expect((await post(member, 'getCheckupList', { authTxId: late.authTxId, ...YEARS })).json()).toMatchObject({
        error: 'notDone',
      })
    })
  })

  test('the provider is asked at most every three seconds, and begun with at most five times an hour', async () => {
    const member = await server.member()
    await agree(member)
    const { authTxId } = await begin(member)
    expect((await ask(member, authTxId)).authStatusCode).toBe('WAIT')
    await decide('done')
    expect((await ask(member, authTxId)).authStatusCode).toBe('WAIT')
    await after(4, async () => expect((await ask(member, authTxId)).authStatusCode).toBe('DONE'))
    for (let at = 0; at < 4; at += 1) {
      const { authTxId: next } = await begin(member)
      await decide('refused')
      await ask(member, next)
    }
    const sixth = await post(member, 'simpleAuth', PERSON)
    expect([sixth.statusCode, sixth.json()]).toMatchObject([
      429,
      { error: 'tooManyRequests', errorMessage: expect.stringMatching(/\d\d:\d\d부터/) },
    ])
  })

  test('a corrected number ends the waiting request and begins another, unless none may begin [HCU-01]', async () => {
    const member = await server.member()
    await agree(member)
    const wrong = await begin(member)
    const right = await begin(member, { mobileNo: '01000001120', anewYn: 'Y' })
    expect([right.authStatusCode, right.authTxId === wrong.authTxId]).toEqual(['WAIT', false])
    expect((await ask(member, wrong.authTxId)).authStatusCode).toBe('EXPIRED')
    // The same again, without a word of a correction, is the new one.
    expect((await begin(member)).authTxId).toBe(right.authTxId)
    // Of two at once one stands.
    const both = await Promise.all([begin(member, { anewYn: 'Y' }), begin(member, { anewYn: 'Y' })])
    const standing = (await begin(member)).authTxId
    expect(both.map(({ authTxId }) => authTxId)).toContain(standing)
    let last = standing
    for (let at = 0; at < 5; at += 1) {
      const next = await post(member, 'simpleAuth', { ...PERSON, anewYn: 'Y' })
      if (next.statusCode === 429) break
      last = dataOf<SignIn>(next).authTxId
    }
    expect((await post(member, 'simpleAuth', { ...PERSON, anewYn: 'Y' })).statusCode).toBe(429)
    expect(await begin(member)).toMatchObject({ authTxId: last, authStatusCode: 'WAIT' })
  })

  test('a withdrawn consent does not begin the hour anew; the rest goes in the night [HCU-01] [HCU-02]', async () => {
    const member = await server.member()
    await agree(member)
    for (let at = 0; at < 5; at += 1) {
      const { authTxId } = await begin(member)
      await decide('refused')
      await ask(member, authTxId)
    }
    await agree(member, 'N')
    await agree(member)
    expect((await post(member, 'simpleAuth', PERSON)).statusCode).toBe(429)
    const left = () => server.database.db.select().from(checkupSignIns).where(eq(checkupSignIns.hcId, member.hcId))
    expect((await left()).map(({ providerTx, providerCode, reason }) => [providerTx, providerCode, reason])).toEqual(
      Array.from({ length: 5 }, () => ['', '', null]),
    )
    await forgetOldCheckups(server.database.db, '20261119')
    expect(await left()).toHaveLength(5)
    await forgetOldCheckups(server.database.db, '20261120')
    expect(await left()).toEqual([])
  })

  test('a provider that does not answer is no fault of this server', async () => {
    const member = await server.member()
    await agree(member)
    await form({ down: 'on' })
    try {
      const { statusCode, ...answer } = await post(member, 'simpleAuth', PERSON)
      expect([statusCode, answer.json()]).toEqual([
        503,
        { error: 'unavailable', errorMessage: '지금은 확인해 주는 곳이 답하지 않아요. 잠시 뒤에 다시 해 주세요.' },
      ])
    } finally {
      await form({ down: 'off' })
    }
    expect((await begin(member)).authStatusCode).toBe('WAIT')
  })

  test('withdrawn, all that was fetched is gone and stays gone; somebody else’s is not found [HCU-02]', async () => {
    const [haneul, other] = [await server.member('haneul'), await server.member()]
    const [newest] = dataOf<Checkup[]>(await post(haneul, 'getHeealthCheckupList'))
    expect((await post(other, 'getCheckupDetail', { checkupSeq: newest?.checkupSeq })).statusCode).toBe(404)
    expect((await post(other, 'getHealthDataCheck', { checkupSeq: newest?.checkupSeq })).statusCode).toBe(404)
    const waiting = await begin(haneul)
    expect((await post(other, 'simpleAuth', { authStep: '2', authTxId: waiting.authTxId })).statusCode).toBe(404)
    expect(dataOf(await agree(haneul, 'N'))).toMatchObject({ agreeYn: 'N', keepYear: 5 })
    expect(dataOf(await post(haneul, 'getHeealthCheckupList'))).toEqual([])
    expect(dataOf(await post(haneul, 'getLastResult'))).toBeNull()
    // Neither the ladder of years nor what the health log shows of it.
    expect(dataOf(await haneul.get('/api/healthlog/myChkupHelh/chkupHelh'))).toBeNull()
    expect(dataOf(await haneul.get('/api/healthlog/health/Healthscreen'))).toEqual({
      agreeYn: 'N',
      checkup: null,
      groupList: [],
    })
    await agree(haneul)
    expect(dataOf(await post(haneul, 'getHeealthCheckupList'))).toEqual([])
    expect((await post(haneul, 'simpleAuth', { authStep: '2', authTxId: waiting.authTxId })).statusCode).toBe(404)
  })

  test('results that come after the consent was withdrawn are not kept [HCU-02]', async () => {
    const member = await server.member()
    await agree(member)
    const { authTxId } = await begin(member)
    await decide('done')
    expect((await ask(member, authTxId)).authStatusCode).toBe('DONE')
    await agree(member, 'N')
    // The provider was asked before, and answers now.
    const late = {
      checkupDt: '20260514',
      hospitalNm: '한빛내과',
      type: 'GENERAL' as const,
      judge: 'A' as const,
      judgeTxt: '모두 정상이에요.',
      values: new Map<ItemCode, string>([['SBP', '112']]),
    }
    expect(await checkupKeeping(server.database.db).keep(member.hcId, authTxId, [late], TEST_NOW)).toBeNull()
    await agree(member)
    expect(dataOf(await post(member, 'getHeealthCheckupList'))).toEqual([])
  })

  test('what is usual, and what was measured at home since [HCU-04]', async () => {
    const haneul = await server.member('haneul')
    const usual = dataOf<{ itemCode: string; gender: string | null; rangeList: unknown[] }[]>(
      await post(haneul, 'getMyHealthCheckupReference'),
    )
    expect(usual.find(({ itemCode }) => itemCode === 'SBP')).toMatchObject({
      gender: null,
      rangeList: [{ maxVal: '120' }, { minVal: '120', maxVal: '140' }, { minVal: '140' }],
    })
    expect(usual.find(({ itemCode }) => itemCode === 'HGB')?.gender).toBe('M')
    const since = dataOf<{ compareYn: string; compareList: { itemCode: string; logVal: string; diffVal: number }[] }>(
      await post(haneul, 'getHealthDataCheck', { checkupSeq: 5102 }),
    )
    expect(since.compareYn).toBe('Y')
    expect(since.compareList.map(({ itemCode }) => itemCode)).toContain('SBP')
  })
})
