import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNotNull, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import type { Yn } from '#server/wire.ts'
import type { MealTime } from './meal-time.rules.ts'
import { corners, mealTimes, memberRestaurants, restaurants, restDays } from './schema.ts'

/** Without a place a restaurant goes to the end of the list, or stays where it is. */
export type NewRestaurant = { restaurantCode: string; mainDiv?: Yn | undefined; orderSeq?: number | undefined }

export function restaurantQueries(db: Db) {
  const columns = {
    restaurantCode: restaurants.restaurantCode,
    restaurantName: restaurants.restaurantName,
    restaurantNameEng: restaurants.restaurantNameEng,
    restaurantDesc: restaurants.restaurantDesc,
    restaurantDescEng: restaurants.restaurantDescEng,
    useBeacon: restaurants.useBeacon,
    engMenuYn: restaurants.engMenuYn,
    mainDiv: memberRestaurants.mainDiv,
    orderSeq: sql<number>`coalesce(${memberRestaurants.orderSeq}, ${restaurants.orderSeq})`.mapWith(Number),
  }
  const isMine = and(
    eq(memberRestaurants.hcId, sql.placeholder('hcId')),
    eq(memberRestaurants.restaurantCode, restaurants.restaurantCode),
  )
  const readMine = compiled(
    db,
    columns,
    db
      .select(columns)
      .from(memberRestaurants)
      .innerJoin(restaurants, isMine)
      .orderBy(desc(memberRestaurants.mainDiv), asc(memberRestaurants.orderSeq), asc(restaurants.restaurantCode)),
  )
  const readAll = compiled(
    db,
    columns,
    db
      .select(columns)
      .from(restaurants)
      .leftJoin(memberRestaurants, isMine)
      .where(ilike(restaurants.restaurantName, sql.placeholder('pattern')))
      .orderBy(asc(restaurants.restaurantName), asc(restaurants.restaurantCode)),
  )

  const time = { mealType: mealTimes.menuMealType, opensAt: mealTimes.opensAt, closesAt: mealTimes.closesAt }
  const isHere = eq(mealTimes.restaurantCode, sql.placeholder('restaurantCode'))
  const readTimes = compiled(
    db,
    time,
    db.select(time).from(mealTimes).where(isHere).orderBy(asc(mealTimes.menuMealType)),
  )

  const dayTime = { ...time, restNm: restDays.restNm, restNmEng: restDays.restNmEng }
  const isRest = and(eq(restDays.restaurantCode, mealTimes.restaurantCode), eq(restDays.restDt, sql.placeholder('day')))
  const readTimesOn = compiled(
    db,
    dayTime,
    db.select(dayTime).from(mealTimes).leftJoin(restDays, isRest).where(isHere).orderBy(asc(mealTimes.menuMealType)),
  )

  const place = getTableColumns(restaurants)
  const isPlace = eq(restaurants.restaurantCode, sql.placeholder('restaurantCode'))
  const readPlace = compiled(db, place, db.select(place).from(restaurants).where(isPlace))

  const readMain = compiled(
    db,
    place,
    db
      .select(place)
      .from(memberRestaurants)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, memberRestaurants.restaurantCode))
      .where(eq(memberRestaurants.hcId, sql.placeholder('hcId')))
      .orderBy(desc(memberRestaurants.mainDiv), asc(memberRestaurants.orderSeq))
      .limit(1),
  )

  const one = async (restaurantCode: string) => (await readPlace({ restaurantCode }))[0]
  /** The member's main restaurant; before one is chosen, the first of those the member uses. */
  const mainOf = async (hcId: string) => (await readMain({ hcId }))[0]

  return {
    /**
     * The restaurant that a call is about: the one it names, else the one the cookie `cafeteriaActiveId` names, else
     * the member's main one (known-payloads 3.8). A cookie that names no restaurant counts as none; undefined when
     * nothing is left.
     */
    onScreen: async ({
      named,
      cookie,
      hcId,
    }: {
      named?: string | undefined
      cookie: string | undefined
      hcId: string
    }) => {
      if (named !== undefined) return one(named)
      const onScreen = cookie === undefined ? undefined : await one(cookie)
      return onScreen ?? mainOf(hcId)
    },
    /**
     * A restaurant and one of its halls, as a code on a table names them; undefined when there is no such place.
     *
     * @param hallNo null at the door; of a hall the label of its first counter is told
     */
    place: async (restaurantCode: string, hallNo: string | null, hcId: string) => {
      const [row] = await db
        .select({
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
          courseTxt: corners.courseTxt,
          isMine: isNotNull(memberRestaurants.hcId).mapWith(Boolean),
        })
        .from(restaurants)
        .leftJoin(
          corners,
          and(eq(corners.restaurantCode, restaurants.restaurantCode), eq(corners.hallNo, hallNo ?? '')),
        )
        .leftJoin(
          memberRestaurants,
          and(eq(memberRestaurants.hcId, hcId), eq(memberRestaurants.restaurantCode, restaurants.restaurantCode)),
        )
        .where(eq(restaurants.restaurantCode, restaurantCode))
        .orderBy(asc(corners.orderSeq))
        .limit(1)
      return row === undefined || (hallNo !== null && row.courseTxt === null) ? undefined : row
    },
    /** Serving hours in code order; empty for a restaurant that does not exist. */
    mealTimes: (restaurantCode: string): Promise<MealTime[]> => readTimes({ restaurantCode }),
    /**
     * The same, and what day it is when the restaurant rests on `day`; nothing but the hours is needed of most days.
     * One statement.
     */
    mealTimesOn: async (
      restaurantCode: string,
      day: string,
    ): Promise<{ times: MealTime[]; rest: { restNm: string; restNmEng: string } | undefined }> => {
      const rows = await readTimesOn({ restaurantCode, day })
      const [first] = rows
      const rest = first?.restNm && first.restNmEng ? { restNm: first.restNm, restNmEng: first.restNmEng } : undefined
      return { times: rows.map(({ mealType, opensAt, closesAt }) => ({ mealType, opensAt, closesAt })), rest }
    },
    /** Closes a restaurant on a day, or opens it again with null. */
    setRestDay: async (
      restaurantCode: string,
      restDt: string,
      names: { restNm: string; restNmEng: string } | null,
    ): Promise<void> => {
      await db.delete(restDays).where(and(eq(restDays.restaurantCode, restaurantCode), eq(restDays.restDt, restDt)))
      if (names !== null) await db.insert(restDays).values({ restaurantCode, restDt, ...names })
    },
    /** The restaurants that a member uses, the main one first. */
    mine: (hcId: string) => readMine({ hcId }),
    /** Restaurants whose name holds `part`; '' gives all of them. */
    named: (part: string, hcId: string) => readAll({ hcId, pattern: `%${part.replace(/[\\%_]/g, '\\$&')}%` }),
    /**
     * The same for whoever joins: those of an employer; one without a restaurant of its own eats where the others do.
     */
    open: async (part: string, bizCode: string | undefined) => {
      const isNamed = ilike(restaurants.restaurantName, `%${part.replace(/[\\%_]/g, '\\$&')}%`)
      const own =
        bizCode === undefined
          ? []
          : await db
              .select({ code: restaurants.restaurantCode })
              .from(restaurants)
              .where(eq(restaurants.bizCode, bizCode))
      const isTheirs = own.length === 0 || bizCode === undefined ? undefined : eq(restaurants.bizCode, bizCode)
      const { mainDiv: _mine, ...named } = columns
      return db
        .select({ ...named, orderSeq: restaurants.orderSeq })
        .from(restaurants)
        .where(and(isNamed, isTheirs))
        .orderBy(asc(restaurants.restaurantName), asc(restaurants.restaurantCode))
    },
    /** Codes among the given that do not exist. */
    unknown: async (codes: readonly string[]): Promise<string[]> => {
      const rows = await db
        .select({ code: restaurants.restaurantCode })
        .from(restaurants)
        .where(inArray(restaurants.restaurantCode, [...codes]))
      const known = new Set(rows.map((row) => row.code))
      return codes.filter((code) => !known.has(code))
    },
    /**
     * Adds restaurants or moves the ones that are there. The member's first becomes the main one, whatever was asked
     * for, and at most one stays so. Returns how many rows it wrote.
     */
    register: (hcId: string, wanted: readonly NewRestaurant[], now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const used = await rowsOf(tx, hcId)
          let last = used.reduce((highest, row) => Math.max(highest, row.orderSeq), 0)
          for (const { restaurantCode, orderSeq } of wanted) {
            last = Math.max(last, orderSeq ?? last + 1)
            await tx
              .insert(memberRestaurants)
              .values({ hcId, restaurantCode, mainDiv: 'N', orderSeq: orderSeq ?? last, registeredAt: now })
              .onConflictDoUpdate({
                target: [memberRestaurants.hcId, memberRestaurants.restaurantCode],
                set: { orderSeq: orderSeq ?? sql`${memberRestaurants.orderSeq}` },
              })
          }
          const main = wanted.findLast((one) => one.mainDiv === 'Y')
          if (main !== undefined) await setMain(tx, hcId, main.restaurantCode)
          else await keepOneMain(tx, hcId)
          return wanted.length
        }),
      ),
    /**
     * Takes restaurants away; when the main one goes, the next takes its place. Returns how many of them the member
     * had.
     */
    remove: (hcId: string, codes: readonly string[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const gone = await tx
            .delete(memberRestaurants)
            .where(and(eq(memberRestaurants.hcId, hcId), inArray(memberRestaurants.restaurantCode, [...codes])))
            .returning({ code: memberRestaurants.restaurantCode })
          await keepOneMain(tx, hcId)
          return gone.length
        }),
      ),
  }
}

