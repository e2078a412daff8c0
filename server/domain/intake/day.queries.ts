/** What a member ate on a day: counted from the foods each time it changes, never added to a sum that stands already. */
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { intakeRecords } from './schema.ts'

/** Sums of some foods. A nutrient that no food tells is null, never zero; kilocalories and the rest with two decimals at most. */
export type Eaten = {
  foods: number
  kcal: number
  carbohydrateG: number | null
  proteinG: number | null
  fatG: number | null
  sugarG: number | null
  fibreG: number | null
  sodiumMg: number | null
}

export type DayIntake = Eaten & { day: string; meals: (Eaten & { mealType: string })[] }

const NUTRIENTS = ['carbohydrateG', 'proteinG', 'fatG', 'sugarG', 'fibreG', 'sodiumMg'] as const

/** A day as a whole and meal by meal, in order of the meal times. One statement. */
export async function dayIntake(db: Queryable, hcId: string, day: string): Promise<DayIntake> {
  const total = (column: (typeof NUTRIENTS)[number]) => sql<string | null>`sum(${intakeRecords[column]})`
  const meals = await db
    .select({
      mealType: intakeRecords.mealType,
      foods: sql<number>`count(*)`.mapWith(Number),
      kcal: sql<number>`sum(${intakeRecords.kcal})`.mapWith(Number),
      carbohydrateG: total('carbohydrateG'),
      proteinG: total('proteinG'),
      fatG: total('fatG'),
      sugarG: total('sugarG'),
      fibreG: total('fibreG'),
      sodiumMg: total('sodiumMg'),
    })
    .from(intakeRecords)
    .where(and(eq(intakeRecords.hcId, hcId), gte(intakeRecords.eatDt, `${day}000000`), lte(intakeRecords.eatDt, `${day}235959`)))
    .groupBy(intakeRecords.mealType)
    .orderBy(intakeRecords.mealType)
  const rows = meals.map((row) => ({ ...row, ...Object.fromEntries(NUTRIENTS.map((name) => [name, row[name] === null ? null : Number(row[name])])) }) as Eaten & { mealType: string })
  return { day, ...sumOf(rows), meals: rows }
}

function sumOf(rows: readonly Eaten[]): Eaten {
  const sum = (values: readonly number[]) => hundredths(values.reduce((total, value) => total + Math.round(value * 100), 0))
  const told = (name: (typeof NUTRIENTS)[number]) => {
    const values = rows.flatMap((row) => row[name] ?? [])
    return values.length === 0 ? null : sum(values)
  }
  return {
    foods: rows.reduce((count, row) => count + row.foods, 0),
    kcal: sum(rows.map((row) => row.kcal)),
    carbohydrateG: told('carbohydrateG'),
    proteinG: told('proteinG'),
    fatG: told('fatG'),
    sugarG: told('sugarG'),
    fibreG: told('fibreG'),
    sodiumMg: told('sodiumMg'),
  }
}

const hundredths = (whole: number): number => whole / 100

/**
 * Writes what was eaten on some days from the foods that stand there now, in the caller's transaction and under the member's lock. Rounded once, at
 * the end. A day that comes to nothing has no value, never zero.
 */
export async function recountEaten(tx: Queryable, hcId: string, days: Iterable<string>, now: Date): Promise<void> {
  const sorted = [...new Set(days)].toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return
  await tx.execute(sql`
    insert into ${dailyActivity} (hc_id, activity_dt, eaten_kcal, updated_at)
    select ${hcId}, wanted.day, nullif(round(eaten.kcal), 0)::int, ${now.toISOString()}::timestamptz
    from json_array_elements_text(${JSON.stringify(sorted)}::json) as wanted(day)
    left join (
      select left(${intakeRecords.eatDt}, 8) as day, sum(${intakeRecords.kcal}) as kcal from ${intakeRecords}
      where ${intakeRecords.hcId} = ${hcId} and ${intakeRecords.eatDt} between ${`${first}000000`} and ${`${last}235959`}
      group by 1
    ) as eaten on eaten.day = wanted.day
    where eaten.kcal > 0 or exists (
      select 1 from ${dailyActivity} as known where known.hc_id = ${hcId} and known.activity_dt = wanted.day)
    on conflict (hc_id, activity_dt) do update set eaten_kcal = excluded.eaten_kcal, updated_at = excluded.updated_at
    where ${dailyActivity.eatenKcal} is distinct from excluded.eaten_kcal`)
}
