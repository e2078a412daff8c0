/** When what of the member is deleted (decision 361). */
import { type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { keepQueries } from '#server/domain/retention/mine.queries.ts'
import { keepRow } from '#server/domain/retention/present.ts'
import type { Deps } from '../deps.ts'

export function keepHandlers({ db }: Deps) {
  const keeps = keepQueries(db)
  const { languageOf } = languageQueries(db)
  return {
    myGetKeepList: async (_input, caller) => {
      const [rows, language] = await Promise.all([keeps.of(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(rows.map((row) => keepRow(row, language)))
    },
  } satisfies Handlers
}
