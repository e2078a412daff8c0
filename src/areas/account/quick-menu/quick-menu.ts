/** As many as fit one row of the narrowest phone; the server says no to more. */
export const MOST_QUICK = 5

interface Item {
  shown: boolean
}

/** What is shown comes first, each part in its own order: an order among hidden ones means nothing. */
export const shownFirst = <Row extends Item>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ shown }) => shown),
  ...rows.filter(({ shown }) => !shown),
]

/** The last one stays, and where there is no more room the others wait. */
export function withLocks<Row extends Item>(rows: readonly Row[]): (Row & { locked: boolean })[] {
  const shown = rows.filter((row) => row.shown).length
  return rows.map((row) => ({ ...row, locked: row.shown ? shown === 1 : shown >= MOST_QUICK }))
}
