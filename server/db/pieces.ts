/**
 * Many rows in several statements, so that others are served in between. The embedded database has one connection and answers in
 * the order of asking: a read waits for every statement that was asked for before it.
 */

/** Rows of one statement: a few milliseconds of the database's time, half a piece of the app's sync. */
const PIECE = 125

export const inPieces = <Row>(rows: readonly Row[], size = PIECE): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))

/** Runs a piece of work when all that was given before it under the same key is done, well or not. */
export type Lane = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** One statement of a member at a time: two calls of a sync would otherwise have two of them stand before everybody's read. */
export function createLane(): Lane {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const done = mine.then(
      () => {},
      () => {},
    )
    last.set(key, done)
    void done.then(() => last.get(key) === done && last.delete(key))
    return mine
  }
}
