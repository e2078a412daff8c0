/** Short news in one line each; nothing to say hides the area (NTC-03). */
import { type Handlers, ok } from '#server/contract.ts'
import { placementQueries } from '#server/domain/placement/queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function tickerHandlers({ db, clock }: Deps) {
  const placements = placementQueries(db)
  return {
    mypageGetTextTickerInfo: async (_input, { hcId, language }) => {
      const rows = await placements.shown(hcId, { kind: 'ticker' }, seoulStamp(clock.now()).slice(0, 12), language)
      return ok(
        rows.map(({ placementSeq, title, menu, startDtm, endDtm }) => ({
          tickerSeq: placementSeq,
          contents: title,
          menu,
          startDtm,
          endDtm,
        })),
      )
    },
  } satisfies Handlers
}
