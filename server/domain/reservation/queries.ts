/** A member's reservations. */
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  like,
  lte,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { type SeoulNow } from '#server/seoul.ts'
import { type ReservationKind, reservations, servicePlaces, type ServiceKind } from './schema.ts'

const param = sql.placeholder
const TALKS = ['TALK', 'MEAL', 'CHALN'] as const satisfies readonly ReservationKind[]

/** What counts as one of a service: the counselling of a challenge comes on top of the month's talks. */
export const kindsOf = (service: ServiceKind): ReservationKind[] => (service === 'CHECK' ? ['CHECK'] : ['TALK', 'MEAL'])

const calendarStart = ({ placeCode, startDtm }: { placeCode: string; startDtm: string }): string =>
  `${placeCode} ${startDtm}`

export function reservationQueries(db: Db) {
  const columns = {
    ...getTableColumns(reservations),
    wayTxt: servicePlaces.wayTxt,
    wayTxtEng: servicePlaces.wayTxtEng,
    telNo: servicePlaces.telNo,
  }
  // A place that is gone has no way to it any more; what was reserved there can still be read.
  const isItsPlace = and(
    eq(servicePlaces.placeCode, reservations.placeCode),
    eq(servicePlaces.kind, sql`case when ${reservations.kind} = 'CHECK' then 'CHECK' else 'TALK' end`),
  )
  const rows = () => db.select(columns).from(reservations).leftJoin(servicePlaces, isItsPlace)
  const mine = (hcId: string) => eq(reservations.hcId, hcId)
  const isLive = isNull(reservations.cancelAt)

  const card = {
    rsrvSeq: reservations.rsrvSeq,
    kind: reservations.kind,
    startDtm: reservations.startDtm,
    meet: reservations.meet,
    placeNm: reservations.placeNm,
    placeNmEng: reservations.placeNmEng,
    staffNm: reservations.staffNm,
    staffNmEng: reservations.staffNmEng,
  }
  const readNext = compiled(
    db,
    card,
    db
      .select(card)
      .from(reservations)
      .where(
        and(
          eq(reservations.hcId, param('hcId')),
          isLive,
          gt(reservations.endDtm, param('minute')),
          lte(reservations.startDtm, param('until')),
        ),
      )
      .orderBy(asc(reservations.startDtm))
      .limit(8),
  )
  const start = { kind: reservations.kind, startDtm: reservations.startDtm, placeCode: reservations.placeCode }
  const startsOf = (kinds: readonly ReservationKind[]) =>
    compiled(
      db,
      start,
      db
        .select(start)
        .from(reservations)
        .where(
          and(
            eq(reservations.hcId, param('hcId')),
            isLive,
            inArray(reservations.kind, [...kinds]),
            between(reservations.startDtm, param('from'), param('to')),
          ),
        ),
    )
  const readStarts: Record<ServiceKind, ReturnType<typeof startsOf>> = {
    TALK: startsOf(TALKS),
    CHECK: startsOf(['CHECK']),
  }
  const startsIn = (hcId: string, service: ServiceKind, from: string, to: string) =>
    readStarts[service]({ hcId, from, to: `${to}2400` })
  const next = async (hcId: string, { day, time }: SeoulNow, until: string) =>
    readNext({ hcId, minute: `${day}${time}`, until: `${until}2400` })

  return {
    /** The next reservation that is not over, up to the day `until`. */
    next: async (hcId: string, now: SeoulNow, until: string) => (await next(hcId, now, until))[0],

    /** The next talk as home's card has it: one that has begun is not told of any more. */
    nextTalk: async (hcId: string, now: SeoulNow, until: string) => {
      const talk = (await next(hcId, now, until)).find(
        ({ kind, startDtm }) => kind !== 'CHECK' && startDtm >= `${now.day}${now.time}`,
      )
      return (
        talk && {
          rsrvNo: talk.rsrvSeq,
          rsrvDt: talk.startDtm.slice(0, 8),
          rsrvTm: talk.startDtm.slice(8),
          rsrvKind: '1' as const,
          placeNm: talk.placeNm,
          placeNmEng: talk.placeNmEng,
          counselorNm: talk.staffNm ?? '영양사',
          counselorNmEng: talk.staffNmEng ?? 'Dietitian',
        }
      )
    },

    find: async (hcId: string, rsrvSeq: number) =>
      (await rows().where(and(mine(hcId), eq(reservations.rsrvSeq, rsrvSeq))))[0],

    /** A page of reservations of some kinds, latest first, and how many there are. */
    page: async (
      hcId: string,
      kinds: readonly ReservationKind[] | undefined,
      { pageNo, pageSize }: { pageNo: number; pageSize: number },
    ) => {
      const isAsked = and(mine(hcId), kinds && inArray(reservations.kind, [...kinds]))
      const [list, [total]] = await Promise.all([
        rows()
          .where(isAsked)
          .orderBy(desc(reservations.startDtm), desc(reservations.rsrvSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ n: count() }).from(reservations).where(isAsked),
      ])
      return { list, totalCnt: total?.n ?? 0 }
    },

    /** How many there are of talks and of measuring, and how many of all lie ahead. */
    counts: async (hcId: string, minute: string) => {
      const isAhead = sql`${reservations.cancelAt} is null and ${reservations.completeAt} is null
        and ${reservations.startDtm} > ${minute}`
      const [row] = await db
        .select({
          talkCnt: sql<number>`count(*) filter (where ${inArray(reservations.kind, ['TALK', 'MEAL'])})`.mapWith(Number),
          checkCnt: sql<number>`count(*) filter (where ${eq(reservations.kind, 'CHECK')})`.mapWith(Number),
          aheadCnt: sql<number>`count(*) filter (where ${isAhead} and ${ne(reservations.kind, 'CHALN')})`.mapWith(
            Number,
          ),
        })
        .from(reservations)
        .where(mine(hcId))
      return row ?? { talkCnt: 0, checkCnt: 0, aheadCnt: 0 }
    },

    /**
     * How many of a service fall into a month (`YYYYMM`), and the last day before now on which the member was there.
     */
    used: async (hcId: string, service: ServiceKind, month: string, minute: string) => {
      const isOf = and(mine(hcId), isLive, inArray(reservations.kind, kindsOf(service)))
      const [usedCnt, [last]] = await Promise.all([
        usedInMonth(db, hcId, service, month),
        db
          .select({ day: max(sql<string>`substr(${reservations.startDtm}, 1, 8)`) })
          .from(reservations)
          .where(and(isOf, lte(reservations.endDtm, minute))),
      ])
      return { usedCnt, lastUseDt: last?.day ?? null }
    },

    /** The member's own starts of a service between two days, as they stand on its calendar. */
    starts: async (hcId: string, service: ServiceKind, from: string, to: string): Promise<ReadonlySet<string>> =>
      new Set((await startsIn(hcId, service, from, to)).map(calendarStart)),

    /** The same of a month (`YYYYMM`), with how many of them its limit counts. */
    startsOfMonth: async (
      hcId: string,
      service: ServiceKind,
      month: string,
    ): Promise<{ own: ReadonlySet<string>; usedCnt: number }> => {
      const found = await startsIn(hcId, service, `${month}01`, `${month}31`)
      const counted = kindsOf(service)
      return {
        own: new Set(found.map(calendarStart)),
        usedCnt: found.filter(({ kind }) => counted.includes(kind)).length,
      }
    },

    /** The rounds of a challenge that the member has reserved. */
    rounds: (hcId: string, chalnCode: string) =>
      rows().where(and(mine(hcId), eq(reservations.chalnCode, chalnCode), isLive)),

    /** Whether the member has any at all. */
    hasAny: async (hcId: string): Promise<boolean> =>
      (await db.select({ rsrvSeq: reservations.rsrvSeq }).from(reservations).where(mine(hcId)).limit(1)).length > 0,
  }
}

export type Reservation = NonNullable<Awaited<ReturnType<ReturnType<typeof reservationQueries>['find']>>>

/** How many of a service a member has in a month; what was cancelled is not counted. */
export const usedInMonth = (
  tx: Queryable,
  hcId: string,
  service: ServiceKind,
  month: string,
  besides?: number,
): Promise<number> =>
  howMany(
    tx,
    and(
      eq(reservations.hcId, hcId),
      isNull(reservations.cancelAt),
      inArray(reservations.kind, kindsOf(service)),
      like(reservations.startDtm, `${month}%`),
      besides === undefined ? undefined : ne(reservations.rsrvSeq, besides),
    ),
  )

/** How many reservations there are of some kind, also inside a transaction. */
export async function howMany(tx: Queryable, which: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(reservations).where(which)
  return row?.n ?? 0
}
