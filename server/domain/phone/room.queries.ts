/** Rows of a phone that there is room for: one statement for each kind of a call, however many rows it brings. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { phoneExercises, phoneSteps } from '#server/domain/activity/schema.ts'
import { healthIndexRecords, heartRates } from '#server/domain/index-record/schema.ts'
import { seoulDay } from '#server/seoul.ts'
import { MOST_ARRIVING, MOST_OF_A_DAY, type SampleKind } from './room.rules.ts'
import type { PhoneRows } from './sample.rules.ts'
import { sampleArrivals } from './schema.ts'

type RowOf<Kind extends SampleKind> = PhoneRows[Kind][number]

/** What is counted together: the rows of a day, of values those of one code (else empty). */
type Day = { of: string; day: string }

/** How the rows of a kind are counted, and what tells them apart. */
interface Way<Row> {
  most: number
  dayOf: (row: Row) => Day
  keyOf: (row: Row) => string
  /** Those that stand, about `sent.of` and `sent.day`. */
  standing: (hcId: string) => SQL
  /** Keys of those that stand among some: replacing needs no room. */
  known: (db: Queryable, hcId: string, rows: readonly Row[]) => Promise<string[]>
}

const inDay = (at: SQL | object) => sql`${at} between sent.day || '000000' and sent.day || '235959'`

const spans = (
  table: typeof phoneSteps | typeof phoneExercises,
  most: number,
): Way<{ origin: string; sampleId: string; startDt: string }> => ({
  most,
  dayOf: ({ startDt }) => ({ of: '', day: startDt.slice(0, 8) }),
  keyOf: ({ origin, sampleId }) => `${origin} ${sampleId}`,
  standing: (hcId) => sql`${table} where ${table.hcId} = ${hcId} and ${inDay(table.startDt)}`,
  known: async (db, hcId, rows) => {
    const ids = rows.map(({ sampleId }) => sampleId)
    const isOne = and(eq(table.hcId, hcId), inArray(table.sampleId, ids))
    const found = await db.select({ origin: table.origin, id: table.sampleId }).from(table).where(isOne)
    return found.map(({ origin, id }) => `${origin} ${id}`)
  },
})

const values: Way<RowOf<'indexes'>> = {
  most: MOST_OF_A_DAY.indexes,
  dayOf: ({ helhidxCode, inptDt }) => ({ of: helhidxCode, day: inptDt.slice(0, 8) }),
  keyOf: ({ helhidxCode, inptDt }) => `${helhidxCode} ${inptDt}`,
  standing: (hcId) => {
    const { hcId: owner, helhidxCode, inptDt } = healthIndexRecords
    return sql`${healthIndexRecords} where ${owner} = ${hcId} and ${helhidxCode} = sent.of and ${inDay(inptDt)}`
  },
  known: async (db, hcId, rows) => {
    const { helhidxCode: code, inptDt: at } = healthIndexRecords
    const codes = [...new Set(rows.map(({ helhidxCode }) => helhidxCode))]
    const times = rows.map(({ inptDt }) => inptDt)
    const isOne = and(eq(healthIndexRecords.hcId, hcId), inArray(code, codes), inArray(at, times))
    const found = await db.select({ code, at }).from(healthIndexRecords).where(isOne)
    return found.map((row) => `${row.code} ${row.at}`)
  },
}

const rates: Way<RowOf<'heartRates'>> = {
  most: MOST_OF_A_DAY.heartRates,
  dayOf: ({ inptDt }) => ({ of: '', day: inptDt.slice(0, 8) }),
  keyOf: ({ helhidxOriCode, inptDt }) => `${helhidxOriCode} ${inptDt}`,
  standing: (hcId) => sql`${heartRates} where ${heartRates.hcId} = ${hcId} and ${inDay(heartRates.inptDt)}`,
  known: async (db, hcId, rows) => {
    const { helhidxOriCode: origin, inptDt: at } = heartRates
    const times = rows.map(({ inptDt }) => inptDt)
    const isOne = and(eq(heartRates.hcId, hcId), inArray(at, times))
    const found = await db.select({ origin, at }).from(heartRates).where(isOne)
    return found.map((row) => `${row.origin} ${row.at}`)
  },
}

/** Null: a day of it is bounded where it is written. */
const ways: { [Kind in SampleKind]: Way<RowOf<Kind>> | null } = {
  steps: spans(phoneSteps, MOST_OF_A_DAY.steps),
  exercises: spans(phoneExercises, MOST_OF_A_DAY.exercises),
  foods: null,
  indexes: values,
  heartRates: rates,
}

