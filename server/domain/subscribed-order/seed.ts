/** What the people of the demo have subscribed to: one month is over, one is still to come. */
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { halls, mealTimes, restaurants } from '#server/domain/restaurant/schema.ts'
import { choicesOf } from '#server/domain/subscription/queries.ts'
import { subscriptions } from '#server/domain/subscription/schema.ts'
import { SEEDED } from '#server/domain/subscription/seed.ts'
import { seoulInstant } from '#server/seoul.ts'
import { addDaysTo, daysAs } from './days.queries.ts'
import { subscribedOrders } from './schema.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId, persona }) => {
    if (persona === 'haneul') await subscribe(tx, hcId, SEEDED.over, '1200', { skipped: 1, isOver: true })
    if (persona === 'emily') await subscribe(tx, hcId, SEEDED.runs, '1150', { skipped: 2, isOver: false })
  },
}

/** Every first choice of a subscription, one of its days cancelled. */
async function subscribe(
  tx: Queryable,
  hcId: string,
  subscribedSeq: number,
  pickupTm: string,
  { skipped, isOver }: { skipped: number; isOver: boolean },
): Promise<void> {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .innerJoin(restaurants, eq(restaurants.restaurantCode, subscriptions.restaurantCode))
    .innerJoin(
      halls,
      and(eq(halls.restaurantCode, subscriptions.restaurantCode), eq(halls.hallNo, subscriptions.hallNo)),
    )
    .innerJoin(
      mealTimes,
      and(
        eq(mealTimes.restaurantCode, subscriptions.restaurantCode),
        eq(mealTimes.menuMealType, subscriptions.menuMealType),
      ),
    )
    .where(eq(subscriptions.subscribedSeq, subscribedSeq))
  if (found === undefined) return
  const offer = { ...found.restaurants, ...found.halls, ...found.subscriptions, closesAt: found.meal_times.closesAt }
  const choices = await choicesOf(tx, subscribedSeq)
  const picks = choices
    .filter(({ orderSeq }) => orderSeq === 1)
    .map(({ menuDt, choiceSeq }) => ({ menuDt, smartMenuSeq: String(choiceSeq) }))
  const days = daysAs(choices, picks) ?? []
  const registeredAt = seoulInstant(offer.applyStartDtm.slice(0, 8), '1320')
  await tx.insert(subscribedOrders).values({
    hcId,
    subscribedOrderSeq: 1,
    subscribedSeq,
    pickupTm,
    registeredAt,
    confirmedAt: isOver ? null : seoulInstant(offer.applyStartDtm.slice(0, 8), '1326'),
  })
  await tx.insert(memberCounters).values({ hcId, counter: 'subscribedOrder', last: 1 })
  await addDaysTo(tx, { hcId, seq: 1, offer, pickupTm }, days, registeredAt)
  for (const [index, { menuDt }] of days.entries()) {
    const past =
      index === skipped
        ? { status: 'CANCEL' as const, cancelledAt: registeredAt }
        : isOver
          ? { status: 'PICKUP' as const, pickedUpAt: seoulInstant(menuDt, '1203') }
          : undefined
    if (past)
      await tx
        .update(smartOrders)
        .set(past)
        .where(and(eq(smartOrders.hcId, hcId), eq(smartOrders.subscribedOrderSeq, 1), eq(smartOrders.menuDt, menuDt)))
  }
}
