// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rangeAt } from './range-at.ts'
import { RangeRows, type RangeRow } from './range-rows.tsx'

afterEach(cleanup)

const protein: RangeRow = {
  key: 'protein',
  name: '단백질',
  word: { text: '정상', kind: 'positive' },
  value: 71,
  valueText: '71 g',
  min: 65,
  max: null,
  advised: '65 g 이상',
}

test('a band that is open above takes the right half, one that is open below the first two thirds', () => {
  expect(rangeAt(65, 65, null)).toEqual({ from: 50, to: 100, at: 50 })
  expect(rangeAt(1000, null, 2000)).toEqual({ from: 0, to: expect.closeTo(66.7, 1), at: expect.closeTo(33.3, 1) })
  expect(rangeAt(300, 240, 300)).toEqual({
    from: expect.closeTo(53.3, 1),
    to: expect.closeTo(66.7, 1),
    at: expect.closeTo(66.7, 1),
  })
})

test('the mark stays on the picture, and an unknown value or no band has none [CRT-01] [CRT-17]', () => {
  expect(rangeAt(9000, null, 2000).at).toBe(100)
  expect(rangeAt(-3, 240, 310).at).toBe(0)
  expect(rangeAt(null, 240, 310).at).toBeNull()
  expect(rangeAt(5, null, null)).toEqual({ from: 0, to: 0, at: null })
  expect(rangeAt(5, 0, 0).at).toBeNull()
})

test('a row is read as name, word, what is advised and the value', () => {
  render(<RangeRows label="오늘 영양" rows={[protein]} />)
  expect(screen.getByRole('list', { name: '오늘 영양' }).textContent).toBe('단백질정상71 g')
  expect(screen.getByRole('img', { name: '65 g 이상' })).toBeTruthy()
})

test('what is advised is said once: in words where it is told, with the picture where it is not', () => {
  render(<RangeRows label="지난주" rows={[protein]} withWords />)
  expect(screen.getByRole('list').textContent).toBe('단백질65 g 이상정상71 g')
  expect(screen.queryByRole('img')).toBeNull()
})

test('an unknown value has no mark; words stand in its place', () => {
  render(<RangeRows label="오늘 영양" rows={[{ ...protein, word: undefined, value: null, valueText: '몰라요' }]} />)
  expect(screen.getByText('몰라요').dataset['unknown']).toBe('true')
  expect(document.querySelector('i')).toBeNull()
})
