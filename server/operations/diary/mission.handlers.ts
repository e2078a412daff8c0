/** The missions of a day with what they are good for. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { diaryMission, missionCounts } from '#server/domain/mission/present.ts'
import { missionsOf } from '#server/domain/mission/queries.ts'
import { isDay, seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function diaryMissionHandlers({ db, clock }: Deps) {
  const { languageOf } = languageQueries(db)

  return {
    diaryGetMissionData: async ({ query: { baseDt } }, caller) => {
      const now = seoulNow(clock.now())
      const day = baseDt ?? now.day
      if (!isDay(day)) return badRequest('baseDt')
      const [rows, language] = await Promise.all([
        missionsOf(db, caller.hcId, day, now),
        languageOf(caller.hcId, caller),
      ])
      return ok({ baseDt: day, ...missionCounts(rows), missionList: rows.map((row) => diaryMission(row, language)) })
    },
  } satisfies Handlers
}
