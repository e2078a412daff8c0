/** Articles of the shop mall that complete a day (001 section 7, Health log). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { mallProd } from '#server/domain/mall/present.ts'
import { mallQueries } from '#server/domain/mall/queries.ts'
import { lacking } from '#server/domain/mall/rules.ts'
import { isDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function healthMallHandlers({ db, clock, config }: Deps) {
  const mall = mallQueries(db)
  const days = dayQueries(db)
  return {
    healthWelmallGoodList: async ({ body: { baseDt } }, { hcId }) => {
      const now = seoulNow(clock.now())
      const day = baseDt ?? now.day
      if (!isDay(day)) return badRequest('baseDt')
      const lacks = lacking(await days.day(hcId, day), now)
      const [list, tags] = await Promise.all([mall.forNutrients(lacks), mall.tags()])
      return ok(list.map((good) => mallProd(good, tags, config)))
    },
  } satisfies Handlers
}
