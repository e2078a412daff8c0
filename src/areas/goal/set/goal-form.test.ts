import { expect, test } from 'vitest'
import { bodyOf, type GoalInfo, isInRoom, stepsOf, targetOf, toForm } from './goal-form.ts'

const TODAY = '20261119'
const BODY = { kg: 68.4, heightCm: 174, gender: 'M' } as const
const DAILY = { step: 11_000, eat: 1750, use: 440 }
const GOAL: GoalInfo = {
  goalSeq: 2,
  goalType: 'LOSE',
  startDt: '20260907',
  endDt: '20261231',
  startBw: '71.6',
  targetBw: '66.0',
  currentBw: '68.4',
  stepGoal: 8000,
  eatKcalGoal: 1900,
  useKcalGoal: 350,
  achieveRate: 57,
  weeks: [],
}

test('who keeps a weight is not asked how fast', () => {
  expect(stepsOf('KEEP')).toEqual(['kind', 'target', 'daily'])
  expect(stepsOf(null)).toHaveLength(4)
})

test('a body is known, or was typed on the way', () => {
  const nothing = { heightCm: null, kg: null, gender: null }
  expect(bodyOf(nothing, { kind: null, height: '', weight: '58' })).toBeNull()
  expect(bodyOf(nothing, { kind: null, height: '162', weight: '58.44' })).toEqual({
    heightCm: 162,
    kg: 58.4,
    gender: null,
  })
  expect(bodyOf(nothing, { kind: null, height: '16', weight: '58' })).toBeNull()
  expect(bodyOf({ heightCm: 174, kg: 68.4, gender: 'M' }, { kind: null, height: '', weight: '' })).toEqual(BODY)
})

test('a target outside of the room is not chosen', () => {
  expect([55, 61.6, 68.3, 68.4].map((kg) => isInRoom('LOSE', BODY, kg))).toEqual([false, true, true, false])
})

test('other days’ goals change the goal that goes on; anything else begins a new one today', () => {
  expect(toForm(GOAL, BODY, { kind: 'LOSE', targetKg: 66, weeks: null, daily: DAILY }, 10, TODAY)).toMatchObject({
    startDt: '20260907',
    endDt: '20261231',
    startBw: '71.6',
    stepGoal: 11_000,
  })
  expect(toForm(GOAL, BODY, { kind: 'LOSE', targetKg: 66, weeks: 10, daily: DAILY }, 10, TODAY)).toMatchObject({
    startDt: TODAY,
    endDt: '20270128',
    startBw: '68.4',
  })
  expect(toForm(GOAL, BODY, { kind: 'LOSE', targetKg: 65, weeks: null, daily: DAILY }, 12, TODAY)).toMatchObject({
    startDt: TODAY,
    endDt: '20270211',
  })
  expect(
    toForm({ ...GOAL, endDt: '20261101' }, BODY, { kind: 'LOSE', targetKg: 66, weeks: null, daily: DAILY }, 10, TODAY)
      .startDt,
  ).toBe(TODAY)
  expect(toForm(null, BODY, { kind: 'KEEP', targetKg: 68.4, weeks: null, daily: DAILY }, 10, TODAY)).toMatchObject({
    goalType: 'KEEP',
    endDt: '20270520',
  })
})

test('a target that was chosen is one only while it may be: kind and weight can be corrected after it', () => {
  const chosen = (targetKg: number | null, kg = 68.4) =>
    targetOf(null, 'LOSE', { ...BODY, kg }, { targetKg, weeks: null }, TODAY)
  expect([chosen(65), chosen(null), chosen(54), chosen(65, 85)]).toEqual([65, 66, 66, 82])
})

test('who changes only the days keeps the target, even far off; another way begins where the ruler does', () => {
  const own = (kg: number, weeks: number | null, today = TODAY) =>
    targetOf(GOAL, 'LOSE', { ...BODY, kg }, { targetKg: null, weeks }, today)
  expect([own(68.4, null), own(65.8, null), own(75, null), own(75, 10), own(75, null, '20270101')]).toEqual([
    66, 66, 66, 72.4, 72.4,
  ])
  expect(targetOf(GOAL, 'KEEP', BODY, { targetKg: null, weeks: null }, TODAY)).toBe(68.4)
})
