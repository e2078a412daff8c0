/** What the stand-ins were sent, newest first. In memory: it is for looking at, and ends with the process. */
import type { Clock } from '#server/clock.ts'

/**
 * `text`: a text to a phone. `mail`: an e-mail. `check`: a verification that was begun, and where it leads back.
 * `ticket`: a portal's ticket that was asked about.
 */
export type SentKind = 'text' | 'mail' | 'check' | 'ticket'

export type Sent = { number: number; kind: SentKind; at: string; to: string; text: string }

export type Outbox = {
  /** @param lateMs until it arrives */
  add(sent: Pick<Sent, 'kind' | 'to' | 'text'>, lateMs?: number): void
  list(): readonly Sent[]
  clear(): void
}

const MOST = 200

export function createOutbox(clock: Clock): Outbox {
  let sent: readonly Sent[] = []
  let last = 0
  return {
    add: (one, lateMs = 0) => {
      last += 1
      sent = [{ number: last, at: new Date(clock.now().getTime() + lateMs).toISOString(), ...one }, ...sent].slice(
        0,
        MOST,
      )
    },
    list: () => {
      const now = clock.now().toISOString()
      return sent.filter(({ at }) => at <= now)
    },
    clear: () => {
      sent = []
    },
  }
}
