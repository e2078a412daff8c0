/** What the demo's people have eaten, food by food, so that every day can be counted anew, drawn and asked about. */
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { aroundTime } from '#server/db/seed/believable.ts'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import { activityOf } from '#server/domain/activity/seed.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { foods, foodUnits } from '#server/domain/food/schema.ts'
import { menuIdOf } from '#server/domain/meal/course.rules.ts'
import { courseDishes, courses, dishes } from '#server/domain/meal/schema.ts'
import { addDays, daysBetween, seoulDay, seoulTime, weekday } from '#server/seoul.ts'
import { intakeRecords, skippedMeals } from './schema.ts'
import {
  APPLE,
  BRAISED_TOFU,
  BROWN_RICE,
  dish,
  EGG,
  KIMCHI_STEW,
  SOY_MILK,
  SPINACH,
  TOAST,
  YOGURT,
} from './seed/foods.ts'
import { plannedDay, type PlannedMeal, type Taste, TASTES } from './seed/plan.ts'

/** Where haneul eats, and which counters take turns. */
const RESTAURANT = 'REST000311'
const [LUNCH, LUNCH_TIME] = ['2', '121000']
const COUNTERS = ['AA', 'BB', 'CC']

/** Courses have been recorded for as long as menus stand. */
const DAYS_OF_COURSES = 21

/** Days told with every side dish; before them a meal is a food or two. */
const DAYS_IN_FULL = 35

/** A course as the counter served it, eaten whole. */
type Lunch = {
  day: string
  courseType: string
  kcal: number
  record: Omit<Owned<typeof intakeRecords.$inferInsert>, 'hcUclSeqNo' | 'eatDt' | 'mealType' | 'origin' | 'savedAt'>
}

/** One row to be: a food of the table, or a course. */
type Planned =
  | { eatDt: string; mealType: string; foodId: string; quantity: number; grams: boolean }
  | { eatDt: string; mealType: string; lunch: Lunch }

const TASTE_OF: Partial<Record<Persona, Taste>> = { haneul: TASTES.lunch, emily: TASTES.even, dasom: TASTES.lunch }

/** Today's meals but for the course of the counter, whose energy is that of `MEALS_TODAY`. */
const TODAY: Partial<Record<Persona, readonly PlannedMeal[]>> = {
  haneul: [
    {
      mealType: '1',
      time: '074000',
      bites: [
        { food: TOAST, quantity: 2 },
        { food: EGG, quantity: 1 },
        { food: SOY_MILK, quantity: 1 },
      ],
    },
    {
      mealType: '5',
      time: '153000',
      bites: [
        { food: APPLE, quantity: 0.5 },
        { food: YOGURT, quantity: 1 },
      ],
    },
    {
      mealType: '3',
      time: '185000',
      bites: [
        { food: BROWN_RICE, quantity: 0.5 },
        { food: BRAISED_TOFU, quantity: 1 },
        { food: SPINACH, quantity: 1 },
        { food: KIMCHI_STEW, quantity: 1 },
      ],
    },
  ],
  emily: [
    { mealType: '1', time: '080000', bites: [{ food: dish('오트밀과 그릭요거트'), quantity: 1 }] },
    { mealType: '2', time: '122000', bites: [{ food: dish('전주비빔밥'), quantity: 1 }] },
  ],
}

/** The lunch that haneul records with one tap: the first day's tray, or on another day its dishes one by one. */
const TRAY = ['고등어구이', '소고기미역국', '잡곡밥', '시금치나물', '배추김치']

const plannedOf = (day: string, meals: readonly PlannedMeal[]): Planned[] =>
  meals.flatMap(({ mealType, time, bites }) =>
    bites.map(({ food, quantity, grams }) => ({
      eatDt: `${day}${time}`,
      mealType,
      foodId: food.foodId,
      quantity: grams ?? quantity,
      grams: grams !== undefined,
    })),
  )

const courseOf = (lunch: Lunch, time: string = LUNCH_TIME): Planned => ({
  eatDt: `${lunch.day}${time}`,
  mealType: LUNCH,
  lunch,
})

/** The counter whose turn it is on a day. */
const counterOf = (day: string) => COUNTERS[daysBetween('20200101', day) % COUNTERS.length]

