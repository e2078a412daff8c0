import { describe, expect, test } from 'vitest'
import { mealForNow, minutesUntil, type MealTime } from './meal-times.ts'

const day: MealTime[] = [
  { code: '1', name: '아침', opensAt: '0730', closesAt: '0900' },
  { code: '2', name: '점심', opensAt: '1130', closesAt: '1330' },
  { code: '3', name: '저녁', opensAt: '1730', closesAt: '1900' },
]

describe('the meal the page opens on', () => {
  test.each([
    ['0000', '1', 0],
    ['0859', '1', 0],
    ['0900', '2', 0],
    ['1124', '2', 0],
    ['1329', '2', 0],
    ['1330', '3', 0],
    ['1859', '3', 0],
  ])('at %s is meal %s', (now, code, dayOffset) => {
    expect(mealForNow(day, now)).toEqual({ code, dayOffset })
  })

  test('is tomorrow’s first after the last one closed', () => {
    expect(mealForNow(day, '1900')).toEqual({ code: '1', dayOffset: 1 })
  })

  test('is the first listed when no meal has a time, and none when nothing is served', () => {
    expect(mealForNow([{ code: '2', name: '점심', opensAt: null, closesAt: null }], '2300')).toEqual({
      code: '2',
      dayOffset: 0,
    })
    expect(mealForNow([], '1200')).toBeNull()
  })
})

test('minutes until a time are whole and go below zero afterwards', () => {
  expect(minutesUntil('1124', '1130')).toBe(6)
  expect(minutesUntil('1131', '1130')).toBe(-1)
})
