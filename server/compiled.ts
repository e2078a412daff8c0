/**
 * Queries that are written out once and then only run. drizzle builds, types and names them; per call it would also
 * look at the kind of every value of every row, which is more work than the rest of a request. Here that is decided
 * once, per column.
 */
import { Column, type DriverValueDecoder, is, Param, Placeholder, SQL } from 'drizzle-orm'
import type postgres from 'postgres'
import type { Db } from './db/client.ts'

/** A flat selection. Spread `getTableColumns(table)` for all columns of a table. */
export type Fields = Record<string, Column | SQL>

type Values = Record<string, unknown>
type Built = PromiseLike<object[]> & { toSQL(): { sql: string; params: unknown[] } }

/**
 * @param fields the same object that `query` selects, in the same order
 * @param query a select whose variable values are `sql.placeholder(name)`
 * @returns a function from placeholder values to rows; outside of transactions only
 */
export function compiled<Query extends Built>(
  db: Db,
  fields: Fields,
  query: Query,
): (values: Values) => Promise<Awaited<Query>> {
  // At the first run and not here: a start would otherwise wait for every query of the server to be written out.
  let plan: Plan | undefined
  // drizzle() puts the driver it was given here; the type that the schema gets does not mention it.
  const { $client } = db as Db & { $client: postgres.Sql }
  const run = async (values: Values): Promise<object[]> => {
    plan ??= planOf(fields, query)
    const { text, readers } = plan
    const sent = plan.writers.map((write) => write(values))
    const rows: unknown[][] = await $client
      .unsafe(text, sent as postgres.ParameterOrJSON<never>[], { prepare: true })
      .values()
    return rows.map((row) => {
      const result: Values = {}
      for (let index = 0; index < readers.length; index += 1) {
        const reader = readers[index]
        const value = row[index]
        if (reader !== undefined) result[reader.name] = value === null ? null : reader.read(value)
      }
      return result
    })
  }
  // The rows have just been given the names and types that the query promises.
  return run as (values: Values) => Promise<Awaited<Query>>
}

type Plan = {
  text: string
  readers: { name: string; read: (value: unknown) => unknown }[]
  writers: ((values: Values) => unknown)[]
}

function planOf(fields: Fields, query: Built): Plan {
  const { sql: text, params } = query.toSQL()
  const readers = Object.entries(fields).map(([name, field]) => ({ name, read: decoderOf(field) }))
  return { text, readers, writers: params.map(writerOf) }
}

function decoderOf(field: Column | SQL): (value: unknown) => unknown {
  // SQL keeps what `mapWith` was given in a field that its type hides.
  const decoder = is(field, Column)
    ? field
    : (field as unknown as { decoder: DriverValueDecoder<unknown, unknown> }).decoder
  return (value) => decoder.mapFromDriverValue(value)
}

function writerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => valueOf(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(valueOf(values, value.name))
  }
  return () => param
}

function valueOf(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`The query needs a value for ${name}.`)
  return values[name]
}
