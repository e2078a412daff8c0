import { and, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { createQueueByKey } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays, daysBetween } from '#server/seoul.ts'
import {
  type IndexChange,
  isOfPhone,
  isReportedByPhone,
  pressureTimes,
  type Sent,
  withoutWrongPairs,
} from './change.rules.ts'
import { keepNights, nightRow, removeNights } from './night.queries.ts'
import {
  forgetRemoved,
  leaveOldPlaces,
  putReported,
  rememberRemoved,
  sleptIn,
  sortOut,
} from './phone-values.queries.ts'
import { type IndexCode, indexCodes } from './rules.ts'
import { healthIndexRecords } from './schema.ts'

export type IndexRecord = { code: IndexCode; inptDt: string; value: number; origin: '1' | '2' | '3' | '4' }
export type WeightPoint = { inptDt: string; kg: number; origin: '1' | '2' | '3' | '4' }

/** Values that a member can keep of one kind and day: one every five minutes and a few more. */
export const MOST_A_DAY = 300
/** Values of all kinds and days: twenty years of fourteen a day. */
export const MOST_RECORDS = 100_000
/** Of a span no more than its newest values are read: eight years of one a day. */
export const MOST_READ = 3000
/** After every day that a record has. */
const NO_END = '99999999'

const records = healthIndexRecords
const param = sql.placeholder

