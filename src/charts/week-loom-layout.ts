/** The middle of a day's column. */
export const loomX = (at: number, days: number, width: number): number => ((at + 0.5) / days) * width

const AIR = 10

/**
 * Where a value lies in its row: bars begin at zero, lines and pairs fill what room there is. Equal values lie in the
 * middle.
 */
export function loomY(
  shape: 'line' | 'bars' | 'pair',
  known: readonly number[],
  height: number,
): (value: number) => number {
  const [top, bottom] = [AIR, height - AIR]
  const low = shape === 'bars' ? 0 : known.reduce((least, value) => Math.min(least, value), Infinity)
  const high = known.reduce((most, value) => Math.max(most, value), shape === 'bars' ? 0 : -Infinity)
  const foot = shape === 'bars' ? height - 8 : bottom
  if (!(high > low)) return () => (shape === 'bars' ? foot : (top + bottom) / 2)
  return (value) => foot - ((value - low) / (high - low)) * (foot - top)
}
