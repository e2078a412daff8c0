/**
 * What a member ate: read food by food and added up by one rule, and counted anew each time it changes, never added to
 * a sum that stands already (docs/decisions/168).
 */
import { and, asc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { favouriteFoods, foods, foodUnits, ownFoods } from '#server/domain/food/schema.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { courses, dishes } from '#server/domain/meal/schema.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { advised, ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { corners, restaurants } from '#server/domain/restaurant/schema.ts'
import { type Day, dayOf } from './day.rules.ts'
import { intakeRecords, skippedMeals } from './schema.ts'

/** Foods that a member can keep of one day. */
export const MOST_FOODS_A_DAY = 100

const param = sql.placeholder

/** A part of the `menuId` of a recorded course: counter, day, meal, course, restaurant. */
const partOf = (at: number) => sql`split_part(${intakeRecords.menuId}, '_', ${sql.raw(String(at))})`

/** The food as it was saved, and what is known of it beside that. */
const { foodNameEng: _, ...own } = getTableColumns(intakeRecords)
const foodFields = {
  ...own,
  nameEng: sql<string | null>`coalesce(${intakeRecords.foodNameEng}, ${foods.foodNameEng})`,
  dishTxtEng: sql<string | null>`(select string_agg(coalesce(${dishes.menuNameEng}, dish.name), ',' order by dish.place)
    from unnest(string_to_array(${intakeRecords.dishTxt}, ',')) with ordinality as dish(name, place)
    left join ${dishes} on ${dishes.menuName} = dish.name)`,
  unitName: foodUnits.unitName,
  unitNameEng: foodUnits.unitNameEng,
  isFavourite: sql<boolean>`${favouriteFoods.favSeq} is not null`.mapWith(Boolean),
  restaurantName: restaurants.restaurantName,
  photoCd: courses.photoCd,
}

/** And what the page of one food tells of it. */
const pageFields = {
  ...foodFields,
  servingTxt: sql<string | null>`coalesce(${foods.servingTxt}, ${ownFoods.servingTxt})`,
  brandName: foods.brandName,
  courseTxt: corners.courseTxt,
}

type Columns = typeof foodFields
export type DayFood = Omit<typeof intakeRecords.$inferSelect, 'foodNameEng'> & {
  [Key in Exclude<keyof Columns, keyof typeof own>]: Key extends 'isFavourite' ? boolean : string | null
}
export type FoodPage = DayFood & { servingTxt: string | null; brandName: string | null; courseTxt: string | null }

export type DayIntake = Awaited<ReturnType<ReturnType<typeof dayQueries>['day']>>
export type IntakeOfDays = Awaited<ReturnType<ReturnType<typeof dayQueries>['days']>>

/** '' lets every day of the span through, so that one statement serves a day, a span and days far apart. */
const isAsked = sql`(${param('only')}::text = ''
  or left(${intakeRecords.eatDt}, 8) = any(string_to_array(${param('only')}::text, ',')))`

export function dayQueries(db: Db) {
  const readFoods = compiled(
    db,
    foodFields,
    db
      .select(foodFields)
      .from(intakeRecords)
      .leftJoin(foods, eq(foods.foodId, intakeRecords.foodId))
      .leftJoin(
        foodUnits,
        and(eq(foodUnits.foodId, intakeRecords.foodId), eq(foodUnits.unitCode, intakeRecords.unitCode)),
      )
      .leftJoin(
        favouriteFoods,
        and(eq(favouriteFoods.hcId, intakeRecords.hcId), eq(favouriteFoods.foodId, intakeRecords.foodId)),
      )
      .leftJoin(restaurants, eq(restaurants.restaurantCode, partOf(5)))
      .leftJoin(courses, isCourse())
      .where(
        and(
          eq(intakeRecords.hcId, param('hcId')),
          gte(intakeRecords.eatDt, param('from')),
          lte(intakeRecords.eatDt, param('to')),
          isAsked,
        ),
      )
      .orderBy(asc(intakeRecords.eatDt), asc(intakeRecords.hcUclSeqNo)),
  )
  const readPage = compiled(
    db,
    pageFields,
    db
      .select(pageFields)
      .from(intakeRecords)
      .leftJoin(foods, eq(foods.foodId, intakeRecords.foodId))
      .leftJoin(
        foodUnits,
        and(eq(foodUnits.foodId, intakeRecords.foodId), eq(foodUnits.unitCode, intakeRecords.unitCode)),
      )
      .leftJoin(ownFoods, and(eq(ownFoods.hcId, intakeRecords.hcId), eq(ownFoods.foodId, intakeRecords.foodId)))
      .leftJoin(
        favouriteFoods,
        and(eq(favouriteFoods.hcId, intakeRecords.hcId), eq(favouriteFoods.foodId, intakeRecords.foodId)),
      )
      .leftJoin(restaurants, eq(restaurants.restaurantCode, partOf(5)))
      .leftJoin(
        corners,
        and(
          eq(corners.restaurantCode, partOf(5)),
          eq(corners.hallNo, partOf(1)),
          eq(corners.menuCourseType, partOf(4)),
        ),
      )
      .leftJoin(courses, isCourse())
      .where(and(eq(intakeRecords.hcId, param('hcId')), eq(intakeRecords.hcUclSeqNo, param('number')))),
  )
  const skip = { day: skippedMeals.baseDt, mealType: skippedMeals.mealType }
  const readSkipped = compiled(
    db,
    skip,
    db
      .select(skip)
      .from(skippedMeals)
      .where(
        and(
          eq(skippedMeals.hcId, param('hcId')),
          gte(skippedMeals.baseDt, param('from')),
          lte(skippedMeals.baseDt, param('to')),
        ),
      )
      .orderBy(asc(skippedMeals.baseDt), asc(skippedMeals.mealType)),
  )
  const who = {
    gender: members.gender,
    birthdayYear: members.birthdayYear,
    birthdayMonth: members.birthdayMonth,
    birthdayDay: members.birthdayDay,
    goal: memberTargets.eatKcalGoal,
    useGoal: memberTargets.burnKcalGoal,
    usedKcal: dailyActivity.burnedKcal,
  }
  const readWho = compiled(
    db,
    who,
    db
      .select(who)
      .from(members)
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .leftJoin(dailyActivity, and(eq(dailyActivity.hcId, members.hcId), eq(dailyActivity.activityDt, param('day'))))
      .where(eq(members.hcId, param('hcId'))),
  )

  /** The goal of a day, what it asks for, and what was burned on it. */
  const asked = async (hcId: string, day: string) => {
    const [found] = await readWho({ hcId, day })
    const goal = found?.goal ?? null
    const of = found && reckoned(found)
    return {
      goal,
      advised: of === undefined ? null : advised({ gender: of.gender, age: ageOn(of, day) }, goal),
      useGoal: found?.useGoal ?? null,
      usedKcal: found?.usedKcal ?? null,
    }
  }
  // The selection's types say of a joined column that it may be missing; `DayFood` says the same of each.
  const foodsOf = (hcId: string, from: string, to: string, only: readonly string[] = []) =>
    readFoods({ hcId, from: `${from}000000`, to: `${to}235959`, only: only.join(',') }) as Promise<DayFood[]>

  return {
    /** The one source of a day: foods, meals, sums, skipped meals, goal and what is advised. */
    day: async (hcId: string, day: string) => {
      const [eaten, skipped, target] = await Promise.all([
        foodsOf(hcId, day, day),
        readSkipped({ hcId, from: day, to: day }),
        asked(hcId, day),
      ])
      return {
        ...dayOf(
          day,
          eaten,
          skipped.map(({ mealType }) => mealType),
        ),
        ...target,
      }
    },

    /** Days of a span that have a food or a skipped meal, oldest first, and the goal as it is now. */
    days: async (hcId: string, from: string, to: string) => {
      const [eaten, skipped, target] = await Promise.all([
        foodsOf(hcId, from, to),
        readSkipped({ hcId, from, to }),
        asked(hcId, to),
      ])
      const foodsBy = Map.groupBy(eaten, ({ eatDt }) => eatDt.slice(0, 8))
      const skippedBy = Map.groupBy(skipped, ({ day }) => day)
      const named = [...new Set([...foodsBy.keys(), ...skippedBy.keys()])].toSorted()
      return {
        ...target,
        days: named.map((day) =>
          dayOf(
            day,
            foodsBy.get(day) ?? [],
            (skippedBy.get(day) ?? []).map(({ mealType }) => mealType),
          ),
        ),
      }
    },

    /** The days of these names, in one statement. Skipped meals of them are not read. */
    someDays: async (hcId: string, named: Iterable<string>): Promise<Map<string, Day<DayFood>>> => {
      const sorted = [...new Set(named)].toSorted()
      const [first, last] = [sorted[0], sorted.at(-1)]
      if (first === undefined || last === undefined) return new Map()
      const eaten = Map.groupBy(await foodsOf(hcId, first, last, sorted), ({ eatDt }) => eatDt.slice(0, 8))
      return new Map(sorted.map((day) => [day, dayOf(day, eaten.get(day) ?? [], [])]))
    },

    /** One food of the member with everything about it; undefined for another number. */
    food: async (hcId: string, number: number): Promise<FoodPage | undefined> =>
      ((await readPage({ hcId, number })) as FoodPage[])[0],

    /** Energy of each day of a span that has any, oldest first: what `recountEaten` has counted. */
    eatenDays: (hcId: string, from: string, to: string): Promise<{ day: string; kcal: number }[]> =>
      db
        .select({ day: dailyActivity.activityDt, kcal: sql<number>`${dailyActivity.eatenKcal}` })
        .from(dailyActivity)
        .where(
          and(
            eq(dailyActivity.hcId, hcId),
            gte(dailyActivity.activityDt, from),
            lte(dailyActivity.activityDt, to),
            sql`${dailyActivity.eatenKcal} is not null`,
          ),
        )
        .orderBy(asc(dailyActivity.activityDt)),
  }
}

function isCourse() {
  return and(
    eq(courses.restaurantCode, partOf(5)),
    eq(courses.menuDt, partOf(2)),
    eq(courses.menuMealType, partOf(3)),
    eq(courses.hallNo, partOf(1)),
    eq(courses.menuCourseType, partOf(4)),
  )
}

/**
 * Writes what was eaten on some days from the foods that stand there now, in the caller's transaction and under the
 * member's lock. Rounded once, at the end. A day that comes to nothing has no value, never zero. A meal that has a food
 * is not skipped any more, whoever wrote the food.
 *
 * @returns how many foods the fullest of them has
 */
export async function recountEaten(tx: Queryable, hcId: string, days: Iterable<string>, now: Date): Promise<number> {
  const sorted = [...new Set(days)].toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return 0
  const [counted] = await tx.execute<{ most: string }>(sql`
    with ended as (
      delete from ${skippedMeals}
      where ${skippedMeals.hcId} = ${hcId} and ${skippedMeals.baseDt} between ${first} and ${last} and exists (
        select 1 from ${intakeRecords}
        where ${intakeRecords.hcId} = ${hcId} and ${intakeRecords.mealType} = ${skippedMeals.mealType}
          and ${intakeRecords.eatDt} between ${skippedMeals.baseDt} || '000000' and ${skippedMeals.baseDt} || '235959')
    ), found as (
      select left(${intakeRecords.eatDt}, 8) as day, sum(${intakeRecords.kcal}) as kcal, count(*) as foods
      from ${intakeRecords}
      where ${intakeRecords.hcId} = ${hcId}
        and ${intakeRecords.eatDt} between ${`${first}000000`} and ${`${last}235959`}
      group by 1
    ), eaten as (
      select wanted.day, found.kcal, found.foods
      from json_array_elements_text(${JSON.stringify(sorted)}::json) as wanted(day)
      left join found on found.day = wanted.day
    ), written as (
      insert into ${dailyActivity} (hc_id, activity_dt, eaten_kcal, updated_at)
      select ${hcId}, eaten.day, nullif(round(eaten.kcal), 0)::int, ${now.toISOString()}::timestamptz from eaten
      where eaten.kcal > 0 or exists (
        select 1 from ${dailyActivity} as known where known.hc_id = ${hcId} and known.activity_dt = eaten.day)
      on conflict (hc_id, activity_dt) do update set eaten_kcal = excluded.eaten_kcal, updated_at = excluded.updated_at
      where ${dailyActivity.eatenKcal} is distinct from excluded.eaten_kcal
    )
    select coalesce(max(foods), 0) as most from eaten`)
  return Number(counted?.most ?? 0)
}

/**
 * The same for days that foods were added to.
 *
 * @throws RecordsFull when one of them has more than a day can keep
 */
export async function recountGrown(tx: Queryable, hcId: string, days: Iterable<string>, now: Date): Promise<void> {
  if ((await recountEaten(tx, hcId, days, now)) > MOST_FOODS_A_DAY) throw new RecordsFull(FULL.day)
}

/** Energy of a day, of its foods as they stand. @returns null without any */
export async function eatenKcal(tx: Queryable, hcId: string, day: string): Promise<number | null> {
  const [row] = await tx
    .select({ kcal: dailyActivity.eatenKcal })
    .from(dailyActivity)
    .where(and(eq(dailyActivity.hcId, hcId), eq(dailyActivity.activityDt, day)))
  return row?.kcal ?? null
}