export type Room<Row> = {
  /** Those that there is room for. */
  rows: Row[]
  /** Gives back the room of rows that were not written: they stood already. */
  giveBack: (written: number) => Promise<void>
}

/**
 * Takes room for the rows of one kind. Calls at the same time may together bring a day above its bound; what arrives on
 * a day is counted in one place, so that it has an end whoever calls.
 */
export async function takeRoom<Kind extends SampleKind>(
  db: Queryable,
  hcId: string,
  kind: Kind,
  rows: readonly RowOf<Kind>[],
  now: Date,
): Promise<Room<RowOf<Kind>>> {
  if (rows.length === 0) return { rows: [], giveBack: async () => {} }
  const way: Way<RowOf<Kind>> | null = ways[kind]
  const today = seoulDay(now)
  const { arrived, held } = await count(db, hcId, kind, { rows, way, today })
  const fitting = way === null ? rows : await fittingOf(db, hcId, { rows, way, held })
  const beyond = Math.max(0, arrived - MOST_ARRIVING[kind])
  return {
    rows: fitting.slice(0, Math.max(0, rows.length - beyond)),
    giveBack: async (written) => {
      if (written >= rows.length) return
      const { rowCnt, arrivedDt } = sampleArrivals
      await db
        .update(sampleArrivals)
        .set({ rowCnt: sql`greatest(0, ${rowCnt} - ${rows.length - written}::int)` })
        .where(and(eq(sampleArrivals.hcId, hcId), eq(sampleArrivals.kind, kind), eq(arrivedDt, today)))
    },
  }
}

type Held = Map<string, number>
const nameOf = ({ of, day }: Day): string => `${of} ${day}`

/** Notes that rows arrive and counts what stands on their days, no further than to the bound. */
async function count<Row>(
  db: Queryable,
  hcId: string,
  kind: SampleKind,
  { rows, way, today }: { rows: readonly Row[]; way: Way<Row> | null; today: string },
): Promise<{ arrived: number; held: Held }> {
  const { arrivedDt, rowCnt } = sampleArrivals
  const days = way === null ? [] : [...new Map(rows.map(way.dayOf).map((day) => [nameOf(day), day])).values()]
  const standing =
    way === null
      ? sql`0`
      : sql`(select count(*) from (select 1 from ${way.standing(hcId)} limit ${way.most}) as s)::int`
  const found = await db.execute<{ arrived: number; of: string | null; day: string | null; held: number }>(sql`
    with arriving as (
      insert into ${sampleArrivals} (hc_id, kind, arrived_dt, row_cnt)
      values (${hcId}, ${kind}, ${today}, ${rows.length}::int)
      on conflict (hc_id, kind) do update set arrived_dt = excluded.arrived_dt, row_cnt = excluded.row_cnt
        + case when ${arrivedDt} = excluded.arrived_dt then ${rowCnt} else 0 end
      returning row_cnt
    )
    select arriving.row_cnt as arrived, sent.of, sent.day, case when sent.day is null then 0 else ${standing} end as held
    from arriving left join json_to_recordset(${JSON.stringify(days)}::json) as sent("of" text, day text) on true`)
  return {
    arrived: found[0]?.arrived ?? 0,
    held: new Map(found.map(({ of, day, held }) => [nameOf({ of: of ?? '', day: day ?? '' }), held])),
  }
}

/** Those that their days have room for, and those that stand already. */
async function fittingOf<Row>(
  db: Queryable,
  hcId: string,
  { rows, way, held }: { rows: readonly Row[]; way: Way<Row>; held: Held },
): Promise<readonly Row[]> {
  const left = new Map([...held].map(([name, standing]) => [name, way.most - standing]))
  const byDay = Map.groupBy(rows, (row) => nameOf(way.dayOf(row)))
  const tight = [...byDay].filter(([name, own]) => own.length > (left.get(name) ?? 0)).flatMap(([, own]) => own)
  if (tight.length === 0) return rows
  const known = new Set(await way.known(db, hcId, tight))
  return rows.filter((row) => {
    if (known.has(way.keyOf(row))) return true
    const name = nameOf(way.dayOf(row))
    const room = left.get(name) ?? 0
    left.set(name, room - 1)
    return room > 0
  })
}
