/**
 * Foods of a meal: recorded, changed, kept. A number of statements that does not depend on how many foods there are
 * (docs/decisions/167).
 */
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { keepOwnFood, type OwnFood } from '#server/domain/food/own.queries.ts'
import { foodsByIds, SERVING } from '#server/domain/food/queries.ts'
import { rememberEaten } from '#server/domain/food/recent.queries.ts'
import type { FoodUnit } from '#server/domain/food/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { recountEaten, recountGrown } from './day.queries.ts'
import { changedSnapshot, portionOf, type Snapshot, snapshotOf } from './food.rules.ts'
import type { IntakeRow } from './queries.ts'
import { intakeRecords } from './schema.ts'

export type Meal = { baseDt: string; mealType: string }
export type Wanted = {
  foodId: string
  eatQty: number
  unitCode: FoodUnit
  eatDt: string
  /** Whether the member said when; else a record that is there keeps its time. */
  isTimeSaid: boolean
}

/** Energy in whole kilocalories, as it is after the change. */
export type Recorded = { numbers: number[]; mealKcal: number; dayKcal: number }
export type Refused = { unknown: string[] } | { wrong: 'unitCode' | 'eatQty' | 'hcUclSeqNo' } | { gone: 'record' }

export function mealFoodQueries(db: Db) {
  const alone = <T>(hcId: string, work: (tx: Queryable) => Promise<T>): Promise<T> =>
    retrying(() =>
      db.transaction(async (tx) => {
        await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
        return work(tx)
      }),
    )

  return {
    /**
     * Foods of a meal get these amounts, whether the meal had them or not: sending it again changes nothing. All or
     * nothing.
     */
    set: (hcId: string, meal: Meal, foods: readonly Wanted[], now: Date): Promise<Recorded | Refused> =>
      alone(hcId, async (tx) => record(tx, hcId, { meal, foods, before: await inMeal(tx, hcId, meal, foods), now })),

    /** Adds foods, one that the meal has already once more. All or nothing. */
    add: (hcId: string, meal: Meal, foods: readonly Wanted[], now: Date): Promise<Recorded | Refused> =>
      alone(hcId, (tx) => record(tx, hcId, { meal, foods, before: [], now })),

    /** Replaces a recorded food by one. */
    change: (
      hcId: string,
      hcUclSeqNo: number,
      meal: Meal,
      foods: readonly Wanted[],
      now: Date,
    ): Promise<Recorded | Refused> =>
      alone(hcId, async (tx) => {
        const [before] = await tx
          .select()
          .from(intakeRecords)
          .where(and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.hcUclSeqNo, hcUclSeqNo)))
        if (before === undefined) return { gone: 'record' }
        // A course, and what a phone or a picture told, has another page.
        if (before.foodId === null) return { wrong: 'hcUclSeqNo' }
        return record(tx, hcId, { meal, foods, before: [before], now })
      }),

    /**
     * Keeps what the member typed in, and records it for a meal when told.
     *
     * @returns undefined when there is no own food with this id
     */
    keep: (
      hcId: string,
      {
        foodId,
        food,
        eaten,
      }: { foodId: string | undefined; food: OwnFood; eaten: (Meal & Omit<Wanted, 'foodId'>) | undefined },
      now: Date,
    ): Promise<{ foodId: string; hcUclSeqNo: number | null } | Refused | undefined> =>
      alone(hcId, async (tx) => {
        // Asked first: a refusal leaves no food behind.
        const portion = eaten && portionOf([SERVING], eaten.unitCode, eaten.eatQty)
        if (portion !== undefined && 'wrong' in portion) return portion
        const kept = await keepOwnFood(tx, hcId, foodId, food, now)
        if (kept === undefined) return undefined
        if (eaten === undefined) return { foodId: kept, hcUclSeqNo: null }
        const foods = [{ ...eaten, foodId: kept }]
        const recorded = await record(tx, hcId, {
          meal: eaten,
          foods,
          before: await inMeal(tx, hcId, eaten, foods),
          isReadAnew: true,
          now,
        })
        return 'numbers' in recorded ? { foodId: kept, hcUclSeqNo: recorded.numbers[0] ?? null } : recorded
      }),
  }
}

