import type { CallResult } from './envelope.ts'
import type { LentSession } from './lent-session.ts'

import { borrowSession } from './lent-session.ts'
import { createSender } from './send-call.ts'

import './marks.ts'

/** Posts JSON text to a path of the contract; resolves like a call of the client. */
export type PostText = (path: string, body: string, signal?: AbortSignal) => Promise<CallResult>

/**
 * The client's arm in a worker: calls of a lent session, for bodies that stand there and are not to pass through the
 * page's thread. All are marked `background`: nothing they answer leads the member anywhere. [ERR-18]
 */
export function createWorkerCalls(lent: LentSession): PostText {
  const { sendCall } = createSender({
    fetch: (request, init) => fetch(request, init),
    session: borrowSession(lent),
    navigate: () => {},
    alert: () => {},
    clearChatToken: () => {},
  })
  return async (path, body, signal) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(new URL(path, location.origin), {
      method: 'POST',
      headers,
      body,
      ...(signal && { signal }),
    })
    const response = await sendCall(Object.assign(request, { background: true }))
    const content: unknown = await response.json().catch(() => null)
    return response.ok ? { data: content, response } : { error: content, response }
  }
}
