import { startServer, type RunningServer } from '../../scripts/lib/server.ts'
import { hasLocalPostgres, startLocalPostgres } from '../../server/test-support/postgres.ts'

export type TwoServers = {
  servers: [RunningServer, RunningServer]
  close: () => Promise<void>
}

/** Whether this machine has what two servers need; a journey with them is registered only there. */
export const hasTwoServers = hasLocalPostgres

/** Two servers on one Postgres, as in production. */
export async function startTwoServers(env: Record<string, string>): Promise<TwoServers> {
  const postgres = await startLocalPostgres()
  if (postgres === undefined) throw new Error('This machine has no Postgres.')
  const shared = {
    databaseUrl: postgres.url,
    scenarios: true,
    // No key is given: they share the one of their database (docs/decisions/369).
    env,
  }
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
