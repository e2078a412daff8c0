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
  const start = () => {
    child = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env, stdio: 'inherit' })
  }
  /**
   * A new handlers file or noun is listed before the server that it belongs to starts; a list that cannot be made is
   * said, and the last one stays.
   */
  const list = () =>
    generateServer().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  // Not `node --watch`: it kills the server at once, and the embedded database wants to be closed.
  const end = async () => {
    if (child) await stop(child)
    child = undefined
  }
  return {
    restart: () => (turn = turn.then(list).then(end).then(start)),
    stop: () => (turn = turn.then(end)),
  }
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
