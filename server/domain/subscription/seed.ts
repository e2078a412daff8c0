/** Subscriptions around the first day: one over, one that runs, two that can be applied for, one to come. */
import { isNotNull, max } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { dishNamed } from '#server/domain/meal/seed/dishes.ts'
import { isRestDay } from '#server/domain/restaurant/rest-days.rules.ts'
import { HALL_NOS, LUNCH, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { addDays, weekday } from '#server/seoul.ts'
import { choiceSeqOf } from './rules.ts'
import { subscriptionChoices, subscriptions } from './schema.ts'

/** Which of the seeded ones is which; more salads follow with higher numbers. */
export const SEEDED = { over: 58, runs: 60, salad: 61, lastPlace: 62, later: 63 } as const

type Box = readonly [main: string, grain: string, fruit: string]

const SALADS: readonly Box[] = [
  ['닭가슴살샐러드', '찐고구마', '방울토마토'],
  ['두부곡물샐러드', '단호박찜', '감귤'],
  ['새우포케', '찰옥수수', '사과'],
  ['연어샐러드', '모닝빵', '키위'],
  ['병아리콩샐러드', '찰옥수수', '감귤'],
  ['스테이크샐러드', '퀴노아밥', '방울토마토'],
  ['리코타치즈샐러드', '통밀식빵', '사과'],
  ['훈제오리샐러드', '현미주먹밥', '방울토마토'],
]
const LOW_SALT: readonly Box[] = [
  ['과카몰리퀴노아볼', '찐고구마', '키위'],
  ['병아리콩샐러드', '현미주먹밥', '사과'],
  ['두부곡물샐러드', '단호박찜', '감귤'],
  ['닭가슴살샐러드', '퀴노아밥', '방울토마토'],
]
const BOWLS: readonly Box[] = [
  ['쉬림프아보카도볼', '찰옥수수', '키위'],
  ['과카몰리퀴노아볼', '단호박찜', '사과'],
  ['새우포케', '퀴노아밥', '감귤'],
  ['연어샐러드', '현미주먹밥', '방울토마토'],
]
const SALMON: readonly Box[] = [
  ['연어샐러드', '모닝빵', '키위'],
  ['두부곡물샐러드', '찐고구마', '감귤'],
]

type Plan = {
  seq: number
  place: 0 | 1
  /** With the month of its first day before it. */
  name: readonly [ko: string, en: string]
  summary: readonly [ko: string, en: string]
  /** Days from the first day until it starts, until it is opened and until it is closed. */
  starts: number
  opens: number
  closes: number
  days: number
  mealAmt: number
  places: number | null
  boxes: readonly Box[]
}

const PLANS: readonly Plan[] = [
  {
    seq: SEEDED.over,
    place: 0,
    name: ['저염 도시락 구독', 'low-salt boxes'],
    summary: ['나트륨을 800mg 아래로 맞춘 도시락이에요.', 'Boxes with less than 800 mg of sodium.'],
    starts: -38,
    opens: -52,
    closes: -42,
    days: 5,
    mealAmt: 2500,
    places: 0,
    boxes: LOW_SALT,
  },
  {
    seq: SEEDED.runs,
    place: 0,
    name: ['볼 구독', 'bowls'],
    summary: ['평일 점심마다 다른 볼을 드려요.', 'Another bowl every weekday.'],
    starts: 5,
    opens: -12,
    closes: -1,
    days: 8,
    mealAmt: 2500,
    places: 3,
    boxes: BOWLS,
  },
  {
    seq: SEEDED.salad,
    place: 0,
    name: ['샐러드 구독', 'salads'],
    summary: ['평일 점심마다 다른 샐러드를 드려요.', 'Another salad every weekday.'],
    starts: 12,
    opens: -3,
    closes: 8,
    days: 9,
    mealAmt: 2000,
    places: 18,
    boxes: SALADS,
  },
  {
    seq: SEEDED.lastPlace,
    place: 1,
    name: ['연어 주간 구독', 'salmon week'],
    summary: ['한 주 동안 연어가 있는 점심을 드려요.', 'A week of lunches with salmon.'],
    starts: 18,
    opens: -3,
    closes: 10,
    days: 5,
    mealAmt: 2500,
    places: 1,
    boxes: SALMON,
  },
  {
    seq: SEEDED.later,
    place: 0,
    name: ['단백질 도시락 구독', 'protein boxes'],
    summary: ['한 끼에 단백질 35g을 담아요.', '35 g of protein in each box.'],
    starts: 46,
    opens: 18,
    closes: 34,
    days: 20,
    mealAmt: 2500,
    places: null,
    boxes: [],
  },
]

const PICKUP_TIMES = ['1140', '1150', '1200', '1210', '1220', '1230']
const SUPPORT = 5000
/** Boxes of each choice. One of them is gone already, so that it can be seen. */
const STOCK = 24

export const seed: NounSeed = {
  shared: async (tx, today) => add(tx, today, PLANS),
  /** When the last salads are closed, the next can be applied for. */
  day: async (db, today) => {
    const [found] = await db
      .select({ closes: max(subscriptions.applyEndDtm) })
      .from(subscriptions)
      .where(isNotNull(subscriptions.remainCnt))
    if (!found?.closes || found.closes.slice(0, 8) >= today) return
    const [last] = await db.select({ seq: max(subscriptions.subscribedSeq) }).from(subscriptions)
    const seq = (last?.seq ?? 0) + 1
    await add(
      db,
      today,
      PLANS.filter((plan) => plan.seq === SEEDED.salad).map((plan) => ({ ...plan, seq })),
    )
  },
}

async function add(tx: Queryable, today: string, plans: readonly Plan[]): Promise<void> {
  const rows = plans.map((plan) => rowsOf(plan, today))
  await insertMany(
    tx,
    subscriptions,
    rows.map(({ subscription }) => subscription),
  )
  await insertMany(
    tx,
    subscriptionChoices,
    rows.flatMap(({ choices }) => choices),
  )
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The days on which it is served: working days from its first day on. */
function servedDays(from: string, count: number): string[] {
  const days: string[] = []
  for (let day = from; days.length < count; day = addDays(day, 1))
    if (weekday(day) <= 5 && !isRestDay(day)) days.push(day)
  return days
}

function rowsOf(plan: Plan, today: string) {
  const days = servedDays(addDays(today, plan.starts), plan.days)
  const [startDt = today] = days
  const endDt = days.at(-1) ?? startDt
  const month = Number(startDt.slice(4, 6))
  const { restaurantCode } = RESTAURANTS[plan.place]
  const subscription = {
    subscribedSeq: plan.seq,
    subscribedNm: `${String(month)}월 ${plan.name[0]}`,
    subscribedNmEng: `${MONTHS[month - 1] ?? ''} ${plan.name[1]}`,
    summaryTxt: plan.summary[0],
    summaryTxtEng: plan.summary[1],
    restaurantCode,
    hallNo: HALL_NOS[plan.place].takeOut,
    menuMealType: LUNCH,
    startDt,
    endDt,
    mealCnt: plan.days,
    mealAmt: plan.mealAmt,
    supportAmt: SUPPORT,
    pickupTms: PICKUP_TIMES,
    applyStartDtm: `${addDays(today, plan.opens)}0900`,
    applyEndDtm: `${addDays(today, plan.closes)}1800`,
    remainCnt: plan.places,
  }
  const offsetsOn = (index: number) => (index === 1 ? [0, 1, 2] : [0, 1])
  // Two boxes a day, a third on the second; neighbours of the list, so that no day is like the one before.
  const choices = days.flatMap((menuDt, index) =>
    (plan.boxes.length === 0 ? [] : offsetsOn(index)).map((offset) => {
      const [main, ...sides] = plan.boxes[(index * 2 + offset) % plan.boxes.length] ?? SALADS[0] ?? ['', '', '']
      const isGone = index === 1 && offset === 2
      return {
        subscribedSeq: plan.seq,
        choiceSeq: choiceSeqOf(plan.seq, index * 10 + offset + 1),
        menuDt,
        orderSeq: offset + 1,
        menuCode: dishNamed(main).menuCode,
        sideCodes: sides.map((side) => dishNamed(side).menuCode),
        menuCntnt: null,
        menuCntntEng: null,
        leftCnt: isGone ? 0 : STOCK,
      }
    }),
  )
  return { subscription, choices }
}
