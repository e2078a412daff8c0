/** Codes to a mobile number (MYP-06). */
import { networkOf } from '#server/auth/client-network.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { codeText, smsStateOf, waitUntil } from '#server/domain/sms-code/present.ts'
import { CODE_SECONDS, MOST_FAILURES, smsCodeQueries } from '#server/domain/sms-code/queries.ts'
import { assertSendsTexts } from '#server/partners.ts'
import type { Deps } from '#server/operations/deps.ts'
import { yn } from '#server/wire.ts'

export function smsCodeHandlers({ db, clock, partners }: Deps) {
  const queries = smsCodeQueries(db)
  return {
    /** The same answer for an unknown number: nobody learns here who has an account. */
    mypageUserAuthSms: async ({ body: { mobileNo, authType } }, { deviceId, address, language = 'ko' }) => {
      assertSendsTexts(partners)
      const sent = await queries.send(
        { mobileNo, purpose: authType, deviceId, network: networkOf(address) },
        clock.now(),
        (code) => partners.sendText({ to: mobileNo, text: codeText(code) }),
      )
      if (sent.kind === 'wait') return refuse(429, 'tooManyRequests', waitUntil(sent.until, language))
      return ok({ authSeq: sent.authSeq, expireSec: CODE_SECONDS })
    },

    mypageUserAuthSmsConfirm: async ({ body: { authSeq, authNo } }, { deviceId }) => {
      const tried = await queries.confirm({ authSeq, authNo, deviceId }, clock.now())
      return ok({
        confirmYn: yn(tried.kind === 'right'),
        authKey: tried.kind === 'right' ? tried.authKey : null,
        failCnt: tried.failCnt,
        failMaxCnt: MOST_FAILURES,
      })
    },

    mypageSmsFailInfo: async ({ body: { authSeq } }, { deviceId }) =>
      ok(smsStateOf(await queries.state({ authSeq, deviceId }, clock.now()))),

    /** A wrong code was counted when it was tried: told again it changes nothing. */
    mypageSmsFail: async ({ body: { authSeq } }, { deviceId }) =>
      ok(smsStateOf(await queries.state({ authSeq, deviceId }, clock.now()))),
  } satisfies Handlers
}
