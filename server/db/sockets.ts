/** The connections of a driver's client, so that they can be ended: the driver waits for an answer without an end. */
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
}

/** Between two tries of what still stands in the driver's line, where nobody answers. */
const AWAY_MS = 50

/** @param isAway whoever asks then for a connection is refused without one being tried */
export function createSockets(isAway: () => boolean = () => false): Sockets {
  const opened = new Set<Socket>()
  let tries = 0
  return {
    open: async ({ host: hosts, port: ports, path }) => {
      for (const each of opened) if (each.destroyed) opened.delete(each)
      if (isAway()) await wait(AWAY_MS)
      const at = tries++ % hosts.length
      const [host, port] = [hosts[at] ?? '', ports[at] ?? ports[0] ?? 5432]
      // The driver reads from its socket which host a certificate has to name.
      const socket = Object.assign(new Socket(), { host, port })
      // The driver begins to listen after this turn.
      if (isAway()) setImmediate(() => socket.destroy(new DatabaseAway('The database does not answer.')))
      else if (path) socket.connect(path)
      else socket.connect(port, host)
      opened.add(socket)
      return socket
    },
    cut: () => {
      for (const each of opened) {
        const lost = Object.assign(new Error('The database does not answer.'), { code: 'CONNECTION_CLOSED' })
        // Below TLS nobody listens for an error; its end is heard all the same.
        each.destroy(each.listenerCount('error') > 0 ? lost : undefined)
      }
      opened.clear()
    },
  }
}
