import { expect, test } from 'vitest'
import { measuresFirst } from './guard.ts'

test('from the menu, and only from there, a member without a measured value measures first; a read that failed lets in [GOL-11] [ROU-17] [ROU-18]', () => {
  expect([
    measuresFirst('menu', []),
    measuresFirst('menu', [{}]),
    measuresFirst('menu', null),
    measuresFirst(undefined, []),
  ]).toEqual([true, false, false, false])
})
