import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, childEnv, stop } from './run.ts'
import { tool } from './tools.ts'

// Not `localhost`: its meaning (IPv4 or IPv6) differs between machines and between tools.
export const HOST = '127.0.0.1'
const BUNDLE = join(ROOT, 'openapi', 'generated', 'openapi.json')

export type RunningPrism = {
  origin: string
  child: ChildProcess
  /** Everything it has written so far. */
  log: () => string
  close: () => Promise<void>
}

export type PrismOptions = {
  port: number
  bundle?: string
  timeoutMs?: number
  /** Gets every line that Prism writes once it is ready. */
  onLine?: (line: string) => void
}

/**
 * Starts Prism on a bundled contract, installed if it is not, and waits until it answers. Rejects with what it wrote
 * when it ends early or is not ready within `timeoutMs` (30,000). Its own file watching is of no use: it sees only the
 * root file and dies of a broken one.
 */
export async function startPrism({
  port,
  bundle = BUNDLE,
  timeoutMs = 30_000,
  onLine,
}: PrismOptions): Promise<RunningPrism> {
  const program = (await tool('prism')).file('@stoplight/prism-cli/dist/index.js')
  const child = spawn(process.execPath, [program, 'mock', bundle, '--port', String(port), '--host', HOST], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  let ready = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written.push(text)
      if (onLine && ready) for (const line of text.split('\n')) if (line.trim() !== '') onLine(line)
    })
  }
  const origin = `http://${HOST}:${port}`
  const log = () => written.join('')
  const close = () => stop(child)
  for (
    let waitedMs = 0;
    waitedMs < timeoutMs && child.exitCode === null && child.signalCode === null;
    waitedMs += 100
  ) {
    // Any answer will do; `/` itself is not described.
    const answered = await fetch(`${origin}/`).then(
      () => true,
      () => false,
    )
    await sleep(100)
    if (!answered) continue
    ready = true
    return { origin, child, log, close }
  }
  await close()
  throw new Error(`Prism did not start:\n${log()}`)
}