function rowsOf(tx: Queryable, hcId: string) {
  return tx
    .select()
    .from(memberRestaurants)
    .where(eq(memberRestaurants.hcId, hcId))
    .orderBy(asc(memberRestaurants.orderSeq), asc(memberRestaurants.restaurantCode))
    .for('update')
}

async function setMain(tx: Queryable, hcId: string, restaurantCode: string): Promise<void> {
  // The old one first: no moment may have two main restaurants.
  await tx
    .update(memberRestaurants)
    .set({ mainDiv: 'N' })
    .where(and(eq(memberRestaurants.hcId, hcId), eq(memberRestaurants.mainDiv, 'Y')))
  await tx
    .update(memberRestaurants)
    .set({ mainDiv: 'Y' })
    .where(and(eq(memberRestaurants.hcId, hcId), eq(memberRestaurants.restaurantCode, restaurantCode)))
}

/** Makes a restaurant the member's main one, in the caller's transaction, whether the member had it or not. */
export async function makeMain(tx: Queryable, hcId: string, restaurantCode: string, now: Date): Promise<void> {
  const last = (await rowsOf(tx, hcId)).reduce((highest, row) => Math.max(highest, row.orderSeq), 0)
  await tx
    .insert(memberRestaurants)
    .values({ hcId, restaurantCode, mainDiv: 'N', orderSeq: last + 1, registeredAt: now })
    .onConflictDoNothing()
  await setMain(tx, hcId, restaurantCode)
}

async function keepOneMain(tx: Queryable, hcId: string): Promise<void> {
  const rows = await rowsOf(tx, hcId)
  const [first] = rows
  if (first !== undefined && rows.every((row) => row.mainDiv === 'N')) await setMain(tx, hcId, first.restaurantCode)
}
