import type { Painted } from './paint-list.ts'

/** Less than this, in px, is rounding. */
const TOLERANCE = 0.5
/** Farther away than this, in px, a surface is another one. */
const NEAR = 24

/** What differs between the board's paint list and ours, one line each. */
export function differences(board: readonly Painted[], ours: readonly Painted[]): string[] {
  const left = [...ours]
  const found = board.flatMap((theirs) => {
    const own = closest(theirs, left)
    if (!own) return [`${name(theirs)}: only on the board`]
    left.splice(left.indexOf(own), 1)
    const changes = [...places(theirs, own), ...looks(theirs, own)]
    return changes.length > 0 ? [`${name(theirs)}: ${changes.join(', ')}`] : []
  })
  return [...found, ...left.map((own) => `${name(own)}: only in ours`)]
}

const name = ({ kind, what, x, y, width, height }: Painted) =>
  `${kind} ${what} at ${[x, y, width, height].map(round).join(' ')}`
const round = (value: number) => String(Math.round(value * 10) / 10)

function closest(theirs: Painted, candidates: readonly Painted[]): Painted | undefined {
  let best: Painted | undefined
  let least = Infinity
  for (const own of candidates) {
    if (own.kind !== theirs.kind || (own.kind === 'text' && own.what !== theirs.what)) continue
    if (own.what.startsWith('::') !== theirs.what.startsWith('::')) continue
    const way =
      Math.hypot(centreX(own) - centreX(theirs), centreY(own) - centreY(theirs)) +
      Math.abs(own.width - theirs.width) +
      Math.abs(own.height - theirs.height)
    const score = way + (sameLooks(theirs, own) ? 0 : 0.01)
    // Letters are the same wherever they stand; a surface is known by its place.
    if (score < least && (own.kind === 'text' || way < NEAR)) [best, least] = [own, score]
  }
  return best
}

const centreX = ({ x, width }: Painted) => x + width / 2
const centreY = ({ y, height }: Painted) => y + height / 2
const sameLooks = (theirs: Painted, own: Painted) => looks(theirs, own).length === 0

function places(theirs: Painted, own: Painted): string[] {
  return (['x', 'y', 'width', 'height'] as const).flatMap((side) =>
    Math.abs(theirs[side] - own[side]) > TOLERANCE ? [`${side} ${round(theirs[side])} → ${round(own[side])}`] : [],
  )
}

function looks(theirs: Painted, own: Painted): string[] {
  const names = new Set([...Object.keys(theirs.looks), ...Object.keys(own.looks)])
  return [...names].flatMap((property) => {
    const [before, after] = [plain(theirs.looks[property]), plain(own.looks[property])]
    return before === after ? [] : [`${property} ${before} → ${after}`]
  })
}

/** A value with its figures rounded to a tenth. */
function plain(value = 'none'): string {
  return value.replace(/\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10))
}
