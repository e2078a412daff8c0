/** All meals of a member, newest first, with a search in the names of foods and dishes. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { foods } from '#server/domain/food/schema.ts'
import { intakeRecords } from './schema.ts'

export type MealsAsked = { word: string; from: string; to: string; page: number; size: number }

/** A meal by its day, and how many there are on all pages. */
type Found = { day: string; mealType: string; total: number }

export function allMealsQueries(db: Db) {
  return {
    /**
     * The meals of a page. One statement, which reads no more than the member's own records between the two days, by
     * their index.
     *
     * @param word part of a name, whatever its case; '' finds every meal
     */
    page: async (
      hcId: string,
      { word, from, to, page, size }: MealsAsked,
    ): Promise<{ total: number; meals: { day: string; mealType: string }[] }> => {
      const day = sql<string>`left(${intakeRecords.eatDt}, 8)`
      const names = sql`concat_ws(
        ',', ${intakeRecords.foodName}, ${intakeRecords.dishTxt}, ${intakeRecords.foodNameEng}, ${foods.foodNameEng})`
      const isFound = word === '' ? sql`true` : sql`bool_or(strpos(lower(${names}), lower(${word})) > 0)`
      const select = () =>
        db
          .select({ day, mealType: intakeRecords.mealType, total: sql<number>`count(*) over ()`.mapWith(Number) })
          .from(intakeRecords)
          .leftJoin(foods, eq(foods.foodId, intakeRecords.foodId))
          .where(
            and(
              eq(intakeRecords.hcId, hcId),
              sql`${intakeRecords.eatDt} between ${`${from}000000`} and ${`${to}235959`}`,
            ),
          )
          .groupBy(day, intakeRecords.mealType)
          .having(isFound)
      const found: Found[] = await select()
        .orderBy(sql`1 desc`, sql`max(${intakeRecords.eatDt}) desc`)
        .limit(size)
        .offset((page - 1) * size)
      // A page behind the last has no row that could say how many there are.
      const total = found[0]?.total ?? (page === 1 ? 0 : ((await select().limit(1))[0]?.total ?? 0))
      return { total, meals: found.map(({ day: of, mealType }) => ({ day: of, mealType })) }
    },
  }
}
