/** The lower cards of the home hub: the challenge under way, the next appointment, the banner. */
import type { Db } from '#server/db/client.ts'
import { addDays, type SeoulNow, weekday } from '#server/seoul.ts'
import { hubCardQueries } from './hub-cards.queries.ts'

/** Appointments further away are not yet of today's concern. */
const APPOINTMENT_DAYS = 7

/** Reads all three cards of a member; a card is null where there is nothing to show. */
export function hubCards(db: Db) {
  const queries = hubCardQueries(db)

  async function challengeCard(hcId: string, today: string, monday: string) {
    const found = await queries.challenge(hcId, today)
    if (found === undefined) return null
    const { chalnCode, teamSeq } = found
    const [standings, mates] = await Promise.all([
      queries.standings(chalnCode, monday > found.startDt ? monday : found.startDt, today),
      queries.mates(chalnCode, teamSeq),
    ])
    return {
      chalnCode,
      chalnNm: found.chalnNm,
      chalnNmEng: found.chalnNmEng,
      dayCnt: workdaysBetween(found.startDt, today),
      successDayCnt: found.successDays,
      goalDayCnt: found.goalDays,
      ...placeOf(teamSeq, standings),
      teamMemberList: [...mates, { nickName: found.nickName, usrImg: found.usrImg }],
    }
  }

  return async (hcId: string, now: SeoulNow) => {
    const monday = addDays(now.day, 1 - weekday(now.day))
    const [challenge, appointment, stamps] = await Promise.all([
      challengeCard(hcId, now.day, monday),
      queries.appointment(hcId, now, addDays(now.day, APPOINTMENT_DAYS)),
      queries.stamps(hcId, monday),
    ])
    return {
      challengeCard: challenge,
      reservationCard: appointment ?? null,
      // Somebody who has never had a stamp does not know the game yet: nothing is nagged about.
      bannerCard: stamps === undefined || stamps.ever === 0 ? null : { bannerTy: 'greenStamp' as const, stampCnt: stamps.thisWeek },
    }
  }
}

/** Monday to Friday from `from` to `to`, both included; at least one. */
export function workdaysBetween(from: string, to: string): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekday(day) <= 5) count += 1
  return Math.max(1, count)
}

/**
 * A team's place among all, the most steps first, and how many steps a day the place above is away. Teams with the same steps share a place.
 */
export function placeOf(
  teamSeq: number,
  standings: readonly { teamSeq: number; steps: number }[],
): { teamRank: number; nextRankGap: number | null } {
  const ours = standings.find((team) => team.teamSeq === teamSeq)?.steps ?? 0
  const ahead = standings.filter(({ steps }) => steps > ours)
  const next = Math.min(...ahead.map(({ steps }) => steps))
  return { teamRank: ahead.length + 1, nextRankGap: ahead.length === 0 ? null : Math.ceil(next - ours) }
}
