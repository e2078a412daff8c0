/** What there is to drink, and what a member drank, day by day. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays } from '#server/seoul.ts'
import { oneDecimal } from '#server/rounding.ts'
import { alcoholG, weekLimitG, weekOf } from './rules.ts'
import { type DrinkUnit, drinkIntakes, drinks, drinkUnits } from './schema.ts'

export type Amount = { drinkCode: string; unitCode: DrinkUnit; drinkQty: number }
export type Drunk = Omit<typeof drinkIntakes.$inferSelect, 'hcId'> & { drinkNm: string; drinkNmEng: string }
/** A day with its week, and what the week before came to. */
export type DrinkDay = { baseDt: string; drunk: Drunk[]; weekG: number; lastWeekG: number; limitG: number }
export type DrinkSum = { baseDt: string; kcal: number; alcoholG: number }

/** What was drunk on the days from `from` to `to`, the oldest first; a day without drinks has no row. */
export function drinkSums(db: Queryable, hcId: string, from: string, to: string): Promise<DrinkSum[]> {
  return db
    .select({
      baseDt: drinkIntakes.baseDt,
      kcal: sql<number>`sum(${drinkIntakes.kcal})`.mapWith(Number),
      alcoholG: sql<number>`sum(${drinkIntakes.alcoholG})`.mapWith(Number),
    })
    .from(drinkIntakes)
    .where(and(eq(drinkIntakes.hcId, hcId), gte(drinkIntakes.baseDt, from), lte(drinkIntakes.baseDt, to)))
    .groupBy(drinkIntakes.baseDt)
    .orderBy(asc(drinkIntakes.baseDt))
}

export function drinkQueries(db: Db) {
  /** Every unit of every drink, in the order in which they are offered. */
  const units = () =>
    db
      .select({
        drinkCode: drinks.drinkCode,
        drinkNm: drinks.drinkNm,
        drinkNmEng: drinks.drinkNmEng,
        alcoholRate: drinks.alcoholRate,
        unitCode: drinkUnits.unitCode,
        unitNm: drinkUnits.unitNm,
        ml: drinkUnits.ml,
        kcal: drinkUnits.kcal,
      })
      .from(drinkUnits)
      .innerJoin(drinks, eq(drinks.drinkCode, drinkUnits.drinkCode))
      .orderBy(asc(drinks.orderSeq), asc(drinkUnits.orderSeq))

  return {
    units,

    /** A day, its week and the week before. */
    day: async (hcId: string, baseDt: string): Promise<DrinkDay> => {
      const { monday, sunday } = weekOf(baseDt)
      const [[member], rows] = await Promise.all([
        db.select({ gender: members.gender }).from(members).where(eq(members.hcId, hcId)),
        db
          .select({ row: drinkIntakes, drinkNm: drinks.drinkNm, drinkNmEng: drinks.drinkNmEng })
          .from(drinkIntakes)
          .innerJoin(drinks, eq(drinks.drinkCode, drinkIntakes.drinkCode))
          .where(
            and(
              eq(drinkIntakes.hcId, hcId),
              gte(drinkIntakes.baseDt, addDays(monday, -7)),
              lte(drinkIntakes.baseDt, sunday),
            ),
          )
          .orderBy(asc(drinkIntakes.drinkSeq)),
      ])
      const grams = (isIn: (day: string) => boolean) =>
        oneDecimal(rows.reduce((sum, { row }) => (isIn(row.baseDt) ? sum + row.alcoholG : sum), 0))
      return {
        baseDt,
        drunk: rows.flatMap(({ row, ...names }) => (row.baseDt === baseDt ? [{ ...row, ...names }] : [])),
        weekG: grams((day) => day >= monday),
        lastWeekG: grams((day) => day < monday),
        limitG: weekLimitG(member?.gender ?? 'M'),
      }
    },

    /**
     * Puts what was drunk in the place of what stood there. The first that is no unit of no drink is told, and nothing
     * changes.
     */
    replace: async (hcId: string, baseDt: string, amounts: readonly Amount[]): Promise<{ unknown?: Amount }> => {
      const offered = new Map((await units()).map((unit) => [`${unit.drinkCode} ${unit.unitCode}`, unit]))
      const rows = amounts.map((amount) => ({ amount, unit: offered.get(`${amount.drinkCode} ${amount.unitCode}`) }))
      const unknown = rows.find(({ unit }) => unit === undefined)?.amount
      if (unknown !== undefined) return { unknown }
      await retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          await tx.delete(drinkIntakes).where(isOf(hcId, baseDt))
          const first = await nextNumbers(tx, hcId, 'drink', rows.length)
          const drunk = rows.flatMap(({ amount: { drinkCode, unitCode, drinkQty }, unit }, index) =>
            unit === undefined
              ? []
              : [
                  {
                    hcId,
                    baseDt,
                    drinkSeq: first + index,
                    drinkCode,
                    unitCode,
                    unitNm: unit.unitNm,
                    quantity: drinkQty,
                    ...amountOf(unit, drinkQty),
                  },
                ],
          )
          await insertMany(tx, drinkIntakes, drunk)
        }),
      )
      return {}
    },

    /** Takes drinks of a day away, all or some of them. Returns how many there were. */
    remove: async (hcId: string, baseDt: string, numbers?: readonly number[]): Promise<number> => {
      const gone = await db
        .delete(drinkIntakes)
        .where(and(isOf(hcId, baseDt), numbers && inArray(drinkIntakes.drinkSeq, [...numbers])))
        .returning({ drinkSeq: drinkIntakes.drinkSeq })
      return gone.length
    },
  }
}

const isOf = (hcId: string, baseDt: string) => and(eq(drinkIntakes.hcId, hcId), eq(drinkIntakes.baseDt, baseDt))

/** Energy and alcohol of so many of a unit. */
export const amountOf = (unit: { ml: number; alcoholRate: number; kcal: number }, quantity: number) => ({
  alcoholG: oneDecimal(alcoholG(unit.ml, unit.alcoholRate) * quantity),
  kcal: Math.round(unit.kcal * quantity),
})
