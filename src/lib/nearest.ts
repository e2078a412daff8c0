/** How many letters have to be put in, left out or changed to make one text of the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    let diagonal = row[0] ?? 0
    const next = [at + 1]
    for (const [column, wanted] of [...other].entries()) {
      const above = row[column + 1] ?? 0
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + (letter === wanted ? 0 : 1)))
      diagonal = above
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A part of an address may differ by this many letters, a short one by half of its own. */
const PART_AT_MOST = 3

/** How far a mistyped address is from one that exists, part by part and whatever the case; null where it is another one. */
export function addressDistance(typed: string, address: string): number | null {
  const [typedParts, parts] = [typed, address].map((path) => path.toLowerCase().split('/').filter(Boolean)) as [string[], string[]] // two in, two out
  if (typedParts.length !== parts.length) return null
  let sum = 0
  for (const [at, part] of parts.entries()) {
    const distance = editDistance(typedParts[at] ?? '', part)
    if (distance > Math.min(PART_AT_MOST, part.length / 2)) return null
    sum += distance
  }
  return sum
}

/** The addresses that somebody who typed this one may have meant, nearest first. */
export function nearestAddresses(typed: string, addresses: readonly string[], atMost: number): string[] {
  return addresses
    .flatMap((address) => {
      const distance = addressDistance(typed, address)
      return distance === null ? [] : [{ address, distance }]
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, atMost)
    .map(({ address }) => address)
}
