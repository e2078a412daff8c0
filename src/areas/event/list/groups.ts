import type { EventRow } from '../detail/event.queries.ts'

export interface Groups {
  /** The open one with a board that can grow today. */
  hero: EventRow | undefined
  open: EventRow[]
  joined: EventRow[]
  ahead: EventRow[]
  over: EventRow[]
}

/** Rows in the order of the list: what is left to do, what was done, what comes, what is over. */
export function groupsOf(rows: readonly EventRow[]): Groups {
  const hero = rows.find(
    ({ statusCode, boardCnt, leftCnt }) => statusCode === 'ING' && boardCnt !== null && leftCnt > 0,
  )
  const on = rows.filter((row) => row.statusCode === 'ING' && row !== hero)
  const isDone = ({ joinYn, leftCnt }: EventRow) => joinYn === 'Y' && leftCnt === 0
  return {
    hero,
    open: on.filter((row) => !isDone(row)),
    joined: on.filter(isDone),
    ahead: rows.filter(({ statusCode }) => statusCode === 'READY'),
    over: rows.filter(({ statusCode }) => statusCode === 'END'),
  }
}
