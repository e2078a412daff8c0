/**
 * Values that a phone tells: known by its own id, moved with it, left out where the member has removed them, taken away
 * where the phone has.
 */
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { keepNewest } from '#server/db/newest.ts'
import { dayAfter } from '#server/seoul.ts'
import type { Sent } from './change.rules.ts'
import { keepNights, type NightRow } from './night.queries.ts'
import { healthIndexRecords as records, removedIndexRecords as removed, sleepNights as nights } from './schema.ts'

/** Removed values that are remembered: a phone is asked for a month at most, and nobody removes so many of one. */
export const MOST_REMOVED = 2000

type Key = { code: string; inptDt: string }

/**
 * What is known of told values: those to be kept, those that the member has removed, and where the kept ones stood
 * before.
 */
type Sorted<Row> = { keep: Row[]; leftOut: Row[]; moved: Key[] }

/**
 * One statement, however many values. One that the member has removed is left out: by its id, or where either side
 * tells none by its key. One that was corrected by hand and has moved on the phone since is dropped without being
 * counted: what was typed stands.
 */
export async function sortOut<Row extends Sent>(
  db: Queryable,
  hcId: string,
  reported: readonly Row[],
): Promise<Sorted<Row>> {
  if (reported.length === 0) return { keep: [], leftOut: [], moved: [] }
  const rows = reported.map(({ helhidxCode: code, inptDt: at, sampleId: sample }, n) => ({ n, code, at, sample }))
  const gone = sql`from ${removed} where ${removed.hcId} = ${hcId} and ${removed.helhidxCode} = told.code`
  const found = await db.execute<{ n: number; is: 'removed' | 'typed' | 'moved'; at: string }>(sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as told(n int, code text, at text, sample text)
    )
    select told.n, 'removed' as is, told.at from told
    where exists (select 1 ${gone} and ${removed.sampleId} = told.sample)
      or exists (
        select 1 ${gone} and ${removed.inptDt} = told.at and (${removed.sampleId} is null or told.sample is null))
    union all
    select told.n, case when ${records.helhidxOriCode} in ('2', '3') then 'moved' else 'typed' end, ${records.inptDt}
    from told
    join ${records} on ${records.hcId} = ${hcId} and ${records.sampleId} = told.sample
      and ${records.helhidxCode} = told.code and ${records.inptDt} <> told.at`)
  const are = (kind: (typeof found)[number]['is']) => new Set(found.filter((row) => row.is === kind).map(({ n }) => n))
  const [isRemoved, isTyped] = [are('removed'), are('typed')]
  const stood = found.filter(({ is, n }) => is === 'moved' && !isRemoved.has(n))
  return {
    keep: reported.filter((_, n) => !isRemoved.has(n) && !isTyped.has(n)),
    leftOut: reported.filter((_, n) => isRemoved.has(n)),
    moved: stood.flatMap(({ n, at }) =>
      reported[n] === undefined ? [] : [{ code: reported[n].helhidxCode, inptDt: at }],
    ),
  }
}

/** Takes away what stands elsewhere now, nights with their minutes. What was typed stays, as everywhere. */
export async function leaveOldPlaces(tx: Queryable, hcId: string, moved: readonly Key[]): Promise<void> {
  if (moved.length === 0) return
  const isOne = or(
    ...[...Map.groupBy(moved, ({ code }) => code)].map(([code, keys]) =>
      and(
        eq(records.helhidxCode, code),
        inArray(
          records.inptDt,
          keys.map(({ inptDt }) => inptDt),
        ),
      ),
    ),
  )
  await tx.delete(records).where(and(eq(records.hcId, hcId), inArray(records.helhidxOriCode, ['2', '3']), isOne))
  const ends = moved.filter(({ code }) => code === 'SLP').map(({ inptDt }) => inptDt)
  if (ends.length > 0)
    await tx
      .delete(nights)
      .where(and(eq(nights.hcId, hcId), inArray(nights.inptDt, ends), inArray(nights.helhidxOriCode, ['2', '3'])))
}

/**
 * A value that the member typed or corrected under the same time stands: the phone does not know better. Returns how
 * many were new or different.
 */
export async function putReported(db: Queryable, hcId: string, reported: readonly Sent[], now: Date): Promise<number> {
  const rows = reported.map(({ sampleId: _named, ...row }) => ({ hcId, ...row, savedAt: now }))
  // Nor is a record written that would differ in nothing but the time of its saving.
  const allowed = sql`${records.helhidxOriCode} <> '1'
    and (${records.helhidxVal}, ${records.helhidxOriCode}, ${records.helhidxLkeqmtCode})
      is distinct from (excluded.helhidx_val, excluded.helhidx_ori_code, excluded.helhidx_lkeqmt_code)`
  const written = await upsertMany(db, records, rows, ['hcId', 'helhidxCode', 'inptDt'], allowed)
  await nameReported(db, hcId, reported)
  return written
}

/**
 * Ids for the records of those that tell one. A known value that gets its id is nothing new, and one that is told
 * without leaves what is known.
 */
async function nameReported(db: Queryable, hcId: string, reported: readonly Sent[]): Promise<void> {
  const named = reported.flatMap(({ helhidxCode: code, inptDt: at, sampleId: sample }) =>
    sample == null ? [] : [{ code, at, sample }],
  )
  if (named.length === 0) return
  await db.execute(sql`
    update ${records} set sample_id = named.sample
    from json_to_recordset(${JSON.stringify(named)}::json) as named(code text, at text, sample text)
    where ${records.hcId} = ${hcId} and ${records.helhidxCode} = named.code and ${records.inptDt} = named.at
      and ${records.helhidxOriCode} in ('2', '3') and ${records.sampleId} is distinct from named.sample`)
}

/**
 * Keeps what a phone tells, with its nights. In one transaction only where something has moved: a read of others comes
 * between two pieces.
 *
 * @param sleeps of these values; a night without its minutes is left out with them
 * @returns how many values were new or different, a night being a part of its minutes, and how many were left out since
 *   the member has removed them
 */
export async function keepReported(
  db: Db,
  hcId: string,
  reported: readonly Sent[],
  sleeps: readonly NightRow[],
  now: Date,
): Promise<{ written: number; removed: number }> {
  const { keep, leftOut, moved } = await sortOut(db, hcId, reported)
  const slept = sleptIn(keep)
  const kept = sleeps.filter(({ inptDt }) => slept.has(inptDt))
  // A night is counted with its minutes: one that came later makes them different.
  const put = async (tx: Queryable) =>
    Math.max(await putReported(tx, hcId, keep, now), await keepNights(tx, hcId, kept))
  const written = await (moved.length === 0
    ? put(db)
    : db.transaction(async (tx) => {
        await leaveOldPlaces(tx, hcId, moved)
        return put(tx)
      }))
  return { written, removed: leftOut.length }
}

/** When the nights of values end. */
export const sleptIn = (values: readonly Sent[]): Set<string> =>
  new Set(values.filter(({ helhidxCode }) => helhidxCode === 'SLP').map(({ inptDt }) => inptDt))

/** Remembers what the member has taken away of a phone's, so that it does not come back with the next sync. */
export async function rememberRemoved(
  tx: Queryable,
  hcId: string,
  gone: readonly (Key & { sampleId: string | null })[],
  now: Date,
): Promise<void> {
  if (gone.length === 0) return
  const rows = gone.map(({ code, inptDt, sampleId }) => ({ hcId, helhidxCode: code, inptDt, sampleId, removedAt: now }))
  await upsertMany(tx, removed, rows, ['hcId', 'helhidxCode', 'inptDt'])
  await keepNewest(tx, removed, removed.removedAt, hcId, MOST_REMOVED)
}

/** A phone's value that the member puts back is the phone's again, with its id. One statement. */
export async function forgetRemoved(tx: Queryable, hcId: string, back: readonly Sent[]): Promise<void> {
  if (back.length === 0) return
  const keys = JSON.stringify(back.map(({ helhidxCode: code, inptDt: at }) => ({ code, at })))
  await tx.execute(sql`
    with back as (
      delete from ${removed} using json_to_recordset(${keys}::json) as put(code text, at text)
      where ${removed.hcId} = ${hcId} and ${removed.helhidxCode} = put.code and ${removed.inptDt} = put.at
      returning ${removed.helhidxCode} as code, ${removed.inptDt} as at, ${removed.sampleId} as sample
    )
    update ${records} set sample_id = back.sample,
      helhidx_lkeqmt_code = case ${records.helhidxOriCode}
        when '2' then '1' when '3' then '2' else ${records.helhidxLkeqmtCode} end
    from back
    where ${records.hcId} = ${hcId} and ${records.helhidxCode} = back.code and ${records.inptDt} = back.at`)
}

/** What a phone was asked for and has answered whole, by wall time: from a moment, up to before another. */
export type Whole = { origin: '2' | '3'; deviceId: string; fromDt: string; untilDt: string }

/**
 * Takes away what this phone told before, lies in the span and is not told any more: it has been deleted there. What
 * another phone told, what was typed, and what was never told within a span stays. So does everything where more would
 * go than is still told: then the store has lost its data, or is another person's now. A night counts from a day after
 * the begin of the span on, since it began before. One statement, however many rows.
 *
 * @param reported everything that was told, also what was not kept
 * @returns how many values went; a night goes with its minutes
 */
export async function takeVanished(
  db: Queryable,
  hcId: string,
  whole: Whole,
  codes: readonly string[],
  reported: readonly { code: string; at: string; sample: string | null }[],
): Promise<number> {
  const isMine = sql`${records.hcId} = ${hcId} and ${records.helhidxOriCode} = ${whole.origin}`
  const [row] = await db.execute<{ count: number }>(sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(reported)}::json) as told(code text, at text, sample text)
    ),
    claimed as (
      update ${records} set device_id = ${whole.deviceId} from told
      where ${isMine} and ${records.helhidxCode} = told.code and ${records.inptDt} = told.at
        and ${records.deviceId} is distinct from ${whole.deviceId}
    ),
    known as (
      select ${records.helhidxCode} as code, ${records.inptDt} as at,
        exists (
          select 1 from told where told.code = ${records.helhidxCode}
            and (told.at = ${records.inptDt} or told.sample = ${records.sampleId})) as stays
      from ${records}
      where ${isMine} and ${records.deviceId} = ${whole.deviceId} and ${inArray(records.helhidxCode, [...codes])}
        and ${records.inptDt} < ${whole.untilDt}
        and ${records.inptDt} >= case ${records.helhidxCode}
          when 'SLP' then ${dayAfter(whole.fromDt)} else ${whole.fromDt} end
    ),
    gone as (
      delete from ${records} using known
      where ${isMine} and ${records.deviceId} = ${whole.deviceId}
        and ${records.helhidxCode} = known.code and ${records.inptDt} = known.at
        and not known.stays and (select count(*) <= 2 * count(*) filter (where stays) from known)
      returning ${records.helhidxCode} as code, ${records.inptDt} as at
    ),
    woken as (
      delete from ${nights} using gone
      where ${nights.hcId} = ${hcId} and ${nights.helhidxOriCode} = ${whole.origin}
        and gone.code = 'SLP' and ${nights.inptDt} = gone.at
    )
    select count(*)::int as count from gone`)
  return row?.count ?? 0
}
