import { expect, test } from 'vitest'
import { emptyDraft, faultsOf, seatsOf, toForm } from './make.ts'

const rival = { key: 'mb-1', name: '도담' }
const mate = { key: 'mb-2', name: '서윤' }
const draft = { ...emptyDraft('20261119'), rival, name: ' 한판 ', team: ' 우리 ' }

test('a new battle is the next working week, whatever today is', () => {
  expect([emptyDraft('20261119'), emptyDraft('20261122'), emptyDraft('20261123')].map(({ start, end }) => [start, end])).toEqual([
    ['20261123', '20261127'],
    ['20261123', '20261127'],
    ['20261130', '20261204'],
  ])
})

test('what is missing or cannot be is named', () => {
  expect(faultsOf(draft, '20261119')).toEqual([])
  expect(faultsOf({ ...draft, rival: null, name: ' ', team: '' }, '20261119')).toEqual(['rival', 'name', 'team'])
  expect(faultsOf({ ...draft, start: '20261119' }, '20261119')).toEqual(['start'])
  expect(faultsOf({ ...draft, end: '20261122' }, '20261119')).toEqual(['end'])
  expect(faultsOf({ ...draft, end: '20261220' }, '20261119')).toEqual([])
  expect(faultsOf({ ...draft, end: '20261221' }, '20261119')).toEqual(['end'])
})

test('there are never fewer seats than people, and a stake is sent only when there is one', () => {
  expect(seatsOf({ seats: 1, mates: [mate] })).toBe(2)
  expect(toForm({ ...draft, mates: [mate] })).toEqual({ batNm: '한판', startDt: '20261123', endDt: '20261127', memberCnt: 2, teamNm: '우리', memberKeyList: ['mb-2'], awayMemberKey: 'mb-1' })
  expect(toForm({ ...draft, stake: ' 커피 ' })).toMatchObject({ stakeTxt: '커피' })
})
