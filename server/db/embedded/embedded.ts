/**
 * PGlite in a worker thread, reached with postgres.js. What was tried and measured: docs/decisions, "Embedded
 * database".
 */
import { readFileSync } from 'node:fs'
import { MessageChannel, Worker } from 'node:worker_threads'
import postgres from 'postgres'
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts'
import { PortSocket } from './port-socket.ts'

/** Once a checkpoint lies this far back, the next quiet look makes one; replay after a kill stays within a second. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024
const CHECKPOINT_LOOK_MS = 60_000

export interface Embedded {
  /** May be used at once: what is asked before the database is ready waits for it. */
  sql: postgres.Sql
  /** Settles when the thread has ended without having been asked to. */
  stopped: Promise<Error>
  /** Ends the connection, writes a checkpoint and stops the thread. */
  close(): Promise<void>
}

/** Version of the PGlite package: a folder written by one may be unreadable to another. */
export function pgliteVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return version
}

/** A database on its way. */
export interface StartingEmbedded extends Embedded {
  /** Rejects when the folder cannot be opened. */
  ready: Promise<void>
}

/**
 * Opens the PGlite folder in a new worker thread, creating a bare database when the folder is missing. Takes no lock.
 * Rejects when the folder cannot be opened; later, when the thread dies, every statement rejects with the reason.
 */
export async function startEmbedded(folder: string): Promise<Embedded> {
  const embedded = beginEmbedded(folder)
  await embedded.ready
  return embedded
}

/** Begins the embedded database and answers at once: a program loads what it is made of meanwhile. */
export function beginEmbedded(folder: string): StartingEmbedded {
  const { port1: near, port2: far } = new MessageChannel()
  const input: WorkerInput = { folder, wire: far }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input, transferList: [far] })
  const life = watch(worker)
  let socket: PortSocket | undefined
  life.died.catch((error: Error) => socket?.destroy(error))
  const sql = postgres({
    user: 'postgres',
    database: 'postgres',
    // PGlite is one session: a second connection would share its transaction. One pipelined connection loses nothing.
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    // The types of an embedded database are the built-in ones; asking for them costs a round trip at start.
    fetch_types: false,
    onnotice: () => {},
    socket: async () => {
      await life.ready
      const error = life.failure()
      if (error) throw error
      socket = new PortSocket(near)
      return socket
    },
  } as postgres.Options<Record<string, postgres.PostgresType>>) // `socket` is documented but missing from the types

  const look = checkpoints(sql)
  const upkeep = setInterval(() => {
    // Where this fails, a statement that matters to someone fails too and says why.
    look().catch(() => {})
  }, CHECKPOINT_LOOK_MS)
  upkeep.unref()

  return {
    sql,
    ready: life.ready,
    stopped: life.stopped,
    close: async () => {
      life.expectEnd()
      clearInterval(upkeep)
      await sql.end({ timeout: 5 })
      near.close()
      const message: ToWorker = { type: 'close' }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(message)
      await life.closed
      await worker.terminate()
    },
  }
}

/**
 * PGlite runs no background processes, so nobody else would ever make a checkpoint and the log would grow for good.
 *
 * @returns a look at the log: makes a checkpoint when enough was written since the last one it made
 */
export function checkpoints(sql: postgres.Sql): () => Promise<void> {
  let last: string | null = null
  return async () => {
    const [row] = await sql<{ at: string; behind: string | null }[]>`
      select at::text, pg_wal_lsn_diff(at, ${last}::pg_lsn)::text as behind
      from (select pg_current_wal_insert_lsn() as at) as now`
    if (!row || (row.behind !== null && Number(row.behind) < CHECKPOINT_BYTES)) return
    last = row.at
    await sql`checkpoint`
  }
}

interface Life {
  ready: Promise<void>
  closed: Promise<void>
  /** Rejects when the thread ends without having been asked; never resolves. */
  died: Promise<never>
  /** The same told as a value, and only while nobody wanted it to end. */
  stopped: Promise<Error>
  expectEnd(): void
  failure(): Error | undefined
}

function watch(worker: Worker): Life {
  const ready = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const died = Promise.withResolvers<never>()
  const stopped = Promise.withResolvers<Error>()
  let isWanted = false
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= new Error(`The embedded database stopped: ${error.message}`, { cause: error })
    for (const each of [ready, closed, died]) each.reject(failure)
    if (!isWanted) stopped.resolve(failure)
  }
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'ready') ready.resolve()
    else if (message.type === 'closed') closed.resolve()
    else fail(new Error(message.message))
  })
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => fail(new Error(`its thread ended (${code})`)))
  // Each promise is awaited by whoever needs it; nobody being there must not end the process.
  for (const each of [ready, closed, died]) each.promise.catch(() => {})
  return {
    ready: ready.promise,
    closed: closed.promise,
    died: died.promise,
    stopped: stopped.promise,
    expectEnd: () => {
      isWanted = true
    },
    failure: () => failure,
  }
}
