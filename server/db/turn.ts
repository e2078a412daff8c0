/** Turns of servers that start at once on one Postgres: what one makes, the next one finds. */
import type postgres from 'postgres'

/** Any number; it only has to be the same for everybody who migrates or fills this product. */
const START_LOCK = 4_815_162_342

/**
 * Does the work of a start while no other server of this database does. Costs a second connection.
 *
 * @param work must not ask for a turn itself: it would wait for itself
 */
export async function inTurn<T>(sql: postgres.Sql, work: () => Promise<T>): Promise<T> {
  const turn = await sql.reserve()
  try {
    // The one before may fill the database, however long a statement may usually take.
    await turn`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`
    await turn`select pg_advisory_lock(${START_LOCK})`
    return await work()
  } finally {
    await turn`select pg_advisory_unlock(${START_LOCK})`.catch(() => {})
    await turn`reset statement_timeout`.catch(() => {})
    await turn`reset lock_timeout`.catch(() => {})
    turn.release()
  }
}
