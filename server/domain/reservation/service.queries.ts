/** What the operator offers: services, places, times, terms and the rounds of challenges. */
import { and, arrayContains, asc, between, eq, getTableColumns, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { memberChallenges } from '#server/domain/challenge/schema.ts'
import { memberRestaurants, restaurants } from '#server/domain/restaurant/schema.ts'
import {
  counselRounds,
  counselTerms,
  type ReservationKind,
  reservationTerms,
  servicePlaces,
  serviceRestDays,
  type ServiceKind,
  serviceSlots,
  welfitServices,
} from './schema.ts'

const param = sql.placeholder

/** Its seats stand, but nobody is there: the day was closed after they had been written. */
const isClosedDay = sql`exists (
  select 1 from ${serviceRestDays}
  where ${serviceRestDays.kind} = ${serviceSlots.kind} and ${serviceRestDays.placeCode} = ${serviceSlots.placeCode}
    and ${serviceRestDays.restDt} = substr(${serviceSlots.startDtm}, 1, 8))`

export function serviceQueries(db: Db) {
  const slot = { startDtm: serviceSlots.startDtm, capacity: serviceSlots.capacity, taken: serviceSlots.taken }
  const readSlots = compiled(
    db,
    slot,
    db
      .select(slot)
      .from(serviceSlots)
      .where(
        and(
          eq(serviceSlots.kind, param('kind')),
          eq(serviceSlots.placeCode, param('placeCode')),
          gte(serviceSlots.startDtm, param('from')),
          lt(serviceSlots.startDtm, param('to')),
        ),
      )
      .orderBy(asc(serviceSlots.startDtm)),
  )
  const service = getTableColumns(welfitServices)
  const readService = compiled(
    db,
    service,
    db
      .select(service)
      .from(welfitServices)
      .where(eq(welfitServices.kind, param('kind'))),
  )
  const rest = { restDt: serviceRestDays.restDt }
  const readRestDays = compiled(
    db,
    rest,
    db
      .select(rest)
      .from(serviceRestDays)
      .where(
        and(
          eq(serviceRestDays.kind, param('kind')),
          eq(serviceRestDays.placeCode, param('placeCode')),
          between(serviceRestDays.restDt, param('from'), param('to')),
        ),
      ),
  )
  // At the main restaurant, then at the others that the member uses.
  const usualFirst = [sql`${memberRestaurants.mainDiv} desc nulls last`, asc(servicePlaces.placeCode)]
  const code = { placeCode: servicePlaces.placeCode }
  const readPlaceCodes = compiled(
    db,
    code,
    db
      .select(code)
      .from(servicePlaces)
      .leftJoin(
        memberRestaurants,
        and(
          eq(memberRestaurants.restaurantCode, servicePlaces.restaurantCode),
          eq(memberRestaurants.hcId, param('hcId')),
        ),
      )
      .where(eq(servicePlaces.kind, param('kind')))
      .orderBy(...usualFirst),
  )
  const placesOf = (hcId: string, kind: ServiceKind) =>
    db
      .select({
        place: servicePlaces,
        restaurantName: restaurants.restaurantName,
        restaurantNameEng: restaurants.restaurantNameEng,
        mainDiv: memberRestaurants.mainDiv,
      })
      .from(servicePlaces)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, servicePlaces.restaurantCode))
      .leftJoin(
        memberRestaurants,
        and(eq(memberRestaurants.restaurantCode, servicePlaces.restaurantCode), eq(memberRestaurants.hcId, hcId)),
      )
      .where(eq(servicePlaces.kind, kind))
      .orderBy(...usualFirst)

  return {
    service: async (kind: ServiceKind) => (await readService({ kind }))[0],
    serviceOf: async (stdMngSeq: number) =>
      (await db.select().from(welfitServices).where(eq(welfitServices.stdMngSeq, stdMngSeq)))[0],
    isAnyOpen: async (): Promise<boolean> =>
      (
        await db
          .select({ kind: welfitServices.kind })
          .from(welfitServices)
          .where(eq(welfitServices.useYn, 'Y'))
          .limit(1)
      ).length > 0,

    /** Places of a service, the one at the member's main restaurant first. */
    places: placesOf,
    /** The code of a place when the service is there; without one, of the place at the member's main restaurant. */
    placeCode: async (hcId: string, kind: ServiceKind, asked: string | undefined) => {
      const codes = (await readPlaceCodes({ hcId, kind })).map(({ placeCode }) => placeCode)
      return asked === undefined ? codes[0] : codes.find((one) => one === asked)
    },
    /** The first day with a seat of each place, from a start on. */
    firstDays: async (kind: ServiceKind, from: string): Promise<ReadonlyMap<string, string>> => {
      const found = await db
        .select({ placeCode: serviceSlots.placeCode, first: sql<string>`min(${serviceSlots.startDtm})` })
        .from(serviceSlots)
        .where(
          and(
            eq(serviceSlots.kind, kind),
            gte(serviceSlots.startDtm, from),
            lt(serviceSlots.taken, serviceSlots.capacity),
            not(isClosedDay),
          ),
        )
        .groupBy(serviceSlots.placeCode)
      return new Map(found.map(({ placeCode, first }) => [placeCode, first.slice(0, 8)]))
    },
    /** The starts of some days, in order, and the days between that are closed. */
    days: async (kind: ServiceKind, placeCode: string, from: string, to: string) => {
      const [slots, closed] = await Promise.all([
        readSlots({ kind, placeCode, from, to: `${to}2400` }),
        readRestDays({ kind, placeCode, from, to }),
      ])
      return { slots, restDays: closed.map(({ restDt }) => restDt) }
    },
    /** The seats of a start; undefined when there is none, also since the day was closed. */
    slot: async (kind: ServiceKind, placeCode: string, startDtm: string) =>
      (
        await db
          .select(slot)
          .from(serviceSlots)
          .where(
            and(
              eq(serviceSlots.kind, kind),
              eq(serviceSlots.placeCode, placeCode),
              eq(serviceSlots.startDtm, startDtm),
              not(isClosedDay),
            ),
          )
      )[0],

    /**
     * The terms of a kind, those without which nothing is reserved first, and which version the member has agreed to.
     */
    terms: (hcId: string, kind: ReservationKind) =>
      db
        .select({ terms: counselTerms, agreedVer: reservationTerms.termsVer })
        .from(counselTerms)
        .leftJoin(
          reservationTerms,
          and(eq(reservationTerms.hcId, hcId), eq(reservationTerms.termsSeq, counselTerms.termsSeq)),
        )
        .where(arrayContains(counselTerms.kinds, [kind]))
        .orderBy(sql`${counselTerms.requiredYn} desc`, asc(counselTerms.termsSeq)),

    /** The counselling of a challenge that the member takes part in; undefined of any other. */
    rounds: async (hcId: string, chalnCode: string) => {
      const [joined, list] = await Promise.all([
        db
          .select({ chalnCode: memberChallenges.chalnCode })
          .from(memberChallenges)
          .where(
            and(
              eq(memberChallenges.hcId, hcId),
              eq(memberChallenges.chalnCode, chalnCode),
              isNull(memberChallenges.quitAt),
            ),
          ),
        db
          .select()
          .from(counselRounds)
          .where(eq(counselRounds.chalnCode, chalnCode))
          .orderBy(asc(counselRounds.roundNo)),
      ])
      return joined.length === 0 ? undefined : list
    },
    /** The starts of talks with a seat at some places between two days. */
    freeStarts: async (placeCodes: readonly string[], from: string, to: string) =>
      placeCodes.length === 0
        ? []
        : db
            .select({ placeCode: serviceSlots.placeCode, startDtm: serviceSlots.startDtm })
            .from(serviceSlots)
            .where(
              and(
                eq(serviceSlots.kind, 'TALK'),
                inArray(serviceSlots.placeCode, [...placeCodes]),
                between(serviceSlots.startDtm, from, `${to}2400`),
                lt(serviceSlots.taken, serviceSlots.capacity),
                not(isClosedDay),
              ),
            )
            .orderBy(asc(serviceSlots.startDtm)),
  }
}

export type ServicePlace = Awaited<ReturnType<ReturnType<typeof serviceQueries>['places']>>[number]
export type Service = typeof welfitServices.$inferSelect
export type Round = typeof counselRounds.$inferSelect
