/** A member who has very many rows of everything that ordinary calls add to. */
import { existsSync, readdirSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import { kindOf } from '#server/db/tables.ts'

/** A table and the column of its key that tells rows of a member apart. */
type Growing = { name: string; key: string }
type Column = { name: string; type: string; unique: boolean; nullable: boolean }

/** Where the last column of the key is one of a few, or a part of a time. */
const KEYS: Readonly<Record<string, string>> = { heart_rates: 'inpt_dt', step_readings: 'activity_dt' }

/** Rows lie on so many days: a member with 4,000 of a kind has a hundred on each. */
const DAYS = 40

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Every table of members. */
async function memberTables(): Promise<Growing[]> {
  const domain = new URL('../domain/', import.meta.url)
  const nouns = readdirSync(domain).filter((noun) => existsSync(new URL(`${noun}/schema.ts`, domain)))
  const exported = (
    await Promise.all(
      nouns.map((noun) => import(new URL(`${noun}/schema.ts`, domain).href) as Promise<Record<string, unknown>>),
    )
  ).flatMap((schema) => Object.values(schema))
  return exported.flatMap((table) => {
    if (!is(table, PgTable) || kindOf(table) !== 'member') return []
    const { name, primaryKeys, columns } = getTableConfig(table)
    const last = primaryKeys[0]?.columns.at(-1)?.name
    const key = columns.find((column) => (last === undefined ? column.primary : column.name === last))
    return key === undefined || key.name === 'hcId' || columns.every((column) => column.name !== 'hcId')
      ? []
      : [{ name, key: KEYS[name] ?? snake(key.name) }]
  })
}

/** What a column of the n-th copy of a row holds: the key another value each, days and times one of the last days. */
function valueOf({ name, type, unique, nullable }: Column, key: string, today: string): string {
  const old = `o."${name}"`
  const isOwn = name === key || unique
  if (name === 'hc_id') return old
  // What names something once names nothing in a copy.
  if (unique && nullable && name !== key) return 'null'
  const above = type === 'smallint' ? 10_000 : 1_000_000
  if (/int|serial/.test(type)) return isOwn ? `${above} + n` : old
  if (type.startsWith('timestamp')) return isOwn ? `${old} - n * interval '1 minute'` : old
  if (type !== 'text') return old
  const day = `to_char(to_date('${today}', 'YYYYMMDD') - n % ${String(DAYS)}, 'YYYYMMDD')`
  // A key of a time gets a second of its own, one of a day a day.
  const second = `to_char(interval '1 second' * (20000 + n), 'HH24MISS')`
  const cases = [
    ['^20[0-9]{12}$', isOwn ? `${day} || ${second}` : `${day} || substr(${old}, 9)`],
    [
      '^20[0-9]{10}$',
      isOwn
        ? `to_char(to_timestamp(${old}, 'YYYYMMDDHH24MI') - n * interval '1 minute', 'YYYYMMDDHH24MI')`
        : `${day} || substr(${old}, 9)`,
    ],
    ['^20[0-9]{6}$', isOwn ? `to_char(to_date(${old}, 'YYYYMMDD') - n, 'YYYYMMDD')` : day],
  ]
  const forms = cases.map(([form, value]) => `when ${old} ~ '${form}' then ${value}`).join(' ')
  return `case ${forms} else ${isOwn ? `${old} || '-' || n` : old} end`
}

/**
 * Where nothing of a member grows without end by copying: what bounds it is said here, since a copy would break what
 * belongs together.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  challenge_badges: 'four of each challenge, kept at night',
  challenge_recomms: 'one of a challenge that was come to by a link',
  challenge_reports: 'one of each challenge that is over',
  checkup_items: 'values of a check-up',
  checkups: 'what the provider has of ten years',
  drink_intakes: 'the drinks of a day are sent whole, and so few at a time',
  due_days: 'days of a sync, gone at its end',
  favourite_foods: 'MOST_FAVOURITES',
  green_stamps: 'one of a day and deed',
  medicine_times: 'eight of a medicine',
  medicines: 'MOST_MEDICINES',
  mission_exchanges: 'one of a day and mission',
  own_foods: 'MOST_OWN_FOODS',
  pattern_reports: 'nine of a kind',
  point_entries: 'one of each thing that gave or took points; told in pages',
  point_lots: 'one of each thing that gave points',
  point_takes: 'one of a lot and what took of it',
  practice_choices: 'ten habits, chosen once a day',
  remember_credentials: 'one of a device',
  removed_index_records: 'MOST_REMOVED',
  sessions: 'one at a time',
  skipped_meals: 'one of a day and meal',
  smart_orders: 'each takes a box that a kitchen has',
}

/**
 * Copies rows of a member.
 *
 * @param rows how many are added to a table
 * @returns how many were, by table; the database's words where none could be
 */
export async function multiply(
  sql: postgres.Sql,
  hcId: string,
  { rows, today }: { rows: (table: string) => number; today: string },
): Promise<Map<string, number | string>> {
  const added = new Map<string, number | string>()
  const tables = (await memberTables()).filter(({ name }) => !(name in BOUNDED))
  for (const { name, key } of tables) {
    const columns = await sql<Column[]>`
      select c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable, exists (
        select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.table_name::regclass and i.indisunique and not i.indisprimary
          and a.attname = c.column_name) as unique
      from information_schema.columns c
      where c.table_name = ${name} and c.is_generated = 'NEVER' and c.is_identity = 'NO' order by c.ordinal_position`
    const names = columns.map((column) => `"${column.name}"`).join(', ')
    const values = columns.map((column) => valueOf(column, key, today)).join(', ')
    const copies = sql.unsafe(
      `with own as (
         select *, row_number() over () as own_place, count(*) over () as own_places from "${name}" where hc_id = $1)
       insert into "${name}" (${names})
       select ${values} from generate_series(1, ${String(rows(name))}) as n
       join own o on o.own_place = 1 + n % o.own_places on conflict do nothing`,
      [hcId],
    )
    added.set(
      name,
      await copies.then(
        ({ count }) => count,
        (error: Error) => error.message,
      ),
    )
  }
  return added
}
