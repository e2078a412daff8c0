/** What home tells of health, as the member arranged it (MYP-03). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { arrangedQueries } from '#server/domain/home/arranged.queries.ts'
import { HEALTH_CARDS, healthCardName, isHealthCard } from '#server/domain/home/health-cards.rules.ts'
import { arrangementOf, inOrder } from '#server/domain/home/shown.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Deps } from '../deps.ts'

export function healthCardHandlers({ db }: Deps) {
  const places = arrangedQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mySettingHealthShwYn: async (_input, caller) => {
      const [arranged, language] = await Promise.all([
        places.arranged(caller.hcId, 'health'),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        inOrder(HEALTH_CARDS, arranged).map(({ code, shwYn, orderSeq }) => ({
          healthCardCode: code,
          healthCardNm: healthCardName(code)[language],
          shwYn,
          orderSeq,
        })),
      )
    },

    /** The whole choice at once; a card that is not named is hidden behind the others. */
    mySaveSettingHealthShwYn: async ({ body }, { hcId }) => {
      if (new Set(body.map(({ healthCardCode }) => healthCardCode)).size < body.length)
        return badRequest('healthCardCode')
      const wanted = body
        .toSorted((a, b) => a.orderSeq - b.orderSeq)
        .flatMap(({ healthCardCode: code, shwYn }) => (isHealthCard(code) ? [{ code, shwYn }] : []))
      return ok({ resultCnt: await places.arrange(hcId, 'health', arrangementOf(HEALTH_CARDS, wanted)) })
    },
  } satisfies Handlers
}
