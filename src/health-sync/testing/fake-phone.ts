import type { BridgeHost } from '#src/shell/bridge.ts'

import { permissionsOf, type Permissions } from '#src/shell/health-permissions.ts'

type Row = Record<string, unknown>
interface Query {
  type: string
  startDate?: string
  endDate?: string
  data?: Row
  datauuid?: string
}

export const KST_MS = 9 * 3_600_000
/** An instant of a Seoul wall time, `2026-11-19T07:00`. */
export const at = (wall: string) => Date.parse(`${wall}:00Z`) - KST_MS

export const stepRow = (id: string, wall: string, count: number, more: Row = {}): Row => ({
  datauuid: id,
  startTime: at(wall),
  endTime: at(wall) + 3_600_000,
  timeOffset: KST_MS,
  count,
  distance: count * 0.75,
  calorie: count / 30,
  source: '휴대폰',
  ...more,
})
export const exerciseRow = (id: string, wall: string, more: Row = {}): Row => ({
  datauuid: id,
  startTime: at(wall),
  endTime: at(wall) + 2_100_000,
  timeOffset: KST_MS,
  exerciseType: 1001,
  exerciseName: '걷기',
  duration: 2_000_000,
  calorie: 142.5,
  distance: 2680,
  meanHeartRate: 104,
  maxHeartRate: 128,
  ...more,
})
export const foodRow = (id: string, wall: string, more: Row = {}): Row => ({
  datauuid: id,
  startTime: at(wall),
  timeOffset: KST_MS,
  mealType: '100001',
  name: '통밀토스트',
  amount: 2,
  unit: '장',
  calorie: 212,
  carbohydrate: 38.4,
  protein: 7.6,
  totalFat: 3.1,
  sugar: 4.2,
  dietaryFiber: 4,
  sodium: 310,
  ...more,
})
export const measured = (id: string, wall: string, values: Row): Row => ({
  datauuid: id,
  startTime: at(wall),
  timeOffset: KST_MS,
  ...values,
})

/** Everything of a day that a phone can hold, each kind twice. */
export function usualHistory() {
  return {
    steps: [stepRow('s1', '2026-11-19T07:00', 3611), stepRow('s2', '2026-11-19T12:00', 1250)],
    month: [
      { day: '20261118', count: 9120 },
      { day: '20261119', count: 4861 },
    ],
    exercise: [exerciseRow('e1', '2026-11-19T07:30'), exerciseRow('e2', '2026-11-18T19:00')],
    food: [foodRow('f1', '2026-11-19T07:40'), foodRow('f2', '2026-11-18T08:00')],
    height: [measured('h1', '2026-11-18T07:00', { height: 171.26 })],
    weight: [measured('w1', '2026-11-19T07:05', { weight: 70.26, bodyFat: 21.449, skeletalMuscleMass: 30.05 })],
    bloodGlucose: [measured('g1', '2026-11-19T06:50', { glucose: 5.53, mealType: 80001 })],
    bloodPressure: [measured('b1', '2026-11-19T06:45', { systolic: 119.6, diastolic: 79.4 })],
    sleep: [{ ...measured('n1', '2026-11-18T23:10', { minutes: 412 }), endTime: at('2026-11-19T06:20') }],
  }
}

export type History = ReturnType<typeof usualHistory>

/** A phone with a health store. Meals written to it stay in it and come back with their own number. */
export function fakePhone(history: History = usualHistory()) {
  const queries: Query[] = []
  let permissions: Permissions = permissionsOf(() => true)
  let inserts = 0
  /** Called before every query; throw, hang or answer otherwise to make the phone fail. */
  let trouble: (query: Query) => unknown = () => undefined
  const rows = (list: readonly unknown[]) => ({ status: 200, data: JSON.stringify(list) })

  function answer(query: Query): unknown {
    const { height, weight, bloodGlucose, bloodPressure, sleep } = history
    switch (query.type) {
      case 'GETPERMISSION':
      case 'OPENPERMISSION':
        return { status: 200, data: permissions }
      case 'STEPCOUNT':
      case 'STEPCOUNT_DETAIL':
        return rows(history.steps)
      case 'STEPCOUNTMONTH':
      case 'STEPCOUNT_MONTH':
        return rows(history.month)
      case 'EXERCISE':
        return rows(history.exercise)
      case 'FOODINTAKE':
        return rows(history.food)
      case 'SLEEP':
        return rows(sleep)
      case 'BLOODPRESSURE':
        return rows(bloodPressure)
      case 'HEALTHDATA':
        return { status: 200, data: { height, weight, bloodGlucose } }
      case 'ALLDATA':
        return { status: 200, data: { height, weight, bloodGlucose, bloodPressure, sleep } }
      case 'FOODINSERT': {
        inserts += 1
        const datauuid = `phone-${inserts}`
        history.food.push({ amount: null, unit: null, ...query.data, datauuid })
        return { status: 200, data: { datauuid } }
      }
      case 'FOODDELETE': {
        const before = history.food.length
        history.food = history.food.filter(({ datauuid }) => datauuid !== query.datauuid)
        return history.food.length < before
          ? { status: 200 }
          : { status: 400, kind: 1, parameters: `datauuid=${query.datauuid ?? ''}` }
      }
      default:
        return { status: 500 }
    }
  }

  const ask = async (query: Query) => {
    queries.push(query)
    const instead = await trouble(query)
    return instead ?? answer(query)
  }
  const host: BridgeHost = {
    WPbridge: {
      querySamsungHealth: ask,
      queryAppleHealth: ask,
      appleCallHealthAuth: () => ask({ type: 'appleCallHealthAuth' }).then(() => ({ status: 200 })),
    },
  }
  return {
    host,
    history,
    queries,
    types: () => queries.map(({ type }) => type),
    permit: (granted: (flag: keyof Permissions) => boolean) => (permissions = permissionsOf(granted)),
    whenAsked: (instead: typeof trouble) => (trouble = instead),
    /** Does what a query asks for, whether or not its answer arrives. */
    perform: answer,
  }
}

export type FakePhone = ReturnType<typeof fakePhone>
