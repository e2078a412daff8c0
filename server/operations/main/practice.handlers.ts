/** The day's practice on the home hub. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { practiceRow } from '#server/domain/practice/present.ts'
import { practiceQueries } from '#server/domain/practice/queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function mainPracticeHandlers({ db, clock }: Deps) {
  const practices = practiceQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mainGetDiaryActList: async ({ body }, caller) => {
      const day = body?.baseDt ?? seoulDay(clock.now())
      if (!isDay(day)) return badRequest('baseDt')
      const [chosen, language] = await Promise.all([practices.onDay(caller.hcId, day), languageOf(caller.hcId, caller)])
      return ok(chosen.map((practice) => practiceRow(practice, language)))
    },
  } satisfies Handlers
}
