import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../gen/green-only.ts'
import { HOST } from '../lib/prism.ts'

export type Gateway = Running & {
  port: number
  /** New connections go to this port from now on; those that stand end where they are. */
  leadTo: (port: number) => void
  /** Resolves when nobody is connected to this port any more, or after `PATIENCE_MS`. */
  left: (port: number) => Promise<void>
}

/** How long an answer that is under way may take. */
const PATIENCE_MS = 2000

/**
 * One address in front of servers that take turns: whoever calls while they change meets the old one or the new one,
 * never nobody.
 */
export async function openGateway(): Promise<Gateway> {
  let target = 0
  const callers = new Map<Socket, number>()
  const server = createServer((caller) => {
    const callee = connect(target, HOST)
    callers.set(caller, target)
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      one.pipe(other)
      one.once('error', () => other.destroy())
      one.once('close', () => other.destroy())
    }
    caller.once('close', () => callers.delete(caller))
  })
  await new Promise<void>((done) => void server.listen(0, HOST, done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mock has no port.')
  return {
    port: address.port,
    leadTo: (port) => {
      target = port
    },
    left: async (port) => {
      const started = Date.now()
      while ([...callers.values()].includes(port) && Date.now() - started < PATIENCE_MS) await sleep(20)
    },
    close: () =>
      new Promise((done) => {
        for (const caller of callers.keys()) caller.destroy()
        server.close(() => done())
      }),
  }
}
