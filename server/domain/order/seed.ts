/** The places of the take-out counters, and what the people of the demo have ordered. */
import { max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { clockTime, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { BREAKFAST, DINNER, HALL_NOS, LUNCH, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { TAKE_HOME_PLACE } from '#server/domain/take-home/seed.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { BOX_PRICE, MEAL_SUPPORT } from './order.rules.ts'
import { pickupSlots, smartOrders } from './schema.ts'

/** Menus stand two weeks ahead; so do the places at which they are picked up. */
const DAYS_AHEAD = 13

/** Boxes that a counter hands over at a time. */
const CAPACITY = 10

/** Kits are liked best early: on every morning some of the evening's places are taken. */
const KIT_TIMES: readonly [time: string, taken: number][] = [
  ['1700', 10],
  ['1720', 7],
  ['1740', 2],
  ['1800', 0],
  ['1820', 0],
  ['1840', 0],
]

const COURSE_TIMES = [
  [BREAKFAST, ['0740', '0750', '0800', '0810', '0820', '0830']],
  [LUNCH, ['1140', '1150', '1200', '1210', '1220', '1230']],
] as const

export const seed: NounSeed = {
  shared: (tx, today) => extend(tx, today, addDays(today, DAYS_AHEAD)),
  day: async (db, today) => {
    const [found] = await db.select({ last: max(pickupSlots.menuDt) }).from(pickupSlots)
    if (found?.last && found.last < addDays(today, DAYS_AHEAD)) await extend(db, addDays(found.last, 1), addDays(today, DAYS_AHEAD))
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const menuDt = addDays(seoulDay(now), -7)
    const { restaurantCode, hallNo, pickupPlace, pickupPlaceEng, pickupEndTm, orderEndTm } = TAKE_HOME_PLACE
    const prodSeq = prodSeqOf(menuDt, 2)
    await tx.insert(smartOrders).values({
      hcId,
      orderSeq: 1,
      status: 'PICKUP',
      itemId: String(prodSeq),
      smartMenuSeq: String(prodSeq),
      prodSeq,
      restaurantCode,
      hallNo,
      menuDt,
      menuMealType: DINNER,
      menuCourseType: '',
      courseTxt: '',
      menuName: '순두부찌개 밀키트',
      menuNameEng: 'Soft tofu stew kit',
      subMenuTxt: '',
      subMenuTxtEng: '',
      pickupPlace,
      pickupPlaceEng,
      kcal: 340,
      orderQty: 1,
      price: 7900,
      supportAmt: 0,
      payAmt: 7900,
      pickupTm: '1820',
      pickupEndTm,
      pickupNo: 'T-12',
      changeEndDtm: `${menuDt}${orderEndTm}`,
      orderedAt: seoulInstant(menuDt, '1248'),
      pickedUpAt: seoulInstant(menuDt, '1823'),
    })
    const lunches = lunchesUntil(addDays(seoulDay(now), -LUNCHES_AGO))
    await insertMany(tx, smartOrders, owned(hcId, lunches))
    await tx.insert(memberCounters).values({ hcId, counter: 'smartOrder', last: 1 + lunches.length })
  },
}

/** The lunches that haneul took out end before the subscription that followed them, so that no day has two. */
const LUNCHES_AGO = 45
const LUNCH_DAYS = 365
/** In a month. */
const LUNCHES = 17
/** Which of them, counted from the first, was cancelled in time. */
const CANCELLED = 100

const BOXES = (['훈제오리샐러드', '닭가슴살샐러드', '연어샐러드'] as const).map((name) => dishNamed(name))

/** A year of lunches from the take-out counter of 한빛타워점, the last of them on `last` or before it. Numbers begin after the kit's. */
function lunchesUntil(last: string): Omit<typeof smartOrders.$inferInsert, 'hcId'>[] {
  const workdays = Array.from({ length: LUNCH_DAYS }, (_, day) => addDays(last, day + 1 - LUNCH_DAYS)).filter((day) => weekday(day) < 6)
  const days = [...Map.groupBy(workdays, (day) => day.slice(0, 6)).values()].flatMap((month) => month.slice(0, LUNCHES))
  return days.map((menuDt, at) => {
    const box = BOXES[at % BOXES.length]
    if (box === undefined) throw new Error('There are no boxes.')
    const isCancelled = at === CANCELLED
    const pickedUp = clockTime(12 * 60 + Math.round(unrest(at) * 8))
    return {
      orderSeq: at + 2,
      status: isCancelled ? ('CANCEL' as const) : ('PICKUP' as const),
      itemId: `${menuDt}-${LUNCH}`,
      smartMenuSeq: String(10_000 + at),
      prodSeq: null,
      restaurantCode: RESTAURANTS[0].restaurantCode,
      hallNo: HALL_NOS[0].takeOut,
      menuDt,
      menuMealType: LUNCH,
      menuCourseType: 'TA',
      courseTxt: '',
      menuName: box.menuName,
      menuNameEng: box.menuNameEng,
      subMenuTxt: '',
      subMenuTxtEng: '',
      pickupPlace: '포장 코너',
      pickupPlaceEng: 'Take-out counter',
      kcal: box.kcal,
      orderQty: 1,
      price: BOX_PRICE,
      supportAmt: MEAL_SUPPORT,
      payAmt: BOX_PRICE - MEAL_SUPPORT,
      pickupTm: '1200',
      pickupEndTm: '1330',
      pickupNo: `A-${String((at % 30) + 1)}`,
      changeEndDtm: `${menuDt}1130`,
      orderedAt: seoulInstant(menuDt, '0912'),
      pickedUpAt: isCancelled ? null : seoulInstant(menuDt, pickedUp),
      cancelledAt: isCancelled ? seoulInstant(menuDt, '1041') : null,
    }
  })
}

async function extend(tx: Queryable, from: string, to: string): Promise<void> {
  const rows: (typeof pickupSlots.$inferInsert)[] = []
  for (let menuDt = from; menuDt <= to; menuDt = addDays(menuDt, 1)) {
    const { restaurantCode, hallNo } = TAKE_HOME_PLACE
    rows.push(...KIT_TIMES.map(([pickupTm, taken]) => ({ restaurantCode, hallNo, menuDt, menuMealType: DINNER, pickupTm, capacity: CAPACITY, taken })))
    for (const [place, restaurant] of RESTAURANTS.entries()) {
      const takeOut = HALL_NOS[place]?.takeOut
      if (takeOut === undefined) throw new Error(`No take-out counter at ${restaurant.restaurantCode}`)
      const key = { restaurantCode: restaurant.restaurantCode, hallNo: takeOut, menuDt, capacity: CAPACITY, taken: 0 }
      rows.push(...COURSE_TIMES.flatMap(([menuMealType, times]) => times.map((pickupTm) => ({ ...key, menuMealType, pickupTm }))))
    }
  }
  await insertMany(tx, pickupSlots, rows)
}
