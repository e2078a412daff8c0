/** The member's meal record, food by food (docs/decisions/111). */
import { and, desc, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import { recountLeftovers } from '#server/domain/meal/leftover.queries.ts'
import { members } from '#server/domain/member/schema.ts'
import { MOST_FOODS_A_DAY, recountEaten, recountGrown } from './day.queries.ts'
import { type IntakeSource, intakeRecords } from './schema.ts'

export type IntakeRow = typeof intakeRecords.$inferSelect
/** A food as a phone knows it. */
export type FoodRow = {
  sampleId: string
  eatDt: string
  mealType: string
  foodName: string
  quantity: number | null
  unit: string | null
  kcal: number
  carbohydrateG: number | null
  proteinG: number | null
  fatG: number | null
  sugarG: number | null
  fibreG: number | null
  sodiumMg: number | null
}
export type NewFood = Omit<FoodRow, 'sampleId'> & { source: IntakeSource }
/** A course of the restaurant as it was eaten. */
export type NewCourse = NewFood & {
  menuId: string
  foodNameEng: string
  dishTxt: string
  source: 'COURSE'
  exceptMenuCodes: string[]
  memo?: string | null
}

/** Foods that are told at once: a month of thirty a day. */
export const MOST_TOLD = 1000

export function intakeQueries(db: Db) {
  return {
    /**
     * Foods eaten between two wall times (`YYYYMMDDHHmmss`, both included), in order of time; of more than `MOST_TOLD`
     * the newest.
     *
     * @param onlyUntied those alone that were entered here and have no copy on the phone
     */
    eaten: async (hcId: string, from: string, to: string, onlyUntied = false): Promise<IntakeRow[]> => {
      const newest = await db
        .select()
        .from(intakeRecords)
        .where(
          and(
            eq(intakeRecords.hcId, hcId),
            gte(intakeRecords.eatDt, from),
            lte(intakeRecords.eatDt, to),
            onlyUntied ? and(eq(intakeRecords.origin, '1'), isNull(intakeRecords.sampleId)) : undefined,
          ),
        )
        .orderBy(desc(intakeRecords.eatDt), desc(intakeRecords.hcUclSeqNo))
        .limit(MOST_TOLD)
      return newest.toReversed()
    },

    /** Foods of a day that are not courses. */
    countBesideCourses: (hcId: string, day: string): Promise<number> =>
      db.$count(
        intakeRecords,
        and(
          eq(intakeRecords.hcId, hcId),
          gte(intakeRecords.eatDt, `${day}000000`),
          lte(intakeRecords.eatDt, `${day}235959`),
          ne(intakeRecords.source, 'COURSE'),
        ),
      ),

    /** Adds foods that were entered here. Returns the number of the first; the others follow it. */
    add: (hcId: string, foods: readonly NewFood[], now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const first = await nextNumbers(tx, hcId, 'intake', foods.length)
          const rows = foods.map((food, index) => ({
            hcId,
            hcUclSeqNo: first + index,
            origin: '1' as const,
            ...food,
            savedAt: now,
          }))
          await insertMany(tx, intakeRecords, rows)
          await recountGrown(tx, hcId, foods.map(dayOf), now)
          return first
        }),
      ),

    /** Records a course, or replaces its record under the same number: a course is eaten once. Returns the number. */
    record: (hcId: string, course: NewCourse, now: Date): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const isSame = and(eq(intakeRecords.hcId, hcId), eq(intakeRecords.menuId, course.menuId))
          const [before] = await tx.select().from(intakeRecords).where(isSame)
          const hcUclSeqNo = before?.hcUclSeqNo ?? (await nextNumbers(tx, hcId, 'intake', 1))
          const row = { ...course, origin: '1' as const, savedAt: now }
          if (before === undefined) await tx.insert(intakeRecords).values({ hcId, hcUclSeqNo, ...row })
          else await tx.update(intakeRecords).set(row).where(isSame)
          const replaced = before === undefined ? [] : [before]
          await recountLeftovers(tx, replaced, [course])
          await recountGrown(tx, hcId, [course, ...replaced].map(dayOf), now)
          return hcUclSeqNo
        }),
      ),

    /**
     * Takes foods away by their numbers, which never come again. Returns how many there were, and the ids of those that
     * stand on the phone, too.
     */
    remove: (hcId: string, numbers: readonly number[], now: Date): Promise<{ count: number; sampleIds: string[] }> =>
      retrying(() =>
        db.transaction(async (tx) => {
          await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('update')
          const gone = await tx
            .delete(intakeRecords)
            .where(and(eq(intakeRecords.hcId, hcId), inArray(intakeRecords.hcUclSeqNo, [...numbers])))
            .returning({
              eatDt: intakeRecords.eatDt,
              sampleId: intakeRecords.sampleId,
              menuId: intakeRecords.menuId,
              exceptMenuCodes: intakeRecords.exceptMenuCodes,
            })
          await recountLeftovers(tx, gone, [])
          await recountEaten(tx, hcId, gone.map(dayOf), now)
          return { count: gone.length, sampleIds: gone.flatMap(({ sampleId }) => sampleId ?? []) }
        }),
      ),

    /**
     * Ties foods to their copies on the phone. A number that is not the member's, or an id that another food has, is
     * passed over.
     *
     * @returns how many were tied by it
     */
    tie: (hcId: string, ties: readonly { hcUclSeqNo: number; sampleId: string }[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const ids = ties.map((tie) => tie.sampleId)
          const taken = await tx
            .select({ id: intakeRecords.sampleId })
            .from(intakeRecords)
            .where(and(eq(intakeRecords.hcId, hcId), inArray(intakeRecords.sampleId, ids)))
          const takenIds = new Set(taken.map((row) => row.id))
          const free = [...new Map(ties.map((tie) => [tie.sampleId, tie])).values()].filter(
            (tie) => !takenIds.has(tie.sampleId),
          )
          if (free.length === 0) return 0
          const rows = free.map((tie) => ({ number: tie.hcUclSeqNo, sample_id: tie.sampleId }))
          const written = await tx.execute(sql`
            update ${intakeRecords} set sample_id = tie.sample_id
            from json_to_recordset(${JSON.stringify(rows)}::json)
              as tie(number integer, sample_id text)
            where ${intakeRecords.hcId} = ${hcId} and ${intakeRecords.hcUclSeqNo} = tie.number`)
          return written.count
        }),
      ),
  }
}

