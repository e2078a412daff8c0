import type { Schemas } from '#src/contract/schemas.ts'

/** Something that home tells of health. */
export type HealthCard = NonNullable<Schemas['MainData']['healthCardList']>[number]

/** One of the rings. `value` is null while nothing was recorded; that is not zero. */
export interface Measure {
  value: number | null
  goal: number | null
}

/** Share of the goal in percent, for a ring: 0 without a value, full from the goal on. */
export function shareOfGoal({ value, goal }: Measure): number {
  if (value === null || !goal) return 0
  return Math.min(100, (value / goal) * 100)
}

/** Whether the member has put this out of home's sight. Until they choose, nothing is. */
export const isHidden = (healthCards: readonly HealthCard[] | null, card: HealthCard): boolean =>
  healthCards !== null && !healthCards.includes(card)
