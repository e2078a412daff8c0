/** Whether a member types values, or only devices fill the log (001 section 7, My). */
import { type Handlers, ok } from '#server/contract.ts'
import { employerOf } from '#server/domain/member/employer.queries.ts'
import type { Deps } from '../deps.ts'

export function directHandlers({ db, config: { measuredOnly } }: Deps) {
  return {
    myHelhidxDirectYn: async (_input, { hcId }) => {
      const isMeasuredOnly = measuredOnly.length > 0 && measuredOnly.includes((await employerOf(db, hcId)) ?? '')
      return ok({ helhidxDirectYn: isMeasuredOnly ? ('N' as const) : ('Y' as const) })
    },
  } satisfies Handlers
}
