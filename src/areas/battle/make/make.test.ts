import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/lib/days.ts'
import type { Person } from '../battle.ts'
import { draftAgain, emptyDraft, faultsOf, MOST_DAYS, seatsOf, startingOn, toForm } from './make.ts'

const rival = { key: 'mb-1', name: '도담' }
const mate = { key: 'mb-2', name: '서윤' }
const draft = { ...emptyDraft('20261119'), rival, name: ' 한판 ', team: ' 우리 ' }

test('a new battle is the next working week, whatever today is', () => {
  expect(
    [emptyDraft('20261119'), emptyDraft('20261122'), emptyDraft('20261123')].map(({ start, end }) => [start, end]),
  ).toEqual([
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

test('whatever first day is chosen, the last one lies in what a battle takes', () => {
  const week = { start: '20261123', end: '20261127' }
  expect(startingOn(week, '20261125')).toEqual({ start: '20261125', end: '20261127' })
  expect(startingOn(week, '20261130')).toEqual({ start: '20261130', end: '20261204' })
  fc.assert(
    fc.property(fc.nat(400), fc.nat(MOST_DAYS - 1), fc.nat(400), (from, length, chosen) => {
      const [start, day] = [addDays('20261120', from), addDays('20261120', chosen)]
      const days = startingOn({ start, end: addDays(start, length) }, day)
      expect(days.start).toBe(day)
      expect(faultsOf({ ...draft, ...days }, '20261119')).toEqual([])
    }),
  )
})

test('there are never fewer seats than people, and a stake is sent only when there is one', () => {
  expect(seatsOf({ seats: 1, mates: [mate] })).toBe(2)
  expect(toForm({ ...draft, mates: [mate] })).toEqual({
    batNm: '한판',
    startDt: '20261123',
    endDt: '20261127',
    memberCnt: 2,
    teamNm: '우리',
    memberKeyList: ['mb-2'],
    awayMemberKey: 'mb-1',
  })
  expect(toForm({ ...draft, stake: ' 커피 ' })).toMatchObject({ stakeTxt: '커피' })
})

test('the same once more is filled in with what it was, and with those of its people who can be asked', () => {
  const person = (key: string, side: Person['side'], more: Partial<Person> = {}): Person => ({
    key,
    name: `${key}님`,
    picture: 1,
    side,
    leads: false,
    isIn: true,
    isWaiting: false,
    isMe: false,
    steps: 0,
    ...more,
  })
  const people = [
    person('mb-1', 'HOME', { leads: true }),
    person('mb-2', 'HOME'),
    person('mb-3', 'AWAY', { leads: true }),
    person('mb-4', 'AWAY', { isMe: true }),
    person('mb-5', 'AWAY'),
  ]
  const us = { seq: 94, name: '느긋한 셋', leader: '', members: 3, total: 0, mean: 0 }
  const lost = { name: '가을 걷기 한판', us, side: 'AWAY', seats: 3, stake: '커피' } as const
  expect(draftAgain('20261119', lost, people, ['mb-1', 'mb-2', 'mb-3'])).toEqual({
    rival: { key: 'mb-1', name: 'mb-1님' },
    mates: [{ key: 'mb-3', name: 'mb-3님' }],
    name: '가을 걷기 한판',
    team: '느긋한 셋',
    start: '20261123',
    end: '20261127',
    seats: 3,
    stake: '커피',
  })
  expect(draftAgain('20261119', { ...lost, stake: null }, people, [])).toMatchObject({
    rival: null,
    mates: [],
    stake: '',
  })
})
