import type { NormaliseJob, Normalised } from './normalise.ts'

import { normalise } from './normalise.ts'

/** What the worker is asked and what it answers; the number ties the two together. */
export interface WorkerQuestion {
  number: number
  job: NormaliseJob
}
export type WorkerAnswer = { number: number } & ({ normalised: Normalised } | { error: string })

/** The worker's own scope, as far as this file needs it; the DOM's types describe a page's. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<WorkerQuestion>) => void): void
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker answers the page that made it, which has no origin to name */
scope.addEventListener('message', ({ data: { number, job } }) => {
  try {
    scope.postMessage({ number, normalised: normalise(job) })
  } catch (error) {
    scope.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
  }
})
