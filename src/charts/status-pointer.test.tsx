// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatusPointer, StatusRow, pointerAt } from './status-pointer.tsx'
import type { StatusScale } from './status-pointer.tsx'

const lackingFirst: StatusScale = ['lacking', 'normal', 'caution']
const scale = () => screen.getByRole('img')
const lit = () => [...scale().querySelectorAll('span')].map((third) => third.dataset.on === 'true')

afterEach(cleanup)

test.each([
  ['normal', 0, 0],
  ['caution', 0, 33.3],
  ['danger', 0, 66.6],
  ['normal', 0.5, 16.65],
  ['caution', 0.5, 49.95],
  ['danger', 1, 99.9],
] as const)('%s, %f of the way into its third, stands at %f percent [CRT-15] [CON-20]', (status, way, at) => {
  expect(pointerAt(status, way)).toBeCloseTo(at, 6)
})

test('lacking has the first third of a scale that begins with it, and no place on one without it [CRT-15]', () => {
  expect(pointerAt('lacking', 0, lackingFirst)).toBe(0)
  expect(pointerAt('normal', 0, lackingFirst)).toBe(33.3)
  expect(pointerAt('lacking')).toBeUndefined()
})

test.each([
  [undefined, 49.95],
  [Number.NaN, 49.95],
  [-3, 33.3],
  [4_000_000_000, 66.6],
])('a way of %s keeps the pointer inside its third', (way, at) => {
  expect(pointerAt('caution', way)).toBeCloseTo(at, 6)
})

// That the pointer stands over it is measured on the screen (tests/gallery/marks.e2e.ts).
test('the own third is lit, and there is one pointer', () => {
  render(<StatusPointer status="danger" label="중성지방 위험" />)
  expect(lit()).toEqual([false, false, true])
  expect(scale().querySelectorAll('i')).toHaveLength(1)
})

test('what was not measured has no pointer and no lit third', () => {
  render(<StatusPointer status={null} label="혈당을 재지 않았어요" />)
  expect(lit()).toEqual([false, false, false])
  expect(scale().querySelector('i')).toBeNull()
})

test('a row says the status in a word beside the colour', () => {
  render(<StatusRow name="혈압" word="주의" status="caution" label="혈압 주의" />)
  expect(screen.getByText('주의').dataset.kind).toBe('caution')
  expect(screen.getByRole('img', { name: '혈압 주의' })).toBeTruthy()
})
