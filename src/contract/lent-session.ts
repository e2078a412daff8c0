import type { ApiErrorKind } from './api-error.ts'
import type { CallSession } from './send-call.ts'
import type { Credentials, Renewed, SessionSignal, TokenRefusal } from './session-port.ts'

import { ApiError } from './api-error.ts'

/**
 * A session as a worker gets it: what goes into its calls' headers, and the way to ask for more. Plain data and a port:
 * it travels (docs/decisions/120).
 */
export interface LentSession {
  credentials: Credentials
  port: MessagePort
}

/** What the worker says, and what the page answers; the number ties a question to its answer. */
type Asked = { renew: number; refusal: TokenRefusal; used: Credentials } | { end: SessionSignal; used: Credentials }
type Answered = { renewed: number; credentials: Renewed } | { renewed: number; refused: ApiErrorKind }

/**
 * Lends the session to a worker for some calls. Its rules stay here: the worker sends with what it was given, asks for
 * another token where that one is refused, and says which signal an answer carried. Close the port to end it.
 *
 * @param signal the calls are given up: nothing is asked of the session for them any more
 */
export async function lendSession(
  session: CallSession,
  signal: AbortSignal,
): Promise<{ lent: LentSession; close: () => void }> {
  const credentials = await session.ready(signal)
  const { port1: port, port2 } = new MessageChannel()

  async function renew({ renew: number, refusal, used }: Extract<Asked, { renew: number }>): Promise<void> {
    const answered = await session.renew(used, refusal, signal).then(
      (fresh): Answered => ({ renewed: number, credentials: fresh }),
      (error: unknown): Answered => ({ renewed: number, refused: error instanceof ApiError ? error.kind : 'session' }),
    )
    port.postMessage(answered)
  }

  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    if ('renew' in data) void renew(data)
    // A refusal of a token that has been replaced meanwhile says nothing about the new one. [SES-23]
    else if (data.end !== 'expired' || session.credentials().token === data.used.token) session.end(data.end, data.used)
  })
  port.start()
  return { lent: { credentials, port: port2 }, close: () => port.close() }
}

/** The worker's end: the same rules as on the page (send-call.ts) stand on it. */
export function borrowSession({ credentials: given, port }: LentSession): CallSession {
  let credentials = given
  let last = 0
  const waiting = new Map<number, { resolve: (fresh: Renewed) => void; reject: (error: ApiError) => void }>()

  port.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.renewed)
    waiting.delete(data.renewed)
    if ('refused' in data) return asked?.reject(new ApiError(data.refused))
    credentials = data.credentials
    return asked?.resolve(data.credentials)
  })
  port.start()

  return {
    credentials: () => credentials,
    ready: () => Promise.resolve(credentials),
    renew: (used, refusal) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        port.postMessage({ renew: last, refusal, used } satisfies Asked)
      }),
    end: (signal, used) => port.postMessage({ end: signal, used } satisfies Asked),
  }
}
