/** The way to the shop mall: who somebody is, and one article (000 section 7, Common and shared). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { mallGood } from '#server/domain/mall/present.ts'
import { mallQueries } from '#server/domain/mall/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** MBR-11. */
const RETURN_URL = '/meal/welmall/passSuccess'

const NOT_FOUND = { ko: '찾을 수 없는 상품이에요.', en: 'There is no such article.' }

export function commonMallHandlers({ db, clock, config, partners }: Deps) {
  const mall = mallQueries(db)
  const { languageOf } = languageQueries(db)
  return {
    commonPassAuthWelMall: async (_input, { hcId, origin }) => {
      const begun = await partners.verifyPerson.begin({ origin, returnUrl: RETURN_URL })
      const expiresAt = await mall.beginCheck(hcId, begun.authKey, clock.now())
      return ok({ ...begun, returnUrl: RETURN_URL, expireDtm: seoulStamp(expiresAt).slice(0, 12) })
    },

    commonWelmallDetail: async ({ query: { goodNo } }, caller) => {
      const good = await mall.find(goodNo)
      return good === undefined
        ? refuse(404, 'notFound', NOT_FOUND[await languageOf(caller.hcId, caller)])
        : ok(mallGood(good, config))
    },
  } satisfies Handlers
}
