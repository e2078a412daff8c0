import type { Db } from '#server/db/client.ts'
import { groupQueries, withinChallenge } from '#server/domain/group/queries.ts'
import { challengeQueries } from './queries.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { dayWindow, placeOf, workdaysBetween } from './rules.ts'

/** The home hub's card of the challenge under way; null when the member takes part in none. */
export function challengeCard(db: Db) {
  const queries = challengeQueries(db)
  const groups = groupQueries(db)
  return async (hcId: string, { day: today, time }: SeoulNow, monday: string) => {
    const found = await queries.challenge(hcId, today)
    if (found === undefined) return null
    const { chalnCode, teamSeq } = found
    const [standings, mates] = await Promise.all([
      queries.standings(chalnCode, monday > found.startDt ? monday : found.startDt, today),
      groups.othersWithin(hcId, withinChallenge(chalnCode)),
    ])
    return {
      chalnCode,
      chalnNm: found.chalnNm,
      chalnNmEng: found.chalnNmEng,
      dayCnt: workdaysBetween(found.startDt, today),
      successDayCnt: found.successDays,
      goalDayCnt: found.goalDays,
      ...placeOf(teamSeq, standings),
      ...dayWindow(found, found.readings ?? [], time),
      teamMemberList: [...mates, { nickName: found.nickName, usrImg: found.usrImg }],
    }
  }
}
