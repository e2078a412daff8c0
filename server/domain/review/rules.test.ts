import { expect, test } from 'vitest'
import { canRate, difference } from './rules.ts'

test('a meal is rated for fourteen days', () => {
  expect(canRate('20261119', '20261119')).toBe(true)
  expect(canRate('20261105', '20261119')).toBe(true)
  expect(canRate('20261104', '20261119')).toBe(false)
})

test('the sums of a dish move by the difference between the grades', () => {
  const fish = (grade: number) => ({ menuCode: '2', grade })
  expect(difference([], [fish(5), { menuCode: '1', grade: 3 }])).toEqual([{ menuCode: '1', cnt: 1, sum: 3 }, { menuCode: '2', cnt: 1, sum: 5 }])
  expect(difference([fish(5)], [fish(2)])).toEqual([{ menuCode: '2', cnt: 0, sum: -3 }])
  expect(difference([fish(4)], [fish(4)])).toEqual([])
  // The course has another main dish since.
  expect(difference([{ menuCode: '1', grade: 3 }], [fish(4)])).toEqual([{ menuCode: '1', cnt: -1, sum: -3 }, { menuCode: '2', cnt: 1, sum: 4 }])
})
