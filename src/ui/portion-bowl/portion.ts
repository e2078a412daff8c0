/** One step of the bowl. */
export const QUARTER = 0.25

/**
 * The edge of what is eaten, in px of the page: where a bowl ends at the right, and how wide one is. Two bowls stand
 * `gapPx` apart.
 */
export interface Bowls {
  rightPx: number
  bowlPx: number
  gapPx: number
}

/** What of the bowls lies to the right of `xPx`, in quarters; at least one of them. */
export function portionAt(xPx: number, { rightPx, bowlPx, gapPx }: Bowls): number {
  const fromRight = rightPx - xPx
  // between two bowls is the first of them, whole
  const bowls = fromRight <= bowlPx ? fromRight / bowlPx : Math.max(1, (fromRight - gapPx) / bowlPx)
  return Math.max(QUARTER, Math.round(bowls / QUARTER) * QUARTER)
}

/** How much of each bowl is eaten, the right one first. One bowl up to a whole, two from there on. */
export function shares(value: number): readonly number[] {
  return value <= 1 ? [value] : [1, Math.min(1, value - 1)]
}
