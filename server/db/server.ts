/** A Postgres server as the database (docs/decisions/372). */
import postgres from 'postgres'
import { BOUNDS, type Bounds } from './bounds.ts'
import type { Db } from './client.ts'
import { withGate } from './gate.ts'
import { withLostTransactions } from './lost.ts'
import { migrateDatabase } from './migrations.ts'
import type { Database } from './database.ts'
import { type Reach, watchReach } from './reach.ts'
import { sqlState } from './retry.ts'
import { createSockets, type Sockets } from './sockets.ts'

const CONNECTIONS = 10
/** What always stays for reads, however many transactions wait for a lock. */
const FOR_READS = 2
/** Of the night, of the seed and of migrations; ended where nobody needs them. */
const BACKGROUND = { max: 4, idle_timeout: 60, connect_timeout: 10 }
const TOO_MANY_CONNECTIONS = '53300'

type Settings = {
  databaseUrl: string
  migrate: boolean
  bounds?: Bounds | undefined
  offer: (early: { db: Db; reach: Reach }) => void
}

export async function openServer({ databaseUrl, migrate, bounds = BOUNDS, offer }: Settings): Promise<Database> {
  const isAway = () => reach.isAway()
  const [sockets, ofBackground, ofPing] = [createSockets(isAway), createSockets(isAway), createSockets()]
  const client = (from: Sockets, options: postgres.Options<Record<string, postgres.PostgresType>>) =>
    postgres(databaseUrl, {
      fetch_types: false,
      onnotice: () => {},
      // Whoever comes meanwhile is refused (gate.ts), so that the first one after need not wait for long.
      backoff: false,
      ...options,
      socket: from.open,
    } as typeof options) // `socket` is documented but missing from the types
  const ping = client(ofPing, { max: 1, connect_timeout: 10 })
  let asked: Promise<void> | undefined
  const reach = watchReach({
    ...bounds,
    // A question that hangs is waited for again, and no other is put behind it.
    ping: () => (asked ??= ping`select 1`.then(() => {}, roomForNoMore).finally(() => (asked = undefined))),
    cut: () => [sockets, ofBackground, ofPing].forEach(({ cut }) => cut()),
  })
  const background = withLostTransactions(client(ofBackground, BACKGROUND))
  const sql = client(sockets, {
    max: CONNECTIONS,
    connect_timeout: 5,
    connection: {
      statement_timeout: bounds.statementMs,
      lock_timeout: bounds.lockMs,
      idle_in_transaction_session_timeout: bounds.idleMs,
    },
  })
  const close = async (seconds: number) => {
    reach.stop()
    await Promise.all([sql, background, ping].map((each) => each.end({ timeout: seconds })))
  }
  try {
    const durability = await examineServer(background)
    if (migrate) await migrateDatabase(background, { sharedServer: true })
    const { drizzleOver } = await import('./client.ts')
    const gate = { reach, bounds, sockets, transactions: CONNECTIONS - FOR_READS }
    const db = drizzleOver(withGate(withLostTransactions(sql), gate))
    offer({ db, reach })
    return {
      kind: 'server',
      db,
      sql,
      background: { db: drizzleOver(background), sql: background },
      reach,
      durability,
      stopped: new Promise(() => {}),
      close: () => close(5),
    }
  } catch (error) {
    await close(1)
    throw error
  }
}

/** A server that has no connection left for this question has answered it. */
function roomForNoMore(error: unknown): void {
  if (sqlState(error) !== TOO_MANY_CONNECTIONS) throw error
}

async function examineServer(sql: postgres.Sql): Promise<string> {
  const [found] = await sql<{ version: string; encoding: string; fsync: string; commit: string }[]>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`
  if (!found || Number(found.version) < 150_000) throw new Error('DATABASE_URL needs Postgres 15 or newer.')
  if (found.encoding !== 'UTF8') throw new Error(`DATABASE_URL needs a UTF8 database, this one is ${found.encoding}.`)
  return found.fsync === 'on' && found.commit !== 'off'
    ? 'Postgres server: acknowledged writes survive a crash of the server and a power loss, as far as its disks do.'
    : `Postgres server with fsync=${found.fsync}, synchronous_commit=${found.commit}: ` +
        'acknowledged writes may be lost when the server crashes.'
}
