import { useQuery } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'

/** The member's day as home shows it: the same answer, kept for all that ask. */
const dayQuery = () => ({
  ...query('post', '/api/main/mainData', { body: {}, background: true }),
  meta: { keptOffline: true },
})

/** What may still be eaten today; null without a goal, or while nothing is known of what was eaten. */
export const leftOf = ({
  eatKcal,
  eatKcalGoal,
}: Pick<Schemas['MainActivity'], 'eatKcal' | 'eatKcalGoal'>): number | null =>
  eatKcalGoal === null ? null : eatKcalGoal - (eatKcal ?? 0)

/**
 * What may still be eaten on `day`; null where nobody knows, on any other day than today, and where it was not asked
 * yet.
 *
 * @param ask whether it is worth a call; without one only what stands already is said
 */
export function useLeftKcal(day: Day, { ask }: { ask: boolean }): number | null {
  const { data } = useQuery({ ...dayQuery(), enabled: ask })
  return data && data.nowDt.startsWith(day) ? leftOf(data.activity) : null
}
