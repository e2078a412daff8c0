/** The till of a restaurant, which knows who had the Well Food course: in the demo whoever opens this door, with the member's sign-in name. */
import { eq } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { StandIn } from './stand-in.ts'

type Paid = { usrId?: unknown; restaurantCode?: unknown; menuDt?: unknown }

export function till(db: Db, clock: Clock): StandIn {
  const { count } = tillQueries(db)
  return {
    routes: (http) => {
      http.post<{ Body: Paid | null }>('/_stand-in/till', async ({ body }, reply) => {
        const today = seoulDay(clock.now())
        const { usrId, restaurantCode, menuDt = today } = body ?? {}
        if (typeof usrId !== 'string' || typeof restaurantCode !== 'string' || typeof menuDt !== 'string' || !isDay(menuDt) || menuDt > today) return reply.code(400).send()
        const [[member], [restaurant]] = await Promise.all([
          db.select({ hcId: members.hcId }).from(members).where(eq(members.usrId, usrId)),
          db.select({ restaurantCode: restaurants.restaurantCode }).from(restaurants).where(eq(restaurants.restaurantCode, restaurantCode)),
        ])
        if (member === undefined || restaurant === undefined) return reply.code(404).send()
        // The second lunch of a day changes nothing.
        await count(member.hcId, { menuDt, restaurantCode }, today)
        return reply.code(204).send()
      })
    },
  }
}
