import type postgres from 'postgres'

/**
 * Statements with more values than this come in as many forms as there are row counts; remembering each would fill
 * the server.
 */
const MOST_VALUES = 64

/**
 * Makes a postgres.js client keep a prepared statement for every SQL text that drizzle sends. drizzle asks for none
 * unless a query is named, which costs each query a second round trip and a second parse: half of all time on the
 * embedded database. Changes the client in place and returns it.
 */
export function withPreparedStatements<Client extends postgres.Sql>(client: Client): Client {
  prepareUnsafe(client)
  const begin = client.begin.bind(client) as (...args: unknown[]) => Promise<unknown>
  client.begin = ((...args: [unknown, unknown?]) => {
    const run = args.pop() as (tx: postgres.TransactionSql) => unknown
    return begin(...args, (tx: postgres.TransactionSql) => run(prepareSavepoints(prepareUnsafe(tx))))
  }) as typeof client.begin
  return client
}

type Unsafe = (text: string, values?: unknown[], options?: postgres.UnsafeQueryOptions) => unknown

function prepareUnsafe<Client extends postgres.ISql>(client: Client): Client {
  const unsafe = client.unsafe.bind(client) as Unsafe
  const prepared: Unsafe = (text, values = [], options) =>
    unsafe(text, values, values.length > 0 && values.length <= MOST_VALUES ? { ...options, prepare: true } : options)
  client.unsafe = prepared as Client['unsafe']
  return client
}

function prepareSavepoints(tx: postgres.TransactionSql): postgres.TransactionSql {
  const savepoint = tx.savepoint.bind(tx) as (...args: unknown[]) => Promise<unknown>
  tx.savepoint = ((...args: [unknown, unknown?]) => {
    const run = args.pop() as (inner: postgres.TransactionSql) => unknown
    return savepoint(...args, (inner: postgres.TransactionSql) => run(prepareSavepoints(prepareUnsafe(inner))))
  }) as typeof tx.savepoint
  return tx
}
