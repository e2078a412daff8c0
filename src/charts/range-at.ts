import { clampPercent } from './percent.ts'

/** How far past its upper end a band's picture goes: where half as much again is eaten, the mark stands at the end. */
const ABOVE = 1.5
/** A band that is open above takes the right half. */
const OPEN = 2

/**
 * Where a band begins and ends and where the value stands on it, in percent from the left. Bounds of nothing leave
 * nothing to draw.
 */
export function rangeAt(
  value: number | null,
  min: number | null,
  max: number | null,
): { from: number; to: number; at: number | null } {
  const end = max !== null ? max * ABOVE : (min ?? 0) * OPEN
  const percent = (amount: number) => (end > 0 ? clampPercent((amount / end) * 100) : 0)
  const open = min === null ? 0 : 100
  return {
    from: percent(min ?? 0),
    to: max === null ? open : percent(max),
    at: value === null || end <= 0 ? null : percent(value),
  }
}
