/** The pattern report (COA-02): one frozen report in its cuts. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { patternCompData, patternData, patternSummary, patternTypes } from '#server/domain/eating-report/present.ts'
import { reportQueries } from '#server/domain/eating-report/queries.ts'
import { advisedQueries } from '#server/domain/intake/advised.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { peerQueries } from '#server/domain/peer/queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const noReport = () => refuse(404, 'notFound', '찾을 수 없는 보고서예요.')

export function patternHandlers({ db, clock }: Deps) {
  const reports = reportQueries(db)
  const languages = languageQueries(db)
  const asked = advisedQueries(db)
  const peers = peerQueries(db)

  /** A report by its number or the latest one, with the one before it; undefined where there is none. */
  async function reportOf(hcId: string, reportSeq: number | undefined) {
    const now = clock.now()
    const all = await reports.upTo(hcId, seoulDay(now), now)
    const at = reportSeq === undefined ? all.length - 1 : all.findIndex((report) => report.reportSeq === reportSeq)
    const report = all[at]
    return report === undefined ? undefined : { report, before: all[at - 1] }
  }

  return {
    coachPatternType: async (_input, caller) => {
      const [found, language] = await Promise.all([
        reportOf(caller.hcId, undefined),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok(patternTypes(found?.report, language))
    },

    coachPatternData: async ({ query: { reportSeq } }, caller) => {
      const [found, who, language] = await Promise.all([
        reportOf(caller.hcId, reportSeq),
        asked.of(caller.hcId, seoulDay(clock.now())),
        languages.languageOf(caller.hcId, caller),
      ])
      return found === undefined ? noReport() : ok(patternData(found.report, who.advised, language))
    },

    coachPatternCompData: async ({ query: { reportSeq } }, caller) => {
      const [found, who, language] = await Promise.all([
        reportOf(caller.hcId, reportSeq),
        asked.of(caller.hcId, seoulDay(clock.now())),
        languages.languageOf(caller.hcId, caller),
      ])
      return found === undefined
        ? noReport()
        : ok(patternCompData(found.report, found.before, who, await peers.eatersOf(who.gender, who.age), language))
    },

    coachGetPatternReportSummary: async ({ body }, caller) => {
      const [found, who, language] = await Promise.all([
        reportOf(caller.hcId, body?.reportSeq),
        asked.of(caller.hcId, seoulDay(clock.now())),
        languages.languageOf(caller.hcId, caller),
      ])
      if (found === undefined) return noReport()
      await reports.markRead(caller.hcId, found.report.reportSeq, clock.now())
      return ok(patternSummary(found.report, found.before, who.advised, language))
    },
  } satisfies Handlers
}
