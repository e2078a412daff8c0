import { expect, test } from 'vitest'
import { doubtOf, type Doubted } from './doubt.ts'

const BEFORE = '20261119070000'
const is = (of: Doubted, value: number, own: number, at = '20261119130000') =>
  doubtOf(of, value, at, [{ at: BEFORE, value: own }], false)?.is ?? null

// Of each kind: what may be six hours later, and what is asked about.
test.each<[Doubted, number, number, number]>([
  ['BW', 68.4, 70.9, 148],
  ['HT', 174, 175.5, 184],
  ['BDF', 22, 25, 32],
  ['SKM', 31, 32.5, 37],
  ['SBP', 118, 150, 172],
  ['DBP', 76, 95, 112],
  ['NBD', 96, 180, 310],
  ['BBD', 96, 180, 310],
  ['ABD', 96, 280, 310],
  ['SBD', 96, 280, 310],
  ['SLP', 420, 240, 800],
  ['WC', 84, 87, 94],
])('%s: from %d to %d is believed, to %d is asked about', (of, own, near, far) => {
  expect([is(of, near, own), is(of, far, own), is(of, own, far)]).toEqual([null, 'changed', 'changed'])
})

test('148 kg six hours after 68.4 is asked about, beside the member’s own', () => {
  expect(doubtOf('BW', 148, '20261119130000', [{ at: BEFORE, value: 68.4 }])).toEqual({
    is: 'changed',
    from: 68.4,
    by: 79.6,
    isLater: false,
  })
})

test('with time more may change, and never everything', () => {
  expect([
    is('BW', 62.4, 68.4, '20261119130000'),
    is('BW', 62.4, 68.4, '20261201130000'),
    is('BW', 110, 68.4, '20281119130000'),
  ]).toEqual(['changed', null, 'changed'])
  expect([is('NBD', 170, 96, '20261119070500'), is('NBD', 170, 96, '20261119073000')]).toEqual(['changed', null])
})

test('it is measured against the last reading before it, else against the first one after it', () => {
  const known = [
    { at: '20261118070000', value: 90 },
    { at: '20261119070000', value: 68.4 },
    { at: '20261119200000', value: 90 },
  ]
  expect(doubtOf('BW', 69, '20261119130000', known)).toBeNull()
  expect(doubtOf('BW', 69, '20261117130000', known)).toEqual({ is: 'changed', from: 90, by: -21, isLater: true })
})

test('without readings of one’s own, what few have is asked about', () => {
  expect([doubtOf('BW', 151, BEFORE, []), doubtOf('BW', 148, BEFORE, [])]).toEqual([{ is: 'far' }, null])
})

// The next morning, fasting beside fasting.
test.each<[number, number, 'changed' | null]>([
  [92, 196, 'changed'],
  [98, 196, 'changed'],
  [96, 104, null],
  // With diabetes a morning may be so after a day of treatment that was missed.
  [110, 190, null],
  [190, 110, null],
  [180, 96, null],
])('a fasting sugar of %d and then of %d is asked about: %s', (own, value, doubt) => {
  expect(is('NBD', value, own, '20261120070000')).toBe(doubt)
})
