// npm start: builds what is missing or stale and fills a new database beside it, then runs the server, which says where
// it is. What no page waits for, compressed copies and the contract's types, is made once the server listens. The shell
// simulator comes with it and plays an Android phone, unless HANSANG_SIMULATOR says ios, on (a browser) or off; where
// others may reach it, it stays away (docs/decisions/370). PORT (8080), HOST, HANSANG_DATA_DIR (.data) and DATABASE_URL
// change where; Ctrl-C stops it gracefully (docs/decisions/114, 152).
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { readConfig } from '../server/config.ts'
import { isOwn, refuseOpenDoors } from '../server/doors.ts'
import { isPortFree, parsePort, whenListening } from './lib/ports.ts'
import { ROOT, childEnv, runScript } from './lib/run.ts'
async function start(): Promise<number> {
  const port = parsePort(process.env['PORT'], 8080)
  const plain = readConfig(process.env)
  const simulator = process.env['HANSANG_SIMULATOR'] ?? (isOwn(plain) || plain.openDoors ? 'android' : 'off')
  const config = readConfig({ ...process.env, HANSANG_SIMULATOR: simulator })
  const { host, dataDir, databaseUrl, demo } = config
  // Said before the build: nobody wants to wait for that.
  refuseOpenDoors(config)
  if (!(await isPortFree(port, host))) {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`)
  }
  const isNew = demo && !databaseUrl && !existsSync(resolve(ROOT, dataDir, 'pgdata'))
  const [built, filled] = await Promise.all([
    runScript('scripts/build.ts', ['--start']),
    isNew ? runScript('scripts/db.ts', ['seed'], { quiet: true }) : undefined,
  ])
  if (built.code !== 0) throw new Error('The app could not be built; the reason stands above.')
  if (filled && filled.code !== 0) throw new Error(`The database could not be filled.\n${filled.output}`)
  if (filled) console.log('The database was empty and has been filled with a demo workplace.')
  return serve(host, port, simulator)
}

/** Runs the server until it ends; answers its exit code. */
function serve(host: string, port: number, simulator: string): Promise<number> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: childEnv({
      HANSANG_LOG: process.env['HANSANG_LOG'] ?? 'warn',
      HANSANG_SIMULATOR: simulator,
    }),
    stdio: 'inherit',
  })
  let later: ChildProcess | undefined
  const started = new AbortController()
  void whenListening(port, host, started.signal).then((listening) => {
    if (listening) later = completeBuild()
  })
  // A terminal sends Ctrl-C to all of us: the server stops by itself, we only wait for it. Other signals reach us
  // alone.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  return new Promise((done, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => {
      started.abort()
      later?.kill()
      done(code ?? 0)
    })
  })
}

/**
 * Makes the rest of the build while the server already answers, and leaves it the processor. Only a failure is told.
 */
function completeBuild(): ChildProcess {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: ROOT,
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {
      // It has ended already, or this system has no such thing.
    }
  }
  return child
}

try {
  process.exitCode = await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
