/**
 * Staff who come from their employer's portal (MBR-12): a ticket, a code to the phone that the portal knows, and the
 * session.
 */
import { randomBytes } from 'node:crypto'
import { networkOf } from '#server/auth/client-network.ts'
import { type Handlers, ok, refuse, type Visitor } from '#server/contract.ts'
import { checkQueries } from '#server/domain/identity/check.queries.ts'
import { directoryQueries } from '#server/domain/identity/directory.queries.ts'
import { maskedMobile } from '#server/domain/identity/rules.ts'
import { companyQueries } from '#server/domain/company/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { deviceQueries } from '#server/domain/session/device.queries.ts'
import { codeText, smsStateOf, waitUntil } from '#server/domain/sms-code/present.ts'
import { CODE_SECONDS, MOST_FAILURES, smsCodeQueries } from '#server/domain/sms-code/queries.ts'
import { lockedCookie, rememberCookie } from '#server/http/cookies.ts'
import { refusals } from '#server/http/refusal.ts'
import { assertSendsTexts } from '#server/partners.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NOT_KNOWN = { ko: '포털에서 다시 들어와 주세요.', en: 'Please come in from the portal again.' }

const NO_FAILURES = { failCnt: 0, blockedUntil: null }

export function knoxHandlers({ db, clock, partners, sessions, tokens, rememberMe }: Deps) {
  const checks = checkQueries(db)
  const directory = directoryQueries(db)
  const companies = companyQueries(db)
  const codes = smsCodeQueries(db)
  const devices = deviceQueries(db)
  const { learn } = languageQueries(db)

  const visitOf = async (deviceId: string, authKey: string) => {
    const check = await checks.find(deviceId, authKey, clock.now())
    return check?.kind === 'knox' ? check : undefined
  }

  /**
   * As a sign-in does it; there is no password to remember, and what the device remembers may be somebody else's
   * (docs/decisions/380).
   */
  async function signIn(hcId: string, { deviceId, language, secure }: Visitor) {
    const sessionId = await sessions.start({ hcId, deviceId, autoLoginYn: 'N' })
    if (sessionId === undefined) throw refusals.login()
    await rememberMe.revokeAll(hcId)
    await devices.noteDevice(hcId, deviceId, clock.now())
    await learn(hcId, language)
    return {
      authorization: `Bearer ${tokens.issue({ hcId, sessionId }, clock.now())}`,
      'set-cookie': lockedCookie(rememberCookie(secure), '', 0, secure),
    }
  }

  const failures = async ({ deviceId, address }: Visitor, authKey: string, authSeq?: number) => {
    const visit = await visitOf(deviceId, authKey)
    const sent = visit?.authSeq ?? null
    // A wrong code was counted when it was tried: told again it changes nothing.
    return ok(
      smsStateOf(
        sent === null || (authSeq !== undefined && authSeq !== sent)
          ? NO_FAILURES
          : await codes.state({ authSeq: sent, deviceId, network: networkOf(address) }, clock.now()),
      ),
    )
  }

  return {
    commonKnoxUser: async ({ query: { knoxToken } }, { deviceId, language = 'ko' }) => {
      if (deviceId === '') return refuse(404, 'notFound', NOT_KNOWN[language])
      const colleague = await partners.staffPortal.colleague(knoxToken)
      const company = colleague && (await companies.find(colleague.bizCode))
      if (colleague === undefined || company === undefined) return refuse(404, 'notFound', NOT_KNOWN[language])
      const authKey = `knox-${randomBytes(18).toString('base64url')}`
      const { mobileNo } = colleague
      await checks.begin({ deviceId, key: authKey, kind: 'knox', purpose: 'knox' }, clock.now(), {
        colleague,
        mobileNo,
      })
      const joined = await directory.ofColleague(colleague.bizCode, colleague.employeeNumber)
      return ok({
        ...colleague,
        mobileNo: maskedMobile(mobileNo),
        bizNm: wordsIn({ ko: company.bizNm, en: company.bizNmEng }, language),
        joinedYn: yn(joined !== undefined),
        authKey,
      })
    },

    commonKnoxAuthSms: async ({ body: { authKey } }, { deviceId, address, language = 'ko' }) => {
      const visit = await visitOf(deviceId, authKey)
      if (visit === undefined || visit.mobileNo === null) return refuse(404, 'notFound', NOT_KNOWN[language])
      const { mobileNo } = visit
      assertSendsTexts(partners)
      const sent = await codes.send(
        { mobileNo, purpose: 'knox', deviceId, network: networkOf(address) },
        clock.now(),
        (code) => partners.sendText({ to: mobileNo, text: codeText(code) }),
      )
      if (sent.kind === 'wait') return refuse(429, 'tooManyRequests', waitUntil(sent.until, language))
      await checks.noteCode(deviceId, authKey, sent.authSeq)
      return ok({ authSeq: sent.authSeq, mobileNo: maskedMobile(mobileNo), expireSec: CODE_SECONDS })
    },

    commonKnoxAuthSmsConfirm: async ({ query: { authKey, authSeq, authNo } }, caller) => {
      const { deviceId } = caller
      const visit = await visitOf(deviceId, authKey)
      const colleague = visit?.colleague
      if (!colleague || visit?.authSeq !== authSeq)
        return ok({ confirmYn: 'N' as const, failCnt: 0, failMaxCnt: MOST_FAILURES })
      const tried = await codes.confirm(
        { authSeq, authNo, deviceId, network: networkOf(caller.address) },
        clock.now(),
        async () => authKey,
      )
      const answer = { confirmYn: yn(tried.kind === 'right'), failCnt: tried.failCnt, failMaxCnt: MOST_FAILURES }
      if (tried.kind !== 'right') return ok(answer)
      await checks.confirmColleague(deviceId, authKey, clock.now())
      const hcId = await directory.ofColleague(colleague.bizCode, colleague.employeeNumber)
      return ok(answer, hcId === undefined ? undefined : await signIn(hcId, caller))
    },

    commonKnoxAuthSmsFail: ({ query: { authKey } }, caller) => failures(caller, authKey),

    commonKnoxAuthSmsFailSave: ({ body: { authKey, authSeq } }, caller) => failures(caller, authKey, authSeq),
  } satisfies Handlers
}
