/** Codes to a mobile number (MYP-06). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { codeText, smsStateOf, waitUntil } from '#server/domain/sms-code/present.ts'
import { CODE_SECONDS, MOST_FAILURES, smsCodeQueries } from '#server/domain/sms-code/queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Deps } from '#server/operations/deps.ts'
import { yn } from '#server/wire.ts'

export function smsCodeHandlers({ db, clock, partners }: Deps) {
  const queries = smsCodeQueries(db)
  return {
    /** The same answer for an unknown number: nobody learns here who has an account. */
    mypageUserAuthSms: async ({ body: { mobileNo, authType } }, { deviceId, language = 'ko' }) => {
      const made = await queries.make({ mobileNo, purpose: authType, deviceId }, clock.now())
      if (made.kind === 'wait') return refuse(429, 'tooManyRequests', waitUntil(made.until, language))
      await partners.sendText({ to: mobileNo, text: codeText(made.code) }).catch(() => {
        throw new Refusal(500, 'serverError', '지금은 문자를 보낼 수 없어요. 잠시 뒤에 다시 해 주세요.')
      })
      return ok({ authSeq: made.authSeq, expireSec: CODE_SECONDS })
    },

    mypageUserAuthSmsConfirm: async ({ body: { authSeq, authNo } }, { deviceId }) => {
      const tried = await queries.confirm({ authSeq, authNo, deviceId }, clock.now())
      return ok({ confirmYn: yn(tried.kind === 'right'), authKey: tried.kind === 'right' ? tried.authKey : null, failCnt: tried.failCnt, failMaxCnt: MOST_FAILURES })
    },

    mypageSmsFailInfo: async ({ body: { authSeq } }, { deviceId }) => ok(smsStateOf(await queries.state({ authSeq, deviceId }, clock.now()))),

    /** A wrong code was counted when it was tried: told again it changes nothing. */
    mypageSmsFail: async ({ body: { authSeq } }, { deviceId }) => ok(smsStateOf(await queries.state({ authSeq, deviceId }, clock.now()))),
  } satisfies Handlers
}
