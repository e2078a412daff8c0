import { describe, expect, test } from 'vitest'
import { byMonth, lapseParts } from './points.ts'

const row = (pointSeq: number, pointDtm: string, point: number) => ({
  pointSeq,
  pointDtm,
  pointType: 'SAVE' as const,
  point,
  balance: 0,
  reasonTxt: '',
})

describe('movements of points', () => {
  const rows = [
    row(9, '202611182359', 150),
    row(8, '202611121213', -300),
    row(7, '202610312359', -100),
    row(6, '202610270800', 600),
  ]

  test('stand by their month, each with what came and what went', () => {
    expect(byMonth(rows, true).map(({ month, rows: its, sum }) => [month, its.length, sum])).toEqual([
      ['202611', 2, { came: 150, went: -300 }],
      ['202610', 2, { came: 600, went: -100 }],
    ])
  })

  test('that stand on two pages, because one came in between, count once', () => {
    const paged = [...rows.slice(0, 2), ...rows.slice(1)]
    expect(byMonth(paged, true)).toEqual(byMonth(rows, true))
    expect(byMonth(paged, true)[0]?.sum).toEqual({ came: 150, went: -300 })
  })

  test('have no sum for a month that may go on with the next page', () => {
    expect(byMonth(rows, false).map(({ sum }) => sum === null)).toEqual([false, true])
    expect(byMonth([], true)).toEqual([])
  })
})

test('points end this month, next month or later, the later ones as one part with its first day and its last', () => {
  const endings = [
    { extinctDt: '20271031', point: 500 },
    { extinctDt: '20261130', point: 200 },
    { extinctDt: '20270228', point: 1500 },
    { extinctDt: '20261231', point: 150 },
  ]
  expect(lapseParts(endings, '20261119')).toEqual([
    { color: 'soon', firstDt: '20261130', endDt: '20261130', points: 200 },
    { color: 'next', firstDt: '20261231', endDt: '20261231', points: 150 },
    { color: 'later', firstDt: '20270228', endDt: '20271031', points: 2000 },
  ])
  expect(lapseParts([{ extinctDt: '20270131', point: 5 }], '20261231')).toEqual([
    { color: 'next', firstDt: '20270131', endDt: '20270131', points: 5 },
  ])
  expect(lapseParts([], '20261119')).toEqual([])
})
