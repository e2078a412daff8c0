/** The server as a program of its own, for tests of what only a whole process shows: its memory, its end, its callers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type Program = {
  child: ChildProcess
  address: string
  port: number
  exit: Promise<{ code: number | null; signal: string | null }>
  /** Bytes it has in memory, as it says itself. */
  memory(): Promise<number>
}

const MAIN = new URL('../main.ts', import.meta.url).pathname
const START_LIMIT_MS = 60_000
/** Answers every message with the process's memory. */
const TELLING = `process.on('message', () => process.send(process.memoryUsage.rss())); process.channel?.unref()`

/** Starts it on a port of its own, with an embedded database in `dataDir`, and waits until it is ready. */
export async function startProgram(dataDir: string, env: Record<string, string> = {}): Promise<Program> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      HANSANG_DATA_DIR: dataDir,
      HANSANG_LOG: 'off',
      HANSANG_PASSWORD_COST: '8',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TELLING)}`,
      ...env,
    },
  })
  const output = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr?.on('data', (chunk) => (output.err += String(chunk)))
  const exit = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }))
  const until = Date.now() + START_LIMIT_MS
  for (;;) {
    const address = /is ready: (http:\S+)/.exec(output.out)?.[1]
    if (address !== undefined) return { child, address, port: Number(new URL(address).port), exit, memory }
    if (Date.now() > until || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`It did not start: ${output.err}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }

  async function memory(): Promise<number> {
    child.send('memory')
    const [bytes] = (await once(child, 'message')) as [number]
    return bytes
  }
}
