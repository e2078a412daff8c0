// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RangeChart } from './range-chart.tsx'
import type { RangeChartProps, RangePoint } from './range-chart-props.ts'
import { RangeChartDrawing, plotRange } from './range-chart-drawing.tsx'

const at = (day: number, high: number | null, low: number | null, lane: number | null = null): RangePoint => ({
  day: `202611${String(day).padStart(2, '0')}`,
  high,
  low,
  lane,
})
const props: RangeChartProps = {
  points: [at(13, 121, 78, 72), at(14, 119, 77), at(15, null, null, 73), at(16, null, null), at(19, 114, 73, 69)],
  from: '20261113',
  to: '20261119',
  colors: { high: 'systolic', low: 'diastolic', lane: 'pulse' },
  label: '최근 7일 혈압. 평균 118/76, 맥박 70.',
  tableCaption: '혈압',
  tableHead: ['날짜', '수축기', '이완기', '맥박'],
  formatDay: (day) => `${Number(day.slice(6))}일`,
  formatShortDay: (day) => day.slice(6),
  unknownText: '기록 없음',
  emptyText: '아직 혈압 기록이 없어요',
}
const plot = (points: RangePoint[]) => plotRange(points, '20261113', '20261119', 300)
const part = (name: string) => document.querySelector(`[data-part=${name}]`)?.getAttribute('d') ?? ''

afterEach(cleanup)

test('only what was measured is drawn: no zero for a missing day or a missing part', () => {
  render(<RangeChartDrawing {...props} />)
  expect(part('high').match(/M/g)).toHaveLength(3)
  expect(part('low').match(/M/g)).toHaveLength(3)
  expect(part('lane').match(/M/g)).toHaveLength(3)
})

test('a day with a high value and no low one has a dot and no bar', () => {
  const { wells, places } = plot([at(13, 121, null), at(14, 119, 77)])
  expect(wells.match(/M/g)).toHaveLength(1)
  expect(places('high')).toHaveLength(2)
  expect(places('low')).toHaveLength(1)
})

test('the pulse has a lane under the pressures, however large it is', () => {
  const { places } = plot([at(13, 121, 78, 180), at(14, 119, 77, 60)])
  const lowest = Math.max(...places('low').map(({ y }) => y))
  expect(places('lane').every(({ y }) => y > lowest)).toBe(true)
})

test('the pressures fill the chart and the pulses their lane, the lowest and highest round figure beside them', () => {
  const { places, ticks, laneTick } = plot([at(13, 123, 80, 74), at(14, 114, 73, 67)])
  expect(places('high')[0]?.y).toBe(19)
  expect(places('low')[1]?.y).toBe(130.5)
  expect(places('lane').map(({ y }) => y)).toEqual([178, 192])
  expect(ticks.map(({ value }) => value)).toEqual([80, 120])
  expect(laneTick?.value).toBe(70)
})

test('a chart without a pulse has no lane', () => {
  expect(plot([at(13, 121, 78)])).toMatchObject({ hasLane: false, laneTick: undefined })
})

test.each<[string, RangePoint[]]>([
  ['nothing', []],
  ['one point', [at(13, 121, 78, 70)]],
  ['all equal', [at(13, 120, 120, 70), at(14, 120, 120, 70)]],
  ['huge', [at(13, 4_000_000_000, 1, 4_000_000_000), at(14, 2, 1, 3)]],
  ['negative', [at(13, -2, -40, -7), at(14, -5, -41, -9)]],
])('a range of %s is laid out with finite places', (_, points) => {
  const { places, wells, ticks } = plot(points)
  const all = (['high', 'low', 'lane'] as const).flatMap((series) => places(series).flatMap(({ x, y }) => [x, y]))
  expect([...all, ...ticks.map(({ y }) => y)].every(Number.isFinite)).toBe(true)
  expect(wells).not.toContain('NaN')
})

test('a thousand days are a handful of shapes, not thousands', () => {
  const points = Array.from({ length: 1000 }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
    high: 110 + (index % 20),
    low: 70 + (index % 9),
    lane: 65 + (index % 7),
  }))
  const { container } = render(<RangeChartDrawing {...props} points={points} from="20240101" to="20260926" />)
  expect(part('high').match(/M/g)).toHaveLength(1000)
  expect(container.querySelectorAll('svg *').length).toBeLessThan(40)
})

test('the same values are a table that the tab key leads to; unknown parts say so', async () => {
  render(<RangeChart {...props} />)
  expect(await screen.findByRole('img', { name: props.label })).toBeTruthy()
  await userEvent.tab()
  const region = screen.getByRole('group', { name: '혈압' })
  expect(document.activeElement).toBe(region)
  expect(
    within(region)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['날짜수축기이완기맥박', '13일1217872', '14일11977기록 없음', '15일기록 없음기록 없음73', '19일1147369'])
})

test('a window without values says so', () => {
  render(<RangeChart {...props} points={[at(16, null, null), { ...at(13, 120, 80), day: '20250101' }]} />)
  expect(screen.getByText('아직 혈압 기록이 없어요')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

const guides = [
  { from: 90, to: 120 },
  { from: 60, to: 80 },
]

test('what is usual is a band with a dotted line and a figure at its end, inside of the drawing', () => {
  const { guides: zones, ticks } = plotRange([at(13, 124, 78), at(14, 117, 75)], '20261113', '20261119', 300, 1, guides)
  expect(zones.map(({ value }) => value)).toEqual([120, 80])
  expect(zones.every(({ top, bottom }) => top >= 19 && bottom <= 144 && top < bottom)).toBe(true)
  expect(ticks.map(({ value }) => value).slice(0, 2)).toEqual([120, 80])
  expect(new Set(ticks.map(({ value }) => value)).size).toBe(ticks.length)
})

test('points of one day are its hours, with a name at every sixth', () => {
  const hour = (clock: string, high: number): RangePoint => ({
    day: `20261119${clock}`,
    high,
    low: high - 10,
    lane: null,
  })
  render(
    <RangeChartDrawing
      {...props}
      points={[hour('06', 71), hour('07', 128), hour('18', 90)]}
      from="2026111900"
      to="2026111923"
      formatShortDay={(time) => `${Number(time.slice(8))}시`}
    />,
  )
  const words = [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent)
  expect(words.slice(-4)).toEqual(['0시', '6시', '12시', '18시'])
  expect(part('high').match(/M/g)).toHaveLength(3)
})

test('a marker says both values of its day, by arrow keys too; the table is then for screen readers', async () => {
  render(<RangeChartDrawing {...props} tableHead={['날짜', '수축기', '이완기']} markerLabel="날짜 고르기" />)
  const slider = screen.getByRole('slider', { name: '날짜 고르기' })
  expect(slider.getAttribute('aria-valuetext')).toBe('19일 114/73')
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(slider.getAttribute('aria-valuetext')).toBe('14일 119/77')
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('13일12178')
})

test('a day with one of two values says which is missing', () => {
  render(<RangeChartDrawing {...props} points={[at(14, 119, null)]} markerLabel="날짜 고르기" />)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('14일 119/–')
})
