/** Ways through the stand-ins of a verifier and a portal, as somebody takes them who joins. */
import type { LightMyRequestResponse } from 'fastify'
import { dataOf, type TestServer } from './app.ts'

export const PLAYED = { env: { HANSANG_SIMULATOR: 'on', HANSANG_DIST: 'no-app-here' } }

type Verified = {
  authCi: string
  realName: string
  gender: 'M' | 'F'
  birthdayYear: string
  birthdayMonth: string
  birthdayDay: string
  mobileNo: string
}

/** Somebody at a device who is not signed in. */
export function visitorOf(server: TestServer, device: string) {
  const headers = { 'x-device-id': device }
  const get = (url: string) => server.request({ url, headers })
  const post = (url: string, payload: object) => server.request({ method: 'POST', url, headers, payload })

  const form = (url: string, fields: Record<string, string>) =>
    server.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  /** Presses a button at the verifier's. */
  const answerPass = (enc: string, fields: Record<string, string>) => form('/_stand-in/pass', { enc, ...fields })

  /** Begins a verification and is that person at the verifier's. Answers the key that comes back. */
  async function pass(person: string, begin = '/api/common/pass/auth?type=join'): Promise<string> {
    const { encData } = dataOf<{ encData: string }>(await get(begin))
    const back = await answerPass(encData, { outcome: 'done', person })
    return new URL(String(back.headers.location), 'http://app').searchParams.get('authKey') ?? ''
  }

  /** The same, with what the verifier has found. */
  async function verified(person: string, begin?: string): Promise<Verified> {
    const authKey = await pass(person, begin)
    return dataOf<Verified>(await get(`/api/common/pass/auth/user?authKey=${authKey}`))
  }

  /** Comes in from the portal. Answers the ticket. */
  async function ticket(knoxId: string): Promise<string> {
    const back = await form('/_stand-in/knox', { knoxId })
    return new URL(String(back.headers.location), 'http://app').searchParams.get('knoxToken') ?? ''
  }

  async function codeTo(mobileNo: string): Promise<string> {
    const { sent } = (await server.request({ url: '/_stand-in/outbox' })).json<{
      sent: { to: string; text: string }[]
    }>()
    return /\d{6}/.exec(sent.find(({ to }) => to === mobileNo)?.text ?? '')?.[0] ?? ''
  }

  /** Proves to hold a number. Answers the key of the next step. */
  async function texted(mobileNo: string, authType: 'findId' | 'findPwd' | 'changeMobile'): Promise<string> {
    const { authSeq } = dataOf<{ authSeq: number }>(await post('/api/mypage/user/auth/sms', { mobileNo, authType }))
    const authNo = await codeTo(mobileNo)
    return dataOf<{ authKey: string }>(await post('/api/mypage/user/auth/sms/confirm', { authSeq, authNo })).authKey
  }

  const join = (person: Verified, fields: object = {}): Promise<LightMyRequestResponse> =>
    post('/api/member/join', joinForm(person, fields))

  return { get, post, form, answerPass, pass, verified, ticket, codeTo, texted, join }
}

export const PASSWORD = '구내식당 점심 한 상 차림'

export const joinForm = (
  { authCi, realName, gender, birthdayYear, birthdayMonth, birthdayDay, mobileNo }: Verified,
  fields: object = {},
) => ({
  authCi,
  realName,
  gender,
  birthdayYear,
  birthdayMonth,
  birthdayDay,
  mobileNo,
  usrId: 'gaeul96',
  usrPwd: PASSWORD,
  nickName: '가을하늘',
  usrEmail: 'gaeul@example.com',
  restaurantId: 'REST000311',
  bizCode: null,
  loginType: 'W',
  terms01: 'Y',
  terms02: 'Y',
  terms03: 'Y',
  terms04: 'N',
  pushAgreeYn: 'Y',
  smsAgreeYn: 'N',
  emailAgreeYn: 'N',
  usrIdCheck: 'Y',
  usrNickNameCheck: 'Y',
  ...fields,
})
