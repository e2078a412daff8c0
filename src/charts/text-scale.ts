import { formatNumber } from '#src/lib/numbers.ts'

/** Text in a drawing is 12 px × the member's text size, at most twice as large; margins that hold text grow with it. */
export const textScale = () => Math.min(2, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1)

/** The width of a figure of 12 px, and of a Latin letter; a Korean syllable is as wide as it is high. */
const FIGURE = 7
const SYLLABLE = 12

/** How wide a name is at most, before it is drawn. */
export function nameWidth(name: string, scale: number): number {
  const syllables = name.match(/[가-힣]/g)?.length ?? 0
  return (syllables * SYLLABLE + (name.length - syllables) * FIGURE) * scale
}

/**
 * Where a drawing ends and the figures of its scale begin: long figures take room from the drawing, short ones leave it
 * `least`.
 */
export function figureEdge(width: number, figures: readonly string[], scale: number, least: number): number {
  const longest = figures.reduce((most, figure) => Math.max(most, figure.length), 0)
  return width - Math.max(least, longest * FIGURE + 6) * scale
}

/** Figures beside a scale, where a screen has no form of its own: "1,500", "−5". */
export const formatFigure = (value: number): string => formatNumber(value, { decimals: 3 })
