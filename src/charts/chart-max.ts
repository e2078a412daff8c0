/**
 * The top of a chart's scale for the largest value shown: rounded up to a multiple of its magnitude (of 10 under 100),
 * then 10 more. 73 → 90, 250 → 310, 1,200 → 2,010. Nothing positive to show gives 10. [CRT-16]
 */
export function chartMax(largest: number): number {
  if (!(largest > 0)) return 10
  const step = largest < 100 ? 10 : 10 ** (String(Math.floor(largest)).length - 1)
  return Math.ceil(largest / step) * step + 10
}
