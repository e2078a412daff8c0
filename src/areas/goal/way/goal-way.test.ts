import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#src/lib/days.ts'
import { besidePlan, forecast, type Goal, leftOf, marksOf, planOn, rateOf, saysYear, standingOf } from './goal-way.ts'

/** A Thursday. */
const TODAY = '20261119'
const GOAL: Goal = {
  type: 'LOSE',
  startDay: '20260907',
  endDay: '20261231',
  startKg: 71.6,
  targetKg: 66,
  currentKg: 68.4,
  weeks: [{ monday: '20261116', kg: 68.4 }],
}
/** Twice a week, half a kilogram lighter each. */
const weighings = (perWeek: number, weeks = 4) =>
  Array.from({ length: weeks * 2 }, (_, at) => ({
    day: addDays(TODAY, -Math.ceil(3.5 * at)),
    kg: 68.4 - (perWeek * at) / 2,
  })).toReversed()

describe('the measured rate', () => {
  test('is that of the last four weeks, whatever came before', () => {
    expect(rateOf(weighings(-0.5), TODAY)).toBeCloseTo(-0.5, 1)
    expect(rateOf([{ day: '20260101', kg: 90 }, ...weighings(-0.5)], TODAY)).toBeCloseTo(-0.5, 1)
  })

  test('is not told of three weighings, of a fortnight too short, or of nothing in four weeks', () => {
    expect(rateOf(weighings(-0.5).slice(-3), TODAY)).toBeNull()
    expect(rateOf(weighings(-0.5).slice(-4), TODAY)).toBeNull()
    expect(
      rateOf(
        weighings(-0.5).map(({ day, kg }) => ({ day: addDays(day, -28), kg })),
        TODAY,
      ),
    ).toBeNull()
  })

  test('gives a date only within two years', () => {
    expect(forecast(GOAL, -0.48, TODAY)).toBe('20261224')
    expect(forecast(GOAL, -0.051, TODAY)).toBe(addDays(TODAY, 330))
    expect(forecast(GOAL, -0.01, TODAY)).toBeNull()
    expect(forecast(GOAL, 0.3, TODAY)).toBeNull()
    expect(forecast({ ...GOAL, targetKg: 60 }, -0.06, TODAY)).toBeNull()
    // Beyond the target a weight that comes back does not go towards it.
    expect(forecast({ ...GOAL, currentKg: 65 }, 0.3, TODAY)).toBeNull()
  })
})

describe('what is true today', () => {
  test.each([
    ['a date of its own', {}, -0.48, { is: 'date', day: '20261224' }],
    ['the plan’s date', {}, -0.4, { is: 'plan', day: '20261231' }],
    ['standing still', {}, -0.03, { is: 'still' }],
    ['turned', {}, 0.2, { is: 'still' }],
    ['too far for a date', { targetKg: 60 }, -0.06, { is: 'slow', rate: 0.06 }],
    ['too little weighed', {}, null, { is: 'few' }],
    ['reached', { currentKg: 66 }, -0.5, { is: 'reached' }],
    ['over', { endDay: '20261118' }, -0.5, { is: 'over', gone: 3.2 }],
    ['over, the other way', { endDay: '20261118', currentKg: 72.4 }, 0.1, { is: 'over', gone: 0 }],
    ['over, of a weight to keep', { type: 'KEEP', endDay: '20261118' }, null, { is: 'over', gone: 0 }],
    ['kept', { type: 'KEEP', targetKg: 68 }, null, { is: 'kept', weeks: 1 }],
    ['kept no more', { type: 'KEEP', targetKg: 70 }, null, { is: 'left' }],
  ] as const)('%s', (_name, part, rate, standing) => {
    expect(standingOf({ ...GOAL, ...part }, rate, TODAY)).toEqual(standing)
  })

  test('of a weight to keep that was not weighed for four weeks it is not said that it stayed', () => {
    const weeks = [
      ['20261019', 68.2],
      ['20261026', null],
      ['20261102', null],
      ['20261109', null],
      ['20261116', null],
    ] as const
    const kept = (of: typeof GOAL.weeks) =>
      standingOf({ ...GOAL, type: 'KEEP', targetKg: 68, weeks: of }, null, TODAY).is
    const all = weeks.map(([monday, kg]) => ({ monday, kg }))
    expect([kept(all), kept(all.slice(0, 4)), kept(all.slice(2))]).toEqual(['weigh', 'kept', 'kept'])
  })

  test('from Friday on a week without a weighing asks for one', () => {
    const unweighed = { ...GOAL, weeks: [{ monday: '20261116', kg: null }] }
    expect(standingOf(unweighed, -0.48, TODAY).is).toBe('date')
    expect(standingOf(unweighed, -0.48, '20261120').is).toBe('weigh')
    expect(standingOf(unweighed, -0.48, '20261122').is).toBe('weigh')
    expect(standingOf(GOAL, -0.48, '20261120').is).toBe('date')
  })
})

