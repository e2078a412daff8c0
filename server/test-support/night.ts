import { expect } from 'vitest'
import { watchNights } from '#server/night.ts'
import type { TestServer } from './app.ts'

/** Looks once, at what the clock says, whether something is due, does it, and expects that nothing of it failed. */
export async function lookOnce({ database, clock }: Pick<TestServer, 'database' | 'clock'>): Promise<void> {
  const failures: string[] = []
  const watch = watchNights({
    database,
    clock,
    logError: (error, what) => failures.push(`${what}: ${String(error)}`),
  })
  await watch.look()
  await watch.stop()
  expect(failures).toEqual([])
}
