import { expect, test } from 'vitest'
import { dayFor, eatenAt, isAhead, mealNow, usualClock } from './moment.ts'

const at = (clock: string) => new Date(`2026-11-19T${clock}:00+09:00`)

test('the meal of the hour is offered', () => {
  expect(['03:30', '07:00', '12:10', '15:30', '19:20', '22:00'].map((clock) => mealNow(at(clock)))).toEqual([
    '4',
    '1',
    '2',
    '5',
    '3',
    '4',
  ])
})

test('a meal of today was eaten now while its time is near, else when it usually is, and never later than now', () => {
  expect(usualClock('20261119', '3', at('19:20'))).toBe('19:20')
  expect(usualClock('20261119', '1', at('19:20'))).toBe('08:00')
  expect(usualClock('20261119', '3', at('11:00'))).toBe('11:00')
  expect(usualClock('20261118', '3', at('11:00'))).toBe('18:30')
})

test('the usual time is sent whole, and one to come is told', () => {
  expect(eatenAt('20261118', '3', at('19:20'))).toBe('20261118183000')
  expect(isAhead('20261119', '19:21', at('19:20'))).toBe(true)
  expect(isAhead('20261118', '23:00', at('19:20'))).toBe(false)
})

test('a day to come is today', () => {
  expect([dayFor(undefined, at('19:20')), dayFor('20261120', at('19:20')), dayFor('20261117', at('19:20'))]).toEqual([
    '20261119',
    '20261119',
    '20261117',
  ])
})
