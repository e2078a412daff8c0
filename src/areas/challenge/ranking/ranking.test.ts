import { expect, test } from 'vitest'
import { aroundMine, toPlace, type Place } from './ranking.ts'

const wire = { rankNo: 3, prevRankNo: 4, rankNm: '산책', imgUrl: null, usrImg: null, teamSeq: 1003, teamNm: '산책', rankVal: 8934, myYn: 'Y' } as const
const place = (rank: number, isMine = false): Place => ({ ...toPlace(wire), rank, isMine })

test('a place says how far it climbed, and a team keeps its picture', () => {
  expect(toPlace(wire)).toMatchObject({ rank: 3, climbed: 1, value: 8934, isMine: true, picture: '5' })
  expect(toPlace({ ...wire, prevRankNo: null, usrImg: '07' })).toMatchObject({ climbed: null, picture: '07' })
})

test('the card shows those above the own place, or the first without one', () => {
  const rows = [1, 2, 3, 4, 5].map((rank) => place(rank, rank === 4))
  expect(aroundMine(rows).map(({ rank }) => rank)).toEqual([2, 3, 4])
  expect(aroundMine(rows.map((row) => ({ ...row, isMine: false }))).map(({ rank }) => rank)).toEqual([1, 2, 3])
  expect(aroundMine([place(1, true), place(2)]).map(({ rank }) => rank)).toEqual([1, 2])
})
