import { expect, test } from 'vitest'
import {
  canRecord,
  draftOf,
  eatenAt,
  eatenKcal,
  isAhead,
  isToCome,
  type RecordDraft,
  sharesFor,
  toRegi,
} from './record.ts'

const lunch = { opensAt: '1130', closesAt: '1330' }
const at = (time: string, day = '2026-11-19') => new Date(`${day}T${time}:00+09:00`)

test('a course is recorded from the start of its serving until the end of the next day', () => {
  expect(canRecord('20261119', lunch, at('11:29'))).toBe(false)
  expect(canRecord('20261119', lunch, at('11:30'))).toBe(true)
  expect(canRecord('20261119', lunch, at('23:59', '2026-11-20'))).toBe(true)
  expect(canRecord('20261119', lunch, at('00:00', '2026-11-21'))).toBe(false)
  expect(canRecord('20261119', lunch, at('23:59', '2026-11-18'))).toBe(false)
  expect(canRecord('20261119', { opensAt: null, closesAt: null }, at('00:10'))).toBe(true)
})

test('what is too late to be recorded is not still to come', () => {
  const toCome = (now: Date) => isToCome('20261119', lunch, now)
  expect([
    toCome(at('23:59', '2026-11-18')),
    toCome(at('11:29')),
    toCome(at('11:30')),
    toCome(at('00:00', '2026-11-21')),
  ]).toEqual([true, true, false, false])
})

test('it was eaten now while the meal goes on and shortly after, later at the time that nobody told', () => {
  const course = { menuDt: '20261119', menuMealType: '2' }
  expect(eatenAt(course, lunch, at('12:10'))).toBeUndefined()
  expect(eatenAt(course, lunch, at('14:20'))).toBeUndefined()
  expect(eatenAt(course, lunch, at('19:00'))).toBe('20261119121000')
  expect(eatenAt(course, lunch, at('08:00', '2026-11-20'))).toBe('20261119121000')
  expect(eatenAt(course, lunch, at('12:10', '2026-11-24')), 'and not now, though it is noon again').toBe(
    '20261119121000',
  )
})

test('a service that ends before the usual time of its meal is not eaten after it', () => {
  const early = { opensAt: '1030', closesAt: '1145' }
  expect(eatenAt({ menuDt: '20261119', menuMealType: '2' }, early, at('19:00'))).toBe('20261119114500')
})

test('what was served until late is of its own day shortly after midnight, too', () => {
  const late = { opensAt: '2130', closesAt: '2330' }
  const eaten = (now: Date) => eatenAt({ menuDt: '20261119', menuMealType: '4' }, late, now)
  expect([eaten(at('23:50')), eaten(at('00:10', '2026-11-20'))]).toEqual([undefined, '20261119220000'])
})

test('one of a day before whose hours nobody has told was eaten at the usual time of its meal, on its own day', () => {
  const unknown = { opensAt: null, closesAt: null }
  const eaten = (menuMealType: string, now: Date) => eatenAt({ menuDt: '20261119', menuMealType }, unknown, now)
  expect([eaten('2', at('08:00', '2026-11-20')), eaten('3', at('08:00', '2026-11-20'))]).toEqual([
    '20261119121000',
    '20261119183000',
  ])
  expect([eaten('1', at('12:20', '2026-11-21')), eaten('2', at('12:20', '2026-12-03'))]).toEqual([
    '20261119080000',
    '20261119121000',
  ])
  expect(eaten('2', at('12:20'))).toBeUndefined()
})

test('a chosen time can be still to come; one that the record has already, or of the day before, is not', () => {
  const chosen = (clock: string | null, before: string | null = null, menuDt = '20261119') =>
    isAhead({ menuDt }, { clock }, before, at('12:30'))
  expect([chosen(null), chosen('12:30'), chosen('12:31'), chosen('19:00')]).toEqual([false, false, true, true])
  expect([
    chosen('12:33', '20261119123312'),
    chosen('12:34', '20261119123312'),
    chosen('19:00', null, '20261118'),
  ]).toEqual([false, true, false])
})

test('what was left is not counted, and what nobody measured makes the sum unknown', () => {
  const dishes = [
    { menuCode: 'A', name: '고등어구이', bowl: '고등어구이', kcal: 205.4 },
    { menuCode: 'B', name: '미역국', bowl: '미역국', kcal: 80.2 },
    { menuCode: 'C', name: '잡곡밥', bowl: '잡곡밥', kcal: null },
  ]
  const eaten = (of: typeof dishes, more: Partial<RecordDraft> = {}) =>
    eatenKcal(of, { ...draftOf(undefined), ...more })
  expect(eaten(dishes.slice(0, 2))).toBe(286)
  expect(eaten(dishes.slice(0, 2), { left: new Set(['B']) })).toBe(205)
  expect(eaten(dishes.slice(0, 2), { left: new Set(['B']), share: '0.5' })).toBe(103)
  expect(eaten(dishes)).toBeNull()
  expect(eaten(dishes, { left: new Set(['C']) })).toBe(286)
  const side = { menuCode: 'D', name: '김치', bowl: '김치', kcal: 16 }
  expect(eaten(dishes.slice(0, 2), { share: '0.5', sides: [side] })).toBe(159)
  expect(eaten(dishes.slice(0, 2), { sides: [{ ...side, kcal: null }] })).toBeNull()
})

test('a change begins with the record as it stands, and says all of it again [MEA-09]', () => {
  const course = {
    menuDt: '20261119',
    hallNo: 'E31A',
    menuCourseType: 'AA',
    menuMealType: '2' as const,
    restaurantCode: 'REST000311',
  }
  const draft = draftOf({
    mealRegiYn: 'Y',
    eatQty: 0.8,
    eatDt: '20261119123400',
    exceptMenuCodeList: ['B'],
    memoTxt: '국이 짰어요.',
  })
  expect(draft).toEqual({ left: new Set(['B']), share: '0.8', sides: [], clock: '12:34', memo: '국이 짰어요.' })
  expect(sharesFor(draft)).toEqual(['1', '0.75', '0.5', '0.8'])
  expect(sharesFor(draftOf(undefined))).toEqual(['1', '0.75', '0.5'])
  expect(toRegi(course, { ...draft, memo: ' ' }, { before: '20261119123400' })).toEqual({
    ...course,
    eatQty: 0.8,
    exceptMenuCodeList: ['B'],
    eatDt: '20261119123400',
    memoTxt: '',
  })
  expect(toRegi(course, draftOf(undefined), {}), 'nor words of another phone').toEqual({
    ...course,
    eatQty: 1,
    exceptMenuCodeList: [],
  })
  // Its time to the letter, and on its own day, unless another clock was chosen.
  const before = '20261120123437'
  expect(toRegi(course, draft, { before }).eatDt).toBe(before)
  expect(toRegi(course, { ...draft, clock: '12:40' }, { before }).eatDt).toBe('20261119124000')
  expect(toRegi(course, { ...draft, clock: null }, { before, now: '20261119121000' }).eatDt).toBe('20261119121000')
  expect(
    draftOf({ mealRegiYn: 'N', eatQty: null, eatDt: null, exceptMenuCodeList: [], memoTxt: null }).clock,
  ).toBeNull()
})
