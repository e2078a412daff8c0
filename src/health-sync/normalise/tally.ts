import * as v from 'valibot'

import type { Dropped, DropReason } from '../sync-types.ts'

/** Counts what an answer held and what was left out of it. Every value is either kept or dropped, once. */
export class Tally {
  read = 0
  readonly dropped: Dropped = {}

  drop(reason: DropReason): null {
    this.dropped[reason] = (this.dropped[reason] ?? 0) + 1
    return null
  }

  /** The rows of a list that can be read, in their order; each other one is counted. */
  rowsOf<Row>(list: readonly unknown[], schema: v.GenericSchema<unknown, Row>): Row[] {
    const rows: Row[] = []
    for (const each of list) {
      const row = v.safeParse(schema, each)
      if (row.success) rows.push(row.output)
      else {
        this.read += 1
        this.drop('unreadable')
      }
    }
    return rows
  }
}

/** Keeps the last of the things with one key, as if they had been sent one by one, and counts the others. */
export function withoutRepeats<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
  tally: Tally,
): Thing[] {
  const last = new Map(things.map((thing) => [keyOf(thing), thing]))
  for (let repeats = things.length - last.size; repeats > 0; repeats -= 1) tally.drop('repeated')
  return [...last.values()]
}
