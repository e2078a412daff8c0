/** Filling a database with the workplace: places, dishes, menus around today, and the four people of the demo. */
import { max, min } from 'drizzle-orm'
import { addDays, seoulDay } from '#server/seoul.ts'
import { retrying } from '../retry.ts'
import type { Db, Queryable } from '../client.ts'
import {
  allergens,
  challenges,
  challengeTeamDays,
  challengeTeamMates,
  challengeTeams,
  companies,
  corners,
  courseDishes,
  courses,
  dishAllergens,
  dishes,
  dishStats,
  halls,
  mealTimes,
  restaurants,
} from '../schema/reference.ts'
import { planChallenge } from './challenge.ts'
import { ALL_DISHES, DISH_ALLERGEN_ROWS, DISH_STATS_ROWS } from './dishes.ts'
import { insertMany } from '../many.ts'
import { DAYS_AHEAD, DAYS_BACK, planMenus } from './menus.ts'
import { addPersonas, demoSignIns, missingPersonas } from './members.ts'
import { ALLERGENS, COMPANY, CORNERS, HALLS, MEAL_TIMES, RESTAURANTS } from './places.ts'

/**
 * Brings places, dishes, menus and the four people in. May be called at any time: what is there stays as it is,
 * records of members are never written again.
 * @param now decides what "today", "this morning" and "a year ago" mean
 */
export async function seed({ db }: { db: Db }, { now }: { now: Date }): Promise<void> {
  // Hashing the password takes another core's time, so it runs beside the rest.
  const newcomers = demoSignIns(await missingPersonas(db))
  newcomers.catch(() => {})
  await retrying(() =>
    db.transaction(async (tx) => {
      await addReference(tx)
      await addChallenge(tx, seoulDay(now))
      await extendMenus(tx, seoulDay(now))
      await addPersonas(tx, await newcomers, now)
    }),
  )
}

/**
 * What a start does: a full seed when the database is empty, otherwise only the menus that today needs. People who
 * left stay away.
 * @returns whether the database was empty
 */
export async function seedWhenEmpty(database: { db: Db }, { now }: { now: Date }): Promise<boolean> {
  const [found] = await database.db.select({ last: max(courses.menuDt) }).from(courses)
  if (found?.last) {
    await ensureMenus(database, seoulDay(now))
    return false
  }
  await seed(database, { now })
  return true
}

/**
 * Sees to it that menus stand from three weeks before `today` to two weeks after. Call it when the day turns; a call
 * that has nothing to do is one short query.
 * @param today `YYYYMMDD`, Seoul
 */
export async function ensureMenus({ db }: { db: Db }, today: string): Promise<void> {
  const [found] = await db.select({ last: max(courses.menuDt) }).from(courses)
  if (found?.last && found.last >= addDays(today, DAYS_AHEAD)) return
  await retrying(() => db.transaction((tx) => extendMenus(tx, today)))
}

async function extendMenus(tx: Queryable, today: string): Promise<void> {
  const [found] = await tx.select({ first: min(courses.menuDt), last: max(courses.menuDt) }).from(courses)
  // The plan counts from the day of the first seed, so that days added later go on where it stopped.
  const firstDay = found?.first ? addDays(found.first, DAYS_BACK) : today
  const oldest = addDays(today, -DAYS_BACK)
  const next = found?.last ? addDays(found.last, 1) : oldest
  const plan = planMenus(firstDay, next > oldest ? next : oldest, addDays(today, DAYS_AHEAD))
  await insertMany(tx, courses, plan.courses)
  await insertMany(tx, courseDishes, plan.courseDishes)
}

async function addChallenge(tx: Queryable, today: string): Promise<void> {
  const { challenge, teams, teamDays, mates } = planChallenge(today)
  await insertMany(tx, challenges, [challenge])
  await insertMany(tx, challengeTeams, teams)
  await insertMany(tx, challengeTeamDays, teamDays)
  await insertMany(tx, challengeTeamMates, mates)
}

async function addReference(tx: Queryable): Promise<void> {
  await insertMany(tx, companies, [COMPANY])
  await insertMany(tx, restaurants, RESTAURANTS)
  await insertMany(tx, mealTimes, MEAL_TIMES)
  await insertMany(tx, halls, HALLS)
  await insertMany(tx, corners, CORNERS)
  await insertMany(tx, allergens, ALLERGENS)
  await insertMany(tx, dishes, ALL_DISHES)
  await insertMany(tx, dishAllergens, DISH_ALLERGEN_ROWS)
  await insertMany(tx, dishStats, DISH_STATS_ROWS)
}
