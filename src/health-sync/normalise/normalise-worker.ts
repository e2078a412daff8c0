import type { LentSession } from '#src/contract/lent-session.ts'

import { createWorkerCalls } from '#src/contract/worker-calls.ts'

import type { HeldBody, Piece, Registered } from '../sync-types.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

import { registerPieces } from '../register-pieces.ts'
import { normalise } from './normalise.ts'

/** What the worker is asked and what it answers; the number ties the two together. */
export type WorkerQuestion = { number: number } & (
  | { job: NormaliseJob }
  | { register: readonly Piece<HeldBody>[]; session: LentSession }
  | { abort: true }
)
/** `progress` is no answer yet: values registered so far. */
export type WorkerAnswer = { number: number } & (
  | { normalised: Normalised }
  | { registered: Registered }
  | { progress: number }
  | { error: string }
)

/** The worker's own scope, as far as this file needs it; the DOM's types describe a page's. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<WorkerQuestion>) => void): void
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

/** Bodies of registrations that are still to be made, by their numbers. */
const bodies = new Map<number, string>()
let last = 0
const sending = new Map<number, AbortController>()

/** The bodies stay here: only their numbers travel. */
function hold({ pieces, ...rest }: Normalised<string>): Normalised {
  const held = pieces.map(({ body, ...piece }) => {
    last += 1
    bodies.set(last, body)
    return { ...piece, body: { held: last } }
  })
  return { ...rest, pieces: held }
}

function take({ body: { held }, ...piece }: Piece<HeldBody>): Piece<string> {
  const body = bodies.get(held)
  bodies.delete(held)
  if (body === undefined) throw new Error('The body is gone')
  return { ...piece, body }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that made it, which has no origin to name
const postToPage = (answer: WorkerAnswer) => scope.postMessage(answer)

async function register(number: number, pieces: readonly Piece<HeldBody>[], session: LentSession): Promise<Registered> {
  const abort = new AbortController()
  sending.set(number, abort)
  try {
    const options = { signal: abort.signal, onProgress: (sent: number) => postToPage({ number, progress: sent }) }
    return await registerPieces(pieces.map(take), createWorkerCalls(session), options)
  } finally {
    sending.delete(number)
    session.port.close()
  }
}

async function answerTo(question: WorkerQuestion): Promise<WorkerAnswer | null> {
  const { number } = question
  try {
    if ('job' in question) return { number, normalised: hold(normalise(question.job)) }
    if ('register' in question)
      return { number, registered: await register(number, question.register, question.session) }
    sending.get(number)?.abort()
    return null
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) }
  }
}

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then((answer) => answer && postToPage(answer))
})
