import { expect, test } from 'vitest'
import { aroundMine, firstOfWeek, placeAbove, toPlace, withMine, type Place } from './ranking.ts'

const wire = {
  rankNo: 3,
  prevRankNo: 4,
  rankNm: '산책',
  imgUrl: null,
  usrImg: null,
  teamSeq: 1003,
  teamNm: '산책',
  rankVal: 8934,
  myYn: 'Y',
} as const
const place = (rank: number, isMine = false): Place => ({ ...toPlace(wire), rank, isMine })

test('a place says how far it climbed, and a team keeps its picture', () => {
  expect(toPlace(wire)).toMatchObject({ rank: 3, climbed: 1, value: 8934, isMine: true, picture: '5' })
  expect(toPlace({ ...wire, prevRankNo: null, usrImg: '07' })).toMatchObject({ climbed: null, picture: '07' })
})

test('the card shows those above the own place, or the first without one', () => {
  const rows = [1, 2, 3, 4, 5].map((rank) => place(rank, rank === 4))
  expect(aroundMine(rows, null).map(({ rank }) => rank)).toEqual([2, 3, 4])
  expect(
    aroundMine(
      rows.map((row) => ({ ...row, isMine: false })),
      null,
    ).map(({ rank }) => rank),
  ).toEqual([1, 2, 3])
  expect(aroundMine([place(1, true), place(2)], null).map(({ rank }) => rank)).toEqual([1, 2])
})

test('whose place is below what was read still finds it, and is told of no place above that nobody has seen', () => {
  const [rows, mine] = [[1, 2, 3, 4].map((rank) => place(rank)), place(57, true)]
  expect(aroundMine(rows, mine).map(({ rank }) => rank)).toEqual([1, 2, 57])
  expect(withMine(rows, mine).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 57])
  expect(placeAbove(rows, mine)).toBeUndefined()
})

test('the next place is the one above, which two can share: after 1, 2, 2 the fourth is told of the second', () => {
  const rows = [place(1), place(2), place(2), place(4, true)]
  expect(placeAbove(rows, place(4, true))).toBe(2)
  expect(placeAbove([place(1, true), place(2)], place(1, true))).toBeUndefined()
  expect(withMine(rows, place(4, true))).toHaveLength(4)
})

test('a week is first counted on the morning after its first day that counts', () => {
  const walk = {
    countDtList: ['20261104', '20261105', '20261106', '20261109', '20261117', '20261118', '20261127'],
    settleDt: '20261130',
  }
  // Two days before the start, which is in the same week, and nine before it.
  expect([firstOfWeek(walk, '20261102'), firstOfWeek(walk, '20261026')]).toEqual(['20261105', undefined])
  // A Monday that counts, and one that is a day off.
  expect([firstOfWeek(walk, '20261109'), firstOfWeek(walk, '20261116')]).toEqual(['20261110', '20261118'])
  // On the morning of the settlement nothing more is counted.
  expect(firstOfWeek(walk, '20261130')).toBeUndefined()
})
