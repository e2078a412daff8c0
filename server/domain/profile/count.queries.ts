import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { inquiries } from '#server/domain/inquiry/schema.ts'
import { likedMenus } from '#server/domain/meal/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { reservations } from '#server/domain/reservation/schema.ts'
import type { SeoulNow } from '#server/seoul.ts'

/** How much a member has of what my page counts and no other noun counts by itself, in one statement. */
export function profileCounts(db: Db) {
  return async (
    hcId: string,
    { day, time }: SeoulNow,
  ): Promise<{ appointments: number; inquiries: number; liked: number }> => {
    const isAhead = gte(reservations.startDtm, `${day}${time}`)
    const [row] = await db
      .select({
        appointments: db.$count(reservations, and(eq(reservations.hcId, hcId), isNull(reservations.cancelAt), isAhead)),
        inquiries: db.$count(inquiries, eq(inquiries.hcId, hcId)),
        liked: db.$count(likedMenus, eq(likedMenus.hcId, hcId)),
      })
      .from(members)
      .where(eq(members.hcId, hcId))
    return row ?? { appointments: 0, inquiries: 0, liked: 0 }
  }
}