export function indexRecordQueries(db: Db) {
  const queueByMember = createQueueByKey()
  const weight = { inptDt: records.inptDt, kg: records.helhidxVal, origin: records.helhidxOriCode }
  const isWeight = and(eq(records.hcId, param('hcId')), eq(records.helhidxCode, 'BW'))

  const readRange = compiled(
    db,
    weight,
    db
      .select(weight)
      .from(records)
      .where(and(isWeight, gte(records.inptDt, param('from')), lte(records.inptDt, param('to'))))
      .orderBy(desc(records.inptDt))
      .limit(MOST_READ),
  )
  const readBefore = compiled(
    db,
    weight,
    db
      .select(weight)
      .from(records)
      .where(and(isWeight, lt(records.inptDt, param('before'))))
      .orderBy(desc(records.inptDt))
      .limit(1),
  )

  return {
    /**
     * Weights from the first second of `fromDay` to the last of `toDay`, oldest first; of more than `MOST_READ` the
     * newest.
     */
    weights: async (hcId: string, fromDay: string, toDay: string): Promise<WeightPoint[]> =>
      (await readRange({ hcId, from: `${fromDay}000000`, to: `${toDay}235959` })).toReversed(),
    /** The last weight before a timestamp. */
    weightBefore: async (hcId: string, before: string): Promise<WeightPoint | undefined> =>
      (await readBefore({ hcId, before }))[0],
    /** Centimetres: the latest record, else what the member gave at sign-up; null when neither is there. */
    heightCm: async (hcId: string): Promise<number | null> => {
      // The value and not the other table's column: in a select from one table drizzle writes columns without their
      // table, also in here.
      const [member] = await db
        .select({
          recorded: sql<number | null>`(select ${records.helhidxVal} from ${records} where ${records.hcId} = ${hcId}
            and ${records.helhidxCode} = 'HT' order by ${records.inptDt} desc limit 1)`.mapWith(numberOrNull),
          given: members.heightCm,
        })
        .from(members)
        .where(eq(members.hcId, hcId))
      return member?.recorded ?? member?.given ?? null
    },
    /** Whose ranges go for body fat. */
    genderOf: async (hcId: string): Promise<'M' | 'F' | null> => {
      const [member] = await db.select({ gender: members.gender }).from(members).where(eq(members.hcId, hcId))
      return member?.gender ?? null
    },
    /**
     * The latest record of each of the given indexes that has one; of sleep the longest of its latest day, because a
     * later nap is not the night. One index probe per code, however long the history, and one more for the sleeps of
     * that day.
     *
     * @param until the last day that counts
     */
    latest: async (hcId: string, codes: readonly IndexCode[], until = NO_END): Promise<Map<IndexCode, IndexRecord>> => {
      const rows = await db.execute<{
        code: IndexCode
        inpt_dt: string
        value: string
        origin: IndexRecord['origin']
      }>(sql`
        select wanted.code, coalesce(night.inpt_dt, found.inpt_dt) as inpt_dt,
          coalesce(night.helhidx_val, found.helhidx_val) as value,
          coalesce(night.helhidx_ori_code, found.helhidx_ori_code) as origin
        from (values ${listed(codes)}) as wanted(code)
        cross join lateral (
          select ${records.inptDt}, ${records.helhidxVal}, ${records.helhidxOriCode} from ${records}
          where ${records.hcId} = ${hcId} and ${records.helhidxCode} = wanted.code
            and ${records.inptDt} <= ${`${until}235959`}
          order by ${records.inptDt} desc limit 1
        ) as found
        left join lateral (
          select ${records.inptDt}, ${records.helhidxVal}, ${records.helhidxOriCode} from ${records}
          where wanted.code = 'SLP' and ${records.hcId} = ${hcId} and ${records.helhidxCode} = 'SLP'
            and ${records.inptDt} between left(found.inpt_dt, 8) || '000000' and left(found.inpt_dt, 8) || '235959'
          order by ${records.helhidxVal} desc, ${records.inptDt} desc limit 1
        ) as night on true`)
      return new Map(
        rows.map(({ code, inpt_dt: inptDt, value, origin }) => [code, { code, inptDt, value: Number(value), origin }]),
      )
    },
    /**
     * The last weight of each of several spans, by its key, in kilograms; none where nothing was weighed. One index
     * probe per span, however long the history.
     *
     * @param spans `until`: the last day of it; `without`: days of it that do not count
     */
    lastWeights: async (
      hcId: string,
      spans: readonly { key: string; until: string; without: readonly string[] }[],
    ): Promise<Map<string, number>> => {
      if (spans.length === 0) return new Map()
      const asked = sql.join(
        spans.map(({ key, until, without }) => sql`(${key}::text, ${until}::text, ${without.join(' ')}::text)`),
        sql`, `,
      )
      const rows = await db.execute<{ key: string; value: string }>(sql`
        select span.key, found.helhidx_val as value
        from (values ${asked}) as span(key, until, without)
        cross join lateral (
          select ${records.helhidxVal} from ${records}
          where ${records.hcId} = ${hcId} and ${records.helhidxCode} = 'BW'
            and ${records.inptDt} <= span.until || '235959'
            and left(${records.inptDt}, 8) <> all(string_to_array(span.without, ' '))
          order by ${records.inptDt} desc limit 1
        ) as found`)
      return new Map(rows.map(({ key, value }) => [key, Number(value)]))
    },
    /**
     * Of each of the given indexes the value nearest to a day, not further off than so many days. Two index probes per
     * code.
     */
    nearest: async (
      hcId: string,
      codes: readonly IndexCode[],
      day: string,
      within: number,
    ): Promise<Map<IndexCode, number>> => {
      const near = (order: SQL, side: SQL) => sql`(select ${records.inptDt}, ${records.helhidxVal} from ${records}
          where ${records.hcId} = ${hcId} and ${records.helhidxCode} = wanted.code and ${side}
          order by ${records.inptDt} ${order} limit 1)`
      const upTo = sql`${records.inptDt} between ${`${addDays(day, -within)}000000`} and ${`${day}235959`}`
      const after = sql`${records.inptDt} between ${`${addDays(day, 1)}000000`} and ${`${addDays(day, within)}235959`}`
      const rows = await db.execute<{ code: IndexCode; inpt_dt: string; value: string }>(sql`
        select wanted.code, found.inpt_dt, found.helhidx_val as value
        from (values ${listed(codes)}) as wanted(code)
        cross join lateral (
          ${near(sql`desc`, upTo)}
          union all
          ${near(sql`asc`, after)}
        ) as found`)
      const away = ({ inpt_dt: inptDt }: { inpt_dt: string }) => Math.abs(daysBetween(day, inptDt.slice(0, 8)))
      // Of two that are as near the earlier one: written last, it stays.
      return new Map(
        rows
          .toSorted((one, other) => away(other) - away(one) || (one.inpt_dt < other.inpt_dt ? 1 : -1))
          .map(({ code, value }) => [code, Number(value)]),
      )
    },
    /**
     * The wall time of the newest record, of one origin when told; null without any. One index probe per code, as
     * above.
     */
    newestTime: async (hcId: string, origin?: IndexRecord['origin']): Promise<string | null> => {
      const ofOrigin = origin === undefined ? sql`` : sql`and ${records.helhidxOriCode} = ${origin}`
      const [row] = await db.execute<{ at: string | null }>(sql`
        select max(found.at) as at
        from (values ${listed(indexCodes)}) as wanted(code)
        cross join lateral (
          select ${records.inptDt} as at from ${records}
          where ${records.hcId} = ${hcId} and ${records.helhidxCode} = wanted.code ${ofOrigin}
          order by ${records.inptDt} desc limit 1
        ) as found`)
      return row?.at ?? null
    },
    /** One record by its key. */
    record: async (hcId: string, code: IndexCode, inptDt: string): Promise<number | undefined> => {
      const [row] = await db
        .select({ value: records.helhidxVal })
        .from(records)
        .where(and(eq(records.hcId, hcId), eq(records.helhidxCode, code), eq(records.inptDt, inptDt)))
      return row?.value
    },
    /**
     * A change without a phone's pressures the wrong way round, and the moment of a typed pair that is; undefined
     * without one. Reads only when it saves pressures.
     */
    paired: async (hcId: string, change: IndexChange): Promise<{ change: IndexChange; wrong: string | undefined }> => {
      const times = pressureTimes(change.save)
      if (times.length === 0) return { change, wrong: undefined }
      const known = await db
        .select({ code: records.helhidxCode, inptDt: records.inptDt, value: records.helhidxVal })
        .from(records)
        .where(
          and(eq(records.hcId, hcId), inArray(records.helhidxCode, ['SBP', 'DBP']), inArray(records.inptDt, times)),
        )
      return withoutWrongPairs(change, known)
    },
    /**
     * All or nothing, but for what a phone told: of that what the member has removed is left out.
     *
     * @returns what was there to remove, every record written or replaced, and those left out
     * @throws RecordsFull when there would be more than a day or a member can keep
     */
    change: (
      hcId: string,
      { remove, save, nights }: IndexChange,
      now: Date,
    ): Promise<{ saved: number; removed: number; leftOut: number }> => {
      const [typed, reported] = [save.filter((row) => !isReportedByPhone(row)), save.filter(isReportedByPhone)]
      const back = typed.filter(isOfPhone)
      const write = async (tx: Queryable, { keep, leftOut, moved }: Awaited<ReturnType<typeof sortOut<Sent>>>) => {
        await leaveOldPlaces(tx, hcId, moved)
        await refuseFull(tx, hcId, [...typed, ...keep])
        await saveAll(tx, hcId, typed, now)
        await putReported(tx, hcId, keep, now)
        return { saved: save.length - leftOut.length, leftOut: leftOut.length }
      }
      return retrying(async () => {
        // One statement that writes needs no transaction around it; a member's calls come one after the other, so that
        // others get in between.
        if (
          remove.length === 0 &&
          nights.length === 0 &&
          back.length === 0 &&
          (typed.length === 0 || reported.length === 0)
        ) {
          return queueByMember(hcId, async () => {
            const sorted = await sortOut(db, hcId, reported)
            return {
              removed: 0,
              ...(await (sorted.moved.length === 0 ? write(db, sorted) : db.transaction((tx) => write(tx, sorted)))),
            }
          })
        }
        return db.transaction(async (tx) => {
          const removed = await removeKeys(tx, hcId, remove, now)
          const sorted = await sortOut(tx, hcId, reported)
          const written = await write(tx, sorted)
          await forgetRemoved(tx, hcId, back)
          // A night that was typed over the phone's gives way to it.
          await removeNights(tx, hcId, [...sleptIn(back)])
          const slept = sleptIn([...typed, ...sorted.keep])
          await keepNights(
            tx,
            hcId,
            nights.filter(({ inptDt }) => slept.has(inptDt)).map(({ origin, ...night }) => nightRow(night, origin)),
          )
          return { removed, ...written }
        })
      })
    },
  }
}

