/** Where stones of a brook stand: rows from left to right and back, gently up and down. */

/** The drawing is this wide, in its own units; the smallest phone shows it 1:1. */
export const BROOK_WIDTH = 314

/** A row holds this many stones; a longer way takes further rows. */
const MOST_IN_ROW = 8
const ROW_HEIGHT = 62
const TOP = 38

export interface Stone {
  x: number
  y: number
}

export interface BrookLayout {
  height: number
  stones: Stone[]
  /** The way through all of them, as a path. */
  way: string
}

export function layBrook(count: number): BrookLayout {
  const rows = Math.max(1, Math.ceil(count / MOST_IN_ROW))
  const inRow = Math.ceil(count / rows)
  const step = inRow === 1 ? 0 : (BROOK_WIDTH - 51) / (inRow - 1)
  const stones = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow)
    const column = index % inRow
    const place = row % 2 === 0 ? column : inRow - 1 - column
    return { x: round(24 + place * step), y: round(TOP + row * ROW_HEIGHT + Math.sin(index * 1.15 + 0.4) * 7) }
  })
  const way = stones.map(({ x, y }, index) => {
    if (index === 0) return `M${x} ${y}`
    const before = stones[index - 1]
    if (before === undefined || index % inRow !== 0) return `L${x} ${y}`
    // Around the bend to the next row.
    const out = before.x > BROOK_WIDTH / 2 ? BROOK_WIDTH : 0
    return `C${out} ${before.y + 18} ${out} ${y - 18} ${x} ${y}`
  })
  return { height: TOP + (rows - 1) * ROW_HEIGHT + 32, stones, way: way.join('') }
}

const round = (value: number): number => Math.round(value * 10) / 10
