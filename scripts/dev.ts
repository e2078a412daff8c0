/**
 * `npm run dev`: the app with hot reload on 8080 and the server on 3001, one origin for the browser through Vite's
 * proxy. The server starts anew when its files or the contract change. Ctrl-C stops both.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'chokidar'
import { createServer } from 'vite'
import { readConfig } from '../server/config.ts'
import { isOwn } from '../server/doors.ts'
import { generate } from './gen.ts'
import { generateServer } from './gen/server.ts'
import { ROOT, childEnv, stop } from './lib/run.ts'

const SERVER_PORT = '3001'
/** Editors save several files at once. */
const QUIET_MS = 200
/** A server that ends sooner has a fault that a second start would meet too. */
const STANDS_MS = 10_000
/** So many ends within so long a time: starting once more would go on for ever (docs/decisions/382). */
const MOST_ENDS = 5
const WITHIN_MS = 300_000

/** The server as a child that can be replaced; changes during a restart lead to one more. */
function serverKeeper(): { restart(): Promise<void>; stop(): Promise<void> } {
  const config = readConfig(process.env)
  const env = childEnv({
    PORT: SERVER_PORT,
    NODE_ENV: 'development',
    HANSANG_SCENARIOS: process.env['HANSANG_SCENARIOS'] ?? (isOwn(config) || config.openDoors ? 'on' : 'off'),
  })
  let child: ChildProcess | undefined
  let turn = Promise.resolve()
  let ends: number[] = []
  const start = () => {
    const started = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env, stdio: 'inherit' })
    child = started
    const began = Date.now()
    started.once('error', (error) => console.error(`The server could not be started: ${error.message}`))
    started.once('exit', (code, signal) => {
      // One that was ended for a change is no more ours.
      if (child !== started) return
      child = undefined
      const how = `The server ended by itself (${code ?? signal ?? 'unknown'})`
      ends = [...ends, Date.now()].filter((at) => Date.now() - at < WITHIN_MS)
      const atOnce = Date.now() - began < STANDS_MS
      if (atOnce || ends.length >= MOST_ENDS)
        return console.error(`${how}${atOnce ? ' at once' : ', again and again'}. It starts when a file is saved.`)
      console.error(`${how} and is started again.`)
      void restart()
    })
  }
  /**
   * A new handlers file or noun is listed before the server that it belongs to starts; a list that cannot be made is
   * said, and the last one stays.
   */
  const list = () =>
    generateServer().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  // Not `node --watch`: it kills the server at once, and the embedded database wants to be closed.
  const end = async () => {
    const ending = child
    child = undefined
    if (ending) await stop(ending)
  }
  const restart = () => (turn = turn.then(list).then(end).then(start))
  return { restart, stop: () => (turn = turn.then(end)) }
}

async function dev(): Promise<void> {
  await generate({ check: false })
  const server = serverKeeper()
  await server.restart()

  process.env['HANSANG_API_TARGET'] ??= `http://127.0.0.1:${SERVER_PORT}`
  const vite = await createServer({ root: ROOT })
  await vite.listen()
  vite.printUrls()

  let timer: ReturnType<typeof setTimeout> | undefined
  const files = watch(['server', 'openapi/generated/openapi.json'], {
    cwd: ROOT,
    ignoreInitial: true,
    ignored: (path) => /\.test\.ts$|\.gen\.ts$|[\\/]test-support[\\/]/.test(path),
  })
  files.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void server.restart(), QUIET_MS)
  })

  const stopAll = async () => {
    clearTimeout(timer)
    await Promise.all([files.close(), vite.close(), server.stop()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stopAll())
}

try {
  await dev()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
