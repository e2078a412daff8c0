import { freePort } from '../lib/ports.ts'
import { startPrism } from '../lib/prism.ts'
import { startServer } from '../lib/server.ts'
import { buildSimulator } from '../lib/shell-simulator.ts'
import type { Credentials } from './session.ts'

export type Target = {
  name: string
  origin: string
  credentials: Credentials | undefined
  /** True when nothing on it is worth keeping, so that writing to it needs nobody's leave. */
  disposable: boolean
  /** False when its answers follow from our own contract and prove nothing about the operator's backend. */
  independent: boolean
  /** True for a mock: it answers with examples whatever it is asked, and lets everybody in. */
  fixedAnswers: boolean
  /** False for a recording: nothing is called. */
  calls: boolean
  close: () => Promise<void>
}

/** A backend that runs already. */
export function remoteTarget(origin: string, credentials: Credentials | undefined): Target {
  return {
    name: origin,
    origin,
    credentials,
    disposable: false,
    independent: true,
    fixedAnswers: false,
    calls: true,
    close: async () => {},
  }
}

/** No backend at all: what is judged stands in files. */
export function noTarget(files: string[]): Target {
  return { ...remoteTarget('', undefined), name: files.join(', '), calls: false }
}

/**
 * Our own server on a temporary database, with a member made for this run. Stand-ins play its partners: without them it
 * could send no text.
 */
export async function serverTarget(): Promise<Target> {
  await buildSimulator()
  const server = await startServer({
    scenarios: true,
    env: { NODE_ENV: 'test', HANSANG_LOG: 'error', HANSANG_SIMULATOR: 'on' },
  })
  const answer = await fetch(`${server.origin}/_scenarios/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'haneul' }),
  })
  const credentials = (await answer.json()) as Credentials
  return {
    name: 'server/',
    origin: server.origin,
    credentials,
    disposable: true,
    independent: false,
    fixedAnswers: false,
    calls: true,
    close: server.close,
  }
}

/** Prism on the bundle: stateless, so nothing can be broken there. */
export async function prismTarget(): Promise<Target> {
  const { origin, close } = await startPrism({ port: await freePort() })
  // Any member signs in at a mock.
  const credentials = { username: 'haneul', password: 'hansang-demo!1' }
  return {
    name: 'Prism',
    origin,
    credentials,
    disposable: true,
    independent: false,
    fixedAnswers: true,
    calls: true,
    close,
  }
}
