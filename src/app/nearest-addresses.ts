import { editDistance } from '#src/lib/edit-distance.ts'

/** More letters than this in one part of an address are another word. */
const MOST_EDITS = 3
/** As many are shown. */
const MOST = 2

/**
 * The known addresses that somebody may have meant by `path`, the nearest first: the same number of parts, case apart,
 * each part at most three letters off, and a short one at most half of it. For the page of an address that nobody
 * knows, which offers them and never opens one.
 */
export function nearestAddresses(path: string, known: readonly string[]): string[] {
  const given = partsOf(path)
  return known
    .map((each) => ({ each, off: distance(given, partsOf(each)) }))
    .filter(({ off }) => off !== null)
    .toSorted((a, b) => (a.off ?? 0) - (b.off ?? 0))
    .slice(0, MOST)
    .map(({ each }) => each)
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean)

function distance(given: readonly string[], known: readonly string[]): number | null {
  if (given.length === 0 || given.length !== known.length) return null
  let sum = 0
  for (const [at, part] of known.entries()) {
    const most = Math.min(MOST_EDITS, Math.floor(part.length / 2))
    const off = editDistance(given[at] ?? '', part, most)
    if (off > most) return null
    sum += off
  }
  return sum
}
