/**
 * The one way a number is rounded for being shown: half goes up, away from zero, of the number as one would write it.
 * `toFixed` and `Math.round` differ where the binary fraction lies beside the half (42.55), and a mean stood a tenth
 * beside its own difference (docs/decisions/395).
 */
export function halfUp(value: number, decimals: number): number {
  const by = 10 ** decimals
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * by).toFixed(6)))) / by || 0
}

export const oneDecimal = (value: number): number => halfUp(value, 1)
