import { randomBytes } from 'node:crypto'
import { startServer, type RunningServer } from '../../scripts/lib/server.ts'
import { startLocalPostgres } from '../../server/test-support/postgres.ts'

export type TwoServers = {
  servers: [RunningServer, RunningServer]
  close: () => Promise<void>
}

/** Two servers on one Postgres, as in production; undefined where this machine has no Postgres. */
export async function startTwoServers(env: Record<string, string>): Promise<TwoServers | undefined> {
  const postgres = await startLocalPostgres()
  if (postgres === undefined) return undefined
  const shared = { databaseUrl: postgres.url, scenarios: true, env: { ...env, HANSANG_DEMO: 'on', HANSANG_TOKEN_KEY: randomBytes(32).toString('base64url') } }
  try {
    // One after the other: the first fills the empty database.
    const first = await startServer(shared)
    const second = await startServer(shared).catch(async (error: unknown) => {
      await first.close()
      throw error
    })
    return {
      servers: [first, second],
      close: async () => {
        await Promise.all([first.close(), second.close()])
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