/**
 * A food that the phone knows already under its id is left alone. One that was entered here and travelled to the phone,
 * but whose id was lost on the way back, is recognised by time, name and energy and gets its id now (HSY-39).
 */
export async function addFoods(tx: Queryable, hcId: string, foods: readonly FoodRow[], now: Date): Promise<number> {
  if (foods.length === 0) return 0
  const mine = eq(intakeRecords.hcId, hcId)
  const ids = foods.map((food) => food.sampleId)
  const known = await tx
    .select({ id: intakeRecords.sampleId })
    .from(intakeRecords)
    .where(and(mine, inArray(intakeRecords.sampleId, ids)))
  const knownIds = new Set(known.map((row) => row.id))
  const unknown = foods.filter((food) => !knownIds.has(food.sampleId))
  if (unknown.length === 0) return 0

  const times = unknown.map((food) => food.eatDt)
  const untied = await tx
    .select({
      number: intakeRecords.hcUclSeqNo,
      eatDt: intakeRecords.eatDt,
      name: intakeRecords.foodName,
      kcal: intakeRecords.kcal,
    })
    .from(intakeRecords)
    .where(and(mine, isNull(intakeRecords.sampleId), inArray(intakeRecords.eatDt, times)))
  const fresh: FoodRow[] = []
  for (const food of unknown) {
    const twin = untied.findIndex(
      (row) => row.eatDt === food.eatDt && row.name === food.foodName && row.kcal === food.kcal,
    )
    const [found] = twin < 0 ? [] : untied.splice(twin, 1)
    if (found === undefined) fresh.push(food)
    else
      await tx
        .update(intakeRecords)
        .set({ sampleId: food.sampleId })
        .where(and(mine, eq(intakeRecords.hcUclSeqNo, found.number)))
  }
  if (fresh.length === 0) return unknown.length
  const kept = await fitting(tx, hcId, fresh)
  if (kept.length === 0) return unknown.length - fresh.length
  const next = await nextNumbers(tx, hcId, 'intake', kept.length)
  const rows = kept.map((food, index) => ({
    hcId,
    hcUclSeqNo: next + index,
    origin: '2' as const,
    source: 'PHONE' as const,
    ...food,
    savedAt: now,
  }))
  await insertMany(tx, intakeRecords, rows)
  await recountEaten(tx, hcId, kept.map(dayOf), now)
  return unknown.length - fresh.length + kept.length
}

/**
 * Those that their days have room for. A phone is not refused for the rest: what it sends again is passed over again.
 */
async function fitting(tx: Queryable, hcId: string, foods: readonly FoodRow[]): Promise<FoodRow[]> {
  const days = [...Map.groupBy(foods, dayOf)]
  const day = sql<string>`left(${intakeRecords.eatDt}, 8)`
  const names = days.map(([name]) => name).toSorted()
  const standing = await tx
    .select({ day, foods: sql<number>`count(*)`.mapWith(Number) })
    .from(intakeRecords)
    .where(
      and(
        eq(intakeRecords.hcId, hcId),
        gte(intakeRecords.eatDt, `${names[0]}000000`),
        lte(intakeRecords.eatDt, `${names.at(-1)}235959`),
      ),
    )
    .groupBy(day)
  const known = new Map(standing.map((row) => [row.day, row.foods]))
  return days.flatMap(([name, of]) => of.slice(0, Math.max(0, MOST_FOODS_A_DAY - (known.get(name) ?? 0))))
}

/** Seoul day on which a food was eaten. */
const dayOf = ({ eatDt }: { eatDt: string }): string => eatDt.slice(0, 8)
