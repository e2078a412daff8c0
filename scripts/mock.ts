// npm run mock: the app on PORT (8080) against Prism. Prism restarts when openapi/ changes and only when the change is clean.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { greenOnly } from './gen/green-only.ts'
import { makeFromContract, watchContract } from './gen/watch.ts'
import { freePort, isPortFree, parsePort } from './lib/ports.ts'
import { startPrism } from './lib/prism.ts'
import { ROOT, childEnv, stop } from './lib/run.ts'

const port = parsePort(process.env['PORT'], 8080)
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm run mock`)
  process.exit(1)
}
const prismPort = await freePort()

const words = {
  started: 'Prism answers with the examples of openapi/.',
  restarted: 'Prism restarted with the change.',
  kept: 'openapi/ has the fault above. Prism keeps serving the last good state; it restarts when the fault is gone.',
}

const mock = greenOnly({
  make: makeFromContract,
  start: () => startPrism({ port: prismPort, onLine: (line) => { if (/✖|error|violation/i.test(line)) console.log(line) } }),
  say: (event, error) => {
    if (error) console.error(error instanceof Error ? error.message : error)
    console.log(words[event])
  },
})
await mock.changed()

const vite = spawn(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: childEnv({ HANSANG_API_TARGET: `http://127.0.0.1:${prismPort}` }),
})

const watcher = watchContract(() => void mock.changed())

async function close(code: number): Promise<void> {
  await Promise.all([watcher.close(), mock.close(), stop(vite)])
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0))
vite.once('exit', (code) => void close(code ?? 0))
