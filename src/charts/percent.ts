/**
 * Percent charts draw 0 to 100 whatever they are given; what is not a number draws nothing. [CRT-01, CRT-02, CRT-17]
 */
export function clampPercent(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent))
}
