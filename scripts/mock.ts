// npm run mock: the app on PORT (8080) against Prism. Prism restarts when openapi/ changes and only when the change is clean.
import { createServer } from 'vite'
import { greenOnly } from './gen/green-only.ts'
import { makeFromContract, watchContract } from './gen/watch.ts'
import { freePort, isPortFree, parsePort } from './lib/ports.ts'
import { startPrism } from './lib/prism.ts'
import { ROOT } from './lib/run.ts'
import { tool } from './lib/tools.ts'
import { preferFromCookies } from './mock/prefer.ts'

const port = parsePort(process.env['PORT'], 8080)
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm run mock`)
  process.exit(1)
}
try {
  await tool('prism')
} catch (error) {
  // No fault of openapi/, so not one that greenOnly could wait out.
  console.error(error instanceof Error ? error.message : error)
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

process.env['HANSANG_API_TARGET'] = `http://127.0.0.1:${prismPort}`
const vite = await createServer({ root: ROOT, server: { port }, plugins: [preferFromCookies()] })
await vite.listen()
vite.printUrls()

const watcher = watchContract(() => void mock.changed())

async function close(): Promise<void> {
  await Promise.all([watcher.close(), mock.close(), vite.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
