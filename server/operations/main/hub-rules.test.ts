import { describe, expect, test } from 'vitest'
import { stepsUpTo } from '#server/domain/activity/rules.ts'
import { dayWindow } from '#server/domain/challenge/window.rules.ts'
import { partsAfter } from '#server/domain/home/parts.rules.ts'
import { quickMenu } from '#server/domain/home/present.ts'
import { nextMeal } from '#server/domain/meal/next-meal.rules.ts'

describe('the next meal', () => {
  const times = [
    { mealType: '1', opensAt: '0730', closesAt: '0900' },
    { mealType: '2', opensAt: '1130', closesAt: '1330' },
    { mealType: '3', opensAt: '1730', closesAt: '1930' },
  ]
  const served = ['20261119', '20261120', '20261123'].flatMap((menuDt) =>
    ['1', '2', '3'].map((mealType) => ({ menuDt, mealType })),
  )
  const at = (day: string, time: string) => {
    const meal = nextMeal(times, served, { day, time })
    return meal && `${meal.menuDt} ${meal.mealType}`
  }

  test('is the one that is on, and turns to the next at the minute it closes', () => {
    expect(at('20261119', '1124')).toBe('20261119 2')
    expect(at('20261119', '1329')).toBe('20261119 2')
    expect(at('20261119', '1330')).toBe('20261119 3')
  })

  test('after the last of the day is the first of the next day that serves, over a weekend too', () => {
    expect(at('20261119', '1930')).toBe('20261120 1')
    expect(at('20261120', '2000')).toBe('20261123 1')
  })

  test('is none when nothing is served within a week', () => {
    expect(at('20261124', '0800')).toBeUndefined()
  })
})

test('steps up to a time are read between two readings, and unknown without any', () => {
  const readings = [
    { readAt: '0800', steps: 600 },
    { readAt: '0830', steps: 1200 },
  ]
  expect([stepsUpTo(readings, '0800'), stepsUpTo(readings, '0810'), stepsUpTo(readings, '2359')]).toEqual([
    600, 800, 1200,
  ])
  expect(stepsUpTo(readings, '0400')).toBe(300)
  expect(stepsUpTo([], '0800')).toBeNull()
})

test('a blood pressure without its second value is not shown, and glucose shows its latest kind', () => {
  const record = (code: 'SBP' | 'NBD' | 'ABD', inptDt: string, value: number) =>
    [code, { code, inptDt, value, origin: '1' as const }] as const
  const latest = new Map([
    record('SBP', '20261118213000', 118),
    record('NBD', '20261117070500', 96),
    record('ABD', '20261118130000', 131),
  ])
  const of = (list: ReturnType<typeof quickMenu>, code: string) => list.find((one) => one.quickMenuCd === code)
  expect(of(quickMenu(latest, 76), 'BP')).toMatchObject({ lastVal: '118/76', lastDt: '20261118213000' })
  expect(of(quickMenu(latest, undefined), 'BP')).toMatchObject({ lastVal: null, lastDt: null })
  expect(of(quickMenu(latest, undefined), 'BS')).toMatchObject({ lastVal: '131', lastDt: '20261118130000' })
})

test('a part that is late or failed is named and null; the others stand', async () => {
  const told: unknown[] = []
  const parts = partsAfter<'late' | 'failed' | 'there'>(Promise.resolve(), 20, (error) => told.push(error))
  const never = new Promise<string>(() => {})
  const taken = await Promise.all([
    parts.take('late', never),
    parts.take('failed', Promise.reject(new Error('gone'))),
    parts.take('there', Promise.resolve('here')),
  ])
  expect(taken).toEqual([null, null, 'here'])
  expect(parts.failed().toSorted()).toEqual(['failed', 'late'])
  expect(told).toEqual([new Error('gone')])
})

test('a day of a challenge counts the steps within its time, and none before', () => {
  const lunch = { windowFrom: '1130', windowTo: '1400', dayGoalSteps: 3000 }
  const readings = [
    { readAt: '1100', steps: 3000 },
    { readAt: '1130', steps: 3400 },
    { readAt: '1230', steps: 5400 },
    { readAt: '1500', steps: 7900 },
  ]
  const steps = (time: string) =>
    dayWindow(
      lunch,
      readings.filter(({ readAt }) => readAt <= time),
      time,
    ).todayStepCnt
  expect([steps('1124'), steps('1130'), steps('1230')]).toEqual([null, null, 2000])
  expect(steps('1600')).toBe(3500)
  expect(dayWindow({ windowFrom: null, windowTo: null, dayGoalSteps: null }, readings, '1230').todayStepCnt).toBeNull()
})
