import { expect, test } from 'vitest'
import { measuresFirst } from './guard.ts'

test('only from the menu one without a value measures first; a failed read lets in [GOL-11] [ROU-17] [ROU-18]', () => {
  expect([
    measuresFirst('menu', []),
    measuresFirst('menu', [{}]),
    measuresFirst('menu', null),
    measuresFirst(undefined, []),
  ]).toEqual([true, false, false, false])
})
