/** How far a challenge is, and who is ahead in it. */
import { addDays, weekday } from '#server/seoul.ts'

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
