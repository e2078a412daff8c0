import type { WorkerAnswer, WorkerQuestion } from './normalise-worker.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

/** Normalises off the interaction path. */
export interface Normaliser {
  normalise(job: NormaliseJob): Promise<Normalised>
  /** Ends the worker between two runs: a thread that nobody needs is memory on an old phone. */
  rest(): void
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface Waiting {
  job: NormaliseJob
  resolve: (normalised: Normalised) => void
  reject: (error: unknown) => void
}

/** The worker that Vite builds from normalise-worker.ts, with the rows' schemas in it. */
export const startWorker = (): WorkerLike => new Worker(new URL('./normalise-worker.ts', import.meta.url), { type: 'module' })

/**
 * One worker, started with the first question. Where a web view has no workers, or its file does not come, the same
 * function runs here: slower, but nothing is lost.
 */
export function createNormaliser(start: () => WorkerLike = startWorker): Normaliser {
  let worker: WorkerLike | null = null
  let last = 0
  const waiting = new Map<number, Waiting>()

  const here = async (job: NormaliseJob) => (await import('./normalise.ts')).normalise(job)

  function rest(): void {
    worker?.terminate()
    worker = null
  }

  function open(): WorkerLike {
    if (worker) return worker
    const opened = start()
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const asked = waiting.get(data.number)
      waiting.delete(data.number)
      if ('error' in data) asked?.reject(new Error(data.error))
      else asked?.resolve(data.normalised)
    })
    opened.addEventListener('error', () => {
      rest()
      for (const { job, resolve, reject } of waiting.values()) here(job).then(resolve, reject)
      waiting.clear()
    })
    worker = opened
    return opened
  }

  return {
    normalise(job) {
      last += 1
      const number = last
      return new Promise((resolve, reject) => {
        waiting.set(number, { job, resolve, reject })
        try {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
          open().postMessage({ number, job } satisfies WorkerQuestion)
        } catch {
          waiting.delete(number)
          here(job).then(resolve, reject)
        }
      })
    },
    rest,
  }
}
