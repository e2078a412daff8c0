import type { InjectOptions } from 'fastify'
import { homeFoods } from '#server/domain/food/seed/foods.ts'
import { SEEDED } from '#server/domain/subscription/seed.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { atMost, type Goal, type Line } from './lib/goal.ts'
import { bareTwin, cpuOf, openWorld, type World } from './lib/in-process.ts'
import { manyFoods } from './lib/many-foods.ts'
import { sideBySide } from './lib/numbers.ts'

/** Six minutes before a lunch of four courses. */
const NOW = new Date('2026-11-19T02:24:00Z')
const ROUNDS = 5
const CALLS = 60

const LOG = '/api/healthlog'
const MY_PAGE = '/api/mypage'
const PRESSURE = ['SBP', 'DBP'].map((helhidxCode, at) => ({
  helhidxCode,
  helhidxVal: at === 0 ? '118' : '76',
  heldType: 'health',
  inptDt: '20261119112000',
  helhDate: '20261119',
}))
const BASKET = homeFoods()
  .slice(0, 10)
  .map(({ food, units }) => ({ foodId: food.foodId, eatQty: 1, unitCode: units[0]?.unitCode }))
const COURSE = {
  restaurantCode: 'REST000311',
  menuDt: '20261119',
  menuMealType: '2',
  hallNo: 'E31A',
  menuCourseType: 'AA',
  eatQty: 1,
  eatDt: '20261119112000',
}

/** The heaviest reads and the everyday writes of the areas (docs/decisions/233). */
const OPERATIONS: Record<string, InjectOptions> = {
  'the hub’s lead': { url: `${LOG}/myLog/helhlogCstmmsg` },
  'the hub’s lines of the day': { url: `${LOG}/myLog/Alter` },
  'the hub’s cards': { url: `${LOG}/myLog/myHelhIdx` },
  'the exercise log of a year': { url: `${LOG}/wrkotlog/totWrkotList?startDt=20251119&endDt=20261119` },
  'blood pressure over a year': { url: `${LOG}/health/BloodpressGraph?startDt=20251119&endDt=20261119` },
  'a pressure saved, two codes': { method: 'POST', url: `${LOG}/insertMyHelhIdx`, payload: PRESSURE },
  'health score': { method: 'POST', url: `${LOG}/healthScore`, payload: {} },
  'the day of meals': { url: `${LOG}/nutrition/DayEatMealMenu?baseDt=20261118` },
  'a search among 20,000 foods': { url: `${LOG}/nutrition/DiMealMenu?searchWord=${encodeURIComponent('김치찌개')}` },
  'a basket of ten foods saved': {
    method: 'POST',
    url: `${LOG}/nutrition/SaveMealRecordSearchDetailList`,
    payload: { baseDt: '20261119', menuMealType: '1', foodList: BASKET },
  },
  'a course recorded': { method: 'POST', url: '/api/meal/detail/mealRegi', payload: COURSE },
  'my page, its counts': { url: '/api/mypage/user-count' },
  'balance and month of the points': { url: `${MY_PAGE}/point/getUserPointInfo` },
  'a page of the points': { url: `${MY_PAGE}/point/getSelectPointList?pageNo=1&pageSize=20` },
  'the month of a subscription': {
    method: 'POST',
    url: `${MY_PAGE}/wellorder/getSubscribedMenu`,
    payload: { subscribedSeq: SEEDED.salad },
  },
  'payments of a year': {
    method: 'POST',
    url: '/api/customer/mealPaymentList',
    payload: { startDt: '20251119', endDt: '20261119' },
  },
}

/**
 * Uses a coupon. It is free again before each time, here and in the twin: a used one would be refused, which is other
 * work.
 */
async function couponUse({ database: { sql }, hcId, call }: World): Promise<() => Promise<void>> {
  const [coupon] = await sql<{ couponNo: string }[]>`
    select coupon_no as "couponNo" from coupons
    where hc_id = ${hcId} and type = 'REST' and used_at is null and end_dt >= '20261119' limit 1`
  if (coupon === undefined) throw new Error('the member has no coupon')
  const asked: InjectOptions = {
    method: 'POST',
    url: `${MY_PAGE}/coupon-status`,
    payload: { couponNo: coupon.couponNo, statusCode: 'USED' },
  }
  return async () => {
    await sql`update coupons set used_at = null where hc_id = ${hcId} and coupon_no = ${coupon.couponNo}`
    await call(asked)
  }
}

/** Orders the last kit at the last place of a time. Both are free again before each time, as the coupon is. */
function lastKit({ database: { sql }, hcId, call }: World): () => Promise<void> {
  const prodSeq = prodSeqOf('20261119', 1)
  const asked: InjectOptions = {
    method: 'POST',
    url: `${MY_PAGE}/wellorder/reservation/saveMealReservation`,
    payload: { smartMenuSeq: String(prodSeq), orderQty: 1, pickupTm: '1840' },
  }
  return async () => {
    await sql`delete from smart_orders where hc_id = ${hcId} and prod_seq = ${prodSeq}`
    await sql`update take_home_days set remain_cnt = 1 where prod_seq = ${prodSeq}`
    await sql`
      update pickup_slots set taken = capacity - 1
      where restaurant_code = 'REST000311' and menu_dt = '20261119' and menu_meal_type = '3' and pickup_tm = '1840'`
    await call(asked)
  }
}

export const goal: Goal = {
  id: 10,
  title: 'server CPU of the areas’ operations',
  measure: async () => {
    const world = await openWorld({ now: NOW, persona: 'haneul', prepare: manyFoods })
    try {
      const lines: Line[] = []
      const asking = Object.entries(OPERATIONS).map(([what, asked]) => [what, () => world.call(asked)] as const)
      for (const [what, ours] of [
        ...asking,
        ['a coupon used', await couponUse(world)] as const,
        ['an order on the last place', lastKit(world)] as const,
      ]) {
        // The first time a write makes rows, from then on it finds them: the twin does what every later one does.
        await ours()
        const twin = await bareTwin(world.database, ours)
        // The first calls pay for compiling.
        await cpuOf(ours, CALLS)
        await cpuOf(twin.call, CALLS)
        const cpu = await sideBySide(
          ROUNDS,
          () => cpuOf(ours, CALLS),
          () => cpuOf(twin.call, CALLS),
        )
        lines.push({
          quantity: `server CPU per operation: ${what} (${twin.statements} statements; embedded database included)`,
          ours: `${cpu.ours.toFixed(0)} µs`,
          reference: `Fastify, postgres.js and the same statements bare ${cpu.reference.toFixed(0)} µs`,
          ratio: cpu.ratio,
          gate: atMost(cpu.ratio, 1.25),
          goal: atMost(cpu.ratio, 1.1),
        })
      }
      return lines
    } finally {
      await world.close()
    }
  },
}
