import { describe, expect, test } from 'vitest'
import { achieved, faultOf, type GoalPlan, leastKg, planOn, towards, typeOf, weeksOf } from './rules.ts'

const TODAY = '20261119'
const PLAN: GoalPlan = {
  type: 'LOSE',
  startDt: '20260907',
  endDt: '20261231',
  startKg: 71.6,
  targetKg: 66,
  stepGoal: 8000,
  eatKcal: 1900,
  useKcal: 350,
}
const BODY = { gender: 'M', heightCm: 174 } as const
const fieldOf = (plan: Partial<GoalPlan>, body: { gender: 'M' | 'F'; heightCm: number | null } = BODY) =>
  faultOf({ ...PLAN, ...plan }, body, TODAY)?.field

describe('a goal that may be set', () => {
  test('is the one of the board', () => expect(fieldOf({})).toBeUndefined())

  test('is not below a body mass index of 18.5, and says from where on', () => {
    expect(leastKg(174)).toBe(56.1)
    const slow = { startDt: TODAY, endDt: '20271115', startKg: 60 }
    expect(faultOf({ ...PLAN, ...slow, targetKg: 56 }, BODY, TODAY)).toMatchObject({
      field: 'targetBw',
      words: { ko: expect.stringContaining('56.1 kg') },
    })
    expect(fieldOf({ ...slow, targetKg: 56.1 })).toBeUndefined()
    expect(fieldOf({ ...slow, targetKg: 56 }, { gender: 'M', heightCm: null })).toBeUndefined()
  })

  test('does not go down to it by the two percent of keeping either; who is there may stay', () => {
    const keep = (startKg: number, targetKg: number) => fieldOf({ type: 'KEEP', startKg, targetKg })
    expect([keep(56.5, 56), keep(56.5, 56.1), keep(55, 54.5), keep(55, 55), keep(55, 55.5)]).toEqual([
      'targetBw',
      undefined,
      'targetBw',
      undefined,
      undefined,
    ])
  })

  test('is not faster than one percent of the weight a week, to either side', () => {
    const weeks = { startDt: TODAY, startKg: 70 }
    expect(fieldOf({ ...weeks, endDt: '20261217', targetKg: 67.2 })).toBeUndefined()
    expect(fieldOf({ ...weeks, endDt: '20261217', targetKg: 67.1 })).toBe('endDt')
    expect(fieldOf({ ...weeks, type: 'GAIN', endDt: '20261126', targetKg: 71 })).toBe('endDt')
  })

  test('is not faster than that for what is left either, whatever first day and weight are told', () => {
    const left = (plan: Partial<GoalPlan>, nowKg: number | null) =>
      faultOf({ ...PLAN, ...plan }, BODY, TODAY, nowKg)?.field
    // 5.6 kg in 16 weeks would do; 4.4 kg of them in the last six do not.
    expect([left({}, 68.4), left({}, 70.4), left({}, null)]).toEqual([undefined, 'endDt', undefined])
    expect(left({ startKg: 120, endDt: '20261210' }, 68.4)).toBe('endDt')
    expect(left({ type: 'GAIN', startKg: 60, targetKg: 66, endDt: '20261126' }, 61)).toBe('endDt')
    expect(left({}, 65.8)).toBeUndefined()
  })

  test('does not contradict itself', () => {
    expect(fieldOf({ targetKg: 72 })).toBe('targetBw')
    expect(fieldOf({ type: 'GAIN' })).toBe('targetBw')
    expect(fieldOf({ type: 'KEEP' })).toBe('targetBw')
    expect(fieldOf({ type: 'KEEP', targetKg: 70.5 })).toBeUndefined()
    expect(fieldOf({ endDt: '20260906' })).toBe('endDt')
    expect(fieldOf({ endDt: '20270930' })).toBe('endDt')
    expect(fieldOf({ startDt: '20261120' })).toBe('startDt')
  })

  test('asks nobody to eat too little', () => {
    expect(fieldOf({ eatKcal: 1490 })).toBe('eatKcalGoal')
    expect(fieldOf({ eatKcal: 1490 }, { gender: 'F', heightCm: 174 })).toBeUndefined()
  })
})

test('a range of one day is a range [VAL-05]', () => {
  expect(fieldOf({ type: 'KEEP', targetKg: 71.6, startDt: TODAY, endDt: TODAY })).toBeUndefined()
})

test('a target by itself is of a kind', () => {
  expect([66, 71, 74].map((kg) => typeOf(71.6, kg))).toEqual(['LOSE', 'KEEP', 'GAIN'])
})

test('another weight to reach keeps a goal on its way; off it another goal begins today, from the weight now', () => {
  const told = (targetKg: number, nowKg: number | null, plan = PLAN) => {
    const { type, startDt, startKg, endDt } = towards(plan, targetKg, TODAY, nowKg)
    return [type, startDt, startKg, endDt]
  }
  const onTheWay = ['LOSE', '20260907', 71.6, '20261231']
  expect([told(65, 68.4), told(68, 68.4), told(69, 68.4), told(70.8, 71.5), told(71, null)]).toEqual([
    onTheWay,
    onTheWay,
    onTheWay,
    onTheWay,
    onTheWay,
  ])
  // 71.0 lies within two percent of the old start, and 2.6 kg above the weight now.
  expect(told(71, 68.4)).toEqual(['GAIN', TODAY, 68.4, '20261231'])
  expect(told(72, 71.8)).toEqual(['KEEP', TODAY, 71.8, '20261231'])
  const keep = { ...PLAN, type: 'KEEP' as const, startKg: 70, targetKg: 70, endDt: '20261101' }
  expect(told(70.5, 73, keep)).toEqual(['KEEP', '20260907', 70, '20261101'])
  expect(told(67, 73, keep)).toEqual(['LOSE', TODAY, 73, '20270520'])
})

test('the plan is a straight line, level outside of it', () => {
  expect(
    ['20260901', '20260907', '20261115', '20261122', '20261231', '20270201'].map((day) => planOn(PLAN, day)),
  ).toEqual([71.6, 71.6, 68.2, 67.9, 66, 66])
})

test('weeks begin on Monday, take their last weighing, and end with the goal', () => {
  const weighings = [
    { day: '20260908', kg: 71.4 },
    { day: '20260913', kg: 71.2 },
    { day: '20261119', kg: 68.4 },
  ]
  const weeks = weeksOf(PLAN, weighings, TODAY)
  expect(weeks).toHaveLength(11)
  expect(weeks[0]).toEqual({ monday: '20260907', kg: 71.2, planKg: 71.3 })
  expect(weeks.at(-1)).toEqual({ monday: '20261116', kg: 68.4, planKg: 67.9 })
  expect(weeksOf(PLAN, weighings, '20270601').at(-1)?.monday).toBe('20261228')
})

test('how far one is stays between nothing and all', () => {
  expect(achieved(PLAN, 68.4, [])).toBe(57)
  expect(achieved(PLAN, 73, [])).toBe(0)
  expect(achieved(PLAN, 60, [])).toBe(100)
  expect(achieved(PLAN, null, [])).toBe(0)
  const kept: GoalPlan = { ...PLAN, type: 'KEEP', targetKg: 70 }
  const weeks = [70, 71.3, null, 72].map((kg) => ({ monday: TODAY, kg, planKg: 70 }))
  expect(achieved(kept, 72, weeks)).toBe(67)
})
