/**
 * Takes a reservation, moves it and gives it back. Seat and reservation are one transaction over conditional updates:
 * of any number of members at once no more get a seat than there are. Everybody locks the member before the seat, so
 * that two transactions never wait for each other crosswise (docs/decisions/249).
 */
import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { dayBegin, FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { lockMember } from '#server/domain/intake/takeout.queries.ts'
import { seoulNow, weekday } from '#server/seoul.ts'
import { howMany, usedInMonth } from './queries.ts'
import {
  earliest,
  isChangeable,
  minutesAfter,
  MOST_RESERVATIONS_A_DAY,
  type Refusal,
  ROUND_MINUTE,
  seatsOf,
} from './rules.ts'
import {
  counselTerms,
  type Meet,
  type ReservationKind,
  reservations,
  reservationTerms,
  servicePlaces,
  serviceRestDays,
  serviceSlots,
  staffRota,
} from './schema.ts'
import type { Round, Service } from './service.queries.ts'

export type ReservationRow = typeof reservations.$inferSelect

export type ReservationRequest = {
  kind: ReservationKind
  placeCode: string
  startDtm: string
  meet: Meet
  mobileNo: string
  memo: string | null
  /** Terms agreed to besides those without which nothing is reserved. */
  termsSeqs: readonly number[]
  round?: Round
}

export type Taken = { rsrvSeq: number } | { refusal: Refusal }

/** Ends the transaction that it is thrown in; nothing of it stays. */
class Refused extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super('A reservation was refused.')
    this.why = why
  }
}

export function reserveQueries(db: Db) {
  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T | { refusal: Refusal }> => {
    try {
      return await retrying(() => db.transaction(work))
    } catch (error) {
      if (error instanceof Refused) return { refusal: error.why }
      throw error
    }
  }

  return {
    /** What stands against a start for this member now, besides whether there is a seat. [RSV-09] */
    against: (hcId: string, seat: Seat, service: Service, now: Date): Promise<Refusal | undefined> =>
      refusalOf(db, hcId, { ...seat, endDtm: endOf(seat, service) }, service, now),

    /** Takes a seat. The same again finds the reservation that stands. @throws RecordsFull */
    reserve: (hcId: string, request: ReservationRequest, service: Service, now: Date): Promise<Taken> =>
      transaction(async (tx): Promise<Taken> => {
        await lockMember(tx, hcId)
        const standing = await standingAt(tx, hcId, request)
        if (standing !== undefined) return { rsrvSeq: standing.rsrvSeq }
        const lately = gte(reservations.regAt, dayBegin(now))
        if ((await tx.$count(reservations, and(eq(reservations.hcId, hcId), lately))) >= MOST_RESERVATIONS_A_DAY)
          throw new RecordsFull(FULL.reservations)
        const { round } = request
        if (round !== undefined && (await hasRound(tx, hcId, round))) throw new Refused('already')
        const endDtm = endOf(request, service)
        await check(tx, hcId, { ...request, endDtm }, service, now)
        const { place, staff } = await whereAndWho(tx, request)
        if (!place.meets.includes(request.meet)) throw new Refused('place')
        await takeSeat(tx, request)
        const { termsSeqs, round: _round, ...row } = request
        const [made] = await tx
          .insert(reservations)
          .values({
            ...row,
            hcId,
            endDtm,
            placeNm: place.placeNm,
            placeNmEng: place.placeNmEng,
            cancelEndDtm: minutesAfter(request.startDtm, -60 * service.cancelHour),
            staffNm: staff?.staffNm ?? null,
            staffNmEng: staff?.staffNmEng ?? null,
            chalnCode: round?.chalnCode ?? null,
            roundNo: round?.roundNo ?? null,
            regAt: now,
          })
          .returning({ rsrvSeq: reservations.rsrvSeq })
        if (made === undefined) throw new Error(`A reservation of ${hcId} was not written.`)
        await agree(tx, hcId, request.kind, termsSeqs, now)
        return made
      }),

    /**
     * Moves a reservation of the member's to another start of the same place, or changes the memo alone. Undefined:
     * there is none that stands.
     */
    move: (
      hcId: string,
      rsrvSeq: number,
      asked: { startDtm: string; memo: string | undefined },
      service: Service,
      now: Date,
    ): Promise<Taken | undefined> =>
      transaction(async (tx): Promise<Taken | undefined> => {
        await lockMember(tx, hcId)
        const row = await live(tx, hcId, rsrvSeq)
        if (row === undefined) return undefined
        const memo = asked.memo === undefined ? row.memo : asked.memo || null
        if (asked.startDtm === row.startDtm) {
          if (memo !== row.memo) await tx.update(reservations).set({ memo }).where(isOne(hcId, rsrvSeq))
          return { rsrvSeq }
        }
        if (!isChangeable(row, now)) throw new Refused('late')
        const endDtm = endOf({ kind: row.kind, startDtm: asked.startDtm }, service)
        const to = { ...row, startDtm: asked.startDtm, endDtm }
        await check(tx, hcId, to, service, now, rsrvSeq)
        const { staff } = await whereAndWho(tx, to)
        await giveSeat(tx, row)
        await takeSeat(tx, to)
        const cancelEndDtm = minutesAfter(to.startDtm, -60 * service.cancelHour)
        await tx
          .update(reservations)
          .set({
            startDtm: to.startDtm,
            endDtm,
            cancelEndDtm,
            memo,
            staffNm: staff?.staffNm ?? null,
            staffNmEng: staff?.staffNmEng ?? null,
          })
          .where(isOne(hcId, rsrvSeq))
        return { rsrvSeq }
      }),

    /**
     * Cancels and gives the seat back, once; the same again changes nothing. Undefined: the member has none of this
     * number.
     */
    cancel: (
      hcId: string,
      rsrvSeq: number,
      why: { reason: string | null; text: string | null },
      now: Date,
    ): Promise<Taken | undefined> =>
      transaction(async (tx): Promise<Taken | undefined> => {
        await lockMember(tx, hcId)
        const [row] = await tx.select().from(reservations).where(isOne(hcId, rsrvSeq))
        if (row === undefined) return undefined
        if (row.cancelAt !== null) return { rsrvSeq }
        if (!isChangeable(row, now)) throw new Refused('late')
        const cancelled = await tx
          .update(reservations)
          .set({ cancelAt: now, cancelReason: why.reason, cancelTxt: why.text })
          .where(and(isOne(hcId, rsrvSeq), isNull(reservations.cancelAt)))
          .returning({ rsrvSeq: reservations.rsrvSeq })
        if (cancelled.length > 0) await giveSeat(tx, row)
        return { rsrvSeq }
      }),

    /** Sets one that is over to complete, once. */
    complete: async (hcId: string, rsrvSeq: number, now: Date): Promise<void> => {
      await db
        .update(reservations)
        .set({ completeAt: now })
        .where(and(isOne(hcId, rsrvSeq), isNull(reservations.completeAt), isNull(reservations.cancelAt)))
    },

    /** Ties a chat room to a reservation. False: it was tied already. */
    tieRoom: async (hcId: string, rsrvSeq: number, roomId: string): Promise<boolean> => {
      const tied = await db
        .update(reservations)
        .set({ roomId })
        .where(and(isOne(hcId, rsrvSeq), sql`${reservations.roomId} is distinct from ${roomId}`))
        .returning({ rsrvSeq: reservations.rsrvSeq })
      return tied.length > 0
    },
  }
}

