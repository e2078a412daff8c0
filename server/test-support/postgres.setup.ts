/** Runs once before the server's tests: a Postgres for all of them, or plain words that there is none. */
import type { TestProject } from 'vitest/node'
import { startLocalPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined: this machine has no Postgres, tests run on the embedded database only. */
    postgresUrl: string | undefined
    /** On which databases `databaseKinds` runs: vite.config.ts says it for each project. */
    databases: 'both' | 'one'
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalPostgres()
  project.provide('postgresUrl', server?.url)
  if (!server) {
    process.stderr.write(
      'No Postgres binaries here (initdb, postgres): the server tests run on the embedded database only.\n',
    )
  }
  return async () => {
    await server?.stop()
  }
}
