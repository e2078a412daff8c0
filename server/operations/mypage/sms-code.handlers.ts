/** Codes to a mobile number (MYP-06). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { CODE_SECONDS, type CodeState, MOST_FAILURES, smsCodeQueries } from '#server/domain/sms-code/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Deps } from '#server/operations/deps.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'

const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

const stateOf = ({ failCnt, blockedUntil }: CodeState) => ({
  failCnt,
  failMaxCnt: MOST_FAILURES,
  blockYn: yn(blockedUntil !== null),
  blockEndDtm: orNull(blockedUntil, minuteOf),
})

export function smsCodeHandlers({ db, clock, partners }: Deps) {
  const queries = smsCodeQueries(db)
  return {
    /** The same answer for an unknown number: nobody learns here who has an account. */
    mypageUserAuthSms: async ({ body: { mobileNo, authType } }, { deviceId }) => {
      const made = await queries.make({ mobileNo, purpose: authType, deviceId }, clock.now())
      if (made.kind === 'wait') {
        const until = seoulStamp(made.until)
        return refuse(429, 'tooManyRequests', `인증번호를 여러 번 보냈거나 틀렸어요. ${until.slice(8, 10)}시 ${until.slice(10, 12)}분 뒤에 다시 해 주세요.`)
      }
      const text = `[한상] 인증번호 ${made.code} · 다른 사람에게 알려 주지 마세요.`
      await partners.sendText({ to: mobileNo, text }).catch(() => {
        throw new Refusal(500, 'serverError', '지금은 문자를 보낼 수 없어요. 잠시 뒤에 다시 해 주세요.')
      })
      return ok({ authSeq: made.authSeq, expireSec: CODE_SECONDS })
    },

    mypageUserAuthSmsConfirm: async ({ body: { authSeq, authNo } }, { deviceId }) => {
      const tried = await queries.confirm({ authSeq, authNo, deviceId }, clock.now())
      return ok({ confirmYn: yn(tried.kind === 'right'), authKey: tried.kind === 'right' ? tried.authKey : null, failCnt: tried.failCnt, failMaxCnt: MOST_FAILURES })
    },

    mypageSmsFailInfo: async ({ body: { authSeq } }, { deviceId }) => ok(stateOf(await queries.state({ authSeq, deviceId }, clock.now()))),

    /** A wrong code was counted when it was tried: told again it changes nothing. */
    mypageSmsFail: async ({ body: { authSeq } }, { deviceId }) => ok(stateOf(await queries.state({ authSeq, deviceId }, clock.now()))),
  } satisfies Handlers
}
