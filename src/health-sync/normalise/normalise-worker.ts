import type { HeldAnswer, HeldCall } from '#src/contract/send-held.ts'

import { sendHeld } from '#src/contract/send-held.ts'

import type { NormaliseJob, Normalised } from './normalise.ts'

import { normalise } from './normalise.ts'

/** What the worker is asked and what it answers; the number ties the two together. */
export type WorkerQuestion = { number: number } & ({ job: NormaliseJob } | { held: number; call: HeldCall } | { abort: true })
export type WorkerAnswer = { number: number } & ({ normalised: Normalised } | { answer: HeldAnswer } | { error: string })

/** The worker's own scope, as far as this file needs it; the DOM's types describe a page's. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<WorkerQuestion>) => void): void
  postMessage(answer: WorkerAnswer): void
}
const scope = globalThis as unknown as WorkerScope

/** Bodies of this worker's registrations. They go with the worker, after the run. */
const bodies: string[] = []
const sending = new Map<number, AbortController>()

/** The bodies stay here: only what is needed to send them travels. */
function hold({ pieces, ...rest }: Normalised<string>): Normalised {
  return { ...rest, pieces: pieces.map((piece) => ({ ...piece, body: { held: bodies.push(piece.body) - 1 } })) }
}

async function send(number: number, held: number, call: HeldCall): Promise<HeldAnswer> {
  const abort = new AbortController()
  sending.set(number, abort)
  try {
    return await sendHeld(call, bodies[held] ?? '', abort.signal)
  } finally {
    sending.delete(number)
  }
}

async function answerTo(question: WorkerQuestion): Promise<WorkerAnswer | null> {
  const { number } = question
  try {
    if ('job' in question) return { number, normalised: hold(normalise(question.job)) }
    if ('call' in question) return { number, answer: await send(number, question.held, question.call) }
    sending.get(number)?.abort()
    return null
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) }
  }
}

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then((answer) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that made it, which has no origin to name
    if (answer) scope.postMessage(answer)
  })
})
