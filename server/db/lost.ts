/**
 * Transactions whose connection is lost while they run. The driver ends such a one at once, but goes on with the work
 * in it: its ROLLBACK would meet no socket, which ends the whole process, and its next statement would run on the
 * connection that was made since, outside of any transaction. Here that work stands still for good.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type postgres from 'postgres'
import { DatabaseAway } from './away.ts'

type Begin = (...args: unknown[]) => Promise<unknown>
type Unsafe = (...args: unknown[]) => unknown
type Run = (tx: postgres.TransactionSql) => unknown

/** Changes the client in place and returns it. */
export function withLostTransactions<Client extends postgres.Sql>(client: Client): Client {
  const begin = client.begin.bind(client) as Begin
  const guarded: Begin = (...args) => {
    const run = args.pop() as Run
    let isLost = false
    const outcome = begin(
      ...args,
      heldBack(run, () => isLost),
    )
    outcome.catch(() => (isLost = true))
    return outcome
  }
  client.begin = guarded as typeof client.begin
  return client
}

const heldBack =
  (run: Run, isLost: () => boolean): Run =>
  async (tx) => {
    const settled = await settle(run, guard(tx, isLost))
    // The failure of a statement and the end of its connection come in one turn.
    if ('error' in settled) await nextTurn()
    if (isLost()) return new Promise(() => {})
    if ('error' in settled) throw settled.error
    return settled.value
  }

async function settle(run: Run, tx: postgres.TransactionSql): Promise<{ value: unknown } | { error: unknown }> {
  try {
    return { value: await run(tx) }
  } catch (error) {
    return { error }
  }
}

function guard(tx: postgres.TransactionSql, isLost: () => boolean): postgres.TransactionSql {
  const unsafe = tx.unsafe.bind(tx) as Unsafe
  const savepoint = tx.savepoint.bind(tx) as Begin
  const asked: Unsafe = (...args) => {
    if (isLost()) throw new DatabaseAway('The connection of this transaction is lost.')
    return unsafe(...args)
  }
  const inner: Begin = (...args) => savepoint(...args.slice(0, -1), heldBack(args.at(-1) as Run, isLost))
  return Object.assign(tx, { unsafe: asked, savepoint: inner }) as postgres.TransactionSql
}
