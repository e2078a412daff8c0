// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AGE_GAP_RANGE, LEVEL_ARCS, ageLevel, needleAngle } from './age-gap.ts'
import { AgeGapMeter, AgeScale } from './age-gap-meter.tsx'

const meter = () => screen.getByRole('img', { name: '건강나이' })
const needle = () => meter().querySelector<SVGPathElement>('[class*=needle]')
const angle = () => needle()?.style.getPropertyValue('--angle')

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
])('the meter ends at 15 years: %i stops the needle at %i degrees and still says %s [CRT-11] [CON-16]', (gap, degrees, words) => {
  render(<AgeGapMeter gapYears={gap} label="건강나이" plain />)
  expect(AGE_GAP_RANGE).toBe(15)
  expect(angle()).toBe(`${degrees}deg`)
  expect(meter().textContent).toBe(words)
})

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
  const mirror = { best: 'worst', good: 'danger', mid: 'warning', zero: 'zero', warning: 'mid', danger: 'good', worst: 'best' } as const
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

test('an animated needle waits 100 ms upright, and not at all for members who prefer less motion [CRT-05] [CON-04]', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { unmount } = render(<AgeGapMeter gapYears={-6} label="건강나이" animated />)
  act(() => vi.advanceTimersByTime(99))
  expect(angle()).toBe('0deg')
  act(() => vi.advanceTimersByTime(1))
  expect(angle()).toBe('-36deg')
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<AgeGapMeter gapYears={-6} label="건강나이" animated />)
  expect(angle()).toBe('-36deg')
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
