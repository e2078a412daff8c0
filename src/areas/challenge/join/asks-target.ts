import type { Day } from '#src/lib/days.ts'
import type { Challenge } from '../challenge.ts'

/**
 * A weight is what the member chooses; days are the same for everybody. Before joining it is chosen while that is
 * possible, and not asked for otherwise.
 */
export const asksTarget = (
  {
    hasTarget,
    isJoined,
    goalDays,
    applyStart,
    applyEnd,
  }: Pick<Challenge, 'hasTarget' | 'isJoined' | 'goalDays' | 'applyStart' | 'applyEnd'>,
  today: Day,
): boolean => hasTarget && !isJoined && goalDays === null && applyStart <= today && today <= applyEnd
