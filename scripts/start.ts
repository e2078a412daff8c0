// npm start: builds what is missing or stale, then runs the server, which opens and seeds its database and says where it is.
// The shell simulator comes with it, unless HANSANG_SIMULATOR=off.
// PORT (8080), HOST, HANSANG_DATA_DIR (.data) and DATABASE_URL change where; Ctrl-C stops it gracefully.
import { spawn } from 'node:child_process'
import { isPortFree, parsePort } from './lib/ports.ts'
import { ROOT, childEnv, runScript } from './lib/run.ts'
import { buildSimulator } from './lib/shell-simulator.ts'

async function start(): Promise<number> {
  const port = parsePort(process.env['PORT'], 8080)
  // Said before the build: nobody wants to wait for that.
  if (!(await isPortFree(port, process.env['HOST'] || 'localhost'))) {
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`)
  }
  const built = await runScript('scripts/build.ts')
  if (built.code !== 0) throw new Error('The app could not be built; the reason stands above.')
  await buildSimulator()
  return serve()
}

/** Runs the server until it ends; answers its exit code. */
function serve(): Promise<number> {
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: childEnv({ HANSANG_SIMULATOR: process.env['HANSANG_SIMULATOR'] ?? 'on' }), stdio: 'inherit' })
  // A terminal sends Ctrl-C to both of us: the server stops by itself, we only wait for it. Other signals reach us alone.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => resolve(code ?? 0))
  })
}

try {
  process.exitCode = await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