type Seat = Pick<ReservationRow, 'kind' | 'placeCode' | 'startDtm'>

/** When one is over that begins then. */
const endOf = ({ kind, startDtm }: Pick<Seat, 'kind' | 'startDtm'>, { useMinute }: Service): string =>
  minutesAfter(startDtm, kind === 'CHALN' ? ROUND_MINUTE : useMinute)

const isOne = (hcId: string, rsrvSeq: number) => and(eq(reservations.hcId, hcId), eq(reservations.rsrvSeq, rsrvSeq))
const isLive = (hcId: string) => and(eq(reservations.hcId, hcId), isNull(reservations.cancelAt))
const isSeat = ({ kind, placeCode, startDtm }: Seat) =>
  and(eq(serviceSlots.kind, seatsOf(kind)), eq(serviceSlots.placeCode, placeCode), eq(serviceSlots.startDtm, startDtm))

const live = async (tx: Queryable, hcId: string, rsrvSeq: number) =>
  (
    await tx
      .select()
      .from(reservations)
      .where(and(isOne(hcId, rsrvSeq), isNull(reservations.cancelAt)))
  )[0]

const standingAt = async (tx: Queryable, hcId: string, { kind, placeCode, startDtm }: Seat) =>
  (
    await tx
      .select()
      .from(reservations)
      .where(
        and(
          isLive(hcId),
          eq(reservations.kind, kind),
          eq(reservations.placeCode, placeCode),
          eq(reservations.startDtm, startDtm),
        ),
      )
  )[0]

