/**
 * How many letters have to be put in, taken out or exchanged to make one text the other; one more than `most` where it
 * is more.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === against ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}
