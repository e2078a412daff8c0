// npm run db:migrate | db:seed | db:reset. The database is the server's own: DATABASE_URL, else HANSANG_DATA_DIR
// (.data).
import '../server/db/quick-imports.ts'
import { openDatabase } from '../server/db/open.ts'
import { readConfig } from '../server/config.ts'
import { plainWords } from '../server/start-failures.ts'
import { inTurn } from '../server/db/turn.ts'
import { generateSeeds } from './gen/server.ts'

const USAGE = `npm run db:migrate   brings the tables up to date
npm run db:seed      adds the demo workplace and people where they are missing
npm run db:reset     throws everything away and starts again; with DATABASE_URL only after -- --yes`

const [verb = '', ...flags] = process.argv.slice(2)
const { dataDir, databaseUrl } = settings()

function settings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(plainWords(error))
    process.exit(1)
  }
}

/** Where the work is done, without the password that an address may carry. */
function place(): string {
  if (!databaseUrl) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

async function migrate(): Promise<string> {
  await withDatabase(async () => {})
  return `The tables in ${place()} are up to date.`
}

async function seed(): Promise<string> {
  const people = await withDatabase(async (database) => {
    generateSeeds()
    const [seeding, people, { PERSONAS }] = await Promise.all([
      import('../server/db/seed/seed.ts'),
      import('../server/db/seed/people.ts'),
      import('../server/db/seed/noun.ts'),
    ])
    const fill = () => seeding.seed(database.background, { now: new Date() })
    await (database.kind === 'server' ? inTurn(database.background.sql, fill) : fill())
    return `${PERSONAS.join(', ')}, all with the password ${people.DEMO_PASSWORD}`
  })
  return `${place()} holds the demo workplace. Sign-ins: ${people}.`
}

async function reset(): Promise<string> {
  if (databaseUrl && !flags.includes('--yes')) {
    throw new Error(
      `This would delete every table in ${place()}, a Postgres server. If you mean it: npm run db:reset -- --yes`,
    )
  }
  const { emptyDatabase } = await import('../server/db/reset.ts')
  await emptyDatabase({ dataDir, databaseUrl })
  return `Emptied. ${await seed()}`
}

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const verbs: Record<string, () => Promise<string>> = { migrate, seed, reset }

try {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run) throw new Error(USAGE)
  console.log(await run())
} catch (error) {
  console.error(plainWords(error, { dataDir, databaseUrl }))
  process.exitCode = 1
}
