/**
 * The health score and what stands behind it (001 section 7, Health log). Neither is kept: both are worked out when
 * they are asked for.
 */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { healthAnalysis, healthScore, noAnalysis, noScore } from '#server/domain/health-score/present.ts'
import { healthScoreQueries, type Scored } from '#server/domain/health-score/queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { personQueries } from '#server/domain/member/person.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function scoreHandlers({ db, clock }: Deps) {
  const scores = healthScoreQueries(db)
  const languages = languageQueries(db)
  const consents = consentQueries(db)
  const people = personQueries(db)

  type Caller = { hcId: string; language: Language | undefined }
  type Without = Parameters<typeof noScore>

  /** What is asked for, of who lets health data be kept; what stands in its place, of who does not. */
  async function asOf<Answer, None>(
    { hcId, ...caller }: Caller,
    day: string,
    show: (scored: Scored, language: Language) => Answer,
    none: (...without: Without) => None,
  ) {
    const [isKeeping, language] = await Promise.all([consents.isKeeping(hcId), languages.languageOf(hcId, caller)])
    if (!isKeeping) {
      const person = await people.of(hcId)
      if (person === undefined) throw refusals.login()
      return none(person.nickName, day, language)
    }
    const scored = await scores.months(hcId, day, seoulDay(clock.now()))
    if (scored === undefined) throw refusals.login()
    return show(scored, language)
  }

  /** The day asked for, today without one; undefined when there is no such day yet. */
  function dayOf(body: { baseDt?: string | undefined } | undefined): string | undefined {
    const today = seoulDay(clock.now())
    const day = body?.baseDt ?? today
    return isDay(day) && day <= today ? day : undefined
  }

  const badDay = () => badRequest('baseDt')

  return {
    healthHealthScore: async ({ body }, caller) => {
      const day = dayOf(body)
      if (day === undefined) return badDay()
      return ok(await asOf(caller, day, healthScore, noScore))
    },
    healthDetailAnalysis: async ({ body }, caller) => {
      const day = dayOf(body)
      if (day === undefined) return badDay()
      return ok(await asOf(caller, day, healthAnalysis, noAnalysis))
    },
  } satisfies Handlers
}
