/** Readings of any index codes: spans, pages and days, for pages of the health log and for goals. */
import { and, count, desc, eq, gte, inArray, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { MOST_READ } from './queries.ts'
import type { IndexCode } from './rules.ts'
import { healthIndexRecords as records } from './schema.ts'

export type Origin = '1' | '2' | '3' | '4'

/** What was measured at one moment: pressure has two values there, everything else one. */
export type Reading = { inptDt: string; origin: Origin; values: Partial<Record<IndexCode, number>> }

type Row = { code: string; inptDt: string; value: number; origin: Origin }

export type ReadingPage = { pageNo: number; pageSize: number; fromDay?: string | undefined; toDay?: string | undefined }

const [FIRST_DAY, LAST_DAY] = ['00000101', '99991231']

/** At most this many readings a page. */
export const MOST_ROWS = 100

export function readingQueries(db: Db) {
  const fields = {
    code: records.helhidxCode,
    inptDt: records.inptDt,
    value: records.helhidxVal,
    origin: records.helhidxOriCode,
  }
  const of = (hcId: string, codes: readonly IndexCode[]) =>
    and(eq(records.hcId, hcId), inArray(records.helhidxCode, [...codes]))

  return {
    /**
     * From the first second of `fromDay` to the last of `toDay`, oldest first; of more than `MOST_READ` values the
     * newest.
     */
    range: async (hcId: string, codes: readonly IndexCode[], fromDay: string, toDay: string): Promise<Reading[]> => {
      const rows = await db
        .select(fields)
        .from(records)
        .where(and(of(hcId, codes), gte(records.inptDt, `${fromDay}000000`), lte(records.inptDt, `${toDay}235959`)))
        .orderBy(desc(records.inptDt))
        .limit(MOST_READ)
      return readings(codes, rows)
    },

    /** The last one before a moment, `YYYYMMDDHHmmss`. */
    before: async (hcId: string, codes: readonly IndexCode[], moment: string): Promise<Reading | undefined> => {
      const last = db
        .select({ at: max(records.inptDt) })
        .from(records)
        .where(and(of(hcId, codes), lt(records.inptDt, moment)))
      const rows = await db
        .select(fields)
        .from(records)
        .where(and(of(hcId, codes), sql`${records.inptDt} = (${last})`))
      return readings(codes, rows)[0]
    },

    /**
     * Newest first, `pageNo` from 1, with the number over all pages, of two days and all between them. Three
     * statements, however many there are.
     */
    page: async (
      hcId: string,
      codes: readonly IndexCode[],
      { pageNo, pageSize, fromDay = FIRST_DAY, toDay = LAST_DAY }: ReadingPage,
    ): Promise<{ total: number; list: Reading[] }> => {
      const size = Math.min(pageSize, MOST_ROWS)
      const wanted = and(
        of(hcId, codes),
        gte(records.inptDt, `${fromDay}000000`),
        lte(records.inptDt, `${toDay}235959`),
      )
      const moments = db
        .selectDistinct({ inptDt: records.inptDt })
        .from(records)
        .where(wanted)
        .orderBy(desc(records.inptDt))
        .limit(size)
        .offset((pageNo - 1) * size)
      const [[all], times] = await Promise.all([
        db
          .select({ total: count(sql`distinct ${records.inptDt}`) })
          .from(records)
          .where(wanted),
        moments,
      ])
      if (times.length === 0) return { total: all?.total ?? 0, list: [] }
      const rows = await db
        .select(fields)
        .from(records)
        .where(
          and(
            of(hcId, codes),
            inArray(
              records.inptDt,
              times.map(({ inptDt }) => inptDt),
            ),
          ),
        )
      return { total: all?.total ?? 0, list: readings(codes, rows).toReversed() }
    },

    /** Days with a reading between two days, both included, with what was measured, in order. */
    daysWith: async (
      hcId: string,
      codes: readonly IndexCode[],
      fromDay: string,
      toDay: string,
    ): Promise<{ day: string; codes: IndexCode[] }[]> => {
      const rows = await db
        .selectDistinct({ day: records.helhDate, code: records.helhidxCode })
        .from(records)
        .where(and(of(hcId, codes), gte(records.helhDate, fromDay), lte(records.helhDate, toDay)))
        .orderBy(records.helhDate)
      const byDay = Map.groupBy(rows, (row) => row.day)
      return [...byDay].map(([day, found]) => ({
        day,
        codes: codes.filter((code) => found.some((row) => row.code === code)),
      }))
    },
  }
}

/**
 * Values of one moment together, oldest first. Where they came from differs only when one of a pair was corrected by
 * hand; the origin of the code that `codes` names first speaks.
 */
function readings(codes: readonly IndexCode[], rows: readonly Row[]): Reading[] {
  const moments = [...Map.groupBy(rows, (row) => row.inptDt)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return moments.map(([inptDt, found]) => {
    const inOrder = codes.flatMap((code) => found.filter((row) => row.code === code).map((row) => ({ ...row, code })))
    const [first] = inOrder
    if (first === undefined) throw new Error(`A reading of ${inptDt} without a value.`)
    return { inptDt, origin: first.origin, values: Object.fromEntries(inOrder.map(({ code, value }) => [code, value])) }
  })
}
