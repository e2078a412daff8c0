/**
 * Letters as CSS has them in `unicode-range`, "U+20-7e,U+ac00", from the packed form that generated/fonts.ts holds
 * (`packedRange` in scripts/lib/font-slices.ts).
 */
export function unpacked(packedRange: string): string {
  if (packedRange === '') return ''
  let before = 0
  return packedRange
    .split(',')
    .map((run) => {
      const [gap = 0, more = 0] = run.split('-').map((figure) => Number.parseInt(figure, 36))
      const from = before + gap
      before = from + more
      return `U+${from.toString(16)}${more > 0 ? `-${before.toString(16)}` : ''}`
    })
    .join()
}
