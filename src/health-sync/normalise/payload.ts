import type { KindPlan } from '../sync-plan.ts'
import type { Piece } from '../sync-types.ts'

interface Asked {
  plan: KindPlan
  hcId: string
}

/**
 * The fields around a registration's rows. Absent ones are left out. [HDT-08] A month goes with its challenge alone.
 * [HSY-23]
 */
export function payloadOf({ plan: { kind, window, healthType, chalnCode }, hcId }: Asked) {
  if (kind === 'monthSteps') return { healthType, chalnCode }
  return { hcId, startDate: window.startDate, endDate: window.endDate, healthType }
}

/** The registration of a day on which Apple had no steps. [HSY-54] */
export function emptyPiece(asked: Asked): Piece<string> {
  return { call: asked.plan.register, body: JSON.stringify({ ...payloadOf(asked), data: [] }), count: 0 }
}
