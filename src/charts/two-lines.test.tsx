// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { TwoLines } from './two-lines.tsx'
import type { TwoLinesProps, TwoPoint } from './two-lines-props.ts'
import { TwoLinesDrawing, plotTwo } from './two-lines-drawing.tsx'

const at = (day: number, first: number | null, second: number | null): TwoPoint => ({
  day: `202611${String(day).padStart(2, '0')}`,
  first,
  second,
})
const props: TwoLinesProps = {
  points: [at(13, 138, 96), at(14, 145, null), at(15, 131, 94), at(16, null, null), at(17, 128, 91)],
  from: '20261113',
  to: '20261119',
  colors: { first: 'glucose-after', second: 'glucose-before' },
  label: '최근 7일 혈당. 식전 평균 96, 식후 평균 135.',
  tableCaption: '혈당',
  tableHead: ['날짜', '식후', '식전'],
  formatDay: (day) => `${Number(day.slice(6))}일`,
  formatShortDay: (day) => day.slice(6),
  unknownText: '기록 없음',
  emptyText: '아직 혈당 기록이 없어요',
}
const path = (selector: string) => document.querySelector(selector)?.getAttribute('d') ?? ''
const count = (text: string) => text.match(/M/g)?.length ?? 0

afterEach(cleanup)

test('each line breaks at its own missing days and draws no zero for them', () => {
  render(<TwoLinesDrawing {...props} />)
  expect(count(path('[data-line=first]'))).toBe(2)
  expect(count(path('[data-line=second]'))).toBe(3)
  expect(count(path('[data-part=first]'))).toBe(4)
  expect(count(path('[data-part=second]'))).toBe(3)
  const { ticks } = plotTwo(props.points, props.from, props.to, 300)
  expect(Math.min(...ticks.map(({ value }) => value))).toBeGreaterThan(0)
})

test('the lines differ by shape: hollow points, and dashes where a year has no room for points', () => {
  const { rerender, container } = render(<TwoLinesDrawing {...props} />)
  expect(container.querySelectorAll('[data-halo]')).toHaveLength(1)
  expect(container.querySelector('[data-line=second]')?.getAttribute('class')).not.toContain('dashes')
  rerender(<TwoLinesDrawing {...props} from="20251119" />)
  expect(container.querySelector('[data-line=second]')?.getAttribute('class')).toContain('dashes')
  expect(container.querySelector('[data-line=first]')?.getAttribute('class')).not.toContain('dashes')
})

test('both lines fill the chart between the lowest and the highest value', () => {
  const { places } = plotTwo(props.points, props.from, props.to, 334)
  expect(places('first')[1]?.y).toBe(29)
  expect(places('second')[4]?.y).toBe(131)
})

test.each<[string, TwoPoint[]]>([
  ['nothing', []],
  ['one point', [at(13, 120, null)]],
  ['all equal', [at(13, 100, 100), at(14, 100, 100)]],
  ['huge', [at(13, 4_000_000_000, 1), at(14, 2, 1)]],
  ['negative', [at(13, -2, -40), at(14, -5, -41)]],
])('two lines of %s are laid out with finite places', (_, points) => {
  const { places, ticks } = plotTwo(points, '20261113', '20261119', 300)
  const known = [...places('first'), ...places('second')].flatMap(({ x, y }) => (y === null ? [x] : [x, y]))
  expect([...known, ...ticks.map(({ y }) => y)].every(Number.isFinite)).toBe(true)
})

test('a thousand days are a handful of shapes, not thousands', () => {
  const points = Array.from({ length: 1000 }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
    first: 120 + (index % 20),
    second: 90 + (index % 9),
  }))
  const { container } = render(<TwoLinesDrawing {...props} points={points} from="20240101" to="20260926" />)
  expect(container.querySelectorAll('svg *').length).toBeLessThan(40)
})

test('the same values are a table that the tab key leads to', async () => {
  render(<TwoLines {...props} />)
  expect(await screen.findByRole('img', { name: props.label })).toBeTruthy()
  await userEvent.tab()
  const region = screen.getByRole('group', { name: '혈당' })
  expect(document.activeElement).toBe(region)
  expect(
    within(region)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['날짜식후식전', '13일13896', '14일145기록 없음', '15일13194', '17일12891'])
})

test('a window without values says so', () => {
  render(<TwoLines {...props} points={[at(16, null, null)]} />)
  expect(screen.getByText('아직 혈당 기록이 없어요')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('where the usual ends is a dotted line with its words, on the same scale', () => {
  render(<TwoLinesDrawing {...props} guide={{ value: 160, label: '식후 140 미만' }} />)
  expect(screen.getByRole('img').querySelectorAll('[data-guide]')).toHaveLength(1)
  expect(screen.getByText('식후 140 미만')).toBeTruthy()
  expect(plotTwo(props.points, props.from, props.to, 300, 1, 160).guideY).toBe(29)
  expect(plotTwo(props.points, props.from, props.to, 300).guideY).toBeUndefined()
})
