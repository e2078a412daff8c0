import { expect, test } from 'vitest'
import { toRestaurants } from '#src/domain/restaurant/restaurant.ts'
import { addable } from './addable.ts'

const row = (code: string, name: string, mainDiv: 'Y' | 'N' = 'N') => ({
  restaurantId: code,
  restaurantCode: code,
  restaurantName: name,
  restaurantDesc: '한빛│타워|지하 1층',
  mainDiv,
  orderSeq: 1,
  useBeacon: 'N' as const,
  engMenuYn: 'N' as const,
})

test('words of a place are read whichever bar divides them', () => {
  expect(toRestaurants([row('REST000101', '한빛타워점', 'Y')], 'ko')).toEqual([
    { code: 'REST000101', name: '한빛타워점', place: '한빛 · 타워 · 지하 1층', main: true },
  ])
})

test('an English member reads English names where there are any', () => {
  const english = {
    ...row('REST000101', '한빛타워점'),
    restaurantNameEng: 'Hanbit Tower',
    restaurantDescEng: 'Hanbit Tower|B1',
  }
  expect(toRestaurants([english, row('REST000102', '그린캠퍼스점')], 'en')).toMatchObject([
    { name: 'Hanbit Tower', place: 'B1' },
    { name: '그린캠퍼스점', place: '한빛 · 타워 · 지하 1층' },
  ])
  expect(toRestaurants([english], 'ko')).toMatchObject([{ name: '한빛타워점' }])
})

test('what can be added is found by every typed word and never in use already', () => {
  const all = toRestaurants(
    [row('REST000101', '한빛타워점'), row('REST000102', '그린캠퍼스점'), row('REST000103', '서초사옥점')],
    'ko',
  )
  const mine = all.slice(0, 1)
  expect(addable(all, mine, '').map((each) => each.name)).toEqual(['그린캠퍼스점', '서초사옥점'])
  expect(addable(all, mine, '지하 서초').map((each) => each.name)).toEqual(['서초사옥점'])
  expect(addable(all, mine, '한빛타워점')).toEqual([])
})
