import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { bareDatabase, databaseKinds } from '#server/test-support/database.ts'
import { sqlState } from './retry.ts'

// A folder or a database that an earlier build has made opens with its data, whatever has been added since
// (docs/decisions/102).

const migrations = fileURLToPath(new URL('migrations/', import.meta.url))
const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}

/** Runs the first migrations alone, as a build of then did. */
async function migrateTo(sql: postgres.Sql, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hansang-first-'))
  const entries = journal.entries.slice(0, count)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`))
  await migrate(drizzle(sql), { migrationsFolder: folder }).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  )
}

/** A value of each type; the same everywhere, so that what points at another row finds it. */
const VALUES: Record<string, (row: number) => unknown> = {
  text: (row) => `row ${row}`,
  integer: (row) => row,
  smallint: (row) => row,
  bigint: (row) => row,
  numeric: (row) => row + 0.5,
  boolean: (row) => row === 1,
  'timestamp with time zone': (row) => `2026-11-0${row}T02:24:00Z`,
}

type Column = { table: string; column: string; type: string }

/** Puts two rows into every table, those first that others point at. Returns the tables with their columns. */
async function fill(sql: postgres.Sql): Promise<Map<string, string[]>> {
  const columns = await sql<Column[]>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`
  const tables = Map.groupBy(columns, ({ table }) => table)
  const waiting = [...tables.keys()]
  for (let turns = waiting.length ** 2; waiting.length > 0 && turns > 0; turns -= 1) {
    const table = waiting.shift() ?? ''
    const rows = [1, 2].map((row) =>
      Object.fromEntries((tables.get(table) ?? []).map(({ column, type }) => [column, valueOf(type, row)])),
    )
    await sql`
      insert into ${sql(table)}
      select * from json_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::json)`.catch(
      (error: unknown) => {
        // Points at a row that is not there yet.
        if (sqlState(error) !== '23503') throw error
        waiting.push(table)
      },
    )
  }
  expect(waiting).toEqual([])
  return new Map([...tables].map(([table, own]) => [table, own.map(({ column }) => column)]))
}

function valueOf(type: string, row: number): unknown {
  const value = VALUES[type]
  if (value === undefined) throw new Error(`VALUES needs a value of the type ${type}.`)
  return value(row)
}

async function rowsOf(sql: postgres.Sql, tables: ReadonlyMap<string, string[]>): Promise<Map<string, unknown[]>> {
  const read = async ([table, columns]: [string, string[]]) =>
    [table, await sql`select ${sql(columns)} from ${sql(table)} order by ${sql(columns[0] ?? '')}`] as const
  return new Map(
    (await Promise.all([...tables].map(read))).map(([table, rows]) => [table, rows.map((row) => ({ ...row }))]),
  )
}

const withoutToken = (row: unknown) => {
  const { push_token: _token, ...rest } = row as Record<string, unknown>
  return rest
}

/** Making a database from nothing is seconds of work, and its first run here makes one. */
const SLOW_MS = 120_000

describe.each(databaseKinds)('the chain of migrations, %s', (kind) => {
  test(
    'brings a database of the first one to today with every row of every table',
    async () => {
      const bare = await bareDatabase(kind)
      await migrateTo(bare.sql, 1)
      const tables = await fill(bare.sql)
      const before = await rowsOf(bare.sql, tables)
      expect(tables.size).toBeGreaterThan(20)
      expect([...before.values()].every((rows) => rows.length === 2)).toBe(true)

      const today = await bare.reopen()
      // A migration that renames or drops a column says here what has become of it.
      const devices = (tables.get('devices') ?? []).filter((column) => column !== 'push_token')
      const still = await rowsOf(today.sql, new Map([...tables, ['devices', devices]]))
      expect(still).toEqual(new Map([...before, ['devices', before.get('devices')?.map(withoutToken)]]))
      // 0030: a token is a row of its own while its member is on the phone, and these have signed out.
      expect(await today.sql`select 1 from push_tokens`).toHaveLength(0)
      const [applied] = await today.sql<{ n: number }[]>`select count(*)::int as n from drizzle.__drizzle_migrations`
      expect(applied?.n).toBe(journal.entries.length)
      await today.close()
    },
    SLOW_MS,
  )
})

describe.each(databaseKinds)('tokens of phones that were written twice, %s', (kind) => {
  test(
    'are the newest’s who is still there, and nobody’s where they have signed out',
    async () => {
      const bare = await bareDatabase(kind)
      await migrateTo(bare.sql, 30)
      const { sql } = bare
      const put = async (table: string, values: Record<string, string>) => {
        const columns = await sql<Column[]>`
          select table_name as table, column_name as column, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = ${table}`
        const row = Object.fromEntries(columns.map(({ column, type }) => [column, valueOf(type, 1)]))
        await sql`insert into ${sql(table)} select * from json_populate_record(null::${sql(table)},
          ${JSON.stringify({ ...row, ...values })}::text::json)`
      }
      await put('companies', {})
      for (const hcId of ['first', 'second', 'third', 'gone']) await put('members', { hc_id: hcId, usr_id: hcId })
      // On phone 1 the second after the first, who has never been heard signing out; the third alone on phone 2 with a
      // token of phone 1 too, from before; phone 3 is of somebody who has signed out.
      await sql`insert into devices (hc_id, device_id, push_token, last_seen_at) values
        ('first', 'phone-1', 'one', '2026-11-01'), ('second', 'phone-1', 'one', '2026-11-02'),
        ('third', 'phone-1', 'one', '2026-10-01'), ('third', 'phone-2', 'two', '2026-11-03'),
        ('gone', 'phone-3', 'three', '2026-11-04')`
      await sql`insert into sessions (hc_id, session_id, device_id, ended_at) values
        ('first', 's', 'phone-1', null), ('second', 's', 'phone-1', null), ('third', 's', 'phone-2', null),
        ('gone', 's', 'phone-3', '2026-11-05')`
      const today = await bare.reopen()
      expect([...(await today.sql`select hc_id, push_token from push_tokens order by 1`)]).toEqual([
        { hc_id: 'second', push_token: 'one' },
        { hc_id: 'third', push_token: 'two' },
      ])
      await today.close()
    },
    SLOW_MS,
  )
})

test('of the snapshots only the newest is kept: the generator compares with no other', () => {
  const snapshots = readdirSync(join(migrations, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${String(journal.entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`])
})
