/** The middle value; the mean of the two middle ones for an even count. NaN for none. */
export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The p-th percentile (0–100), between neighbours where it falls between them. NaN for no values. */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = ((sorted.length - 1) * p) / 100
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Runs two measurements in turn (A B A B …) and answers the median of each: on a shared machine only what was measured
 * side by side may be compared.
 */
export async function sideBySide(
  rounds: number,
  ours: (round: number) => Promise<number>,
  reference: (round: number) => Promise<number>,
): Promise<{ ours: number; reference: number; ratio: number }> {
  const a: number[] = []
  const b: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    a.push(await ours(round))
    b.push(await reference(round))
  }
  return { ours: median(a), reference: median(b), ratio: median(a) / median(b) }
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const millis = (ms: number) => `${ms >= 100 ? ms.toFixed(0) : ms.toFixed(1)} ms`
