import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/lib/server.ts'
import { atEnd } from './cleanup.ts'
import { makeMember, MEASURED, type Member } from './servers.ts'

export type Prepared = { ours: string; bare: string; members: Member[] }

/**
 * Two equal data folders with these members in them, one for our server and one for the bare reference; both are closed
 * and removed at the end of the run.
 */
export async function twinFolders(memberCount: number): Promise<Prepared> {
  const base = mkdtempSync(join(tmpdir(), 'hansang-twins-'))
  atEnd(async () => rmSync(base, { recursive: true, force: true }))
  const ours = join(base, 'ours')
  const bare = join(base, 'bare')
  const server = await startServer({ ...MEASURED, dataDir: ours })
  const members: Member[] = []
  for (let count = 0; count < memberCount; count += 1) members.push(await makeMember(server.origin, 'haneul'))
  await server.close()
  cpSync(ours, bare, { recursive: true })
  return { ours, bare, members }
}
