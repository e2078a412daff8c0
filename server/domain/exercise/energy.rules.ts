/** Energy and minutes of moves (docs/decisions/198). */

/** @param metSeconds tenths of a MET × seconds */
export const kcalOf = (metSeconds: number, kg: number): number => Math.round((metSeconds * kg) / 36_000)

export const minutesOf = (seconds: number): number => Math.round(seconds / 60)

/** Somebody who takes longer than half as much again as planned was away meanwhile. */
const SLOW = 1.5

/**
 * How long a programme was done, without the time away: all of it where it took about as long as planned, else the
 * moves and the rests that belong to them. It may have been left in the evening and ended the next morning.
 */
export function workedSeconds(
  spanSec: number,
  plannedSec: number,
  moves: readonly { seconds: number; restSec: number }[],
): number {
  if (spanSec <= plannedSec * SLOW) return spanSec
  const worked = moves.reduce((sum, { seconds, restSec }) => (seconds === 0 ? sum : sum + seconds + restSec), 0)
  return Math.min(spanSec, worked)
}