/** Takes records away, and remembers those of a phone. Returns how many there were. */
async function removeKeys(tx: Queryable, hcId: string, remove: IndexChange['remove'], now: Date): Promise<number> {
  const gone: { code: string; inptDt: string; isTold: boolean; sampleId: string | null }[] = []
  for (const [code, keys] of Map.groupBy(remove, (key) => key.code)) {
    const isOne = and(
      eq(records.hcId, hcId),
      eq(records.helhidxCode, code),
      inArray(
        records.inptDt,
        keys.map((key) => key.inptDt),
      ),
    )
    // One that was corrected by hand is still on the phone.
    const isTold = sql<boolean>`${records.helhidxOriCode} in ('2', '3')
      or ${records.sampleId} is not null or ${records.deviceId} is not null`
    gone.push(
      ...(await tx
        .delete(records)
        .where(isOne)
        .returning({ code: records.helhidxCode, inptDt: records.inptDt, isTold, sampleId: records.sampleId })),
    )
  }
  await removeNights(
    tx,
    hcId,
    remove.filter(({ code }) => code === 'SLP').map(({ inptDt }) => inptDt),
  )
  await rememberRemoved(
    tx,
    hcId,
    gone.filter(({ isTold }) => isTold),
    now,
  )
  return gone.length
}

