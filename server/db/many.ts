/**
 * Many rows in one statement with a single value, whatever their number. A list of values per row takes drizzle
 * longer to write than the database needs to store it, and is a different statement for each number of rows.
 */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client.ts'

/**
 * Adds rows; those whose key exists already are left as they are.
 *
 * @param rows all with the same keys; instants as `Date`
 * @returns how many rows were added
 */
export async function insertMany<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number> {
  return store(db, table, rows, () => sql`on conflict do nothing`)
}

/**
 * Adds rows; those whose key exists already are replaced in every given column. A row that would not change is not
 * written, so sending the same rows twice costs little.
 *
 * @param rows all with the same keys, no two with the same values in `key`
 * @param key the columns that decide which row is meant, as drizzle names them
 * @param allowed what a row has to meet to be replaced, about the kept row (the table) and the new one (`excluded`)
 * @returns how many rows were added or changed
 */
export async function upsertMany<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  key: readonly (keyof Table['$inferInsert'] & string)[],
  allowed: SQL = sql`true`,
): Promise<number> {
  return store(db, table, rows, (columns) => {
    const keys = key.map(toSnakeCase)
    const others = columns.filter((column) => !keys.includes(column))
    const set = others.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
    const old = others.map((column) => sql`${table}.${sql.identifier(column)}`)
    const fresh = others.map((column) => sql`excluded.${sql.identifier(column)}`)
    return sql`on conflict (${list(keys.map((column) => sql.identifier(column)))}) do update set ${list(set)}
      where (${list(old)}) is distinct from (${list(fresh)}) and (${allowed})`
  })
}

async function store(
  db: Queryable,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  onConflict: (columns: string[]) => SQL,
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const known = getTableColumns(table)
  const names = Object.keys(first).filter((key) => key in known)
  const columns = names.map(toSnakeCase)
  const records = rows.map((row) => Object.fromEntries(names.map((key, index) => [columns[index], row[key] ?? null])))
  const into = list(columns.map((column) => sql.identifier(column)))
  const written = await db.execute(sql`
    insert into ${table} (${into})
    select ${into} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
    ${onConflict(columns)}`)
  return written.count
}

const list = (parts: { getSQL(): SQL }[] | ReturnType<typeof sql.identifier>[]) => sql.join([...parts], sql`, `)
