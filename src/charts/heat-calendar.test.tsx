// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { HeatCalendar, heatLevel } from './heat-calendar.tsx'
import type { HeatPoint } from './heat-calendar.tsx'

const at = (day: number, value: number | null): HeatPoint => ({ day: `202611${String(day).padStart(2, '0')}`, value })
const words = {
  color: 'steps',
  weekdays: ['월', '화', '수', '목', '금', '토', '일'],
  keyWords: ['적게', '많이'],
  label: '11월 걸음. 가장 많은 날은 9일 8,000보.',
  tableCaption: '걸음',
  tableHead: ['날짜', '걸음'],
  formatDay: (day: string) => `${Number(day.slice(6))}일`,
  formatValue: (value: number) => `${value}보`,
  emptyText: '아직 걸음 기록이 없어요',
} as const
const show = (points: HeatPoint[], from = '20261101', to = '20261130') =>
  render(<HeatCalendar {...words} points={points} from={from} to={to} />)
const day = (number: number) => {
  const found = document.querySelector<HTMLElement>(`[data-day="202611${String(number).padStart(2, '0')}"]`)
  if (!found) throw new Error(`no day ${number}`)
  return found
}

afterEach(cleanup)

test.each([
  [0, 100, 0],
  [1, 100, 1],
  [25, 100, 1],
  [26, 100, 2],
  [100, 100, 4],
  [4_000_000_000, 100, 4],
  [-5, 100, 0],
  [7, 0, 4],
  [Number.NaN, 100, 0],
])('%f of %f is heat %i', (value, full, level) => {
  expect(heatLevel(value, full)).toBe(level)
})

test('a missing day has no heat at all, a day of zero the lowest', () => {
  show([at(3, 0), at(4, null), at(9, 8000), at(10, 4000)])
  expect(day(3).dataset.level).toBe('0')
  expect(day(4).dataset.level).toBeUndefined()
  expect(day(5).dataset.level).toBeUndefined()
  expect(day(9).dataset.level).toBe('4')
  expect(day(10).dataset.level).toBe('2')
})

test('the first day stands under its weekday and every day follows', () => {
  show([at(3, 1)])
  expect(day(1).style.gridColumnStart).toBe('7')
  expect(document.querySelectorAll('[data-day]')).toHaveLength(30)
})

test.each<[string, HeatPoint[]]>([
  ['nothing', []],
  ['only unknown days', [at(3, null)]],
  ['only days outside the window', [{ day: '20250101', value: 9 }]],
])('a calendar of %s says that there is nothing', (_, points) => {
  show(points)
  expect(screen.getByText(words.emptyText)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test.each<[string, HeatPoint[], (string | undefined)[]]>([
  ['one day', [at(3, 5)], ['4', undefined]],
  ['equal days', [at(3, 5), at(4, 5)], ['4', '4']],
  ['only zeros', [at(3, 0), at(4, 0)], ['0', '0']],
  ['negative days', [at(3, -5), at(4, -1)], ['0', '0']],
])('a calendar of %s has a level for each', (_, points, levels) => {
  show(points)
  expect([day(3).dataset.level, day(4).dataset.level]).toEqual(levels)
})

test('a thousand days are a thousand places', () => {
  const points = Array.from({ length: 1000 }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
    value: index,
  }))
  show(points, '20240101', '20260926')
  expect(document.querySelectorAll('[data-day][data-level]')).toHaveLength(1000)
})

test('the same values are a table that the tab key leads to, without the missing days', async () => {
  show([at(3, 0), at(4, null), at(9, 8000)])
  expect(screen.getByRole('img', { name: words.label })).toBeTruthy()
  await userEvent.tab()
  const region = screen.getByRole('group', { name: '걸음' })
  expect(document.activeElement).toBe(region)
  expect(
    within(region)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['날짜걸음', '3일0보', '9일8000보'])
})
