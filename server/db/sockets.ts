/**
 * The connections of a driver's client, so that they can be ended: the driver waits for an answer without an end
 * (docs/decisions/388).
 */
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway } from './away.ts'

/** What the driver says of where to connect. */
type Where = { host: readonly string[]; port: readonly number[]; path: string | false | null }

export type Sockets = {
  /** For the driver's option `socket`. */
  open: (where: Where) => Promise<Socket>
  /** Ends every connection; whoever waits for an answer on one is refused. */
  cut: () => void
  /** Notes which connections have brought anything since it was last asked to. */
  note: () => void
  /** Ends those of which nothing was noted for so long. */
  cutSilent: (ms: number) => void
}

/** Between two tries of what still stands in the driver's line, where nobody answers. */
const AWAY_MS = 50

/** @param isAway whoever asks then for a connection is refused without one being tried */
export function createSockets(isAway: () => boolean = () => false): Sockets {
  /** What each had brought when that last changed, and when. Counted below TLS, where no event tells of it. */
  const opened = new Map<Socket, { bytes: number; at: number }>()
  let tries = 0
  const end = (each: Socket) => {
    const lost = Object.assign(new Error('The database does not answer.'), { code: 'CONNECTION_CLOSED' })
    // Below TLS nobody listens for an error; its end is heard all the same.
    each.destroy(each.listenerCount('error') > 0 ? lost : undefined)
    opened.delete(each)
  }
  return {
    open: async ({ host: hosts, port: ports, path }) => {
      for (const each of opened.keys()) if (each.destroyed) opened.delete(each)
      if (isAway()) await wait(AWAY_MS)
      const at = tries++ % hosts.length
      const [host, port] = [hosts[at] ?? '', ports[at] ?? ports[0] ?? 5432]
      // The driver reads from its socket which host a certificate has to name.
      const socket = Object.assign(new Socket(), { host, port })
      // The driver begins to listen after this turn.
      if (isAway()) setImmediate(() => socket.destroy(new DatabaseAway('The database does not answer.')))
      else if (path) socket.connect(path)
      else socket.connect(port, host)
      opened.set(socket, { bytes: 0, at: performance.now() })
      return socket
    },
    cut: () => [...opened.keys()].forEach(end),
    note: () => {
      for (const [{ bytesRead }, heard] of opened) {
        if (bytesRead !== heard.bytes) Object.assign(heard, { bytes: bytesRead, at: performance.now() })
      }
    },
    cutSilent: (ms) => {
      const until = performance.now() - ms
      for (const [each, { at }] of opened) if (at <= until) end(each)
    },
  }
}
