/** What the challenges ask for today, on the home hub. */
import { type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { mainMission, missionCounts } from '#server/domain/mission/present.ts'
import { missionsOf } from '#server/domain/mission/queries.ts'
import { seoulNow } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function mainMissionHandlers({ db, clock }: Deps) {
  const { languageOf } = languageQueries(db)

  return {
    mainGetMissionData: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([
        missionsOf(db, caller.hcId, now.day, now),
        languageOf(caller.hcId, caller),
      ])
      return ok({ ...missionCounts(rows), missionList: rows.map((row) => mainMission(row, language)) })
    },
  } satisfies Handlers
}
