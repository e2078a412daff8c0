/**
 * The thread that owns PGlite. It speaks plain Postgres wire protocol over a message port: bytes in, bytes out, so
 * that the ordinary driver (postgres.js) serves this database and a server alike. In a thread of its own because a
 * statement runs to its end without a pause, and requests must not wait for a month's ingest.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts'

/** Answers longer than this are sent in parts, so that a large result does not stand in memory twice. */
const PART_BYTES = 256 * 1024

const { folder, wire } = workerData as WorkerInput
if (!parentPort) throw new Error('embedded/worker.ts only runs as a worker thread')
const control = parentPort
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const postToParent = (message: FromWorker) => control.postMessage(message)

// Before PGlite's 400 kB of script are compiled once more, as quick-imports.ts does for the main thread.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)))
const { PGlite } = await import('@electric-sql/pglite')

const pg = await PGlite.create(folder, {
  // Smaller WAL files than the usual 16 MB: a new folder is copied faster and a new file stalls a write for less time.
  initDbStartParams: ['--wal-segsize=4'],
  startParams: [
    ...PGlite.defaultStartParams,
    // PGlite's own 128 MB costs a third of the start (every page is touched) and buys little: the system caches files
    // too.
    '-c',
    'shared_buffers=32MB',
    '-c',
    'max_wal_size=64MB',
  ],
})

wire.on('message', (batch: Uint8Array) => {
  const parts: Uint8Array[] = []
  let size = 0
  const send = () => {
    if (size === 0) return
    const answer = joined(parts, size)
    wire.postMessage(answer, [answer.buffer])
    parts.length = 0
    size = 0
  }
  // Without syncToFs the whole batch runs before this call returns, so batches cannot overtake or interleave.
  pg.execProtocolRawStream(batch, {
    syncToFs: false,
    onRawData: (bytes) => {
      // A copy: the bytes lie in the database's own memory, which the next message overwrites.
      parts.push(bytes.slice())
      size += bytes.length
      if (size >= PART_BYTES) send()
    },
  }).then(send, (error: unknown) => {
    postToParent({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
    process.exit(1)
  })
})

control.on('message', (message: ToWorker) => {
  if (message.type !== 'close') return
  // Closing writes a checkpoint: the next start then has nothing to replay.
  pg.close().then(
    () => {
      wire.close()
      postToParent({ type: 'closed' })
      control.close()
    },
    (error: unknown) =>
      postToParent({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
})

postToParent({ type: 'ready' })

/** One array with its own buffer, fit to be handed over rather than copied. */
function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
