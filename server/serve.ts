/** The server as a program, from its sources or bundled: main.ts chooses. */
import './quick-start.ts'
import './db/quick-imports.ts'
import type { Config } from './config.ts'
import type { RunningServer } from './run.ts'

/** How long running requests may take once no more are taken. */
const STOP_LIMIT_MS = 10_000
/** What is running can only fail now. */
const GIVE_UP_MS = 2000

// Not imported above: both of the first imports only help what is loaded after them.
const [{ readConfig }, { doorWords }, { crashWords, plainWords }, { startWarnings }] = await Promise.all([
  import('./config.ts'),
  import('./doors.ts'),
  import('./start-failures.ts'),
  import('./start-warnings.ts'),
])
let config: Config | undefined
// Node itself would print such an error with all that hangs on it, values of members included.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${crashWords(error)}\n`)
  process.exit(1)
})
try {
  config = readConfig(process.env)
  const { run } = await import('./run.ts')
  const server = await run(config)
  greet(server, config)
  void server.stopped.then((error) => giveUp(error, server))
  // Somebody at a terminal waits for nobody's balancer.
  process.once('SIGINT', () => void stop(server, 0))
  process.once('SIGTERM', () => void stop(server, (config?.drainSeconds ?? 0) * 1000))
} catch (error) {
  process.stderr.write(`${plainWords(error, config)}\n`)
  process.exitCode = 1
  // What had begun beside it may not know that it is over.
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
}

/** Says, for people, where the app is and who may sign in. Logs are separate and structured. */
function greet({ address, durability, seeded, servesApp }: RunningServer, config: Config): void {
  const { demo } = config
  const without = demo ? '' : ', without members'
  const lines = [
    ...(servesApp
      ? []
      : [`There is no built app in ${config.distDir}, so only the API answers. npm run build makes one.`]),
    durability,
    ...(seeded ? [`The database was empty and has been filled with a demo workplace${without}.`] : []),
    ...doorWords(config, address),
    ...startWarnings(config),
    '',
    `한상 is ready: ${address}`,
    demo
      ? 'Demo sign-ins, all with the password hansang-demo!1: haneul (a year of records), saebyeok (new), dasom (dormant), emily (English)'
      : 'No demo members are added here. HANSANG_DEMO=on puts them into an empty database; everybody knows their password.',
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/**
 * Without its database the server would only answer failures. Whoever watches it starts another one, which finds all
 * that was saved.
 */
function giveUp(error: Error, server: RunningServer): void {
  process.stderr.write(`${plainWords(error)}\nThe server ends here. What was saved is kept; start it again.\n`)
  process.exitCode = 1
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
  void server
    .close()
    .catch(() => {})
    .finally(() => process.exit(1))
}

async function stop(server: RunningServer, graceMs: number): Promise<void> {
  // A client that never finishes its request must not keep the process alive.
  setTimeout(() => process.exit(1), graceMs + STOP_LIMIT_MS).unref()
  await server.close(graceMs)
  process.exit(0)
}