/** Which of these foods the meal has; of a food that it has twice, the one recorded last. */
async function inMeal(
  tx: Queryable,
  hcId: string,
  { baseDt, mealType }: Meal,
  foods: readonly Wanted[],
): Promise<IntakeRow[]> {
  const rows = await tx
    .select()
    .from(intakeRecords)
    .where(
      and(
        eq(intakeRecords.hcId, hcId),
        gte(intakeRecords.eatDt, `${baseDt}000000`),
        lte(intakeRecords.eatDt, `${baseDt}235959`),
        eq(intakeRecords.mealType, mealType),
        inArray(
          intakeRecords.foodId,
          foods.map(({ foodId }) => foodId),
        ),
      ),
    )
    .orderBy(intakeRecords.hcUclSeqNo)
  return [...new Map(rows.map((row) => [row.foodId, row])).values()]
}

type Change = {
  meal: Meal
  foods: readonly Wanted[]
  /** Records that are replaced: the one of the same food, or the only one. */
  before: readonly IntakeRow[]
  /** Whether a record that is replaced gets the food's values of now; else it keeps those that it was saved with. */
  isReadAnew?: boolean
  now: Date
}

async function record(
  tx: Queryable,
  hcId: string,
  { meal, foods, before, isReadAnew = false, now }: Change,
): Promise<Recorded | Refused> {
  const known = await foodsByIds(
    tx,
    hcId,
    foods.map(({ foodId }) => foodId),
  )
  const unknown = foods.filter(({ foodId }) => !known.has(foodId)).map(({ foodId }) => foodId)
  if (unknown.length > 0) return { unknown }

  const drafts: { row: Snapshot & { eatDt: string }; old: IntakeRow | undefined }[] = []
  for (const wanted of foods) {
    const food = known.get(wanted.foodId)
    if (food === undefined) continue
    const portion = portionOf(food.units, wanted.unitCode, wanted.eatQty)
    if ('wrong' in portion) return portion
    const old = before.find(({ foodId }) => foodId === wanted.foodId) ?? (foods.length === 1 ? before[0] : undefined)
    const staysThere = old?.mealType === meal.mealType && old.eatDt.startsWith(meal.baseDt)
    const snapshot = old === undefined || isReadAnew ? snapshotOf(food, portion) : changedSnapshot(old, food, portion)
    drafts.push({
      row: { ...snapshot, eatDt: old !== undefined && staysThere && !wanted.isTimeSaid ? old.eatDt : wanted.eatDt },
      old,
    })
  }

  const fresh = drafts.filter(({ old }) => old === undefined)
  let next = fresh.length === 0 ? 0 : await nextNumbers(tx, hcId, 'intake', fresh.length)
  const numbers = drafts.map(({ old }) => old?.hcUclSeqNo ?? next++)
  const rows = drafts.map(({ row }, index) => ({
    hcId,
    hcUclSeqNo: numbers[index] ?? 0,
    origin: '1' as const,
    mealType: meal.mealType,
    exceptMenuCodes: [],
    ...row,
    savedAt: now,
  }))
  await upsertMany(tx, intakeRecords, rows, ['hcId', 'hcUclSeqNo'])
  await rememberEaten(
    tx,
    hcId,
    rows.map(({ foodId, quantity, unitCode, eatDt }) => ({ foodId, quantity, unitCode, lastEatDt: eatDt })),
  )
  const days = [meal.baseDt, ...before.map(({ eatDt }) => eatDt.slice(0, 8))]
  await (fresh.length > 0 || days.some((day) => day !== meal.baseDt) ? recountGrown : recountEaten)(tx, hcId, days, now)
  const sums = await tx
    .select({ mealType: intakeRecords.mealType, kcal: sql<number>`sum(${intakeRecords.kcal})`.mapWith(Number) })
    .from(intakeRecords)
    .where(
      and(
        eq(intakeRecords.hcId, hcId),
        gte(intakeRecords.eatDt, `${meal.baseDt}000000`),
        lte(intakeRecords.eatDt, `${meal.baseDt}235959`),
      ),
    )
    .groupBy(intakeRecords.mealType)
  const mealKcal = sums.find(({ mealType }) => mealType === meal.mealType)?.kcal ?? 0
  return { numbers, mealKcal: Math.round(mealKcal), dayKcal: Math.round(sums.reduce((sum, { kcal }) => sum + kcal, 0)) }
}
