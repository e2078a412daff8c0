/** Foods to choose from: found by name, eaten lately, favourites. Each comes with the unit that one tap takes. */
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { columnsOf, type Food, foodsWhere, SERVING, type Unit } from './queries.ts'
import { favouriteFoods, foods, foodUnits, ownFoods, recentFoods } from './schema.ts'
import { sought } from './search.rules.ts'

export type Listed = Food & Unit & { isFavourite: boolean }
export type Page = { pageNo: number; pageSize: number }

/** A unit of the food; the own ones have no row. */
const unitColumns = {
  unitCode: sql<Unit['unitCode']>`coalesce(${foodUnits.unitCode}, ${SERVING.unitCode})`.as('unit_code'),
  unitName: sql<string>`coalesce(${foodUnits.unitName}, ${SERVING.unitName})`.as('unit_name'),
  unitNameEng: sql<string>`coalesce(${foodUnits.unitNameEng}, ${SERVING.unitNameEng})`.as('unit_name_eng'),
  servings: sql<number>`coalesce(${foodUnits.servings}, ${SERVING.servings})`.mapWith(Number).as('servings'),
}

const isFavourite = sql<boolean>`${favouriteFoods.favSeq} is not null`

/**
 * Whether a key has a text somewhere. Byte by byte: what is looked for are letters of their own alphabets, and `like`
 * takes twice as long over 20,000 foods (decision 166).
 */
const has = (key: typeof foods.searchKey | typeof ownFoods.searchKey | SQL, text: string): SQL =>
  sql`strpos(${key} collate "C", ${text}) > 0`

/** One letter alone would be in every second name: it has to begin one. */
const wherever = (text: string): string => (text.length === 1 ? `|${text}` : text)

