/** The member's reports on eating patterns, newest first. */
import { type Handlers, ok } from '#server/contract.ts'
import { patternPage } from '#server/domain/eating-report/present.ts'
import { reportQueries } from '#server/domain/eating-report/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function patternListHandlers({ db, clock }: Deps) {
  const reports = reportQueries(db)
  const languages = languageQueries(db)

  return {
    mypagePatternList: async ({ query: { pageNo: page = 1, pageSize: size = 20 } }, caller) => {
      const now = clock.now()
      const [made, language] = await Promise.all([
        reports.upTo(caller.hcId, seoulDay(now), now),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok(patternPage(made, await reports.running(caller.hcId, made, seoulDay(now)), { page, size, language }))
    },
  } satisfies Handlers
}
