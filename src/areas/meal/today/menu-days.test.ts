import { expect, test } from 'vitest'
import { weekOf } from '#src/lib/days.ts'
import { menuDays, unloadedWeeks } from './menu-days.ts'

// Why it is so stands in docs/decisions/161.

const SUNDAY = '20261122'
const week = weekOf(SUNDAY).map((day) => ({ day, open: day !== '20261121' }))

test('the days go on for whole weeks, so that a Monday follows a Sunday', () => {
  const days = menuDays(SUNDAY, SUNDAY, [week])
  expect(days[0]?.day).toBe('20261026')
  expect(days.at(-1)?.day).toBe('20261206')
  expect(days[days.findIndex(({ day }) => day === SUNDAY) + 1]).toEqual({ day: '20261123', open: undefined })
})

test('a day is closed only where an answer has said so', () => {
  const days = menuDays(SUNDAY, SUNDAY, [week])
  expect(days.filter(({ open }) => open === false).map(({ day }) => day)).toEqual(['20261121'])
})

test('a day that a link names is there, however far it is', () => {
  expect(menuDays(SUNDAY, '20260701', [])[0]?.day).toBe('20260629')
  expect(menuDays(SUNDAY, '20261225', []).at(-1)?.day).toBe('20261227')
})

test('a week in view of which nothing is told is asked for, once', () => {
  expect(unloadedWeeks('20261119', '20261125', [week])).toEqual(['20261123'])
  expect(unloadedWeeks('20261116', '20261122', [week])).toEqual([])
  expect(unloadedWeeks('20261109', '20261115', [week])).toEqual(['20261109'])
})
