// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DayNames, hasMiddleRoom } from './day-axis.tsx'
import { nameWidth } from './text-scale.ts'

afterEach(cleanup)

/** The names that stand under a chart whose days reach from 12 px to `edge`. */
function namesOf(window: {
  from: string
  to: string
  count: number
  edge: number
  scale?: number
  format: (day: string) => string
}): string[] {
  const { from, to, count, edge, scale = 1, format } = window
  const x = (day: string) => 12 + ((edge - 12) / count) * (Number(day.slice(6)) - Number(from.slice(6)))
  const { container } = render(
    <svg>
      <DayNames from={from} to={to} x={x} y={10} format={format} formatShort={format} scale={scale} />
    </svg>,
  )
  return [...container.querySelectorAll('text')].map((text) => text.textContent ?? '')
}

const long = (day: string) => `November ${Number(day.slice(6))}`
const short = (day: string) => `11월 ${Number(day.slice(6))}일`
const month = { from: '20261101', to: '20261123', count: 22 }

test('on the narrowest phone long names leave out the middle one, short names keep it', () => {
  expect(namesOf({ ...month, edge: 214, format: long })).toEqual(['November 1', 'November 23'])
  cleanup()
  expect(namesOf({ ...month, edge: 214, format: short })).toEqual(['11월 1일', '11월 12일', '11월 23일'])
  cleanup()
  expect(namesOf({ ...month, edge: 284, format: long })).toHaveLength(3)
})

test('in a week that has no room for seven names every other one stands, and the last always', () => {
  const week = { from: '20261117', to: '20261123', count: 6, edge: 214 }
  expect(namesOf({ ...week, format: (day) => `${Number(day.slice(6))}` })).toHaveLength(7)
  cleanup()
  expect(namesOf({ ...week, format: (day) => `Nov ${Number(day.slice(6))}` })).toEqual([
    'Nov 17',
    'Nov 19',
    'Nov 21',
    'Nov 23',
  ])
})

test('where the names of both ends would run into each other the last stands alone', () => {
  expect(namesOf({ ...month, edge: 214, scale: 2, format: long })).toEqual(['November 23'])
  cleanup()
  expect(namesOf({ ...month, edge: 284, scale: 2, format: (day) => `11. ${Number(day.slice(6))}.` })).toEqual([
    '11. 1.',
    '11. 23.',
  ])
})

test('large text has no room in the middle, whatever its names', () => {
  expect([hasMiddleRoom(['1', '2', '3'], 300, 1), hasMiddleRoom(['1', '2', '3'], 300, 1.5)]).toEqual([true, false])
  expect(nameWidth('11월', 2)).toBe(2 * (7 + 7 + 12))
})
