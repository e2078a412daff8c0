/**
 * Signing in with a provider and fetching check-ups, and the consent without which nothing is fetched (HCU-01, HCU-02).
 */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { checkupRow } from '#server/domain/checkup/present.ts'
import { checkupKeeping } from '#server/domain/checkup/keep.queries.ts'
import { checkupQueries } from '#server/domain/checkup/queries.ts'
import { checkupSignInQueries, type SignIn } from '#server/domain/checkup-sign-in/queries.ts'
import { CONSENT, MOST_YEARS, signInRefusals } from '#server/domain/checkup-sign-in/rules.ts'
import { CONFIRMERS } from '#server/domain/confirmer/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { isDay, seoulDay, seoulStamp } from '#server/seoul.ts'
import type { Yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

type Caller = { hcId: string; language: Language | undefined }
type Start = {
  loginExtCode: string
  telecomCode?: string | null
  realName: string
  birthday: string
  mobileNo: string
  anewYn?: Yn
}

export function checkupSignInHandlers({ db, clock, partners: { checkupProvider: provider } }: Deps) {
  const signIns = checkupSignInQueries(db)
  const keeping = checkupKeeping(db)
  const checkups = checkupQueries(db)
  const { languageOf } = languageQueries(db)

  const conflict = async (why: 'consentNeeded' | 'notDone', caller: Caller) =>
    refuse(409, why, signInRefusals[why][await languageOf(caller.hcId, caller)])
  const gone = async (caller: Caller) =>
    refuse(404, 'notFound', signInRefusals.gone[await languageOf(caller.hcId, caller)])
  const hasAgreed = async (hcId: string) => (await keeping.consent(hcId))?.agreeYn === 'Y'

  const present = async ({ authTxId, state, expiresAt, providerCode, reason }: SignIn, caller: Caller) => {
    const name = CONFIRMERS.find(({ code }) => code === providerCode)
    const language = await languageOf(caller.hcId, caller)
    return ok({
      authTxId,
      authStatusCode: state,
      expireDtm: seoulStamp(expiresAt),
      providerNm: name === undefined ? '' : wordsIn(name, language),
      reasonTxt: state === 'DENIED' ? reason : null,
    })
  }

  /**
   * A start while one waits at the same provider answers that one: asking twice in a row is an error there. What was
   * corrected takes its place.
   */
  async function start(
    { loginExtCode, telecomCode = null, realName, birthday, mobileNo, anewYn }: Start,
    caller: Caller,
  ) {
    const confirmer = CONFIRMERS.find(({ code }) => code === loginExtCode)
    if (confirmer === undefined) return badRequest('loginExtCode')
    if (confirmer.telecomUseYn === 'Y' && telecomCode === null) return badRequest('telecomCode')
    if (!isDay(birthday)) return badRequest('birthday')
    if (!(await hasAgreed(caller.hcId))) return conflict('consentNeeded', caller)
    const now = clock.now()
    const { waiting, wait } = await signIns.before(caller.hcId, loginExtCode, now)
    if (waiting !== undefined && anewYn !== 'Y') return present(waiting, caller)
    if (wait !== undefined) {
      const [until, language] = [seoulStamp(wait).slice(8, 12), await languageOf(caller.hcId, caller)]
      const time = `${until.slice(0, 2)}:${until.slice(2)}`
      return refuse(
        429,
        'tooManyRequests',
        language === 'en'
          ? `You have asked several times. You can again from ${time}.`
          : `여러 번 요청하셨어요. ${time}부터 다시 할 수 있어요.`,
      )
    }
    const begun = await provider.start({ providerCode: loginExtCode, telecomCode, realName, birthday, mobileNo })
    return present(
      await signIns.keep(
        caller.hcId,
        { providerCode: loginExtCode, providerTx: begun.providerTx, replaces: waiting?.authTxId },
        now,
      ),
      caller,
    )
  }

  async function outcome(authTxId: string, caller: Caller) {
    const { hcId } = caller
    const signIn = await signIns.find(hcId, authTxId)
    if (signIn === undefined) return gone(caller)
    const now = clock.now()
    if (signIn.state !== 'WAIT') return present(signIn, caller)
    if (signIn.expiresAt <= now) return present((await signIns.end(hcId, authTxId, 'EXPIRED', null)) ?? signIn, caller)
    if (!(await signIns.mayAsk(hcId, authTxId, now))) return present(signIn, caller)
    const said = await provider.outcome(signIn.providerTx)
    return present(
      said.state === 'WAIT' ? signIn : ((await signIns.end(hcId, authTxId, said.state, said.reason)) ?? signIn),
      caller,
    )
  }

  const consent = async (caller: Caller) => {
    const [row, language] = await Promise.all([keeping.consent(caller.hcId), languageOf(caller.hcId, caller)])
    return ok({
      agreeYn: row?.agreeYn ?? ('N' as const),
      agreeDtm: row === undefined ? null : seoulStamp(row.decidedAt).slice(0, 12),
      termsVer: CONSENT.version,
      termsTxt: CONSENT.text[language],
      keepYear: CONSENT.keepYear,
    })
  }

  return {
    healthcheckupSimpleAuth: ({ body }, caller) =>
      body.authStep === '1' ? start(body, caller) : outcome(body.authTxId, caller),

    /** The same sign-in again answers the same without asking the provider. */
    healthcheckupGetCheckupList: async ({ body: { authTxId, startYear, endYear } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      // VAL-05
      if (endYear < startYear) return badRequest('endYear')
      if (Number(startYear) < Number(seoulDay(now).slice(0, 4)) - MOST_YEARS) return badRequest('startYear')
      const [signIn, agreed] = await Promise.all([signIns.find(hcId, authTxId), hasAgreed(hcId)])
      if (!agreed) return conflict('consentNeeded', caller)
      if (signIn?.state !== 'DONE') return conflict('notDone', caller)
      let seqs = signIn.fetchedSeqs
      if (seqs === null) {
        if (signIn.expiresAt <= now) return conflict('notDone', caller)
        const results = await provider.results(signIn.providerTx, { from: startYear, to: endYear })
        seqs = await keeping.keep(hcId, authTxId, results, now)
        if (seqs === null) return conflict('consentNeeded', caller)
      }
      const found = await checkups.of(hcId)
      return ok(
        found.checkups
          .filter(({ checkupSeq }) => seqs.includes(checkupSeq))
          .map((checkup) => checkupRow(checkup, found.gender)),
      )
    },

    healthcheckupGetMyHealthCheckupAgree: (_input, caller) => consent(caller),

    healthcheckupChangeHealthCheckupAgree: async ({ body: { agreeYn } }, caller) => {
      await keeping.decide(caller.hcId, agreeYn, CONSENT.version, clock.now())
      return consent(caller)
    },
  } satisfies Handlers
}
