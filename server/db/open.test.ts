import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, freshDatabase } from '#server/test-support/database.ts'
import { type Database, openDatabase } from './open.ts'
import { companies } from '#server/domain/company/schema.ts'

describe.each(databaseKinds)('the database, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind, { seeded: false })
  })
  afterAll(() => database.close())

  test('says what an acknowledged write survives', () => {
    expect(database.kind).toBe(kind)
    expect(database.durability).toMatch(
      kind === 'embedded' ? /survive the end of this process.*not a power loss/ : /^Postgres server/,
    )
  })

  test('a failing statement between others fails alone, also when all are sent at once', async () => {
    const driver = database.sql
    const results = await Promise.allSettled([
      driver`select ${1}::int as a`,
      driver`select 1 / ${0}::int as a`,
      driver`select ${3}::int as a`,
      driver`select nothing_of_this_name`,
      driver`select ${5}::int as a`,
    ])
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value[0]?.a : 'failed'))).toEqual([
      1,
      'failed',
      3,
      'failed',
      5,
    ])
  })

  test('many statements at once each get their own answer', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 300 },
        (_, index) => database.sql`select ${index}::int as a, repeat('가', ${index % 50}::int) as b`,
      ),
    )
    expect(answers.map(([row]) => row?.a)).toEqual(Array.from({ length: 300 }, (_, index) => index))
    expect(answers[49]?.[0]?.b).toBe('가'.repeat(49))
  })

  test('an answer of several megabytes arrives whole', async () => {
    const rows = await database.sql`select n, repeat(md5(n::text), 10) as text from generate_series(1, 12000) as n`
    expect(rows).toHaveLength(12_000)
    expect(rows.at(-1)).toEqual({ n: 12_000, text: rows.at(-1)?.text })
    expect(new Set(rows.map((row) => row.text)).size).toBe(12_000)
  })

  test('one value of several megabytes goes in and comes back', async () => {
    const value = '한상'.repeat(1_000_000)
    const [row] = await database.sql`select ${value}::text as value`
    expect(row?.value === value).toBe(true)
  })

  test('what a transaction wrote is gone when it throws and there when it ends', async () => {
    const { db } = database
    const add = (bizCode: string) => ({ bizCode, bizNm: '누리', bizNmEng: 'Nuri' })
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(companies).values(add('GONE'))
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await db.transaction(async (tx) => {
      await tx.insert(companies).values(add('KEPT'))
      await tx.transaction((inner) => inner.insert(companies).values(add('INNER')))
    })
    const found = await db.select({ bizCode: companies.bizCode }).from(companies)
    expect(found.map((row) => row.bizCode).sort()).toEqual(['INNER', 'KEPT'])
  })

  test('a query that drizzle writes is prepared once and then used again', async () => {
    const known = await database.db.transaction(async (tx) => {
      for (const bizCode of ['A', 'B', 'C']) await tx.select().from(companies).where(eq(companies.bizCode, bizCode))
      return tx.execute(
        sql`select count(*)::int as n from pg_prepared_statements where statement like '%from "companies" where%'`,
      )
    })
    expect(known[0]).toEqual({ n: 1 })
  })

  test('opening again changes nothing, and an older program refuses a newer database', async () => {
    const driver = database.sql
    const [before] = await driver`select count(*)::int as n from drizzle.__drizzle_migrations`
    await driver`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 99999999999999)`
    const { migrateDatabase } = await import('./migrations.ts')
    await expect(migrateDatabase(driver, { sharedServer: kind === 'server' })).rejects.toThrow(/newer version/)
    await driver`delete from drizzle.__drizzle_migrations where hash = 'from the future'`
    await migrateDatabase(driver, { sharedServer: kind === 'server' })
    const [after] = await driver`select count(*)::int as n from drizzle.__drizzle_migrations`
    expect(after).toEqual(before)
  })
})

describe('the embedded folder', () => {
  const folders: string[] = []
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'hansang-open-'))
    folders.push(folder)
    return join(folder, 'deep', '한 상')
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  test('is made when missing and keeps what was written', async () => {
    const dataDir = newFolder()
    const first = await openDatabase({ dataDir })
    await first.db.insert(companies).values({ bizCode: 'X', bizNm: '누리', bizNmEng: 'Nuri' })
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await second.db.select().from(companies)).toMatchObject([{ bizCode: 'X', bizNm: '누리', bizNmEng: 'Nuri' }])
    await second.close()
  })

  test('is migrated on opening when it was not, and left alone with migrate: false', async () => {
    const dataDir = newFolder()
    const first = await openDatabase({ dataDir })
    await first.sql`drop schema drizzle cascade`
    await first.sql`drop schema public cascade`
    await first.sql`create schema public`
    await first.close()
    rmSync(join(dataDir, 'pgdata', 'hansang.migrations'))
    const bare = await openDatabase({ dataDir, migrate: false })
    await expect(bare.db.select().from(companies)).rejects.toThrow('companies')
    await bare.close()
    const migrated = await openDatabase({ dataDir })
    expect(await migrated.db.select().from(companies)).toEqual([])
    await migrated.close()
  })

  test('that holds no database is refused in words, and given back', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), '99')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/cannot be opened.*\n.*db:reset/)
    rmSync(join(dataDir, 'pgdata'), { recursive: true })
    await (await openDatabase({ dataDir })).close()
  })

  test('refuses a second opener in the same process until the first has closed', async () => {
    const dataDir = newFolder()
    const first = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use \(process \d+, since .*\)/)
    await first.close()
    await (await openDatabase({ dataDir })).close()
  })
})
