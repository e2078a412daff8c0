/** What the stand-ins were sent, newest first. In memory: it is for looking at, and ends with the process. */
import type { Clock } from '#server/clock.ts'

/** `text`: a text to a phone. Further partners name what they take here. */
export type SentKind = 'text'

export type Sent = { number: number; kind: SentKind; at: string; to: string; text: string }

export type Outbox = {
  add(sent: Pick<Sent, 'kind' | 'to' | 'text'>): void
  list(): readonly Sent[]
  clear(): void
}

const MOST = 200

export function createOutbox(clock: Clock): Outbox {
  let sent: readonly Sent[] = []
  let last = 0
  return {
    add: (one) => {
      last += 1
      sent = [{ number: last, at: clock.now().toISOString(), ...one }, ...sent].slice(0, MOST)
    },
    list: () => sent,
    clear: () => {
      sent = []
    },
  }
}
