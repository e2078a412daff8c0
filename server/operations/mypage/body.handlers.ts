/** How old the member's body values are (001 section 7, My page). */
import { type Handlers, ok } from '#server/contract.ts'
import { consentQueries, KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { measuredQueries } from '#server/domain/index-record/measured.queries.ts'
import type { Deps } from '../deps.ts'

export function bodyHandlers({ db }: Deps) {
  const { lastBody } = measuredQueries(db)
  const { consent } = consentQueries(db)
  return {
    /** The stations do not say where they stand. */
    mypageGetInbodyDate: async (_input, { hcId }) => {
      const [last, keeping] = await Promise.all([lastBody(hcId), consent(hcId, KEEPING_RULE)])
      return ok({ inbodyDtm: last?.slice(0, 12) ?? null, placeNm: null, inbodyAgreeYn: keeping?.agreeYn ?? 'N' })
    },
  } satisfies Handlers
}
