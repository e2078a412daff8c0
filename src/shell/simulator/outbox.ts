/** The server's outbox of what its stand-ins were sent (server/stand-ins): there only with HANSANG_SIMULATOR=on. */
import * as v from 'valibot'

const answer = v.object({
  sent: v.array(v.object({ number: v.number(), kind: v.string(), at: v.string(), to: v.string(), text: v.string() })),
})

export type Sent = v.InferOutput<typeof answer>['sent'][number]

/** `off`: no such address there, or no server. */
export type OutboxState = { kind: 'waiting' } | { kind: 'off' } | { kind: 'on'; sent: readonly Sent[] }

const ADDRESS = '/_stand-in/outbox'

export async function readOutbox(signal?: AbortSignal): Promise<OutboxState> {
  try {
    const response = await fetch(ADDRESS, signal ? { signal } : {})
    if (!response.ok) return { kind: 'off' }
    return { kind: 'on', sent: v.parse(answer, await response.json()).sent }
  } catch {
    return { kind: 'off' }
  }
}

export async function emptyOutbox(): Promise<OutboxState> {
  await fetch(`${ADDRESS}/clear`, { method: 'POST' }).catch(() => undefined)
  return readOutbox()
}
