import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dishes, dishStats, likedMenus } from './schema.ts'

export function likeQueries(db: Db) {
  return {
    /**
     * Makes a member like a dish or not. Saying the same twice changes nothing, so the running total counts each member once.
     * @returns the likes of all members; undefined when there is no such dish
     */
    set: (hcId: string, menuCode: string, liked: boolean, now: Date): Promise<number | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [dish] = await tx.select({ menuCode: dishes.menuCode }).from(dishes).where(eq(dishes.menuCode, menuCode))
          if (dish === undefined) return undefined
          const changed = liked
            ? await tx.insert(likedMenus).values({ hcId, menuCode, likedAt: now }).onConflictDoNothing().returning()
            : await tx
                .delete(likedMenus)
                .where(and(eq(likedMenus.hcId, hcId), eq(likedMenus.menuCode, menuCode)))
                .returning()
          const step = changed.length * (liked ? 1 : -1)
          const [stats] = await tx
            .insert(dishStats)
            .values({ menuCode, likeCnt: Math.max(step, 0) })
            .onConflictDoUpdate({ target: dishStats.menuCode, set: { likeCnt: sql`greatest(${dishStats.likeCnt} + ${step}, 0)` } })
            .returning({ likeCnt: dishStats.likeCnt })
          return stats?.likeCnt ?? 0
        }),
      ),
  }
}
