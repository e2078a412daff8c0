/** Whether the member is coached by a challenge [MBR-15]. */
import { type Handlers, ok } from '#server/contract.ts'
import { aiCoachingQueries } from '#server/domain/ai-coaching/queries.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function memberAiChallengeHandlers({ db, clock }: Deps) {
  const coaching = aiCoachingQueries(db)

  return {
    memberGetAiChalnYn: async (_input, { hcId }) => {
      const found = await coaching.aiChallengeOf(hcId, seoulNow(clock.now()))
      return ok({ aiChalnYn: yn(found !== undefined), chalnCode: found?.chalnCode ?? null })
    },
  } satisfies Handlers
}
