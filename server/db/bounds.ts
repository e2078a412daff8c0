/** How long a request may wait for the database, and how many may (docs/decisions/372). All in milliseconds. */
export type Bounds = {
  /** Of one statement; the server itself ends it then. */
  statementMs: number
  /** For a row that another transaction holds. */
  lockMs: number
  /** Of a transaction in which nothing is asked. */
  idleMs: number
  /** For a connection that a transaction could have. */
  waitMs: number
  /** Without any answer for this long, a server is asked whether it lives; while it is away, as often. */
  pingMs: number
  /** For the answer to that. */
  patienceMs: number
  /** Statements that may be on their way at once: at a millisecond each, the last of them waits for two seconds. */
  most: number
}

export const BOUNDS: Bounds = {
  statementMs: 10_000,
  lockMs: 5000,
  idleMs: 30_000,
  waitMs: 5000,
  pingMs: 1000,
  patienceMs: 3000,
  most: 2000,
}
