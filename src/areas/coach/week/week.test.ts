import { expect, test } from 'vitest'
import { mondayOf, weeksBeside } from './week.ts'

const TODAY = '20261119'

test('weeks go back a year and end with this one', () => {
  expect(weeksBeside('20261109', TODAY)).toEqual({ before: '20261102', after: '20261116' })
  expect(weeksBeside('20261116', TODAY)).toEqual({ before: '20261109', after: undefined })
  expect(weeksBeside('20251117', TODAY)).toEqual({ before: undefined, after: '20251124' })
})

test('any day of an address names its week; one to come names none', () => {
  expect([mondayOf('20261115', TODAY), mondayOf('20261116', TODAY), mondayOf('20261119', TODAY)]).toEqual([
    '20261109',
    '20261116',
    '20261116',
  ])
  expect([mondayOf('20261120', TODAY), mondayOf(undefined, TODAY)]).toEqual([undefined, undefined])
})
