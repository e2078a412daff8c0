import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { courseDishes, dishes, mealEvents } from './schema.ts'

/** Events that dishes of a restaurant's day belong to, each dish once. */
export function mealEventsOf(db: Queryable, restaurantCode: string, menuDt: string) {
  return db
    .selectDistinct({
      eventSeq: mealEvents.eventSeq,
      eventNm: mealEvents.eventNm,
      eventNmEng: mealEvents.eventNmEng,
      startDt: mealEvents.startDt,
      endDt: mealEvents.endDt,
      menuCode: mealEvents.menuCode,
      menuName: dishes.menuName,
      iconNm: mealEvents.iconNm,
      iconNmEng: mealEvents.iconNmEng,
    })
    .from(courseDishes)
    .innerJoin(
      mealEvents,
      and(
        eq(mealEvents.menuCode, courseDishes.menuCode),
        lte(mealEvents.startDt, menuDt),
        gte(mealEvents.endDt, menuDt),
      ),
    )
    .innerJoin(dishes, eq(dishes.menuCode, courseDishes.menuCode))
    .where(and(eq(courseDishes.restaurantCode, restaurantCode), eq(courseDishes.menuDt, menuDt)))
    .orderBy(asc(mealEvents.eventSeq), asc(mealEvents.menuCode))
}
