/** The member's way into the shop mall, and what was ordered there (001 section 7, My page). */
import { type Handlers, ok } from '#server/contract.ts'
import { agreement, mallOrder } from '#server/domain/mall/present.ts'
import { mallQueries } from '#server/domain/mall/queries.ts'
import type { Deps } from '../deps.ts'

export function mypageMallHandlers({ db, config, partners }: Deps) {
  const mall = mallQueries(db)
  return {
    /**
     * A ticket is good once: each call asks the mall for another. Without the agreement the mall is told of nobody
     * (MEA-13).
     */
    mypageGetWelmallUrl: async (_input, { hcId, origin }) => {
      const member = await mall.member(hcId)
      const { yn: agreeYn, agreeDtm } = agreement(member)
      const url = new URL(partners.mall.address(origin) ?? config.mallUrl)
      // Whoever agreed was verified: there is nothing else that the mall may know somebody by. Where it gives no ticket
      // now, they sign in there.
      if (agreeYn === 'Y' && member?.ciHash != null) {
        const ticket = await partners.mall.ticket(member.ciHash).catch(() => null)
        if (ticket !== null) url.searchParams.set('ticket', ticket)
      }
      return ok({ url: url.href, agreeYn, agreeDtm })
    },

    mypageGetWelmallProdOrder: async ({ query: { pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const { list, totalCnt } = await mall.orders(hcId, pageNo, pageSize)
      return ok({ totalCnt, list: list.map((order) => mallOrder(order, config.pictureOrigin)) })
    },
  } satisfies Handlers
}
