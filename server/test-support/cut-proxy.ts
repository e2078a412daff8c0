/** A proxy before a server of TCP, for tests of what happens on the way to it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CutProxy = {
  port: number
  /** Passes everything on, also what was held back. */
  pass(): void
  /** Accepts connections and passes nothing on, in neither direction. */
  hang(): void
  /** Passes nothing on any more on the connection that next sends this text. */
  hangAt(text: string): void
  /** Ends every connection, and refuses new ones until `restore`. */
  cut(): Promise<void>
  /** Listens again on the same port. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** Begins to listen on a free port of this machine and passes on to `target`. */
export async function startCutProxy(target: { host: string; port: number }): Promise<CutProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isHanging = false
  let hangsAt: string | undefined

  const admit = (near: Socket) => {
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const each of pair) each.on('error', end).on('close', end)
    near.on('data', (bytes) => {
      if (hangsAt !== undefined && bytes.includes(hangsAt)) {
        hangsAt = undefined
        hold(pair)
      } else far.write(bytes)
    })
    far.on('data', (bytes) => void near.write(bytes))
    if (isHanging) hold(pair)
  }
  const hold = (pair: readonly [Socket, Socket]) => pair.forEach((each) => each.pause())
  let server = createServer(admit)
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  // Listening, so there is an address.
  const { port } = server.address() as AddressInfo

  const cut = async () => {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    for (const pair of pairs) pair.forEach((each) => each.destroy())
    await closed
  }
  return {
    port,
    pass: () => {
      isHanging = false
      for (const pair of pairs) pair.forEach((each) => each.resume())
    },
    hangAt: (text) => void (hangsAt = text),
    hang: () => {
      isHanging = true
      pairs.forEach(hold)
    },
    cut,
    restore: async () => {
      server = createServer(admit)
      await listen(port)
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
