/**
 * The places of the take-out counters, and what haneul has ordered: a year of lunches, a lunch that stayed, and kits,
 * one of them to come.
 */
import { and, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { clockTime, unrest } from '#server/db/seed/believable.ts'
import { type NounSeed, owned } from '#server/db/seed/noun.ts'
import { memberCounters } from '#server/domain/counter/schema.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { isRestDay } from '#server/domain/restaurant/rest-days.rules.ts'
import { BREAKFAST, DINNER, HALL_NOS, LUNCH, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { TAKE_HOME_PLACE } from '#server/domain/take-home/seed.ts'
import { addDays, seoulDay, seoulInstant, weekday } from '#server/seoul.ts'
import { BOX_PRICE, MEAL_SUPPORT } from './order.rules.ts'
import { pickupNumbers } from './reserve.queries.ts'
import { pickupSlots, smartOrders } from './schema.ts'

/** Menus stand two weeks ahead; so do the places at which they are picked up. */
const DAYS_AHEAD = 13

/** Boxes that a counter hands over at a time. */
const CAPACITY = 10

/** Kits are liked best early: on every morning some of the evening's places are taken. */
const KIT_TIMES = [
  ['1700', 10],
  ['1720', 7],
  ['1740', 2],
  ['1800', 0],
  ['1820', 0],
  ['1840', 0],
] as const

const COURSE_TIMES = [
  [BREAKFAST, ['0740', '0750', '0800', '0810', '0820', '0830']],
  [LUNCH, ['1140', '1150', '1200', '1210', '1220', '1230']],
] as const

export const seed: NounSeed = {
  shared: (tx, today) => extend(tx, today, addDays(today, DAYS_AHEAD)),
  day: async (db, today) => {
    const [found] = await db.select({ last: max(pickupSlots.menuDt) }).from(pickupSlots)
    if (found?.last && found.last < addDays(today, DAYS_AHEAD))
      await extend(db, addDays(found.last, 1), addDays(today, DAYS_AHEAD))
  },
  person: async (tx, { hcId, persona }, now) => {
    if (persona !== 'haneul') return
    const today = seoulDay(now)
    const eaten = addDays(today, -7)
    await tx.insert(smartOrders).values({
      ...kitOrder(TOFU, eaten),
      hcId,
      orderSeq: 1,
      status: 'PICKUP',
      pickupTm: '1820',
      pickupNo: 'T-12',
      orderedAt: seoulInstant(eaten, '1248'),
      pickedUpAt: seoulInstant(eaten, '1823'),
    })
    const lunches = lunchesUntil(addDays(today, -LUNCHES_AGO))
    const ahead = { ...kitOrder(SEAWEED, workdayWithin(today)), pickupTm: KIT_TIMES[0][0] }
    await bringPlace(tx, ahead)
    const number = (await pickupNumbers(tx, ahead, [ahead.menuDt])).get(ahead.menuDt) ?? ''
    const [missedSeq, aheadSeq] = [lunches.length + 2, lunches.length + 3]
    const missed = {
      ...lunchOrder(lunches.length, workdayUntil(addDays(today, -MISSED_AGO))),
      orderSeq: missedSeq,
      status: 'RESERVED' as const,
      pickedUpAt: null,
    }
    await insertMany(tx, smartOrders, owned(hcId, [...lunches, missed]))
    await tx.insert(smartOrders).values({
      ...ahead,
      hcId,
      orderSeq: aheadSeq,
      status: 'RESERVED',
      pickupNo: number,
      orderedAt: new Date(now.getTime() - ORDERED_AGO_MS),
    })
    await tx.insert(memberCounters).values({ hcId, counter: 'smartOrder', last: aheadSeq })
  },
}

/** How long ago nobody came for a lunch: after the subscription, on a day without another. */
const MISSED_AGO = 24
const ORDERED_AGO_MS = 3_600_000
/** Kits can be ordered as far ahead as they stand. */
const KIT_DAYS = 6

type Kit = { at: number; menuName: string; menuNameEng: string; kcal: number; price: number }
const SEAWEED: Kit = {
  at: 1,
  menuName: '소고기미역국 밀키트',
  menuNameEng: 'Beef and seaweed soup kit',
  kcal: 410,
  price: 8900,
}
const TOFU: Kit = { at: 2, menuName: '순두부찌개 밀키트', menuNameEng: 'Soft tofu stew kit', kcal: 340, price: 7900 }

type Seeded = Omit<typeof smartOrders.$inferInsert, 'hcId'>

/** One kit of a day, at the counter that hands it out. */
function kitOrder({ at, price, ...kit }: Kit, menuDt: string) {
  const { restaurantCode, hallNo, pickupPlace, pickupPlaceEng, pickupEndTm, orderEndTm } = TAKE_HOME_PLACE
  const prodSeq = prodSeqOf(menuDt, at)
  return {
    ...kit,
    itemId: String(prodSeq),
    smartMenuSeq: String(prodSeq),
    prodSeq,
    restaurantCode,
    hallNo,
    menuDt,
    menuMealType: DINNER,
    menuCourseType: '',
    courseTxt: '',
    subMenuTxt: '',
    subMenuTxtEng: '',
    pickupPlace,
    pickupPlaceEng,
    orderQty: 1,
    price,
    supportAmt: 0,
    payAmt: price,
    pickupEndTm,
    changeEndDtm: `${menuDt}${orderEndTm}`,
  }
}

const isWorkday = (day: string): boolean => weekday(day) < 6 && !isRestDay(day)

/** The last workday for which kits stand today. */
const workdayWithin = (today: string): string =>
  Array.from({ length: KIT_DAYS }, (_, at) => addDays(today, KIT_DAYS - at)).find(isWorkday) ?? addDays(today, KIT_DAYS)

/** A day, or the last workday before it. */
const workdayUntil = (day: string): string =>
  Array.from({ length: 7 }, (_, at) => addDays(day, -at)).find(isWorkday) ?? day

/** The lunches that haneul took out end before the subscription that followed them, so that no day has two. */
const LUNCHES_AGO = 45
const LUNCH_DAYS = 365
/** In a month. */
const LUNCHES = 17
/** Which of them, counted from the first, was cancelled in time. */
const CANCELLED = 100

const BOXES = (['훈제오리샐러드', '닭가슴살샐러드', '연어샐러드'] as const).map((name) => dishNamed(name))

/**
 * A year of lunches from the take-out counter of 한빛타워점, the last of them on `last` or before it. Numbers begin after
 * the kit's.
 */
function lunchesUntil(last: string): Seeded[] {
  const workdays = Array.from({ length: LUNCH_DAYS }, (_, day) => addDays(last, day + 1 - LUNCH_DAYS)).filter(
    (day) => weekday(day) < 6,
  )
  const days = [...Map.groupBy(workdays, (day) => day.slice(0, 6)).values()].flatMap((month) => month.slice(0, LUNCHES))
  return days.map((menuDt, at) => {
    const lunch = lunchOrder(at, menuDt)
    return at === CANCELLED
      ? { ...lunch, status: 'CANCEL' as const, pickedUpAt: null, cancelledAt: seoulInstant(menuDt, '1041') }
      : lunch
  })
}

/** The box of one day, picked up at noon. */
function lunchOrder(at: number, menuDt: string): Seeded {
  const box = BOXES[at % BOXES.length]
  if (box === undefined) throw new Error('There are no boxes.')
  return {
    orderSeq: at + 2,
    status: 'PICKUP',
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
    pickedUpAt: seoulInstant(menuDt, clockTime(12 * 60 + Math.round(unrest(at) * 8))),
    cancelledAt: null,
  }
}

/**
 * Each person of the demo brings the place that their order holds: there may be many of one persona, the time stays
 * full for everybody else, and who cancels frees one place.
 */
const bringPlace = (
  tx: Queryable,
  {
    restaurantCode,
    hallNo,
    menuDt,
    menuMealType,
    pickupTm,
  }: Omit<typeof pickupSlots.$inferSelect, 'capacity' | 'taken'>,
) =>
  tx
    .update(pickupSlots)
    .set({ capacity: sql`${pickupSlots.capacity} + 1`, taken: sql`${pickupSlots.taken} + 1` })
    .where(
      and(
        eq(pickupSlots.restaurantCode, restaurantCode),
        eq(pickupSlots.menuDt, menuDt),
        eq(pickupSlots.hallNo, hallNo),
        eq(pickupSlots.menuMealType, menuMealType),
        eq(pickupSlots.pickupTm, pickupTm),
      ),
    )

async function extend(tx: Queryable, from: string, to: string): Promise<void> {
  const rows: (typeof pickupSlots.$inferInsert)[] = []
  for (let menuDt = from; menuDt <= to; menuDt = addDays(menuDt, 1)) {
    const { restaurantCode, hallNo } = TAKE_HOME_PLACE
    rows.push(
      ...KIT_TIMES.map(([pickupTm, taken]) => ({
        restaurantCode,
        hallNo,
        menuDt,
        menuMealType: DINNER,
        pickupTm,
        capacity: CAPACITY,
        taken,
      })),
    )
    for (const [place, restaurant] of RESTAURANTS.entries()) {
      const takeOut = HALL_NOS[place]?.takeOut
      if (takeOut === undefined) throw new Error(`No take-out counter at ${restaurant.restaurantCode}`)
      const key = { restaurantCode: restaurant.restaurantCode, hallNo: takeOut, menuDt, capacity: CAPACITY, taken: 0 }
      rows.push(
        ...COURSE_TIMES.flatMap(([menuMealType, times]) =>
          times.map((pickupTm) => ({ ...key, menuMealType, pickupTm })),
        ),
      )
    }
  }
  await insertMany(tx, pickupSlots, rows)
}
