// npm run mock: the app on PORT (8080) against Prism. Another Prism takes over when openapi/ changes, and only when the
// change is clean.
import { createServer } from 'vite'
import { bundleContract, lintContract } from './gen/bundle.ts'
import { generateContract } from './gen/contract.ts'
import { greenOnly } from './gen/green-only.ts'
import { watchContract } from './gen/watch.ts'
import { isPortFree, parsePort } from './lib/ports.ts'
import { ROOT } from './lib/run.ts'
import { tool } from './lib/tools.ts'
import { openGateway } from './mock/gateway.ts'
import { preferFromCookies } from './mock/prefer.ts'
import { prismKeeper, type Served } from './mock/prism-keeper.ts'

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
const gateway = await openGateway()

const words = {
  started: 'Prism answers with the examples of openapi/.',
  restarted: 'Prism answers with the change.',
  waits: 'openapi/ has the fault above. Prism answers nothing yet; it does when the fault is gone.',
  kept: 'openapi/ has the fault above. Prism keeps serving the last good state; it answers with the next one when the fault is gone.',
}

/** Said by hand, whatever was thrown. */
const logError = (error: unknown) => console.error(error instanceof Error ? error.message : error)

const keeper = prismKeeper(gateway)
let next: Served | undefined

/** Types and guards follow once the answers are there: nobody waits for them but the app's own pages. */
let made = Promise.resolve()
const makeRest = () => (made = made.then(async () => void (await generateContract())).catch(logError))

const mock = greenOnly({
  // The next Prism reads the contract while it is linted here: a save is answered after the longer of the two.
  make: async () => {
    const serving = bundleContract().then(keeper.serve)
    const [linted, served] = await Promise.allSettled([lintContract(), serving])
    if (linted.status === 'fulfilled' && linted.value && served.status === 'fulfilled') {
      next = served.value
      return true
    }
    if (served.status === 'fulfilled') await served.value.close()
    if (linted.status === 'rejected') throw linted.reason
    // What the lint says names operation and line; what bundler or Prism say only counts where it found nothing.
    if (linted.value && served.status === 'rejected') throw served.reason
    return false
  },
  start: async () => {
    if (next === undefined) throw new Error('There is no Prism to lead to.')
    next.lead()
    void makeRest()
    return next
  },
  say: (event, error) => {
    if (error) logError(error)
    // Kept is only what still answers.
    console.log(words[event === 'kept' && keeper.hasGivenUp() ? 'waits' : event])
  },
})
await mock.changed()
await made

process.env['HANSANG_API_TARGET'] = `http://127.0.0.1:${gateway.port}`
const vite = await createServer({ root: ROOT, server: { port }, plugins: [preferFromCookies()] })
await vite.listen()
vite.printUrls()

const watcher = watchContract(() => void mock.changed())

async function close(): Promise<void> {
  await Promise.all([
    watcher.close(),
    mock.close().then(() => Promise.all([gateway.close(), keeper.close()])),
    vite.close(),
  ])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
