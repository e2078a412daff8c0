import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/ports.ts'
import { ROOT, childEnv, stop } from '../lib/run.ts'
import { startServer } from '../lib/server.ts'
import type { Credentials } from './session.ts'

export type Target = {
  name: string
  origin: string
  credentials: Credentials | undefined
  /** True when nothing on it is worth keeping, so that writing to it needs nobody's leave. */
  disposable: boolean
  close: () => Promise<void>
}

/** A backend that runs already. */
export function remoteTarget(origin: string, credentials: Credentials | undefined): Target {
  return { name: origin, origin, credentials, disposable: false, close: async () => {} }
}

/** Our own server on a temporary database, with a member made for this run. */
export async function serverTarget(): Promise<Target> {
  const server = await startServer({ scenarios: true, env: { NODE_ENV: 'test', HANSANG_LOG: 'error' } })
  const answer = await fetch(`${server.origin}/_scenarios/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'haneul' }),
  })
  const credentials = (await answer.json()) as Credentials
  return { name: 'server/', origin: server.origin, credentials, disposable: true, close: server.close }
}

/** Prism on the bundle: stateless, so nothing can be broken there. */
export async function prismTarget(): Promise<Target> {
  const port = await freePort()
  const prism = join(ROOT, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')
  const bundle = join(ROOT, 'openapi', 'generated', 'openapi.json')
  const written: string[] = []
  const child = spawn(process.execPath, [prism, 'mock', bundle, '--port', String(port), '--host', '127.0.0.1'], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const origin = `http://127.0.0.1:${port}`
  const close = () => stop(child)
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 100) {
    if (child.exitCode !== null) break
    const listening = await fetch(`${origin}/`).then(() => true, () => false)
    // Any member signs in at a mock.
    if (listening) return { name: 'Prism', origin, credentials: { username: 'haneul', password: 'hansang-demo!1' }, disposable: true, close }
    await sleep(100)
  }
  await close()
  throw new Error(`Prism did not start:\n${written.join('')}`)
}
