import type { CallSession } from '#src/contract/send-call.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { lendSession } from '#src/contract/lent-session.ts'

import type { RegisterOptions } from '../register-pieces.ts'
import type { HeldBody, Piece, Registered } from '../sync-types.ts'
import type { WorkerAnswer, WorkerQuestion } from './normalise-worker.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

/** Normalises and registers off the interaction path. */
export interface Normaliser {
  normalise(job: NormaliseJob): Promise<Normalised>
  /**
   * Registers pieces whose bodies the worker holds, in the session's name. Rejects when the worker is gone, and its
   * bodies with it.
   */
  register(pieces: readonly Piece<HeldBody>[], session: CallSession, options: RegisterOptions): Promise<Registered>
  /**
   * Ends the worker between two runs: a thread that nobody needs is memory on an old phone. Work under way ends first.
   */
  rest(): void
  /** The session is over: the worker goes at once, with what it holds, whatever is under way. */
  end(): void
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

interface Waiting {
  resolve: (answer: WorkerAnswer) => void
  /** The worker died, or never came; or it was ended. */
  reject: (error: Error) => void
  onProgress?: ((sent: number) => void) | undefined
}

/** The worker that Vite builds from normalise-worker.ts, with the rows' schemas in it. */
export const startWorker = (): WorkerLike =>
  new Worker(new URL('./normalise-worker.ts', import.meta.url), { type: 'module' })

const gone = () => new TypeError('The worker is gone')

/**
 * One worker, started with the first question. Where a web view has no workers, or its file does not come, the same
 * function runs here: slower, but nothing is lost.
 */
export function createNormaliser(start: () => WorkerLike = startWorker): Normaliser {
  let worker: WorkerLike | null = null
  let last = 0
  let isResting = false
  const waiting = new Map<number, Waiting>()

  function close(): void {
    worker?.terminate()
    worker = null
  }

  /** Ends the worker with all that waits for it. */
  function closeWith(error: Error): void {
    close()
    for (const number of waiting.keys()) settle(number)?.reject(error)
  }

  function settle(number: number): Waiting | undefined {
    const asked = waiting.get(number)
    waiting.delete(number)
    if (isResting && waiting.size === 0) close()
    return asked
  }

  function hear(answer: WorkerAnswer): void {
    if ('progress' in answer) waiting.get(answer.number)?.onProgress?.(answer.progress)
    else settle(answer.number)?.resolve(answer)
  }

  function open(): WorkerLike {
    isResting = false
    if (worker) return worker
    const opened = start()
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => hear(data))
    opened.addEventListener('error', () => closeWith(gone()))
    worker = opened
    return opened
  }

  function ask(
    question: (number: number) => WorkerQuestion,
    options: Partial<RegisterOptions> = {},
    transfer: Transferable[] = [],
  ): Promise<WorkerAnswer> {
    const { signal, onProgress } = options
    last += 1
    const number = last
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject, onProgress })
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        open().postMessage(question(number), transfer)
      } catch {
        settle(number)?.reject(gone())
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
      const answer = await ask((number) => ({ number, job })).catch((error: unknown) => {
        if (error instanceof ApiError) throw error
        return null
      })
      if (answer && 'normalised' in answer) return answer.normalised
      if (answer && 'error' in answer) throw new Error(answer.error)
      return (await import('./normalise.ts')).normalise(job)
    },

    async register(pieces, session, options) {
      if (!worker) throw gone()
      const { lent, close: takeBack } = await lendSession(session, options.signal)
      try {
        const answer = await ask((number) => ({ number, register: pieces, session: lent }), options, [lent.port])
        if ('registered' in answer) return answer.registered
        throw new TypeError('error' in answer ? answer.error : 'No answer')
      } finally {
        takeBack()
      }
    },

    rest() {
      isResting = true
      if (waiting.size === 0) close()
    },

    end: () => closeWith(new ApiError('session')),
  }
}
