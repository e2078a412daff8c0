// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { spanOf, YearLadder } from './year-ladder.tsx'

afterEach(cleanup)

test('the years lie on one band in their order, the last one the largest dot', () => {
  render(<YearLadder values={[138, 121, 105]} usual={{ min: null, max: 130 }} label="LDL" />)
  const dots = [...screen.getByRole('img', { name: 'LDL' }).querySelectorAll('circle')]
  const at = dots.map((dot) => Number(dot.getAttribute('cx')))
  expect(at).toEqual(at.toSorted((a, b) => b - a))
  expect(dots.at(-1)?.getAttribute('r')).toBe('7')
})

test('one check-up has one dot and no way', () => {
  render(<YearLadder values={[96]} usual={{ min: null, max: 100 }} label="NBD" />)
  const image = screen.getByRole('img', { name: 'NBD' })
  expect(image.querySelectorAll('circle')).toHaveLength(1)
  expect(image.querySelector('path')).toBeNull()
})

test('what is usual is on the band, and equal values have room around them', () => {
  expect(spanOf([105], { min: null, max: 130 })).toEqual([105 - 8.75, 130 + 8.75])
  const [from, to] = spanOf([1, 1], { min: null, max: null })
  expect([from < 1, to > 1]).toEqual([true, true])
})

test('what is no number is drawn nowhere, and without a usual range the band has no zone', () => {
  render(<YearLadder values={[Number.NaN, 121, 105, Infinity]} usual={null} label="LDL" />)
  const image = screen.getByRole('img', { name: 'LDL' })
  expect(image.querySelectorAll('circle')).toHaveLength(2)
  expect(image.querySelectorAll('rect')).toHaveLength(1)
  expect(image.outerHTML).not.toMatch(/NaN|Infinity/)
})
