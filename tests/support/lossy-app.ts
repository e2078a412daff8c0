import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/lib/server.ts'
import { Backend } from './backend.ts'

export type LossyApp = {
  backend: Backend
  /** Puts the lost files back. */
  restore: () => void
  close: () => Promise<void>
}

/**
 * Serves a copy of the built app that has lost the files whose name fits, as after a release that took old files away.
 * Throws when no file fits, since then nothing would be tested.
 */
export async function serveWithout(lost: RegExp): Promise<LossyApp> {
  const built = process.env['HANSANG_DIST'] ?? 'dist'
  const copy = mkdtempSync(join(tmpdir(), 'hansang-lossy-'))
  cpSync(built, copy, { recursive: true })
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => lost.test(file))
  if (files.length === 0) throw new Error(`No file of ${built} fits ${String(lost)}`)
  for (const file of files) rmSync(join(copy, file))
  const server = await startServer({ scenarios: true, env: { HANSANG_DIST: copy } })
  return {
    backend: new Backend(server),
    restore: () => {
      for (const file of files) cpSync(join(built, file), join(copy, file))
    },
    close: async () => {
      await server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
