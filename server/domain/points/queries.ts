import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { lapsePoints } from './ledger.queries.ts'
import { monthEnd } from './rules.ts'
import { pointAccounts, pointEntries, pointLots, type PointType } from './schema.ts'

export interface EntryFilter {
  type: PointType | undefined
  /** First and last day, `YYYYMMDD`. */
  from: string | undefined
  to: string | undefined
}

const param = sql.placeholder

export function pointQueries(db: Db) {
  const soonest = sql`(select min(${pointLots.expireDt}) from ${pointLots}
    where ${pointLots.hcId} = ${pointAccounts.hcId} and ${pointLots.remaining} > 0)`
  const account = { balance: pointAccounts.balance, soonest: sql<string | null>`${soonest}` }
  const readAccount = compiled(
    db,
    account,
    db
      .select(account)
      .from(pointAccounts)
      .where(eq(pointAccounts.hcId, param('hcId'))),
  )

  const sumOf = (type: PointType) =>
    sql<number>`coalesce(
      sum(${pointEntries.points}) filter (where ${pointEntries.type} = ${sql.raw(`'${type}'`)}), 0)`.mapWith(Number)
  const month = { saved: sumOf('SAVE'), used: sumOf('USE') }
  const readMonth = compiled(
    db,
    month,
    db
      .select(month)
      .from(pointEntries)
      .where(and(eq(pointEntries.hcId, param('hcId')), gte(pointEntries.at, param('from')))),
  )

  const ending = { expireDt: pointLots.expireDt, points: sql<number>`sum(${pointLots.remaining})`.mapWith(Number) }
  const readEnding = compiled(
    db,
    ending,
    db
      .select(ending)
      .from(pointLots)
      .where(and(eq(pointLots.hcId, param('hcId')), gt(pointLots.remaining, 0)))
      .groupBy(pointLots.expireDt)
      .orderBy(asc(pointLots.expireDt)),
  )

  /** Points that can be used on the day of `now`; what has ended until then is written off first. */
  async function balance(hcId: string, now: Date): Promise<number> {
    const [found] = await readAccount({ hcId })
    if (found === undefined) return 0
    if (found.soonest === null || found.soonest >= seoulDay(now)) return found.balance
    await retrying(() => db.transaction((tx) => lapsePoints(tx, hcId, now)))
    return (await readAccount({ hcId }))[0]?.balance ?? 0
  }

  const among = (hcId: string, { type, from, to }: EntryFilter) =>
    and(
      eq(pointEntries.hcId, hcId),
      type && eq(pointEntries.type, type),
      from === undefined ? undefined : gte(pointEntries.at, seoulInstant(from, '0000')),
      to === undefined ? undefined : lt(pointEntries.at, seoulInstant(addDays(to, 1), '0000')),
    )

  return {
    balance,
    /** What was got and used in the month of `now`; both zero or above. */
    month: async (hcId: string, now: Date): Promise<{ saved: number; used: number }> => {
      const from = seoulInstant(`${seoulDay(now).slice(0, 6)}01`, '0000')
      // As text: what is compiled hands values on as they are.
      const [row] = await readMonth({ hcId, from: from.toISOString() })
      return { saved: row?.saved ?? 0, used: Math.abs(row?.used ?? 0) }
    },
    /**
     * How many points end on which day, the soonest first. At most one row a month: a year's. Ask for the balance
     * before.
     */
    ending: (hcId: string): Promise<{ expireDt: string; points: number }[]> => readEnding({ hcId }),
    /** A page of the ledger, newest first; pages count from 1. */
    entries: (hcId: string, filter: EntryFilter, pageNo: number, pageSize: number) =>
      db
        .select()
        .from(pointEntries)
        .where(among(hcId, filter))
        .orderBy(desc(pointEntries.pointSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    entryCount: (hcId: string, filter: EntryFilter): Promise<number> => db.$count(pointEntries, among(hcId, filter)),
  }
}

/** Of lots by their last day, what ends with the month of `today`. */
export function endingThisMonth(lots: readonly { expireDt: string; points: number }[], today: string): number {
  const last = monthEnd(today.slice(0, 6))
  return lots.filter((lot) => lot.expireDt <= last).reduce((sum, lot) => sum + lot.points, 0)
}
