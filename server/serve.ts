/** The server as a program, from its sources or bundled: main.ts chooses. */
import './quick-start.ts'
import './db/quick-imports.ts'
import type { RunningServer } from './run.ts'

/** How long running requests may take after the signal to stop. */
const STOP_LIMIT_MS = 10_000

try {
  // Not imported above: both of the first imports only help what is loaded after them.
  const [{ readConfig }, { run }] = await Promise.all([import('./config.ts'), import('./run.ts')])
  const config = readConfig(process.env)
  const server = await run(config)
  greet(server, config.scenarios)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server))
} catch (error) {
  process.stderr.write(`${plainWords(error)}\n`)
  process.exitCode = 1
}

/** Says, for people, where the app is and who may sign in. Logs are separate and structured. */
function greet({ address, durability, seeded, servesApp, notImplemented }: RunningServer, scenarios: boolean): void {
  const lines = [
    `한상 is ready: ${address}`,
    ...(servesApp ? [] : ['There is no built app in dist/, so only the API answers. `npm run build` makes one.']),
    durability,
    ...(seeded ? ['The database was empty and has been filled with a demo workplace.'] : []),
    'Demo sign-ins, all with the password hansang-demo!1: haneul (a year of records), saebyeok (new), dasom (dormant), emily (English)',
    ...(scenarios ? [`Scenarios are on: ${address}/_scenarios lists them. Never switch them on where others can reach this port.`] : []),
    ...(notImplemented.length === 0 ? [] : [`not implemented: ${notImplemented.length} operations of the contract (named in the log)`]),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

async function stop(server: RunningServer): Promise<void> {
  // A client that never finishes its request must not keep the process alive.
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await server.close()
  process.exit(0)
}

/** The reasons a start can fail that a person can do something about, without a stack. */
function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Set PORT to another one, or stop what uses it.`
  }
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('.gen.ts')) {
    return 'The lists of handlers and seeds are missing. Run `npm run gen` first.'
  }
  return error.name === 'DatabaseLockedError' || error.name === 'Error' ? error.message : (error.stack ?? error.message)
}
