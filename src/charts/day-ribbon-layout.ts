/**
 * Where things stand on the ribbon of a day, and which of their words have room. Minutes since midnight in, pixels out.
 */
import type { DataColor } from './data-color.ts'

const DAY_MIN = 1440

export type RibbonSpan = { key: string; from: number; to: number; color: DataColor; label: string }
export type RibbonMark = { key: string; at: number; color: DataColor; label: string }
/** Something that is not there yet: a dashed ring. `asked`: it is time for it. */
export type RibbonGap = RibbonMark & { asked?: boolean }

/** Row 0 is the upper one. `x` is the middle of the words. */
export type PlacedLabel = { key: string; x: number; row: 0 | 1; words: string; quiet?: boolean }
export type Stem = { key: string; x: number; row: 0 | 1; color: DataColor; dashed: boolean }

export const placeAt = (minute: number, width: number): number =>
  (Math.min(DAY_MIN, Math.max(0, minute)) / DAY_MIN) * width

/** About how wide words of 12 px are: a syllable is as wide as it is high, a figure or a Latin letter a good half. */
export const wordsWidth = (words: string, scale: number): number =>
  [...words].reduce((sum, letter) => sum + letterWidth(letter), 0) * scale

function letterWidth(letter: string): number {
  if (letter > '\u1100') return 11.5
  return letter === ' ' || letter === '\u00A0' ? 3.5 : 7
}

/** Between two words, and around a stem. */
const GAP = 6
const STEM = 4

/**
 * Words stand over what they name, in two rows; those without room are left out: the table and the sentence say them.
 *
 * @param spans those too short to hold their words have them beside their head, in the lower row
 */
export function layRibbon(
  { spans, marks, gaps }: { spans: readonly RibbonSpan[]; marks: readonly RibbonMark[]; gaps: readonly RibbonGap[] },
  width: number,
  scale: number,
) {
  const taken: [from: number, to: number][][] = [[], []]
  const labels: PlacedLabel[] = []
  const stems: Stem[] = []
  const isFree = (row: 0 | 1, from: number, to: number) =>
    (taken[row] ?? []).every(([start, end]) => to + GAP <= start || from - GAP >= end)

  // What is asked for comes first: it is why the member looks.
  const asked = gaps.filter((gap) => gap.asked)
  const points = [...asked, ...marks, ...gaps.filter((gap) => !gap.asked)]
  for (const point of points) {
    const half = wordsWidth(point.label, scale) / 2
    const at = placeAt(point.at, width)
    const x = Math.min(width - half, Math.max(half, at))
    const isGap = gaps.includes(point)
    const row = ([0, 1] as const).find((each) => isFree(each, x - half, x + half))
    if (row === undefined) continue
    const isQuiet = isGap && !asked.includes(point)
    taken[row]?.push([x - half, x + half])
    labels.push({ key: point.key, x, row, words: point.label, ...(isQuiet && { quiet: true }) })
    if (isQuiet) continue
    stems.push({ key: point.key, x: at, row, color: point.color, dashed: isGap })
    if (row === 0) taken[1]?.push([at - STEM, at + STEM])
  }

  const inside = spans.filter(
    (span) => wordsWidth(span.label, scale) + 2 * GAP <= placeAt(span.to, width) - placeAt(span.from, width),
  )
  for (const span of spans) {
    if (inside.includes(span)) continue
    const half = wordsWidth(span.label, scale) / 2
    const x = Math.min(width - half, placeAt(span.from, width) + half)
    if (!isFree(1, x - half, x + half)) continue
    taken[1]?.push([x - half, x + half])
    labels.push({ key: span.key, x, row: 1, words: span.label })
  }
  return { labels, stems, inside: new Set(inside.map(({ key }) => key)) }
}

/** Names of hours under the ribbon; one that "now" would stand on is left out. */
export function layHours(
  names: readonly string[],
  now: { at: number; name: string } | null,
  width: number,
  scale: number,
) {
  const step = names.length > 1 ? width / (names.length - 1) : 0
  const middleOf = (at: number, words: string) => {
    const half = wordsWidth(words, scale) / 2
    return { x: Math.min(width - half, Math.max(half, at)), half }
  }
  const current = now && middleOf(placeAt(now.at, width), now.name)
  // Where two names would lie on each other the earlier one stands; where one lies on "now", now does.
  const placed = current ? [current] : []
  const hours = names.flatMap((name, index) => {
    const middle = middleOf(index * step, name)
    if (placed.some(({ x, half }) => Math.abs(x - middle.x) < half + middle.half + GAP)) return []
    placed.push(middle)
    return [{ name, x: middle.x, key: index }]
  })
  return { hours, now: current?.x ?? null }
}
