import type { SendRequest } from '#src/contract/marks.ts'

import { responseOf } from '#src/contract/send-held.ts'

import type { HeldBody } from '../sync-types.ts'
import type { WorkerAnswer, WorkerQuestion } from './normalise-worker.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

/** Normalises and sends off the interaction path. */
export interface Normaliser {
  normalise(job: NormaliseJob): Promise<Normalised>
  /** Sends a call whose body the worker holds. Rejects when the worker is gone, and its bodies with it. */
  send(body: HeldBody): SendRequest
  /** Ends the worker between two runs: a thread that nobody needs is memory on an old phone. Work under way ends first. */
  rest(): void
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface Waiting {
  resolve: (answer: WorkerAnswer) => void
  /** The worker died, or never came. */
  lost: () => void
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
  let isResting = false
  const waiting = new Map<number, Waiting>()

  function end(): void {
    worker?.terminate()
    worker = null
  }

  function settle(number: number): Waiting | undefined {
    const asked = waiting.get(number)
    waiting.delete(number)
    if (isResting && waiting.size === 0) end()
    return asked
  }

  function open(): WorkerLike {
    isResting = false
    if (worker) return worker
    const opened = start()
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data.number)?.resolve(data))
    opened.addEventListener('error', () => {
      end()
      for (const number of waiting.keys()) settle(number)?.lost()
    })
    worker = opened
    return opened
  }

  function ask(question: (number: number) => WorkerQuestion, signal?: AbortSignal): Promise<WorkerAnswer> {
    last += 1
    const number = last
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error('The worker is gone'))
      waiting.set(number, { resolve, lost })
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        open().postMessage(question(number))
      } catch {
        settle(number)
        lost()
      }
      signal?.addEventListener('abort', () => {
        if (!waiting.has(number)) return
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        worker?.postMessage({ number, abort: true } satisfies WorkerQuestion)
        settle(number)
        reject(signal.reason)
      })
    })
  }

  return {
    async normalise(job) {
      const answer = await ask((number) => ({ number, job })).catch(() => null)
      if (answer && 'normalised' in answer) return answer.normalised
      if (answer && 'error' in answer) throw new Error(answer.error)
      return (await import('./normalise.ts')).normalise(job)
    },

    send: ({ held }) => async (request, { signal }) => {
      if (!worker) throw new TypeError('The body is gone with its worker')
      const answer = await ask((number) => ({ number, held, call: { url: request.url, headers: [...request.headers] } }), signal)
      if ('answer' in answer) return responseOf(answer.answer)
      throw new TypeError('error' in answer ? answer.error : 'No answer')
    },

    rest() {
      isResting = true
      if (waiting.size === 0) end()
    },
  }
}
