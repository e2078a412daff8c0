/** The kitchens' dishes, the menus around today, and what people like. */
import { max, min, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany, upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { type NounSeed, owned, type Persona } from '#server/db/seed/noun.ts'
import { addDays, weekday } from '#server/seoul.ts'
import { courseDishes, courses, dishAllergens, dishes, dishStats, likedMenus, mealEvents } from './schema.ts'
import { ALL_DISHES, DISH_ALLERGEN_ROWS, DISH_STATS_ROWS, dishNamed } from './seed/dishes.ts'
import { DAYS_AHEAD, DAYS_BACK, planMenus } from './seed/menus.ts'

/** Korean names of dishes. */
const LIKED: Partial<Record<Persona, string[]>> = {
  haneul: ['고등어구이', '소고기미역국', '꼬막비빔밥', '닭가슴살샐러드', '메밀소바'],
  emily: ['전주비빔밥', '잡채'],
}

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, dishes, ALL_DISHES)
    await insertMany(tx, dishAllergens, DISH_ALLERGEN_ROWS)
    await insertMany(tx, dishStats, DISH_STATS_ROWS)
    await extendMenus(tx, today)
    await upsertMany(tx, mealEvents, planEvents(today), ['menuCode', 'eventSeq'])
  },
  person: async (tx, { hcId, persona }) => {
    const rows = LIKED[persona]?.map((name) => ({ menuCode: dishNamed(name).menuCode }))
    await insertMany(tx, likedMenus, owned(hcId, rows))
  },
  /** Menus stand from three weeks before today to two weeks after. */
  day: async (db: Db, today) => {
    const [found] = await db
      .select({ last: max(courses.menuDt), events: sql<string>`(select max(end_dt) from ${mealEvents})` })
      .from(courses)
    if (found?.events && found.events < today)
      await upsertMany(db, mealEvents, planEvents(today), ['menuCode', 'eventSeq'])
    if (found?.last && found.last >= addDays(today, DAYS_AHEAD)) return
    await retrying(() => db.transaction((tx) => extendMenus(tx, today)))
  },
}

/** The week's event: every day a dish of it may stand on the menu. */
function planEvents(today: string): (typeof mealEvents.$inferInsert)[] {
  const startDt = addDays(today, 1 - weekday(today))
  const week = {
    eventSeq: 57,
    eventNm: '등푸른 생선 주간',
    eventNmEng: 'Oily fish week',
    iconNm: '오메가3',
    iconNmEng: 'Omega-3',
    startDt,
    endDt: addDays(startDt, 6),
  }
  return ['고등어구이', '꽁치조림', '삼치구이']
    .flatMap((name) => ALL_DISHES.filter(({ menuName }) => menuName === name))
    .map(({ menuCode }) => ({ menuCode, ...week }))
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