/**
 * Replacing needs no room. One statement, however many records; two servers at once may let a call too many through.
 */
async function refuseFull(db: Queryable, hcId: string, save: readonly Sent[]): Promise<void> {
  if (save.length === 0) return
  const sent = JSON.stringify(save.map(({ helhidxCode, inptDt }) => ({ code: helhidxCode, at: inptDt })))
  const mine = sql`from ${records} where ${records.hcId} = ${hcId}`
  const [room] = await db.execute<{ day: string; total: string }>(sql`
    with fresh as (
      select code, at from json_to_recordset(${sent}::json) as sent(code text, at text)
      where not exists (select 1 ${mine} and ${records.helhidxCode} = sent.code and ${records.inptDt} = sent.at)
    ), days as (select code, left(at, 8) as day, count(*) as added from fresh group by 1, 2)
    select
      (select count(*) ${mine}) + (select count(*) from fresh) as total,
      (select coalesce(max(added + (select count(*) ${mine} and ${records.helhidxCode} = days.code
        and ${records.inptDt} between days.day || '000000' and days.day || '235959')), 0) from days) as day`)
  if (Number(room?.day ?? 0) > MOST_A_DAY) throw new RecordsFull(FULL.day)
  if (Number(room?.total ?? 0) > MOST_RECORDS) throw new RecordsFull(FULL.records)
}

/** What was typed, and what is put back, over a correction too; a value that is corrected keeps the phone's id. */
async function saveAll(db: Queryable, hcId: string, save: readonly Sent[], now: Date): Promise<void> {
  const rows = save.map(({ sampleId: _none, ...record }) => ({ hcId, ...record, savedAt: now }))
  // No record is written that would differ in nothing but the time of its saving.
  const allowed = sql`(${records.helhidxVal}, ${records.helhidxOriCode}, ${records.helhidxLkeqmtCode})
    is distinct from (excluded.helhidx_val, excluded.helhidx_ori_code, excluded.helhidx_lkeqmt_code)`
  await upsertMany(db, records, rows, ['hcId', 'helhidxCode', 'inptDt'], allowed)
}

/** Codes as rows of a `values` list. */
const listed = (codes: readonly IndexCode[]) =>
  sql.join(
    codes.map((code) => sql`(${code}::text)`),
    sql`, `,
  )

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value))
