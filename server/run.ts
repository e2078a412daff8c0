/** Opens everything a running server needs and closes it again (docs/decisions/135). */
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app.ts'
import { type Clock, createClock } from './clock.ts'
import type { Config } from './config.ts'
import { beginDatabase, type Database, type Opening } from './db/open.ts'
import { inTurn } from './db/turn.ts'
import { refuseOpenDoors } from './doors.ts'
import { lifeOf } from './domain/session/life.rules.ts'
import { seoulDay } from './seoul.ts'
import { refuseUnknownAddress } from './start-warnings.ts'
import { timeFrom } from './test-day.ts'

export type RunningServer = {
  /** Where it listens, for a browser: `http://localhost:8080`. */
  address: string
  durability: string
  /** Whether the database was empty and has been filled. */
  seeded: boolean
  /** Settles when the database has stopped by itself and nothing can be served any more. */
  stopped: Promise<Error>
  servesApp: boolean
  notImplemented: string[]
  /**
   * Lets running requests finish, then closes the database. Calling it again waits for the same end.
   *
   * @param graceMs how long requests are still taken, each as the last of its connection, while `/readyz` says that
   *   none should come
   */
  close(graceMs?: number): Promise<void>
}

const CONTRACT = new URL('../openapi/generated/openapi.json', import.meta.url)
const DAY_WATCH_MS = 60_000

/**
 * Opens the database, fills it when it is empty, and listens.
 *
 * @throws DatabaseLockedError when another process holds the data folder; an EADDRINUSE error when the port is taken; an
 *   Error for people when the settings would let the wrong ones in, or would send members elsewhere
 */
export async function run(
  config: Config,
  clock: Clock = createClock(timeFrom(config.testDay)),
): Promise<RunningServer> {
  refuseOpenDoors(config)
  refuseUnknownAddress(config)
  const { early, opened } = beginDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
  const keepDay = async () => (await load()).keepDay((await opened).background, seoulDay(clock.now()))
  const seeding = opened.then(async ({ kind, background }) => {
    const { seedWhenEmpty } = await load()
    const fill = () => seedWhenEmpty(background, { now: clock.now(), demo: config.demo })
    // Of servers that start at once on an empty database one fills it, and the others find it filled.
    return kind === 'server' ? inTurn(background.sql, fill) : fill()
  })
  // The database starts in a thread of its own; meanwhile this one builds all that stands around it.
  const building = build(config, clock, { early, opened, keepDay })
  try {
    const [app, database, seeded] = await Promise.all([building, opened, seeding])
    return await listen({ app, config, clock, database, seeded, keepDay })
  } catch (error) {
    await opened.then(
      (database) => database.close(),
      () => {},
    )
    throw error
  }
}

async function build(
  config: Config,
  clock: Clock,
  { early, opened, keepDay }: Opening & { keepDay: () => Promise<void> },
): Promise<App> {
  const modules = await load()
  const contract = await modules.loadContract(CONTRACT)
  return modules.buildApp({
    config,
    contract,
    ...(await early),
    clock,
    tokenKey: await modules.loadTokenKey({
      dataDir: config.dataDir,
      // Only a migrated one has a place for it.
      shared: config.databaseUrl === undefined ? undefined : (await opened).db,
      given: config.tokenKey,
    }),
    alsoTokenKeys: config.alsoTokenKey === undefined ? [] : [config.alsoTokenKey],
    scenarioSources: {
      personas: modules.PERSONAS,
      makeMember: async (name, username) => {
        const persona = modules.PERSONAS.find((one) => one === name)
        if (persona === undefined) throw new Error(`No persona ${name}.`)
        return modules.makeMember(await opened, {
          persona,
          now: clock.now(),
          ...(username !== undefined && { username }),
        })
      },
      clockWasSet: keepDay,
    },
  })
}

async function load() {
  const [app, contractFile, tokenKey, seed, people, noun, night, reminders] = await Promise.all([
    import('./app.ts'),
    import('./http/contract-file.ts'),
    import('./auth/token-key.ts'),
    import('./db/seed/seed.ts'),
    import('./db/seed/people.ts'),
    import('./db/seed/noun.ts'),
    import('./night.ts'),
    import('./reminders.ts'),
  ])
  return { ...app, ...contractFile, ...tokenKey, ...seed, ...people, ...noun, ...night, ...reminders }
}

type Parts = {
  app: App
  config: Config
  clock: Clock
  database: Database
  seeded: boolean
  keepDay: () => Promise<void>
}

async function listen({ app, config, clock, database, seeded, keepDay }: Parts): Promise<RunningServer> {
  await app.http.listen({ host: config.host, port: config.port })
  if (config.host === 'localhost') await app.connections.listenBeside()
  const dayWatch = setInterval(() => {
    keepDay().catch((error: unknown) => app.http.log.error({ err: error }, 'what the new day needs could not be made'))
  }, DAY_WATCH_MS)
  dayWatch.unref()
  const { watchNights, watchReminders } = await load()
  const logError = (error: unknown, what: string) => app.http.log.error({ err: error }, what)
  const life = lifeOf(config)
  const nights = watchNights({ database: { kind: database.kind, ...database.background }, clock, logError, life })
  const reminders = watchReminders({ db: database.background.db, clock, logError })
  let closing: Promise<void> | undefined
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  // Listening, so there is an address, and it is one of IP and not of a pipe.
  const { port } = app.http.server.address() as AddressInfo
  return {
    address: `http://${host}:${port}`,
    durability: database.durability,
    seeded,
    stopped: database.stopped,
    servesApp: app.servesApp,
    notImplemented: app.notImplemented,
    close: (graceMs = 0) => {
      clearInterval(dayWatch)
      closing ??= Promise.all([drain(app, graceMs), nights.stop(), reminders.stop()]).then(() => database.close())
      return closing
    },
  }
}

/**
 * Takes requests for `graceMs` more, then no new ones, and waits for the running ones. Whoever asks in between is told
 * to come on another connection; those that browsers keep open for later are not waited for (docs/decisions/368).
 */
async function drain({ http, connections }: App, graceMs: number): Promise<void> {
  connections.drain()
  if (graceMs > 0) await wait(graceMs)
  const sweep = setInterval(() => connections.endIdle(), 50)
  await connections.close().finally(() => clearInterval(sweep))
  await http.close()
}
