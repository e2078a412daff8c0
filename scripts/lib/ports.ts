import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** True when a server could listen on this port of this host right now. */
export function isPortFree(port: number, host = 'localhost'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** Waits until somebody listens on this port of this host; true then, false when `givenUp` says so before. */
export async function whenListening(port: number, host: string, givenUp: AbortSignal): Promise<boolean> {
  while (!givenUp.aborted) {
    if (await answers(port, host)) return true
    await sleep(100)
  }
  return false
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host })
    probe.once('error', () => resolve(false))
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
  })
}

/** A port nobody listens on, chosen by the system; somebody may still take it before we do. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Reads a port from a text such as an environment variable; throws an Error for people when it is none. */
export function parsePort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${text}", which is not a port number (1 to 65535).`)
}
