import type { Db } from '#server/db/client.ts'
import type { StepReading } from '#server/domain/activity/rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { newestCount } from './count.queries.ts'
import { dayNoOf } from './phase.rules.ts'
import { stepDays } from './queries.ts'
import { standingQueries } from './standings.queries.ts'
import { walkUnderWay } from './walk.queries.ts'
import { dayWindow } from './window.rules.ts'

type LogError = (error: unknown, what: string) => void

/** A day off: nothing that is walked today counts. */
const NO_TIME = { windowFrom: null, windowTo: null }

/**
 * The home hub's card: the walk under way with a team; null when the member is in none. `readings` asks for today's
 * steps as they were read.
 */
export function challengeCard(db: Db, logError: LogError) {
  const walkOf = walkUnderWay(db)
  const standings = standingQueries(db)
  return async (
    hcId: string,
    { day: today, time }: SeoulNow,
    now: Date,
    readings: () => Promise<readonly StepReading[]>,
  ) => {
    const found = await walkOf(hcId, today)
    if (found === undefined) return null
    const { chalnCode, teamSeq, days, mates } = found
    const [own, place, read] = await Promise.all([
      stepDays(db, hcId, [chalnCode], [chalnCode], today),
      newestCount(db, chalnCode, now, logError).then(
        async (count) =>
          count && standings.ofTerms({ chalnCode, countDt: count.countDt, rankType: 'TEAM' }, String(teamSeq)),
      ),
      readings(),
    ])
    // A week that has just begun has no place yet: then it is the one since the start.
    const standing = place?.WEEK ?? place?.ALL
    return {
      chalnCode,
      chalnNm: found.chalnNm,
      chalnNmEng: found.chalnNmEng ?? found.chalnNm,
      dayCnt: Math.max(1, dayNoOf(days, today)),
      successDayCnt: own.filter(({ isSuccess }) => isSuccess).length,
      goalDayCnt: found.goalDays ?? 1,
      teamRank: standing?.rankNo ?? null,
      nextRankGap: standing?.upperDiffVal ?? null,
      nextRank: standing?.upperRankNo ?? null,
      ...dayWindow(days.includes(today) ? found : { ...found, ...NO_TIME }, read, time),
      teamMemberList: mates
        .toSorted((one, other) => Number(one.isMe) - Number(other.isMe))
        .map(({ nickName, usrImg }) => ({ nickName, usrImg })),
    }
  }
}
