// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { LineChart } from './line-chart.tsx'
import type { ChartPoint, LineChartProps } from './line-chart-props.ts'
import { LineChartDrawing } from './line-chart-drawing.tsx'
import { dayNumber, middleDay } from './day-number.ts'
import { nearestPoint, plotLine } from './line-scale.ts'

// Why it is so stands in docs/decisions/121.

const box = { left: 4, right: 302, top: 35, bottom: 159.5 }
const at = (day: number, value: number | null): ChartPoint => ({ day: `202611${String(day).padStart(2, '0')}`, value })
const november = (points: ChartPoint[], goal?: number) => plotLine(points, '20261101', '20261130', goal, box)
const finite = (plot: ReturnType<typeof plotLine>) =>
  [...plot.points.flatMap(({ x, y }) => [x, y]), ...plot.ticks.map(({ y }) => y)].every(Number.isFinite)

const props: LineChartProps = {
  points: [at(10, 69.2), at(12, 69), at(15, 68.9), at(19, 68.4)],
  from: '20261020',
  to: '20261119',
  color: 'weight',
  goal: { value: 66, label: '목표 66.0 kg' },
  label: '최근 한 달 체중이 69.2에서 68.4킬로그램으로 줄었어요.',
  tableCaption: '체중',
  tableHead: ['날짜', '체중'],
  formatDay: (day) => `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`,
  formatValue: (value) => `${value.toFixed(1)} kg`,
  markerLabel: '날짜 고르기',
  emptyText: '아직 기록이 없어요',
}

afterEach(cleanup)

describe('the layout of a line', () => {
  test('begins at a round figure under the values and the goal', () => {
    const plot = november([at(1, 70.5), at(30, 68.4)], 66)
    expect(plot.ticks.map(({ value }) => value)).toEqual([66, 68, 70])
    expect(plot.goalY).toBe(159.5)
    expect(plot.points[0]).toMatchObject({ x: 4 })
    expect(plot.points[1]).toMatchObject({ x: 302 })
  })

  test.each<[string, ChartPoint[]]>([
    ['one point', [at(3, 68.4)]],
    ['all equal', [at(3, 68), at(4, 68), at(5, 68)]],
    ['all zero', [at(3, 0), at(4, 0)]],
    ['huge', [at(3, 4_000_000_000), at(4, 12)]],
    ['negative', [at(3, -40), at(4, -2)]],
    ['nothing', []],
    ['only gaps', [at(3, null)]],
  ])('survives %s', (_, points) => {
    expect(finite(november(points))).toBe(true)
    expect(finite(november(points, 66))).toBe(true)
    expect(finite(plotLine(points, '20261103', '20261103', undefined, box))).toBe(true)
  })

  test('lays out a thousand points', () => {
    const points = Array.from({ length: 1000 }, (_, index) => ({
      day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
      value: 60 + (index % 10),
    }))
    const plot = plotLine(points, '20240101', '20260926', 66, box)
    expect(plot.points).toHaveLength(1000)
    expect(finite(plot)).toBe(true)
  })

  test('finds the nearest day that has a value', () => {
    const { points } = november([at(1, 70), at(10, null), at(20, 69)])
    expect(nearestPoint(points, 0)).toBe(0)
    expect(nearestPoint(points, points[1]?.x ?? 0)).toBe(0)
    expect(nearestPoint(points, 400)).toBe(2)
    expect(nearestPoint([], 10)).toBe(-1)
  })

  test('counts days over months and leap years', () => {
    expect(dayNumber('20261201') - dayNumber('20261130')).toBe(1)
    expect(dayNumber('20280301') - dayNumber('20280228')).toBe(2)
    expect(middleDay('20261020', '20261119')).toBe('20261104')
  })
})

describe('the line chart', () => {
  const slider = () => screen.getByRole('slider', { name: '날짜 고르기' })

  test('says its sentence and holds the same values as a table', async () => {
    render(<LineChart {...props} />)
    expect(await screen.findByRole('img', { name: props.label })).toBeTruthy()
    const table = screen.getByRole('table', { name: '체중' })
    // the rows come after the picture
    await within(table).findByRole('row', { name: /11월 19일/ })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['날짜체중', '11월 10일69.2 kg', '11월 12일69.0 kg', '11월 15일68.9 kg', '11월 19일68.4 kg'])
  })

  test('is followed day by day with the arrow keys', async () => {
    const user = userEvent.setup()
    render(<LineChartDrawing {...props} />)
    await user.tab()
    expect(document.activeElement).toBe(slider())
    expect(slider().getAttribute('aria-valuetext')).toBe('11월 19일 68.4 kg')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(slider().getAttribute('aria-valuetext')).toBe('11월 12일 69.0 kg')
    expect(slider().getAttribute('aria-valuenow')).toBe('2')
    expect(screen.getByText('11월 12일 69.0 kg')).toBeTruthy()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(slider().getAttribute('aria-valuetext')).toBe('11월 10일 69.2 kg')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('11월 10일 69.2 kg')).toBeNull()
  })

  test('breaks at a day without a value and never draws it as zero', () => {
    const { container } = render(
      <LineChartDrawing {...props} points={[at(1, 69), at(2, 68.8), at(3, null), at(4, 68.6), at(5, 68.4)]} />,
    )
    const line = container.querySelector('.visx-linepath')?.getAttribute('d') ?? ''
    expect(line.match(/M/g)).toHaveLength(2)
    const lowest = Math.max(...[...line.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)))
    expect(lowest).toBeLessThan(159.5)
    expect(screen.getAllByRole('row')).toHaveLength(5)
  })

  test('gives a value between two gaps a dot', () => {
    const { container } = render(
      <LineChartDrawing {...props} points={[at(1, null), at(2, 68.8), at(3, null), at(9, 68)]} />,
    )
    expect(container.querySelectorAll('circle').length).toBeGreaterThanOrEqual(2)
  })

  test('says so when the window holds no value', async () => {
    render(<LineChart {...props} points={[{ day: '20250101', value: 70 }, at(12, null)]} />)
    await act(() => Promise.resolve())
    expect(screen.getByText('아직 기록이 없어요')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
