import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import type { InjectOptions } from 'fastify'
import postgres from 'postgres'
import { buildApp } from '#server/app.ts'
import { createClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { PERSONAS, type Persona } from '#server/db/seed/noun.ts'
import { makeMember } from '#server/db/seed/people.ts'
import { seed } from '#server/db/seed/seed.ts'
import { loadContract } from '#server/http/contract-file.ts'

type Database = Awaited<ReturnType<typeof openDatabase>>
type Statement = { text: string; parameters: unknown[] }

const CONTRACT = new URL('../../openapi/generated/openapi.json', import.meta.url)

/** Calls the server as one member; rejects on any answer but 200. */
export type Call = (options: InjectOptions) => Promise<void>

/**
 * The server and its database in this process, with one member signed in; `close` ends both and removes an embedded
 * one.
 */
export interface World {
  database: Database
  /** The key of the member who calls. */
  hcId: string
  call: Call
  /** Another fresh member of the same persona, signed in. */
  another(): Promise<Pick<World, 'hcId' | 'call'>>
  close(): Promise<void>
}

interface WorldOptions {
  now: Date
  persona: Persona
  prepare?: (database: Database) => Promise<unknown>
  /** An empty database of a Postgres server; without it an embedded one in a folder of its own. */
  databaseUrl?: string
}

/** A database of that name without a table on the Postgres server at `serverUrl`; answers its address. */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`).finally(() => admin.end())
  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = `/${name}`
  return databaseUrl.href
}

export async function openWorld({ now, persona, prepare, databaseUrl }: WorldOptions): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-bench-'))
  const database = await openDatabase({ dataDir, databaseUrl })
  await seed(database, { now })
  await prepare?.(database)
  const { http } = await buildApp({
    config: readConfig({
      NODE_ENV: 'test',
      HANSANG_CHECK_ANSWERS: 'off',
      HANSANG_LOG: 'off',
      HANSANG_MEMBER_PER_MINUTE: '1000000',
    }),
    contract: await loadContract(CONTRACT),
    db: database.db,
    reach: database.reach,
    clock: createClock(() => now.getTime()),
    tokenKey: randomBytes(32),
    scenarioSources: {
      personas: PERSONAS,
      makeMember: () => makeMember(database, { persona, now }),
      clockWasSet: async () => {},
    },
  })
  const another = async () => {
    const { username, password, hcId } = await makeMember(database, { persona, now })
    const signedIn = await http.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, password, 'remember-me': 'false' }).toString(),
    })
    const { authorization } = signedIn.headers
    if (typeof authorization !== 'string') throw new Error(`Sign-in failed: ${signedIn.statusCode} ${signedIn.body}`)
    const call: Call = async (options) => {
      const answer = await http.inject({ ...options, headers: { authorization } })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    }
    return { hcId, call }
  }
  return {
    database,
    ...(await another()),
    another,
    close: async () => {
      await http.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The same framework, driver, database and statements as `act`, without contract, sign-in and checks: whatever `act`
 * sends is recorded once and sent again by a bare handler, which answers the rows as they are.
 */
export async function bareTwin(
  { sql }: Database,
  act: () => Promise<unknown>,
): Promise<{ call(): Promise<void>; statements: number }> {
  const sent: Statement[] = []
  // The driver looks at it for every statement; its type only promises so much for the options a client is made with.
  const options = sql.options as { debug?: unknown }
  const before = options.debug
  options.debug = (_connection: number, text: string, parameters: unknown[]) =>
    sent.push({ text, parameters: [...parameters] })
  try {
    await act()
  } finally {
    options.debug = before
  }
  const isEdge = ({ text }: Statement) => /^\s*(?:begin|commit|set )/i.test(text)
  const inside = sent.filter((statement) => !isEdge(statement))
  const writes = sent.some(isEdge)
  const app = fastify()
  const replay = async (client: Pick<Database['sql'], 'unsafe'>) => {
    const rows: unknown[] = []
    // Recorded as the driver had written them: texts and nulls.
    for (const { text, parameters } of inside)
      rows.push(await client.unsafe(text, parameters as (string | null)[], { prepare: true }))
    return rows
  }
  app.post('/', async () => (writes ? sql.begin((tx) => replay(tx)) : replay(sql)))
  await app.ready()
  return {
    statements: sent.length,
    call: async () => {
      const answer = await app.inject({ method: 'POST', url: '/' })
      if (answer.statusCode !== 200)
        throw new Error(`the bare twin answered ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    },
  }
}

/** CPU of this process for one call, embedded database included, in µs: others' work on the machine does not count. */
export async function cpuOf(call: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < times; done += 1) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
