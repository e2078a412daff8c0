import type { DataOf } from '#src/contract/query.ts'
import type { Day } from '#src/lib/days.ts'

type WireBattle = NonNullable<DataOf<'get', '/api/chalen/battle/battleInfo'>['battle']>
type Team = Pick<WireBattle['homeTeam'], 'totalStepCnt'>
type Facts = Pick<WireBattle, 'startDt' | 'endDt' | 'acceptYn' | 'mySideCode'> & {
  homeTeam: Team
  awayTeam: Team | null
}

/**
 * `waiting`: nobody has taken it up. `first`: begun, and no day of it is over. `night`: one is, and is not counted
 * before four. `by`: steps between the two sides.
 */
export type Stands =
  | { is: 'waiting' | 'coming' | 'first' | 'night' | 'counting' | 'level' }
  | { is: 'ahead' | 'behind'; by: number }

/**
 * How the own battle stands, in one line of the hub.
 *
 * @param daysOver how many of its days have been counted
 */
export function battleStands(
  { startDt, endDt, acceptYn, mySideCode, homeTeam, awayTeam }: Facts,
  daysOver: number,
  today: Day,
): Stands {
  if (awayTeam === null || acceptYn !== 'Y') return { is: 'waiting' }
  if (today < startDt) return { is: 'coming' }
  if (today > endDt) return { is: 'counting' }
  if (daysOver === 0) return { is: today === startDt ? 'first' : 'night' }
  const gap = (homeTeam.totalStepCnt - awayTeam.totalStepCnt) * (mySideCode === 'AWAY' ? -1 : 1)
  if (gap === 0) return { is: 'level' }
  return { is: gap > 0 ? 'ahead' : 'behind', by: Math.abs(gap) }
}
