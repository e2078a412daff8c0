import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '../../server/db/quick-imports.ts'
import { startServer } from '../lib/server.ts'
import { Backend } from '../../tests/support/backend.ts'

/** The Thursday that the board shows, at this wall time in Seoul. */
export function boardMoment(time: string): Date {
  return new Date(`2026-11-19T${time.padStart(5, '0')}:00+09:00`)
}

export type BoardApp = { backend: Backend; close: () => Promise<void> }

/**
 * The built app on a server whose workplace was seeded at the board's moment: the seed puts the board's lunch on the
 * day it first ran, and its figures on the minute (docs/decisions/022-seed.md). Everything is gone with `close`.
 */
export async function startBoardApp(): Promise<BoardApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-board-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    await seedAt(dataDir, boardMoment('11:24'))
    // Every picture signs in anew: cheap hashes, and no limit on sign-ins from one address.
    const env = { HANSANG_LOG: 'warn', HANSANG_SIGNIN_PER_MINUTE: '1000000' }
    const server = await startServer({ dataDir, scenarios: true, env })
    const close = async () => {
      await server.close()
      remove()
    }
    return { backend: new Backend(server), close }
  } catch (error) {
    remove()
    throw error
  }
}

async function seedAt(dataDir: string, now: Date): Promise<void> {
  const [{ openDatabase }, { seed }] = await Promise.all([
    import('../../server/db/open.ts'),
    import('../../server/db/seed/seed.ts'),
  ])
  const database = await openDatabase({ dataDir })
  try {
    await seed(database, { now })
  } finally {
    await database.close()
  }
}
