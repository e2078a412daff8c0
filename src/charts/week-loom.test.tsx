// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loomX, loomY } from './week-loom-layout.ts'
import { WeekLoom, type LoomRow } from './week-loom.tsx'

afterEach(cleanup)

const days = ['월', '화', '수', '목', '금', '토', '일']
const table = { caption: '한 주', head: ['지표', ...days], rows: [] } as const
const draw = (row: Partial<LoomRow>) =>
  render(
    <WeekLoom
      days={days}
      restFrom={5}
      rows={[{ key: 'row', name: '걸음', shape: 'bars', color: 'steps', values: [], mean: '8,120보', ...row }]}
      label="한 주"
      table={table}
    />,
  )

test('a day without a record is a dot and never a zero', () => {
  draw({ values: [8000, null, 0, 4000, null, 9000, 7000] })
  const image = screen.getByRole('img', { name: '한 주' })
  expect(image.querySelectorAll('circle')).toHaveLength(2)
  expect(image.querySelectorAll('rect[fill]')).toHaveLength(5)
})

test('half of a pair has its own dot and no stick', () => {
  draw({
    shape: 'pair',
    color: 'systolic',
    values: [120, 124, null, null, null, null, null],
    lower: { color: 'diastolic', values: [80, null, null, null, null, null, null] },
  })
  const image = screen.getByRole('img', { name: '한 주' })
  expect(image.querySelectorAll('line')).toHaveLength(1)
  expect(image.querySelectorAll('circle')).toHaveLength(2 + 1 + 5)
})

test('a change for the better is marked, and the table stands behind the picture', () => {
  draw({ change: '+340', good: true })
  expect(screen.getByText('+340').dataset.good).toBe('true')
  expect(screen.getByRole('group', { name: '한 주' })).toBeTruthy()
})

test('bars begin at zero, lines fill their row, equal values lie in the middle', () => {
  expect([loomX(0, 7, 70), loomX(6, 7, 70)]).toEqual([5, 65])
  expect(loomY('bars', [50, 100], 58)(50)).toBe(30)
  expect([loomY('line', [69, 70], 58)(70), loomY('line', [69, 70], 58)(69)]).toEqual([10, 48])
  expect(loomY('line', [69, 69], 58)(69)).toBe(29)
  expect(loomY('pair', [], 58)(1)).toBe(29)
})
