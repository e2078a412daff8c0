import { expect, test } from 'vitest'
import { canRecord, eatenAt, eatenKcal } from './record.ts'

const lunch = { opensAt: '1130', closesAt: '1330' }
const at = (time: string, day = '2026-11-19') => new Date(`${day}T${time}:00+09:00`)

test('a course is recorded from the start of its serving until the end of the next day', () => {
  expect(canRecord('20261119', lunch, at('11:29'))).toBe(false)
  expect(canRecord('20261119', lunch, at('11:30'))).toBe(true)
  expect(canRecord('20261119', lunch, at('23:59', '2026-11-20'))).toBe(true)
  expect(canRecord('20261119', lunch, at('00:00', '2026-11-21'))).toBe(false)
  expect(canRecord('20261119', lunch, at('23:59', '2026-11-18'))).toBe(false)
  expect(canRecord('20261119', { opensAt: null, closesAt: null }, at('00:10'))).toBe(true)
})

test('it was eaten now while the meal goes on and shortly after, later when the meal ended', () => {
  expect(eatenAt('20261119', lunch, at('12:10'))).toBeUndefined()
  expect(eatenAt('20261119', lunch, at('14:20'))).toBeUndefined()
  expect(eatenAt('20261119', lunch, at('19:00'))).toBe('20261119133000')
  expect(eatenAt('20261119', lunch, at('08:00', '2026-11-20'))).toBe('20261119133000')
})

test('what was left is not counted, and what nobody measured makes the sum unknown', () => {
  const dishes = [
    { menuCode: 'A', name: '고등어구이', bowl: '고등어구이', kcal: 205.4 },
    { menuCode: 'B', name: '미역국', bowl: '미역국', kcal: 80.2 },
    { menuCode: 'C', name: '잡곡밥', bowl: '잡곡밥', kcal: null },
  ]
  expect(eatenKcal(dishes.slice(0, 2), new Set())).toBe(286)
  expect(eatenKcal(dishes.slice(0, 2), new Set(['B']))).toBe(205)
  expect(eatenKcal(dishes, new Set())).toBeNull()
  expect(eatenKcal(dishes, new Set(['C']))).toBe(286)
})