/** What haneul has for lunch on a day, dish by dish; undefined where nothing is told of it. */
export async function lunchDishes(tx: Queryable, from: string): Promise<(day: string) => string | undefined> {
  const lunches = await lunchesSince(tx, from)
  return (day) =>
    lunches.find((lunch) => lunch.day === day && lunch.courseType === counterOf(day))?.record.dishTxt ?? undefined
}

/** The lunches of the restaurant since a day, each summed up over its dishes. One statement. */
async function lunchesSince(tx: Queryable, from: string): Promise<Lunch[]> {
  const total = (column: (typeof dishes)['kcal' | 'cho' | 'protein' | 'fat' | 'sugar' | 'fib' | 'na']) =>
    sql<number>`sum(${column})`.mapWith(Number)
  const rows = await tx
    .select({
      day: courses.menuDt,
      hallNo: courses.hallNo,
      courseType: courses.menuCourseType,
      foodName: courses.setName,
      foodNameEng: courses.setNameEng,
      dishTxt: sql<string>`string_agg(${dishes.menuName}, ',' order by ${courseDishes.dishSeq})`,
      kcal: total(dishes.kcal),
      carbohydrateG: total(dishes.cho),
      proteinG: total(dishes.protein),
      fatG: total(dishes.fat),
      sugarG: total(dishes.sugar),
      fibreG: total(dishes.fib),
      sodiumMg: total(dishes.na),
    })
    .from(courses)
    .innerJoin(
      courseDishes,
      and(
        eq(courseDishes.restaurantCode, courses.restaurantCode),
        eq(courseDishes.menuDt, courses.menuDt),
        eq(courseDishes.menuMealType, courses.menuMealType),
        eq(courseDishes.hallNo, courses.hallNo),
        eq(courseDishes.menuCourseType, courses.menuCourseType),
      ),
    )
    .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
    .where(and(eq(courses.restaurantCode, RESTAURANT), eq(courses.menuMealType, LUNCH), gte(courses.menuDt, from)))
    .groupBy(courses.menuDt, courses.hallNo, courses.menuCourseType, courses.setName, courses.setNameEng)
    .orderBy(asc(courses.menuDt), asc(courses.menuCourseType))
  return rows.map(({ day, hallNo, courseType, ...sums }) => {
    const menuId = menuIdOf({ restaurantCode: RESTAURANT, menuDt: day, mealType: LUNCH, hallNo, courseType })
    return { day, courseType, kcal: sums.kcal, record: { ...sums, quantity: 1, source: 'COURSE' as const, menuId } }
  })
}

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }, now) => {
    const taste = TASTE_OF[persona]
    if (taste === undefined) return
    const today = seoulDay(now)
    const lunches = persona === 'haneul' ? await lunchesSince(tx, addDays(today, -DAYS_OF_COURSES)) : []
    const days = (activityOf[persona]?.(now).days ?? []).flatMap(({ activityDt, eatenKcal }) =>
      eatenKcal ? [{ day: activityDt, kcal: eatenKcal }] : [],
    )
    const planned = days
      .flatMap(({ day, kcal }) =>
        day === today ? todayOf(persona, lunches, now) : pastDay({ persona, day, kcal, today, taste, lunches }),
      )
      .toSorted((a, b) => a.eatDt.localeCompare(b.eatDt))
    await addFoods(tx, hcId, planned, now)
    await tx.insert(memberCounters).values({ hcId, counter: 'intake', last: planned.length })
    await insertMany(tx, skippedMeals, owned(hcId, skippedOf(persona, planned, today)))
  },
}

/** Typed in here and already on the phone: nothing that a sync would send there once more. */
const sampleOf = (number: number): string => `demo-${number}`

