// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { AGE_GAP_RANGE, LEVEL_ARCS, ageLevel, needleAngle } from './age-gap.ts'
import { AgeGapMeter, AgeScale } from './age-gap-meter.tsx'

const styles = readFileSync('src/charts/age-gap-meter.module.css', 'utf8')

const meter = () => screen.getByRole('img', { name: '건강나이' })
const needle = () => meter().querySelector<SVGPathElement>('[class*=needle]')

type Place = { x: number; y: number }
/** The middle of the half circle: halfway between its two round ends. */
function hub(): Place {
  const [left, right] = [...meter().querySelectorAll('circle')].map((end) => ({
    x: Number(end.getAttribute('cx')),
    y: Number(end.getAttribute('cy')),
  }))
  if (left === undefined || right === undefined) throw new Error('the arc has two ends')
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
}
/** Degrees from upright, to the right: where something stands, seen from the middle of the half circle. */
const towards = ({ x, y }: Place) => (Math.atan2(x - hub().x, hub().y - y) * 180) / Math.PI
/**
 * Where the needle's tip is drawn: the highest point of its path, turned as its style says about the point that its
 * style says.
 */
function tip(): Place {
  const [, x = NaN, y = NaN] = (/[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)a/.exec(needle()?.getAttribute('d') ?? '') ?? []).map(
    Number,
  )
  const [, width = NaN] = (/a[\d. ]+ 0 0 1 ([\d.]+) 0/.exec(needle()?.getAttribute('d') ?? '') ?? []).map(Number)
  const [, ox = NaN, oy = NaN] = (
    /\.needle \{[^}]*transform: rotate\(var\(--angle\)\);\s*transform-origin: ([\d.]+)px ([\d.]+)px/.exec(styles) ?? []
  ).map(Number)
  const turn = (Number.parseFloat(needle()?.style.getPropertyValue('--angle') ?? '') * Math.PI) / 180
  // In CSS a positive turn is clockwise, as y goes down.
  const [dx, dy] = [x + width / 2 - ox, y - oy]
  return { x: ox + dx * Math.cos(turn) - dy * Math.sin(turn), y: oy + dx * Math.sin(turn) + dy * Math.cos(turn) }
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [-15, -90],
  [-6, -36],
  [0, 0],
  [1, 6],
  [7.5, 45],
  [15, 90],
])('a gap of %f years turns the needle by %f degrees, value / 15 × 90 [CRT-12] [CON-16]', (gap, degrees) => {
  expect(needleAngle(gap)).toBe(degrees)
})

test.each([
  [5, 30],
  [10, 60],
  [-5, -30],
  [-10, -60],
])('at the level border of %i years the needle is at exactly %i degrees [CRT-19]', (gap, degrees) => {
  expect(needleAngle(gap)).toBe(degrees)
})

test.each([
  [-22, -90, '−22'],
  [40, 90, '+40'],
  [4_000_000_000, 90, '+4000000000'],
])(
  'the meter ends at 15 years: %i stops where the arc ends, %i degrees to the right, and says %s [CRT-11] [CON-16]',
  (gap, degrees, words) => {
    render(<AgeGapMeter gapYears={gap} label="건강나이" plain />)
    expect(AGE_GAP_RANGE).toBe(15)
    expect(towards(tip())).toBeCloseTo(degrees, 6)
    expect(meter().textContent).toBe(words)
  },
)

/** As the meter writes a figure: with a real minus. */
function signed(years: number): string {
  if (years < 0) return `−${String(-years)}`
  return years > 0 ? `+${String(years)}` : '0'
}

test.each([-10, -5, 0, 5, 10])(
  'the needle of %i years points at the figure of so many years, the younger ones on the left',
  (gap) => {
    render(<AgeGapMeter gapYears={gap} label="건강나이" />)
    const figure = [...meter().querySelectorAll('text')].find(({ textContent }) => textContent === signed(gap))
    // A figure stands on its line of writing: its middle is a third of a letter over it.
    const place = { x: Number(figure?.getAttribute('x')), y: Number(figure?.getAttribute('y')) - 4 }
    expect(Math.abs(towards(tip()) - towards(place))).toBeLessThan(3)
    expect(Math.sign(Math.round(tip().x - hub().x))).toBe(Math.sign(gap))
    // It reaches from the middle towards the arc, and not past it.
    const length = Math.hypot(tip().x - hub().x, tip().y - hub().y)
    expect([length > 100, length < 124 + 11]).toEqual([true, true])
  },
)

test.each([
  [-16, 'best'],
  [-10, 'best'],
  [-9, 'good'],
  [-5, 'good'],
  [-4, 'mid'],
  [-0.1, 'mid'],
  [0, 'zero'],
  [0.1, 'warning'],
  [4, 'warning'],
  [5, 'danger'],
  [9, 'danger'],
  [10, 'worst'],
] as const)('a gap of %f years is %s [CRT-13]', (gap, level) => {
  expect(ageLevel(gap)).toBe(level)
})

test('young and old mirror each other [CRT-13]', () => {
  const mirror = {
    best: 'worst',
    good: 'danger',
    mid: 'warning',
    zero: 'zero',
    warning: 'mid',
    danger: 'good',
    worst: 'best',
  } as const
  for (let years = 0; years <= 15; years += 1) expect(ageLevel(-years)).toBe(mirror[ageLevel(years)])
})

test('the needle of every whole year points into the arc of its own level [CRT-13] [CRT-19]', () => {
  for (let years = -15; years <= 15; years += 1) {
    const under = LEVEL_ARCS.find(({ from, to }) => needleAngle(years) >= from && needleAngle(years) <= to)
    expect(under?.level).toBe(ageLevel(years))
  }
})

test('an unknown age has a meter without a needle, never a needle at zero', () => {
  render(<AgeGapMeter gapYears={null} label="건강나이" plain />)
  expect(needle()).toBeNull()
  expect(meter().textContent).toBe('')
})

test('an animated needle waits 100 ms upright, and not at all where less motion is preferred [CRT-05] [CON-04]', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { unmount } = render(<AgeGapMeter gapYears={-6} label="건강나이" animated />)
  act(() => vi.advanceTimersByTime(99))
  expect(towards(tip())).toBeCloseTo(0, 6)
  act(() => vi.advanceTimersByTime(1))
  // Six years of fifteen to the left.
  expect(towards(tip())).toBeCloseTo(-36, 6)
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<AgeGapMeter gapYears={-6} label="건강나이" animated />)
  expect(towards(tip())).toBeCloseTo(-36, 6)
})

test('the scale says the levels in words and marks the own one [CRT-13]', () => {
  const steps = [
    { level: 'good', name: '좋음', range: '−9~−5' },
    { level: 'mid', name: '양호', range: '−4~−1' },
  ] as const
  const { rerender } = render(<AgeScale label="단계" steps={steps} gapYears={-6} />)
  const marked = () => screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true')
  expect(marked().map((item) => item.textContent)).toEqual(['좋음−9~−5'])
  rerender(<AgeScale label="단계" steps={steps} gapYears={null} />)
  expect(marked()).toEqual([])
})
