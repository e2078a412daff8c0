import type { InjectOptions } from 'fastify'
import { homeFoods } from '#server/domain/food/seed/foods.ts'
import { atMost, type Goal, type Line } from './lib/goal.ts'
import { bareTwin, cpuOf, openWorld } from './lib/in-process.ts'
import { manyFoods } from './lib/many-foods.ts'
import { sideBySide } from './lib/numbers.ts'

/** Six minutes before a lunch of four courses. */
const NOW = new Date('2026-11-19T02:24:00Z')
const ROUNDS = 5
const CALLS = 60

const LOG = '/api/healthlog'
const PRESSURE = ['SBP', 'DBP'].map((helhidxCode, at) => ({ helhidxCode, helhidxVal: at === 0 ? '118' : '76', heldType: 'health', inptDt: '20261119112000', helhDate: '20261119' }))
const BASKET = homeFoods().slice(0, 10).map(({ food, units }) => ({ foodId: food.foodId, eatQty: 1, unitCode: units[0]?.unitCode }))
const COURSE = { restaurantCode: 'REST000311', menuDt: '20261119', menuMealType: '2', hallNo: 'E31A', menuCourseType: 'AA', eatQty: 1, eatDt: '20261119112000' }

/** The heaviest reads and the everyday writes of the areas. */
const OPERATIONS: Record<string, InjectOptions> = {
  'the hub’s lead': { url: `${LOG}/myLog/helhlogCstmmsg` },
  'the hub’s lines of the day': { url: `${LOG}/myLog/Alter` },
  'the hub’s cards': { url: `${LOG}/myLog/myHelhIdx` },
  'blood pressure over a year': { url: `${LOG}/health/BloodpressGraph?startDt=20251119&endDt=20261119` },
  'a pressure saved, two codes': { method: 'POST', url: `${LOG}/insertMyHelhIdx`, payload: PRESSURE },
  'health score': { method: 'POST', url: `${LOG}/healthScore`, payload: {} },
  'the day of meals': { url: `${LOG}/nutrition/DayEatMealMenu?baseDt=20261118` },
  'a search among 20,000 foods': { url: `${LOG}/nutrition/DiMealMenu?searchWord=${encodeURIComponent('김치찌개')}` },
  'a basket of ten foods saved': { method: 'POST', url: `${LOG}/nutrition/SaveMealRecordSearchDetailList`, payload: { baseDt: '20261119', menuMealType: '1', foodList: BASKET } },
  'a course recorded': { method: 'POST', url: '/api/meal/detail/mealRegi', payload: COURSE },
}

export const goal: Goal = {
  id: 10,
  title: 'server CPU of the areas’ operations',
  measure: async () => {
    const world = await openWorld({ now: NOW, persona: 'haneul', prepare: manyFoods })
    try {
      const lines: Line[] = []
      for (const [what, asked] of Object.entries(OPERATIONS)) {
        const ours = () => world.call(asked)
        // The first time a write makes rows, from then on it finds them: the twin does what every later one does.
        await ours()
        const twin = await bareTwin(world.database, ours)
        // The first calls pay for compiling.
        await cpuOf(ours, CALLS)
        await cpuOf(twin.call, CALLS)
        const cpu = await sideBySide(ROUNDS, () => cpuOf(ours, CALLS), () => cpuOf(twin.call, CALLS))
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