export function foodListQueries(db: Db) {
  const favouriteOf = (hcId: string, foodId: SQL | typeof recentFoods.foodId) =>
    and(eq(favouriteFoods.hcId, hcId), eq(favouriteFoods.foodId, foodId))

  return {
    /**
     * The member's own first; then names that are the word, begin with it, have it inside, the shorter ones first. An
     * undefined word finds all of the own ones, one without a letter none.
     */
    search: async (
      hcId: string,
      word: string | undefined,
      { onlyOwn, pageNo, pageSize }: Page & { onlyOwn: boolean },
    ): Promise<{ totalCnt: number; list: Listed[] }> => {
      const text = word === undefined ? '' : sought(word)
      if (word !== undefined && text === '') return { totalCnt: 0, list: [] }
      const found = unionAll(
        db
          .select({
            foodId: foods.foodId,
            foodName: foods.foodName,
            searchKey: foods.searchKey,
            isOwn: sql<boolean>`false`.as('is_own'),
          })
          .from(foods)
          .where(onlyOwn || word === undefined ? sql`false` : has(foods.searchKey, wherever(text))),
        db
          .select({
            foodId: ownFoods.foodId,
            foodName: ownFoods.foodName,
            searchKey: ownFoods.searchKey,
            isOwn: sql<boolean>`true`.as('is_own'),
          })
          .from(ownFoods)
          .where(
            and(
              eq(ownFoods.hcId, hcId),
              isNull(ownFoods.removedAt),
              word === undefined ? undefined : has(ownFoods.searchKey, text),
            ),
          ),
      ).as('found')
      const nearness = sql`case when ${has(sql`${found.searchKey}`, `|${text}|`)} then 0
        when ${has(sql`${found.searchKey}`, `|${text}`)} then 1 else 2 end`
      // First which foods, by few columns; then those of the page with all there is of them.
      const page = await db
        .select({ foodId: found.foodId, totalCnt: sql<number>`count(*) over ()`.mapWith(Number) })
        .from(found)
        .orderBy(desc(found.isOwn), nearness, sql`length(${found.foodName})`, found.foodName, found.foodId)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      if (page[0] === undefined) {
        const [all] = pageNo === 1 ? [] : await db.select({ totalCnt: count() }).from(found)
        return { totalCnt: all?.totalCnt ?? 0, list: [] }
      }
      const ids = page.map(({ foodId }) => foodId)
      const food = foodsWhere(db, hcId, {
        ofTable: inArray(foods.foodId, ids),
        ofMember: inArray(ownFoods.foodId, ids),
      })
      const list = await db
        .select({ ...columnsOf(food), ...unitColumns, isFavourite })
        .from(food)
        .leftJoin(foodUnits, and(eq(foodUnits.foodId, food.foodId), eq(foodUnits.orderSeq, 1)))
        .leftJoin(favouriteFoods, favouriteOf(hcId, sql`${food.foodId}`))
      return {
        totalCnt: page[0].totalCnt,
        list: list.toSorted((a, b) => ids.indexOf(a.foodId) - ids.indexOf(b.foodId)),
      }
    },

    /** What was eaten lately, the latest first, in the unit and amount of that time. */
    recent: async (hcId: string, word: string | undefined, { pageNo, pageSize }: Page) => {
      const text = word === undefined ? '' : sought(word)
      if (word !== undefined && text === '') return { totalCnt: 0, list: [] }
      const ids = sql`(select ${recentFoods.foodId} from ${recentFoods} where ${recentFoods.hcId} = ${hcId})`
      const food = foodsWhere(db, hcId, {
        ofTable: and(sql`${foods.foodId} in ${ids}`, text === '' ? undefined : has(foods.searchKey, text)),
        ofMember: and(sql`${ownFoods.foodId} in ${ids}`, text === '' ? undefined : has(ownFoods.searchKey, text)),
      })
      const mine = and(eq(recentFoods.hcId, hcId), eq(recentFoods.foodId, food.foodId))
      const [list, [all]] = await Promise.all([
        db
          .select({
            ...columnsOf(food),
            ...unitColumns,
            isFavourite,
            rcntSeq: recentFoods.rcntSeq,
            quantity: recentFoods.quantity,
            lastEatDt: recentFoods.lastEatDt,
          })
          .from(food)
          .innerJoin(recentFoods, mine)
          .leftJoin(foodUnits, and(eq(foodUnits.foodId, food.foodId), eq(foodUnits.unitCode, recentFoods.unitCode)))
          .leftJoin(favouriteFoods, favouriteOf(hcId, recentFoods.foodId))
          .orderBy(desc(recentFoods.lastEatDt), desc(recentFoods.rcntSeq))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize),
        db.select({ totalCnt: count() }).from(food).innerJoin(recentFoods, mine),
      ])
      return { totalCnt: all?.totalCnt ?? 0, list }
    },

    /** All favourites in the member's order. */
    favourites: (hcId: string) => {
      const ids = sql`(select ${favouriteFoods.foodId} from ${favouriteFoods} where ${favouriteFoods.hcId} = ${hcId})`
      const food = foodsWhere(db, hcId, {
        ofTable: sql`${foods.foodId} in ${ids}`,
        ofMember: sql`${ownFoods.foodId} in ${ids}`,
      })
      return db
        .select({ ...columnsOf(food), ...unitColumns, isFavourite, favSeq: favouriteFoods.favSeq })
        .from(food)
        .innerJoin(favouriteFoods, and(eq(favouriteFoods.hcId, hcId), eq(favouriteFoods.foodId, food.foodId)))
        .leftJoin(foodUnits, and(eq(foodUnits.foodId, food.foodId), eq(foodUnits.orderSeq, 1)))
        .orderBy(asc(favouriteFoods.orderSeq), asc(favouriteFoods.favSeq))
    },

    /** Whether a food is a favourite. */
    isFavourite: async (hcId: string, foodId: string): Promise<boolean> => {
      const [found] = await db
        .select({ favSeq: favouriteFoods.favSeq })
        .from(favouriteFoods)
        .where(favouriteOf(hcId, sql`${foodId}`))
      return found !== undefined
    },
  }
}
