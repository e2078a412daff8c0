import { textOf } from './marks.ts'

/** A call whose body stands in a worker, ready to go: the page has put the session's headers on it. */
export interface HeldCall {
  url: string
  headers: [name: string, value: string][]
}

/** A call's answer, as plain data that travels to the page. */
export interface HeldAnswer {
  status: number
  headers: [name: string, value: string][]
  text: string
}

/** Sends a body from where it stands, a worker. The other end is a call's mark `via` (marks.ts): the rules are kept there. */
export async function sendHeld({ url, headers }: HeldCall, body: string, signal: AbortSignal): Promise<HeldAnswer> {
  const answer = await fetch(url, { method: 'POST', headers: [...headers, ['content-type', 'application/json']], body, signal })
  return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
}

/** Statuses that a `Response` may not have a body with. */
const WITHOUT_BODY = new Set([101, 103, 204, 205, 304])

/** The answer as the client reads it. */
export function responseOf({ status, headers, text }: HeldAnswer): Response {
  const response = new Response(WITHOUT_BODY.has(status) ? null : text, { status, headers })
  textOf.set(response, text)
  return response
}
