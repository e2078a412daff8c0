/** Points: what can be used, until when, and where they came from and went (001 section 7, My page). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { presentEntry } from '#server/domain/points/present.ts'
import { endingThisMonth, pointQueries } from '#server/domain/points/queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function pointsHandlers({ db, clock }: Deps) {
  const points = pointQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mypageGetUserPointInfo: async (_input, { hcId }) => {
      const now = clock.now()
      const point = await points.balance(hcId, now)
      const [month, ending] = await Promise.all([points.month(hcId, now), points.ending(hcId)])
      return ok({
        point,
        monthSavePoint: month.saved,
        monthUsePoint: month.used,
        extinctPoint: endingThisMonth(ending, seoulDay(now)),
      })
    },

    mypageGetSelectPointExtinction: async (_input, { hcId }) => {
      // What has ended until now is written off by the reading of the balance.
      await points.balance(hcId, clock.now())
      const ending = await points.ending(hcId)
      return ok(ending.map(({ expireDt, points: point }) => ({ extinctDt: expireDt, point })))
    },

    mypageGetSelectPointList: async ({ query }, caller) => {
      const { pointType: type, startDt: from, endDt: to, pageNo = 1, pageSize = 20 } = query
      if (from !== undefined && !isDay(from)) return badRequest('startDt')
      if (to !== undefined && !isDay(to)) return badRequest('endDt')
      // VAL-05.
      if (from !== undefined && to !== undefined && from > to) return badRequest('startDt > endDt')
      await points.balance(caller.hcId, clock.now())
      const filter = { type, from, to }
      const [totalCnt, rows, language] = await Promise.all([
        points.entryCount(caller.hcId, filter),
        points.entries(caller.hcId, filter, pageNo, pageSize),
        languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt, list: rows.map((row) => presentEntry(row, language)) })
    },
  } satisfies Handlers
}
