/** The health score and what stands behind it (001 section 7, Health log). Neither is kept: both are worked out when they are asked for. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { healthAnalysis, healthScore } from '#server/domain/health-score/present.ts'
import { healthScoreQueries } from '#server/domain/health-score/queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function scoreHandlers({ db, clock }: Deps) {
  const scores = healthScoreQueries(db)
  const languages = languageQueries(db)

  async function asOf(hcId: string, day: string, caller: { language: Language | undefined }) {
    const [scored, language] = await Promise.all([scores.months(hcId, day, seoulDay(clock.now())), languages.languageOf(hcId, caller)])
    if (scored === undefined) throw refusals.login()
    return { scored, language }
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
      const { scored, language } = await asOf(caller.hcId, day, caller)
      return ok(healthScore(scored, language))
    },
    healthDetailAnalysis: async ({ body }, caller) => {
      const day = dayOf(body)
      if (day === undefined) return badDay()
      const { scored, language } = await asOf(caller.hcId, day, caller)
      return ok(healthAnalysis(scored, language))
    },
  } satisfies Handlers
}
