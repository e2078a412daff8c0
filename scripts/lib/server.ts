import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { ROOT, childEnv, stop } from './run.ts'

export type ServerOptions = {
  port?: number
  /** A folder that is kept; without it a temporary one is made and removed at the end. */
  dataDir?: string
  databaseUrl?: string
  scenarios?: boolean
  tokenSeconds?: number
  env?: Record<string, string | undefined>
  timeoutMs?: number
}

export type RunningServer = {
  origin: string
  port: number
  child: ChildProcess
  dataDir: string
  /** Milliseconds from the start of the process to its first healthy answer. */
  readyMs: number
  /** What it has written so far. */
  log: () => string
  /** Stops it (kept folder stays, temporary folder goes). */
  close: () => Promise<void>
}

// Not `localhost`: its meaning (IPv4 or IPv6) differs between machines and between tools.
const HOST = '127.0.0.1'

/**
 * Starts server/main.ts as a process of its own and waits until it answers GET /healthz.
 * Rejects with what the process wrote when it ends early or is not ready within `timeoutMs` (60,000).
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'hansang-'))
  const written: string[] = []
  const started = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv({
      PORT: String(port),
      HOST,
      HANSANG_DATA_DIR: dataDir,
      // An empty text would still count as set; a developer's own server must never be used by accident.
      DATABASE_URL: options.databaseUrl,
      HANSANG_SCENARIOS: options.scenarios ? 'on' : 'off',
      // Where journeys are tried a slow machine is no late card.
      ...(options.scenarios ? { HANSANG_PART_MS: '30000' } : {}),
      ...(options.tokenSeconds ? { HANSANG_TOKEN_SECONDS: String(options.tokenSeconds) } : {}),
      // A page of a test has no worker of the one before, and a browser that blocks them says so for every page.
      HANSANG_SERVICE_WORKER: 'off',
      // A server for tests is filled like anybody's own, whichever database it has.
      HANSANG_DEMO: 'on',
      // Nobody but the test reaches it, whichever database it has.
      HANSANG_OPEN_DOORS: options.databaseUrl === undefined ? 'off' : 'on',
      // One member does here what a thousand do elsewhere.
      HANSANG_MEMBER_PER_MINUTE: '1000000',
      HANSANG_NETWORK_PER_MINUTE: '1000000',
      // No balancer stands before it.
      HANSANG_DRAIN_SECONDS: '0',
      ...options.env,
    }),
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const removeData = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  const origin = `http://${HOST}:${port}`
  try {
    await whenHealthy(origin, child, options.timeoutMs ?? 60_000)
  } catch (error) {
    await stop(child)
    removeData()
    throw new Error(`server/main.ts did not become ready: ${String(error)}\n${written.join('')}`, { cause: error })
  }
  const readyMs = performance.now() - started
  const close = async () => {
    await stop(child)
    removeData()
  }
  return { origin, port, child, dataDir, readyMs, log: () => written.join(''), close }
}

/** Waits until GET /healthz answers 200; rejects when the process ends or time runs out. */
export async function whenHealthy(origin: string, child: ChildProcess | undefined, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    if (child && (child.exitCode !== null || child.signalCode !== null))
      throw new Error(`the process ended with ${child.exitCode ?? child.signalCode}`)
    const healthy = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return
    await sleep(25)
  }
  throw new Error(`no healthy answer from ${origin} within ${timeoutMs / 1000} s`)
}