test('nothing is left beyond the target, nor of a weight that stayed', () => {
  const left = (part: Partial<Goal>) => leftOf({ ...GOAL, ...part })
  expect([left({}), left({ currentKg: 66 }), left({ currentKg: 65 }), left({ currentKg: null })]).toEqual([
    2.4, 0, 0, 5.6,
  ])
  expect([left({ type: 'KEEP', targetKg: 68 }), left({ type: 'KEEP', targetKg: 70 })]).toEqual([0, 1.6])
})

test('a day more than half a year away is told with its year', () => {
  expect(['20261231', '20270601', '20251023'].map((day) => saysYear(day, TODAY))).toEqual([false, true, true])
})

test('the plan is a straight line, and today lies beside it', () => {
  expect(planOn(GOAL, TODAY)).toBe(68)
  expect(besidePlan(GOAL, -0.5, TODAY)).toEqual({ is: 'behind', kg: 0.4, faster: true })
  expect(besidePlan(GOAL, -0.2, TODAY)).toEqual({ is: 'behind', kg: 0.4, faster: false })
  expect(besidePlan({ ...GOAL, currentKg: 67 }, null, TODAY)).toEqual({ is: 'ahead', kg: 1, faster: false })
  expect(besidePlan({ ...GOAL, currentKg: 68 }, null, TODAY)).toEqual({ is: 'even', lateBy: null })
  expect(besidePlan({ ...GOAL, currentKg: 66 }, null, TODAY)).toBeNull()
})

test('who stands on the plan and goes slower than it is told by how many days; nobody on the first day', () => {
  // Two kilograms are left: at 0.2 a week seventy days from today.
  const late = daysBetween(GOAL.endDay, addDays(TODAY, 70))
  expect(late).toBeGreaterThan(5)
  expect(besidePlan({ ...GOAL, currentKg: 68 }, -0.2, TODAY)).toEqual({ is: 'even', lateBy: late })
  expect(besidePlan({ ...GOAL, currentKg: GOAL.startKg }, -0.2, GOAL.startDay)).toBeNull()
})

test('a week’s marks: kept, missed, today open, nothing of what comes', () => {
  const day = (activityDt: string, stepCnt: number | null, eatKcal: number | null) => ({
    activityDt,
    stepCnt,
    asideStepCnt: null,
    useKcal: null,
    eatKcal,
  })
  const days = [
    day('20261116', 9000, null),
    day('20261117', 8000, 1900),
    day('20261118', 7999, 1901),
    day(TODAY, 8100, 600),
  ]
  const since = { goalType: 'LOSE', startDt: GOAL.startDay } as const
  expect(marksOf('step', 8000, days, TODAY, since).map(({ mark }) => mark)).toEqual([
    'done',
    'done',
    'missed',
    'done',
    'ahead',
    'ahead',
    'ahead',
  ])
  expect(marksOf('eat', 1900, days, TODAY, since).map(({ mark }) => mark)).toEqual([
    'missed',
    'done',
    'missed',
    'today',
    'ahead',
    'ahead',
    'ahead',
  ])
  expect(marksOf('use', 350, days, TODAY, since).map(({ mark }) => mark)).toEqual([
    'missed',
    'missed',
    'missed',
    'today',
    'ahead',
    'ahead',
    'ahead',
  ])
  // A goal of Wednesday judges no Monday.
  expect(marksOf('step', 8000, days, TODAY, { ...since, startDt: '20261118' }).map(({ mark }) => mark)).toEqual([
    'ahead',
    'ahead',
    'missed',
    'done',
    'ahead',
    'ahead',
    'ahead',
  ])
  // Who wants to be heavier has kept it by eating so much.
  expect(marksOf('eat', 1900, days, TODAY, { ...since, goalType: 'GAIN' }).map(({ mark }) => mark)).toEqual([
    'missed',
    'done',
    'done',
    'today',
    'ahead',
    'ahead',
    'ahead',
  ])
})
