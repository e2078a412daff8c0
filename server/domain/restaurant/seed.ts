/** The workplace's three restaurants with four counters each, and who uses which. */
import { max } from 'drizzle-orm'
import { type NounSeed, type Owned, owned, type Persona } from '#server/db/seed/noun.ts'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { COMPANY } from '#server/domain/company/seed.ts'
import { addDays } from '#server/seoul.ts'
import { REST_DAYS_AHEAD, restDaysBetween } from './rest-days.rules.ts'
import { corners, halls, mealTimes, memberRestaurants, restaurants, restDays } from './schema.ts'

/** The first is the main one, open every day; the others rest at weekends. */
export const RESTAURANTS = [
  {
    restaurantCode: 'REST000311',
    bizCode: COMPANY.bizCode,
    restaurantName: '한빛타워점',
    restaurantNameEng: 'Hanbit Tower',
    restaurantDesc: '한빛타워|본관|지하 1층',
    restaurantDescEng: 'Hanbit Tower|Main building|B1',
    orderSeq: 1,
    useBeacon: 'Y',
    engMenuYn: 'Y',
    openWeekends: true,
    foodlistShwYn: 'Y',
  },
  {
    restaurantCode: 'REST000312',
    bizCode: COMPANY.bizCode,
    restaurantName: '그린캠퍼스점',
    restaurantNameEng: 'Green Campus',
    restaurantDesc: '그린캠퍼스|연구동|2층',
    restaurantDescEng: 'Green Campus|Research building|2F',
    orderSeq: 2,
    useBeacon: 'N',
    engMenuYn: 'Y',
    openWeekends: false,
    foodlistShwYn: 'Y',
  },
  {
    restaurantCode: 'REST000313',
    bizCode: COMPANY.bizCode,
    restaurantName: '서초사옥점',
    restaurantNameEng: 'Seocho Office',
    restaurantDesc: '서초사옥|별관|1층',
    restaurantDescEng: 'Seocho Office|Annex|1F',
    orderSeq: 3,
    useBeacon: 'N',
    engMenuYn: 'N',
    openWeekends: false,
    foodlistShwYn: 'N',
  },
] as const satisfies readonly (typeof restaurants.$inferInsert)[]

export const BREAKFAST = '1'
export const LUNCH = '2'
export const DINNER = '3'

const HOURS = [
  { menuMealType: BREAKFAST, opensAt: '0730', closesAt: '0900' },
  { menuMealType: LUNCH, opensAt: '1130', closesAt: '1330' },
  { menuMealType: DINNER, opensAt: '1730', closesAt: '1930' },
] as const

export const MEAL_TIMES: (typeof mealTimes.$inferInsert)[] = RESTAURANTS.flatMap(({ restaurantCode }) =>
  HOURS.map((hours) => ({ restaurantCode, ...hours })),
)

/** Dining hall and take-out counter of each restaurant, in the order of `RESTAURANTS`. */
export const HALL_NOS = [
  { dining: 'E31A', takeOut: 'E31T' },
  { dining: 'E32A', takeOut: 'E32T' },
  { dining: 'E33A', takeOut: 'E33T' },
] as const

export const HALLS: (typeof halls.$inferInsert)[] = RESTAURANTS.flatMap(({ restaurantCode }, index) => {
  const { dining, takeOut } = hallNos(index)
  return [
    { restaurantCode, hallNo: dining, hallName: '식당', hallNameEng: 'Dining hall' },
    { restaurantCode, hallNo: takeOut, hallName: '포장 코너', hallNameEng: 'Take-out counter' },
  ]
})

export const KOREAN = 'AA'
export const ONE_DISH = 'BB'
export const NOODLES = 'CC'
export const TAKE_OUT = 'DD'

export const CORNERS: (typeof corners.$inferInsert)[] = RESTAURANTS.flatMap(({ restaurantCode }, index) => {
  const { dining, takeOut } = hallNos(index)
  const common = { restaurantCode, hallNo: dining, salesType: 'L1' } as const
  return [
    {
      ...common,
      menuCourseType: KOREAN,
      courseTxt: 'A:한식',
      cornerName: '한식',
      cornerNameEng: 'Korean',
      orderSeq: 1,
    },
    {
      ...common,
      menuCourseType: ONE_DISH,
      courseTxt: 'B:일품',
      cornerName: '일품',
      cornerNameEng: 'One dish',
      orderSeq: 2,
    },
    { ...common, menuCourseType: NOODLES, courseTxt: 'C:면', cornerName: '면', cornerNameEng: 'Noodles', orderSeq: 3 },
    {
      ...common,
      hallNo: takeOut,
      salesType: 'T1',
      menuCourseType: TAKE_OUT,
      courseTxt: 'D:테이크아웃',
      cornerName: '테이크아웃',
      cornerNameEng: 'Take-out',
      orderSeq: 4,
    },
  ]
})

function hallNos(index: number): (typeof HALL_NOS)[number] {
  const found = HALL_NOS[index]
  if (!found) throw new Error(`No halls for restaurant ${index}`)
  return found
}

const USED: Partial<Record<Persona, Owned<typeof memberRestaurants.$inferInsert>[]>> = {
  haneul: [
    { restaurantCode: 'REST000311', mainDiv: 'Y', orderSeq: 1 },
    { restaurantCode: 'REST000312', mainDiv: 'N', orderSeq: 2 },
  ],
  dasom: [{ restaurantCode: 'REST000312', mainDiv: 'Y', orderSeq: 1 }],
  emily: [{ restaurantCode: 'REST000311', mainDiv: 'Y', orderSeq: 1 }],
}

export const seed: NounSeed = {
  shared: async (tx, today) => {
    await insertMany(tx, restaurants, RESTAURANTS)
    await insertMany(tx, mealTimes, MEAL_TIMES)
    await insertMany(tx, halls, HALLS)
    await insertMany(tx, corners, CORNERS)
    await extendRestDays(tx, today)
  },
  person: async (tx, { hcId, persona }) => {
    await insertMany(tx, memberRestaurants, owned(hcId, USED[persona]))
  },
  /** A year ahead, renewed when half of it has gone. */
  day: async (db, today) => {
    const [found] = await db.select({ last: max(restDays.restDt) }).from(restDays)
    if (found?.last && found.last >= addDays(today, REST_DAYS_AHEAD / 2)) return
    await extendRestDays(db, today)
  },
}

async function extendRestDays(tx: Queryable, today: string): Promise<void> {
  const days = restDaysBetween(today, addDays(today, REST_DAYS_AHEAD))
  const rows = RESTAURANTS.flatMap(({ restaurantCode }) => days.map((day) => ({ restaurantCode, ...day })))
  await tx.insert(restDays).values(rows).onConflictDoNothing()
}
