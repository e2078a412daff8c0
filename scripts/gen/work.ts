import { Worker } from 'node:worker_threads'
import type { Document } from './document.ts'

export type Job = { kind: 'types' | 'guards'; document: Document } | { kind: 'fonts' }

/** Does a job of worker.ts in a thread of its own. Rejects with what went wrong there. */
export function work(job: Job): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The generator of ${job.kind} ended with code ${code}.`))
    })
  })
}