const hasRound = async (tx: Queryable, hcId: string, { chalnCode, roundNo }: Round): Promise<boolean> =>
  (await howMany(tx, and(isLive(hcId), eq(reservations.chalnCode, chalnCode), eq(reservations.roundNo, roundNo)))) > 0

/**
 * What the day, the month and the member's other reservations say against a start: the first of it that is told,
 * undefined for nothing.
 */
async function refusalOf(
  tx: Queryable,
  hcId: string,
  to: Seat & { endDtm: string },
  service: Service,
  now: Date,
  besides?: number,
): Promise<Refusal | undefined> {
  if (service.useYn !== 'Y' || to.startDtm < earliest(now)) return 'closed'
  const month = to.startDtm.slice(0, 6)
  if (to.kind !== 'CHALN' && (await usedInMonth(tx, hcId, seatsOf(to.kind), month, besides)) >= service.monthLimitCnt)
    return 'monthLimit'
  const isAnother = besides === undefined ? undefined : ne(reservations.rsrvSeq, besides)
  const isAcross = and(lt(reservations.startDtm, to.endDtm), gt(reservations.endDtm, to.startDtm))
  return (await howMany(tx, and(isLive(hcId), isAcross, isAnother))) > 0 ? 'overlap' : undefined
}

async function check(...asked: Parameters<typeof refusalOf>): Promise<void> {
  const why = await refusalOf(...asked)
  if (why !== undefined) throw new Refused(why)
}

/** Seats may have been written before the day was closed. */
async function whereAndWho(tx: Queryable, { kind, placeCode, startDtm }: Seat) {
  const [seats, day] = [seatsOf(kind), startDtm.slice(0, 8)]
  const [found] = await tx
    .select({ place: servicePlaces, staff: staffRota, rest: serviceRestDays })
    .from(servicePlaces)
    .leftJoin(
      staffRota,
      and(
        eq(staffRota.kind, servicePlaces.kind),
        eq(staffRota.placeCode, servicePlaces.placeCode),
        eq(staffRota.weekday, weekday(day)),
      ),
    )
    .leftJoin(
      serviceRestDays,
      and(
        eq(serviceRestDays.kind, servicePlaces.kind),
        eq(serviceRestDays.placeCode, servicePlaces.placeCode),
        eq(serviceRestDays.restDt, day),
      ),
    )
    .where(and(eq(servicePlaces.kind, seats), eq(servicePlaces.placeCode, placeCode)))
  if (found === undefined || found.rest !== null) throw new Refused('closed')
  return found
}

async function takeSeat(tx: Queryable, seat: Seat): Promise<void> {
  const taken = await tx
    .update(serviceSlots)
    .set({ taken: sql`${serviceSlots.taken} + 1` })
    .where(and(isSeat(seat), lt(serviceSlots.taken, serviceSlots.capacity)))
    .returning({ taken: serviceSlots.taken })
  if (taken.length > 0) return
  const found = await tx.select({ taken: serviceSlots.taken }).from(serviceSlots).where(isSeat(seat))
  throw new Refused(found.length > 0 ? 'taken' : 'closed')
}

async function giveSeat(tx: Queryable, seat: Seat): Promise<void> {
  await tx
    .update(serviceSlots)
    .set({ taken: sql`${serviceSlots.taken} - 1` })
    .where(isSeat(seat))
}

/**
 * Seats ahead of somebody who leaves the service are free again; in the caller's transaction, before the reservations
 * go with the member.
 */
export async function giveSeats(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const { day, time } = seoulNow(now)
  const ahead = await tx
    .select()
    .from(reservations)
    .where(and(isLive(hcId), gt(reservations.startDtm, `${day}${time}`)))
    .orderBy(asc(reservations.startDtm))
  for (const seat of ahead) await giveSeat(tx, seat)
}

/** Keeps which terms were agreed to, in the versions that stand now. */
async function agree(
  tx: Queryable,
  hcId: string,
  kind: ReservationKind,
  chosen: readonly number[],
  now: Date,
): Promise<void> {
  const isRequired = sql`${counselTerms.kinds} @> array[${kind}]::text[] and ${counselTerms.requiredYn} = 'Y'`
  const found = await tx
    .select({ termsSeq: counselTerms.termsSeq, termsVer: counselTerms.termsVer })
    .from(counselTerms)
    .where(chosen.length === 0 ? isRequired : sql`${isRequired} or ${inArray(counselTerms.termsSeq, [...chosen])}`)
  await upsertMany(
    tx,
    reservationTerms,
    found.map((terms) => ({ hcId, ...terms, agreedAt: now })),
    ['hcId', 'termsSeq'],
  )
}
