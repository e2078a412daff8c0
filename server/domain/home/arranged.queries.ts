/**
 * What stands in a place that the member arranges, for every such place: the cards of home, what home tells of health,
 * the indicators.
 */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { upsertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import type { Arranged } from './cards.rules.ts'
import { menuItems } from './schema.ts'

type Place = (typeof menuItems.$inferSelect)['place']

export function arrangedQueries(db: Db) {
  return {
    /** As the member arranged it; empty before that. */
    arranged: (hcId: string, place: Place): Promise<Arranged[]> =>
      db
        .select({ code: menuItems.code, showYn: menuItems.showYn, orderSeq: menuItems.orderSeq })
        .from(menuItems)
        .where(and(eq(menuItems.hcId, hcId), eq(menuItems.place, place))),

    /** Takes the place of what was arranged before. Returns how many items changed. */
    arrange: (hcId: string, place: Place, items: readonly Arranged[]): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const rows = items.map((item) => ({ hcId, place, ...item }))
          return upsertMany(tx, menuItems, rows, ['hcId', 'place', 'code'])
        }),
      ),
  }
}
