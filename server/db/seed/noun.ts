/** What the `seed.ts` of a noun says of it. The list of all is generated, those first that others point at. */
import type { Db, Queryable } from '../client.ts'

/** The four people of the demo: a year of records, new, dormant, English. */
export const PERSONAS = ['haneul', 'saebyeok', 'dasom', 'emily'] as const

export type Persona = (typeof PERSONAS)[number]

/** Somebody who is about to be added, with a persona's data. */
export type Newcomer = { persona: Persona; hcId: string; username: string; passwordHash: string }

export type NounSeed = {
  /** Adds what belongs to nobody; what is there stays as it is. `today` is a Seoul day, `YYYYMMDD`. */
  shared?: (tx: Queryable, today: string) => Promise<void>
  /** Adds what a newcomer has of this noun, as of `now`. Called once for each. */
  person?: (tx: Queryable, newcomer: Newcomer, now: Date) => Promise<void>
  /**
   * Sees to it that what members ask for on `today` is there. Called at every start and when the day turns: one short
   * query when there is nothing to do.
   */
  day?: (db: Db, today: string) => Promise<void>
}

/** Rows of one member, before it is known whose they are. */
export type Owned<Row> = Omit<Row, 'hcId'>

export const owned = <Row extends object>(hcId: string, rows: readonly Row[] = []) =>
  rows.map((row) => ({ ...row, hcId }))
