// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Sparkline, sparkPath } from './sparkline.tsx'

afterEach(cleanup)

test('a sparkline runs from edge to edge and ends in its latest value', () => {
  const { path, last } = sparkPath([70, 69, 68])
  expect(path).toMatch(/^M4,4/)
  expect(path).toMatch(/84,28$/)
  expect(last).toEqual({ x: 84, y: 28 })
})

test('a missing day breaks the line and is never its lowest point', () => {
  const { path } = sparkPath([70, 69, null, 68, 70])
  expect(path.match(/M/g)).toHaveLength(2)
  expect(sparkPath([70, 69, null]).last).toEqual({ x: 44, y: 28 })
})

test.each<[string, (number | null)[], number | undefined]>([
  ['nothing', [], undefined],
  ['only gaps', [null, null], undefined],
  ['one value', [68.4], 16],
  ['equal values', [5, 5, 5], 16],
  ['huge values', [-1e300, 1e300], 4],
  ['negative values', [-2, -40], 28],
])('a sparkline of %s stays in its box', (_, values, y) => {
  const { path, last } = sparkPath(values)
  expect(path).not.toMatch(/NaN|Infinity/)
  expect(last?.y).toBe(y)
})

test('a thousand values are one path', () => {
  render(<Sparkline values={Array.from({ length: 1000 }, (_, at) => at % 17)} color="steps" />)
  expect(document.querySelectorAll('svg *')).toHaveLength(2)
})

test('beside words a sparkline is decoration', () => {
  render(<Sparkline values={[1, 2]} color="steps" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('alone it has a sentence and a table that the tab key leads to', async () => {
  render(
    <Sparkline
      values={[1, 2]}
      color="steps"
      label="걸음이 늘었어요"
      table={{
        caption: '걸음',
        head: ['날짜', '걸음'],
        rows: [
          ['1일', '1보'],
          ['2일', '2보'],
        ],
      }}
    />,
  )
  expect(screen.getByRole('img', { name: '걸음이 늘었어요' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '걸음' }))
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['날짜걸음', '1일1보', '2일2보'])
})
