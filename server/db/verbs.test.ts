import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseKinds, freshDatabase } from '#server/test-support/database.ts'
import { openDatabase } from './open.ts'
import { emptyDatabase } from './reset.ts'
import { members } from '#server/domain/member/schema.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/db.ts', import.meta.url))

/** What the verb answers: exit code and everything it says. */
function verb(args: string[], env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const { DATABASE_URL: _, ...rest } = process.env
    execFile(process.execPath, [SCRIPT, ...args], { env: { ...rest, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, said: stdout + stderr })
    })
  })
}

describe('npm run db:…, embedded', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'hansang-verbs-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const memberCount = async () => {
    const database = await openDatabase({ dataDir })
    const rows = await database.db.select({ n: count() }).from(members)
    await database.close()
    return rows[0]?.n
  }

  test('migrate makes tables without people, seed adds them, reset starts again', { timeout: 120_000 }, async () => {
    const env = { HANSANG_DATA_DIR: dataDir }
    expect(await verb(['migrate'], env)).toEqual({ code: 0, said: `The tables in ${dataDir} are up to date.\n` })
    expect(await memberCount()).toBe(0)
    expect((await verb(['seed'], env)).said).toContain('haneul, saebyeok, dasom, emily')
    expect(await memberCount()).toBe(6)
    const database = await openDatabase({ dataDir })
    await database.db.delete(members)
    const refused = await verb(['reset'], env)
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('is in use')
    await database.close()
    expect((await verb(['reset'], env)).code).toBe(0)
    expect(await memberCount()).toBe(6)
  })

  test('an unknown verb explains the known ones', async () => {
    const { code, said } = await verb(['destroy'], { HANSANG_DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said).toContain('db:migrate')
  })
})

test('reset refuses a server without --yes before it has touched it, and keeps its password to itself', async () => {
  const { code, said } = await verb(['reset'], { DATABASE_URL: 'postgres://someone:hidden@db.invalid:5432/hansang' })
  expect(code).toBe(1)
  expect(said).toContain('db.invalid:5432/hansang')
  expect(said).toContain('--yes')
  expect(said).not.toContain('hidden')
})

describe.each(databaseKinds.filter((kind) => kind === 'server'))('emptying a %s', (kind) => {
  test('leaves nothing, and the next opening migrates it again', async () => {
    const database = await freshDatabase(kind)
    const [row] = await database.sql`select current_database() as name`
    const url = new URL(inject('postgresUrl') ?? '')
    url.pathname = `/${row?.name}`
    await emptyDatabase({ dataDir: '', databaseUrl: url.href })
    const again = await openDatabase({ dataDir: '', databaseUrl: url.href })
    expect(await again.db.select({ n: count() }).from(members)).toEqual([{ n: 0 }])
    await again.close()
    await database.close()
  })
})
