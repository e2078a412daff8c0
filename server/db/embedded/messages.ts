import type { MessagePort } from 'node:worker_threads'

/** What the worker is started with: the PGlite folder and the port that carries Postgres wire bytes. */
export interface WorkerInput {
  folder: string
  wire: MessagePort
}

export type ToWorker = { type: 'close' }
export type FromWorker = { type: 'ready' } | { type: 'closed' } | { type: 'failed'; message: string }
