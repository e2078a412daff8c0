/** What the screens at the tray returns show, and whether a code that was sent stands on one of them now. */
import { and, eq, gte, lte, type SQL } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { servedOn, type ServedMeal } from '#server/domain/restaurant/served.queries.ts'
import { addDays, seoulNow } from '#server/seoul.ts'
import { type CounterCodes, isTrayTime } from './counter-code.rules.ts'
import type { Taking } from './engine.queries.ts'
import { Refused } from './rules.ts'
import { events } from './schema.ts'

export interface CounterScreen {
  restaurantName: string
  eventName: string
  mealType: string
  code: string
}

/** What the screens show at this moment: one for each restaurant where trays come back, and each event with a code. */
export async function counterScreens(db: Db, codes: CounterCodes, now: Date): Promise<CounterScreen[]> {
  const { day } = seoulNow(now)
  const isOn = and(eq(events.stampRule, 'CODE'), lte(events.startDt, day), gte(events.endDt, day))
  const on = await db.select().from(events).where(isOn)
  const screens = await Promise.all(
    on.map(async ({ eventSeq, name, startDt, bizCode, restaurantCode: only }) => {
      const isTheirs = bizCode === null ? undefined : eq(restaurants.bizCode, bizCode)
      const trays = await traysAt(db, now, only === null ? isTheirs : eq(restaurants.restaurantCode, only))
      return trays
        .filter((meal) => meal.day >= startDt)
        .map(({ restaurantCode, restaurantName, mealType, day: mealDay }) => {
          const code = codes.write({ restaurantCode, eventSeq, day: mealDay, mealType })
          return { restaurantName, eventName: name, mealType, code }
        })
    }),
  )
  return screens.flat()
}

/** Meals whose trays come back now, each with its own day: shortly after midnight that may be the day before. */
async function traysAt(tx: Queryable, now: Date, which: SQL | undefined): Promise<(ServedMeal & { day: string })[]> {
  const { day, time } = seoulNow(now)
  const of = async (mealDay: string, nightsAgo: 0 | 1) =>
    (await servedOn(tx, mealDay, which))
      .filter((meal) => isTrayTime(meal, time, nightsAgo))
      .map((meal) => ({ ...meal, day: mealDay }))
  const today = await of(day, 0)
  return time < LATEST ? [...(await of(addDays(day, -1), 1)), ...today] : today
}

/** By then the trays of the evening are back, whenever it closed. */
const LATEST = '0030'

/**
 * Lets pass what stands on the screen of a restaurant of the member's employer now, for this event.
 *
 * @returns the day of its meal, which the stamp is for
 * @throws Refused which says what to do
 */
export async function checkCounter(
  tx: Queryable,
  codes: CounterCodes,
  { hcId, event, now }: Taking,
  content: string | undefined,
): Promise<string> {
  // The signature comes first: whoever made a code up learns nothing of what would have been right.
  const code = content === undefined ? undefined : codes.read(content)
  if (code?.eventSeq !== event.eventSeq) throw new Refused('eventWrongCode')
  const { restaurantCode } = code
  const isHere = eq(restaurants.restaurantCode, restaurantCode)
  const [own] = await tx
    .select({ code: restaurants.restaurantCode })
    .from(members)
    .innerJoin(restaurants, and(isHere, eq(restaurants.bizCode, members.bizCode)))
    .where(eq(members.hcId, hcId))
  const isOfEvent = event.restaurantCode === null || event.restaurantCode === restaurantCode
  if (own === undefined || !isOfEvent) throw new Refused('eventCodeElsewhere')
  const meals = (await traysAt(tx, now, isHere)).filter(({ day }) => day >= event.startDt)
  if (meals.length === 0) throw new Refused('eventCodeClosed')
  const isOfNow = meals.some(({ day, mealType }) => day === code.day && mealType === code.mealType)
  if (!isOfNow) throw new Refused('eventCodeOver')
  return code.day
}
