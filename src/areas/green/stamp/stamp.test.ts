import { expect, test } from 'vitest'
import { cupsOf, doneAt, monthBeside, standingOf } from './stamp.ts'

test('a board says what is missing, and what came beyond it', () => {
  const standing = (stampCnt: number) => standingOf({ stampCnt, goalCnt: 10 })
  expect([standing(0), standing(9), standing(10), standing(12)]).toEqual([
    { is: 'none' },
    { is: 'short', left: 1 },
    { is: 'full', more: 0 },
    { is: 'full', more: 2 },
  ])
})

test('a deed was done on the day of its stamp, at its minute', () => {
  const board = {
    stampList: [
      { stampSeq: 1, stampDtm: '202611180858', deedCode: 'TUMBLER' as const, carbonG: 52 },
      { stampSeq: 2, stampDtm: '202611191221', deedCode: 'NOLEFT' as const, carbonG: 230 },
    ],
  }
  expect([
    doneAt(board, { deedCode: 'TUMBLER' }, '20261118'),
    doneAt(board, { deedCode: 'TUMBLER' }, '20261119'),
    doneAt(board, { deedCode: 'NOLEFT' }, '20261119'),
  ]).toEqual(['8:58', null, '12:21'])
})

test('months go over the end of a year both ways', () => {
  expect([monthBeside('202612', 1), monthBeside('202701', -1), monthBeside('202611', -1)]).toEqual([
    '202701',
    '202612',
    '202610',
  ])
})

test('carbon is told in whole paper cups', () => {
  expect([cupsOf(1662), cupsOf(10)]).toEqual([151, 0])
})
