/** When it is the database that cannot answer, and not the request that cannot be answered. */
import { sqlState } from './retry.ts'

/** Codes of the system, of the driver and of Postgres for a connection that is gone, or was never made. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  // Stopped by its operator, crashed, starting, and one that ended a transaction nobody went on with.
  '57P01',
  '57P02',
  '57P03',
  '25P03',
])

/** What a database answers that has no time or no room: a statement or a lock took too long, no connection is free. */
const BUSY = new Set(['57014', '55P03', '53300'])

const REFUSED = 'DATABASE_AWAY'

/** The database was not even asked: it is known not to answer, or too much waits for it already. */
export class DatabaseAway extends Error {
  readonly code = REFUSED
  override readonly name = 'DatabaseAway'
}

/** Whether a connection was lost by it, or could not be made. */
export const isLost = (error: unknown): boolean => LOST.has(sqlState(error) ?? '')

/** Whether asking again in a moment may help: nothing is wrong with what was asked. */
export function isAway(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && (code === REFUSED || LOST.has(code) || BUSY.has(code))
}