/** Foods are read from the table, in one statement: a year of them, value by value, would be most of a first start. */
async function addFoods(tx: Queryable, hcId: string, planned: readonly Planned[], now: Date): Promise<void> {
  const numbered = planned.map((row, index) => ({ ...row, hcUclSeqNo: index + 1 }))
  const eaten = numbered.flatMap((row) =>
    'lunch' in row ? [] : [[row.hcUclSeqNo, row.eatDt, row.mealType, row.foodId, row.quantity, row.grams]],
  )
  const nutrient = (
    column: (typeof foods)['kcal' | 'carbohydrateG' | 'proteinG' | 'fatG' | 'sugarG' | 'fibreG' | 'sodiumMg'],
  ) => sql`round(${column} * ${foodUnits.servings} * (row ->> 4)::numeric, 2)`
  await tx.execute(sql`
    insert into ${intakeRecords} (hc_id, hc_ucl_seq_no, origin, sample_id, eat_dt, meal_type,
      food_name, food_name_eng, source, food_id, unit_code, quantity,
      kcal, carbohydrate_g, protein_g, fat_g, sugar_g, fibre_g, sodium_mg, saved_at)
    select ${hcId}, (row ->> 0)::int, '1', 'demo-' || (row ->> 0), row ->> 1, row ->> 2,
      ${foods.foodName}, ${foods.foodNameEng}, 'SEARCH', ${foods.foodId}, ${foodUnits.unitCode}, (row ->> 4)::numeric,
      ${nutrient(foods.kcal)}, ${nutrient(foods.carbohydrateG)}, ${nutrient(foods.proteinG)},
      ${nutrient(foods.fatG)}, ${nutrient(foods.sugarG)}, ${nutrient(foods.fibreG)}, ${nutrient(foods.sodiumMg)},
      ${now.toISOString()}::timestamptz
    from json_array_elements(${JSON.stringify(eaten)}::json) as row
    join ${foods} on ${foods.foodId} = row ->> 3
    join ${foodUnits} on ${foodUnits.foodId} = row ->> 3
      and case when (row ->> 5)::boolean then ${foodUnits.unitCode} = 'GRAM' else ${foodUnits.orderSeq} = 1 end`)
  const courseRows = numbered.flatMap((row) =>
    'lunch' in row
      ? {
          hcUclSeqNo: row.hcUclSeqNo,
          eatDt: row.eatDt,
          mealType: row.mealType,
          ...row.lunch.record,
          origin: '1' as const,
          sampleId: sampleOf(row.hcUclSeqNo),
          exceptMenuCodes: [],
          savedAt: now,
        }
      : [],
  )
  await insertMany(tx, intakeRecords, owned(hcId, courseRows))
}

type PastDay = { persona: Persona; day: string; kcal: number; today: string; taste: Taste; lunches: readonly Lunch[] }

function pastDay({ persona, day, kcal, today, taste, lunches }: PastDay): Planned[] {
  const index = daysBetween('20200101', day)
  // At weekends nobody eats at work.
  const lunch =
    weekday(day) <= 5 ? lunches.find((course) => course.day === day && course.courseType === counterOf(day)) : undefined
  const noBreakfast = persona === 'haneul' && day === addDays(today, -1)
  const meals = plannedDay(kcal, {
    index,
    taste,
    lunch: lunch?.kcal,
    noBreakfast,
    short: daysBetween(day, today) > DAYS_IN_FULL,
  })
  // A course is recorded by one tap at the table, not at the minute that nobody said.
  return [
    ...plannedOf(day, meals),
    ...(lunch === undefined ? [] : [courseOf(lunch, aroundTime('1205', 20, index + 0.2))]),
  ]
}

/** Today's foods up to now. */
function todayOf(persona: Persona, lunches: readonly Lunch[], now: Date): Planned[] {
  const today = seoulDay(now)
  const planned = [...plannedOf(today, TODAY[persona] ?? []), ...(persona === 'haneul' ? trayOf(today, lunches) : [])]
  return planned.filter(({ eatDt }) => eatDt.slice(8, 12) <= seoulTime(now))
}

function trayOf(today: string, lunches: readonly Lunch[]): Planned[] {
  const course = lunches.find(
    ({ day, courseType, record }) => day === today && courseType === 'AA' && record.dishTxt === TRAY.join(','),
  )
  if (course !== undefined) return [courseOf(course)]
  return plannedOf(today, [
    { mealType: LUNCH, time: LUNCH_TIME, bites: TRAY.map((name) => ({ food: dish(name), quantity: 1 })) },
  ])
}

/** haneul says so when a breakfast was skipped, now and then, and said so yesterday. */
function skippedOf(
  persona: Persona,
  planned: readonly Planned[],
  today: string,
): { baseDt: string; mealType: string }[] {
  if (persona !== 'haneul') return []
  const byDay = Map.groupBy(planned, ({ eatDt }) => eatDt.slice(0, 8))
  return [...byDay].flatMap(([baseDt, eaten]) => {
    const isTold = baseDt === addDays(today, -1) || (baseDt >= addDays(today, -60) && weekday(baseDt) % 2 === 1)
    return isTold && baseDt < today && eaten.every(({ mealType }) => mealType !== '1')
      ? [{ baseDt, mealType: '1' }]
      : []
  })
}
