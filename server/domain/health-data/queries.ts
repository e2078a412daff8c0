/** Days on which something of the body was measured: the last value of each measure. */
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { goalChanges } from '#server/domain/goal/schema.ts'
import { indexRecordQueries, type IndexRecord } from '#server/domain/index-record/queries.ts'
import { healthIndexRecords as records } from '#server/domain/index-record/schema.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'
import { addDays, seoulStamp } from '#server/seoul.ts'
import { codeOf, dayCodes, type Field, fields, momentIn, type Standing, type Typed } from './rules.ts'
import { bodyMeasures } from './schema.ts'

export type LastOf = { day: string; value: number }
export type HealthDay = { day: string; values: Typed; origin: IndexRecord['origin'] }

/** A value typed twice within ten minutes was corrected, not measured twice. */
const SAME_MS = 10 * 60_000

const fieldOf = new Map(
  fields.flatMap((field) => (field === 'waist' ? [] : [[codeOf[field] as IndexCode, field] as const])),
)

export function healthDataQueries(db: Db) {
  const indexRecords = indexRecordQueries(db)

  async function between(hcId: string, from: string, to: string): Promise<HealthDay[]> {
    const [rows, waists] = await Promise.all([
      db
        .select({
          code: records.helhidxCode,
          inptDt: records.inptDt,
          value: records.helhidxVal,
          origin: records.helhidxOriCode,
        })
        .from(records)
        .where(
          and(
            eq(records.hcId, hcId),
            inArray(records.helhidxCode, [...dayCodes]),
            gte(records.inptDt, `${from}000000`),
            lte(records.inptDt, `${to}235959`),
          ),
        )
        .orderBy(asc(records.inptDt)),
      db
        .select()
        .from(bodyMeasures)
        .where(and(eq(bodyMeasures.hcId, hcId), gte(bodyMeasures.measureDt, from), lte(bodyMeasures.measureDt, to))),
    ])
    const found = new Map<string, HealthDay>()
    const put = (day: string, field: Field | undefined, value: number, origin: HealthDay['origin']) => {
      if (field === undefined) return
      const known = found.get(day)
      found.set(day, { day, values: { ...known?.values, [field]: value }, origin })
    }
    for (const { measureDt, waistMm, origin } of waists) put(measureDt, 'waist', waistMm / 10, origin)
    // The statement asked for these codes alone; in order of time, so that the last value of a day stays.
    for (const { code, inptDt, value, origin } of rows)
      put(inptDt.slice(0, 8), fieldOf.get(code as IndexCode), value, origin)
    return [...found.values()].toSorted((a, b) => (a.day > b.day ? -1 : 1))
  }

  /** The newest day up to `day`; undefined without any. One index probe a measure. */
  async function newestDay(hcId: string, day: string): Promise<string | undefined> {
    const [[recorded], [taped]] = await Promise.all([
      db.execute<{ day: string | null }>(sql`
        select max(found.day) as day
        from json_array_elements_text(${JSON.stringify(dayCodes)}::json) as wanted(code)
        cross join lateral (
          select ${records.helhDate} as day from ${records}
          where ${records.hcId} = ${hcId} and ${records.helhidxCode} = wanted.code
            and ${records.inptDt} <= ${`${day}235959`}
          order by ${records.inptDt} desc limit 1
        ) as found`),
      db
        .select({ day: bodyMeasures.measureDt })
        .from(bodyMeasures)
        .where(and(eq(bodyMeasures.hcId, hcId), lte(bodyMeasures.measureDt, day)))
        .orderBy(desc(bodyMeasures.measureDt))
        .limit(1),
    ])
    return [recorded?.day, taped?.day]
      .filter((each) => typeof each === 'string')
      .toSorted()
      .at(-1)
  }

  /**
   * What stands between two moments, both included, oldest first. What was typed on the pages of the goal is on its
   * list of changes with the same instant.
   */
  function standing(hcId: string, from: string, to: string) {
    const isOwn = sql<boolean>`exists (select 1 from ${goalChanges}
      where ${goalChanges.hcId} = ${hcId} and ${goalChanges.type} <> 'GOAL' and ${goalChanges.at} = ${records.savedAt})`
    return db
      .select({
        code: records.helhidxCode,
        inptDt: records.inptDt,
        value: records.helhidxVal,
        origin: records.helhidxOriCode,
        isOwn,
      })
      .from(records)
      .where(
        and(
          eq(records.hcId, hcId),
          inArray(records.helhidxCode, [...dayCodes]),
          gte(records.inptDt, from),
          lte(records.inptDt, to),
        ),
      )
      .orderBy(asc(records.inptDt))
  }

  /** The last of each measure up to the end of a day, each by itself: a day seldom has all of them. */
  async function lastOfEach(hcId: string, day: string): Promise<Map<Field, LastOf>> {
    const [latest, [taped]] = await Promise.all([
      indexRecords.latest(hcId, dayCodes, day),
      db
        .select({ measureDt: bodyMeasures.measureDt, waistMm: bodyMeasures.waistMm })
        .from(bodyMeasures)
        .where(
          and(
            eq(bodyMeasures.hcId, hcId),
            lte(bodyMeasures.measureDt, day),
            gte(bodyMeasures.measureDt, addDays(day, -3650)),
          ),
        )
        .orderBy(desc(bodyMeasures.measureDt))
        .limit(1),
    ])
    const found = new Map<Field, LastOf>()
    for (const [code, { value, inptDt }] of latest) {
      const field = fieldOf.get(code)
      if (field !== undefined) found.set(field, { day: inptDt.slice(0, 8), value })
    }
    if (taped !== undefined) found.set('waist', { day: taped.measureDt, value: taped.waistMm / 10 })
    return found
  }

  return {
    lastOfEach,
    /** Newest first, both days included. */
    between,
    newestDay,
    /** The newest day with what was measured on it. */
    last: async (hcId: string, day: string): Promise<HealthDay | undefined> => {
      const newest = await newestDay(hcId, day)
      return newest === undefined ? undefined : (await between(hcId, newest, newest))[0]
    },

    /**
     * Records of a day: now, or at noon of a day that is over. What was typed of the same measure on these pages in the
     * last ten minutes is replaced; what stands in the same minute from anywhere else is another reading.
     */
    save: async (hcId: string, day: string, typed: Typed, now: Date): Promise<void> => {
      const stamp = seoulStamp(now)
      const isToday = day === stamp.slice(0, 8)
      const minute = isToday ? stamp.slice(0, 12) : `${day}1200`
      const measured = fields.flatMap((field) =>
        field === 'waist' || typed[field] === undefined ? [] : [{ code: codeOf[field], value: typed[field] }],
      )
      if (measured.length > 0) {
        const known = await standing(
          hcId,
          isToday ? seoulStamp(new Date(now.getTime() - SAME_MS)) : `${minute}00`,
          `${minute}59`,
        )
        // Tapped twice: what the other call has written is not on the list of changes yet.
        const isAgain = (row: (typeof known)[number]) =>
          row.origin === '1' && measured.some(({ code, value }) => row.code === code && row.value === value)
        const inptDt = momentIn(
          minute,
          known.map((row): Standing => ({ ...row, isOwn: row.isOwn || isAgain(row) })),
        )
        const corrected = known.filter(({ isOwn, inptDt: at }) => isOwn && at !== inptDt)
        const remove = measured.flatMap(({ code }) =>
          corrected.filter((one) => one.code === code).map(({ inptDt: at }) => ({ code, inptDt: at })),
        )
        const save = measured.map(({ code, value }) => ({
          helhidxCode: code,
          inptDt,
          helhidxVal: value,
          helhidxOriCode: '1' as const,
          helhidxLkeqmtCode: null,
          helhDate: day,
        }))
        await indexRecords.change(hcId, { remove, save, nights: [] }, now)
      }
      if (typed.waist !== undefined) {
        const row = { waistMm: Math.round(typed.waist * 10), origin: '1' as const }
        await retrying(() =>
          db
            .insert(bodyMeasures)
            .values({ hcId, measureDt: day, ...row })
            .onConflictDoUpdate({ target: [bodyMeasures.hcId, bodyMeasures.measureDt], set: row }),
        )
      }
    },

    /** What stood of each measure before a day ends, for the list of changes. */
    before: async (hcId: string, day: string): Promise<Typed> =>
      Object.fromEntries([...(await lastOfEach(hcId, day))].map(([field, { value }]) => [field, value])),
  }
}
