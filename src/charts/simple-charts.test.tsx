// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bar } from './bar.tsx'
import { chartMax } from './chart-max.ts'
import { Donut, donutArcs } from './donut.tsx'
import { NutrientBars } from './nutrient-bars.tsx'
import { clampPercent } from './percent.ts'
import { ProgressRing } from './progress-ring.tsx'

const CIRCUMFERENCE = 251.327

const ring = () => {
  const value = screen.getByRole('img').querySelectorAll('circle')[1]
  if (!value) throw new Error('the ring has no value circle')
  return value
}
const offset = () => Number(ring().getAttribute('stroke-dashoffset'))

const stillness = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the progress ring', () => {
  test('has radius 40, stroke 6 and a round cap unless told otherwise [CRT-06] [CRT-07] [CRT-08] [CON-19]', () => {
    render(<ProgressRing percent={48} label="걸음" />)
    expect(ring().getAttribute('r')).toBe('40')
    expect(ring().getAttribute('stroke-width')).toBe('6')
    expect(ring().getAttribute('stroke-linecap')).toBe('round')
  })

  test('takes another radius, stroke and cap', () => {
    render(<ProgressRing percent={48} label="걸음" radius={20} stroke={4} cap="butt" />)
    expect([
      ring().getAttribute('r'),
      ring().getAttribute('stroke-width'),
      ring().getAttribute('stroke-linecap'),
    ]).toEqual(['20', '4', 'butt'])
    expect(offset()).toBeCloseTo(2 * Math.PI * 20 * 0.52, 3)
  })

  test('stands still unless asked to move [CRT-09] [CON-19]', () => {
    render(<ProgressRing percent={48} label="걸음" />)
    expect(ring().dataset.animated).toBeUndefined()
    expect(offset()).toBeCloseTo(CIRCUMFERENCE * 0.52, 2)
  })

  test('writes no percentage unless asked to [CRT-10] [CON-19]', () => {
    const { rerender } = render(<ProgressRing percent={48} label="걸음" />)
    expect(screen.getByRole('img').textContent).toBe('')
    rerender(<ProgressRing percent={48} label="걸음" showText />)
    expect(screen.getByRole('img').textContent).toBe('48%')
  })

  test.each([
    [0, CIRCUMFERENCE],
    [25, CIRCUMFERENCE * 0.75],
    [50, CIRCUMFERENCE / 2],
    [100, 0],
  ])('%i percent leaves %f of its circumference [CRT-18]', (percent, left) => {
    render(<ProgressRing percent={percent} label="걸음" />)
    expect(offset()).toBeCloseTo(left, 2)
  })

  test('draws no dot at nothing', () => {
    render(<ProgressRing percent={0} label="걸음" />)
    expect(ring().dataset.empty).toBe('true')
  })
})

describe('an animated chart', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows nothing for 100 ms and then its value [CRT-05]', () => {
    stillness(false)
    render(<ProgressRing percent={50} label="걸음" animated />)
    act(() => vi.advanceTimersByTime(99))
    expect(offset()).toBeCloseTo(CIRCUMFERENCE, 2)
    act(() => vi.advanceTimersByTime(1))
    expect(offset()).toBeCloseTo(CIRCUMFERENCE / 2, 2)
  })

  test('is drawn at once for members who prefer less motion [CRT-05]', () => {
    stillness(true)
    render(<ProgressRing percent={50} label="걸음" animated />)
    expect(offset()).toBeCloseTo(CIRCUMFERENCE / 2, 2)
  })
})

describe('percent charts', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [62.5, 62.5],
    [130, 100],
    [Number.NaN, 0],
    [Infinity, 100],
  ])('%f percent is drawn as %f [CRT-17]', (percent, drawn) => {
    expect(clampPercent(percent)).toBe(drawn)
  })

  test.each([
    [0, '0'],
    [61, '61'],
    [104, '100'],
    [-3, '0'],
  ])('a bar of %i percent is %s wide [CRT-02] [CRT-17]', (percent, width) => {
    render(<Bar percent={percent} label="지방" />)
    expect(screen.getByRole('img', { name: '지방' }).style.getPropertyValue('--pct')).toBe(width)
  })

  test('a bar past its limit takes the danger colour', () => {
    render(<Bar percent={120} label="나트륨" over color="sodium" />)
    expect(screen.getByRole('img').style.getPropertyValue('--color')).toBe('var(--danger)')
  })
})

describe('the donut', () => {
  const whole = 2 * Math.PI * 53.5

  test.each([
    [0, []],
    [50, [whole / 2]],
    [100, [whole]],
    [130, [whole]],
  ])('one part of %i percent draws none, half or all of it [CRT-01] [CRT-17]', (percent, lengths) => {
    const arcs = donutArcs([{ key: 'a', percent, color: 'brand' }])
    expect(arcs.map((arc) => arc.length)).toEqual(lengths)
  })

  test('parts follow one another with a gap and never pass the whole [CRT-01] [CRT-17]', () => {
    const arcs = donutArcs([
      { key: 'carbohydrate', percent: 47, color: 'carbohydrate' },
      { key: 'protein', percent: 24, color: 'protein' },
      { key: 'fat', percent: 60, color: 'fat' },
    ])
    expect(arcs.map((arc) => Number(arc.length.toFixed(1)))).toEqual([155, 77.7, 94.5])
    expect(arcs.map((arc) => Number(arc.start.toFixed(1)))).toEqual([1.5, 159.5, 240.2])
    expect(arcs.reduce((sum, arc) => sum + arc.share, 0)).toBe(100)
  })

  test('keeps an empty track when there is nothing to draw', () => {
    render(<Donut label="에너지 비율을 알 수 없어요" parts={[]} />)
    expect(screen.getByRole('img', { name: '에너지 비율을 알 수 없어요' }).querySelectorAll('circle')).toHaveLength(1)
  })
})

describe('nutrient bars', () => {
  test('an unknown amount is words, never an empty bar', () => {
    render(
      <NutrientBars
        label="영양 성분"
        rows={[
          { key: 'fat', name: '지방', percent: 62, value: '62%', label: '지방 권장량의 62퍼센트', color: 'fat' },
          { key: 'sodium', name: '나트륨', percent: null, value: '정보가 없어요', label: '', color: 'sodium' },
        ]}
      />,
    )
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('나트륨정보가 없어요')
  })
})

describe('the top of a scale', () => {
  test.each([
    [73, 90],
    [250, 310],
    [1200, 2010],
    [99.5, 110],
    [100, 110],
    [10, 20],
    [0.4, 20],
    [0, 10],
    [-8, 10],
    [Number.NaN, 10],
  ])('for %f is %f [CRT-16]', (largest, top) => {
    expect(chartMax(largest)).toBe(top)
  })
})
