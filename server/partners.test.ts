import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkupKeeping } from './domain/checkup/keep.queries.ts'
import { checkupSignInQueries } from './domain/checkup-sign-in/queries.ts'
import { CONSENT } from './domain/checkup-sign-in/rules.ts'
import { checkQueries } from './domain/identity/check.queries.ts'
import { mallQueries } from './domain/mall/queries.ts'
import { hasPartner, inTime, noPartners, PartnerFailed, PartnerMissing } from './partners.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from './test-support/app.ts'
import { quickDatabase } from './test-support/database.ts'

const PERSON = {
  authStep: '1',
  loginExtCode: '01',
  telecomCode: null,
  realName: '한새벽',
  birthday: '19991102',
  mobileNo: '01000001119',
}
const COLLEAGUE = {
  knoxId: 'saebyeok.han',
  epId: 'E1',
  realName: '한새벽',
  usrEmail: 'saebyeok@example.com',
  mobileNo: '01000001119',
  employeeNumber: 'E10000',
  bizCode: 'B00311',
  deptNm: null,
}
const VERIFIER = ['지금은 본인 확인을 할 수 없어요.', 'We cannot check who you are right now.'] as const
const TEXTS = ['지금은 문자를 보낼 수 없어요.', 'We cannot send a text right now.'] as const
const PORTAL = ['지금은 사내 포털이 답하지 않아요.', 'Your company portal does not answer right now.'] as const
const PROVIDER = ['지금은 확인해 주는 곳이 답하지 않아요.', 'The provider does not answer right now.'] as const

describe('where no partner is connected', () => {
  let server: TestServer
  let member: TestMember
  let waiting: string
  let done: string
  beforeAll(async () => {
    server = await startTestServer(quickDatabase)
    member = await server.member()
    const { db } = server.database
    const now = server.clock.now()
    const checks = checkQueries(db)
    await checks.begin({ deviceId: 'phone-1', key: 'pass-key', kind: 'pass', purpose: 'join' }, now)
    await checks.begin({ deviceId: 'phone-1', key: 'knox-key', kind: 'knox', purpose: 'knox' }, now, {
      colleague: COLLEAGUE,
      mobileNo: COLLEAGUE.mobileNo,
    })
    await mallQueries(db).beginCheck(member.hcId, 'mall-key', now)
    await checkupKeeping(db).decide(member.hcId, 'Y', CONSENT.version, now)
    const signIns = checkupSignInQueries(db)
    const keep = async (providerCode: string, providerTx: string) =>
      (await signIns.keep(member.hcId, { providerCode, providerTx, replaces: undefined }, now)).authTxId
    done = await keep('02', 'tx-2')
    await signIns.end(member.hcId, done, 'DONE', null)
    waiting = await keep('03', 'tx-3')
  })
  afterAll(() => server.close())

  const get = (path: string, query: Record<string, string>) => ({
    method: 'GET' as const,
    url: `/api/${path}?${new URLSearchParams(query).toString()}`,
  })
  const post = (path: string, payload: object) => ({ method: 'POST' as const, url: `/api/${path}`, payload })

  test.each([
    ['commonPassAuth', VERIFIER, () => get('common/pass/auth', { type: 'join' })],
    ['commonPassAuthMy', VERIFIER, () => get('common/pass/authMy', { type: 'findId' })],
    ['commonPassAuthUser', VERIFIER, () => get('common/pass/auth/user', { authKey: 'pass-key' })],
    ['commonPassAuthWelMall', VERIFIER, () => get('common/pass/authWelMall', {})],
    ['mealSetWelmallAgree', VERIFIER, () => post('meal/setWelmallAgree', { welmallAgreeYn: 'Y', authKey: 'mall-key' })],
    ['commonKnoxUser', PORTAL, () => get('common/knox/user', { knoxToken: 'ticket-1' })],
    ['commonKnoxAuthSms', TEXTS, () => post('common/knox/auth/sms', { authKey: 'knox-key' })],
    ['mypageUserAuthSms', TEXTS, () => post('mypage/user/auth/sms', { mobileNo: '01000000906', authType: 'findId' })],
    ['healthcheckupSimpleAuth', PROVIDER, () => post('healthcheckup/simpleAuth', PERSON)],
    [
      'healthcheckupSimpleAuth, asked again',
      PROVIDER,
      () => post('healthcheckup/simpleAuth', { authStep: '2', authTxId: waiting }),
    ],
    [
      'healthcheckupGetCheckupList',
      PROVIDER,
      () => post('healthcheckup/getCheckupList', { authTxId: done, startYear: '2022', endYear: '2026' }),
    ],
  ])('%s says so in the caller’s language, and nothing is an error of this server', async (_name, words, request) => {
    const { log } = server.http
    const error = vi.spyOn(log, 'error')
    for (const [at, language] of (['ko', 'en'] as const).entries()) {
      // A provider is asked about one sign-in every three seconds.
      server.clock.set(new Date(server.clock.now().getTime() + 4000))
      const headers = {
        authorization: `Bearer ${member.token}`,
        'x-device-id': 'phone-1',
        'accept-language': language,
      }
      const answer = await server.request({ ...request(), headers })
      const { error: code, errorMessage } = answer.json<{ error: string; errorMessage: string }>()
      expect([answer.statusCode, code, errorMessage.slice(0, words[at]?.length)]).toEqual([
        503,
        'unavailable',
        words[at],
      ])
    }
    expect(error).not.toHaveBeenCalled()
  })

  test('the app is told which ways work, and each missing partner stands in the log once', async () => {
    const ways = async (on: TestServer) =>
      dataOf<{ partnerWays: string[] }>(await on.request({ url: '/api/common/getServerUrl' })).partnerWays
    expect(await ways(server)).toEqual([])
    const simulated = await startTestServer(quickDatabase, {
      env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' },
    })
    expect(await ways(simulated)).toEqual(['PASS', 'SMS', 'KNOX', 'CHECKUP'])
    await simulated.close()
    const other = await server.beside()
    const warn = vi.spyOn(other.log, 'warn')
    for (let count = 0; count < 3; count += 1) await other.inject(get('common/knox/user', { knoxToken: 'ticket-1' }))
    // Without a device nobody is asked.
    expect(warn).not.toHaveBeenCalled()
    const headers = { 'x-device-id': 'phone-1' }
    for (let count = 0; count < 3; count += 1)
      await other.inject({ ...get('common/knox/user', { knoxToken: 'ticket-1' }), headers })
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('a partner that is there', () => {
  const later = (work: () => unknown) => new Promise((resolve) => setTimeout(() => resolve(work()), 20))

  test('has failed when it rejects, and when it does not answer in time', async () => {
    const partners = inTime(
      {
        ...noPartners,
        sendText: () => Promise.reject(new Error('out of order')),
        staffPortal: { colleague: () => new Promise(() => {}) },
        mall: { address: () => undefined, ticket: () => later(() => 'ticket') as Promise<string> },
      },
      200,
    )
    await expect(partners.sendText({ to: '01000000001', text: '1' })).rejects.toBeInstanceOf(PartnerFailed)
    await expect(partners.staffPortal.colleague('t')).rejects.toMatchObject({
      partner: 'staffPortal',
      cause: { message: 'No answer in 200 ms.' },
    })
    expect(await partners.mall.ticket('m')).toBe('ticket')
    await expect(partners.verifyPerson.result('k')).rejects.toBeInstanceOf(PartnerMissing)
    expect([hasPartner(partners, 'sendText'), hasPartner(partners, 'verifyPerson')]).toEqual([true, false])
  })
})
