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
  expect(toRestaurants([row('REST000101', '한빛타워점', 'Y')])).toEqual([
    { code: 'REST000101', name: '한빛타워점', place: '한빛 · 타워 · 지하 1층', main: true },
  ])
})

test('what can be added is found by every typed word and never in use already', () => {
  const all = toRestaurants([row('REST000101', '한빛타워점'), row('REST000102', '그린캠퍼스점'), row('REST000103', '서초사옥점')])
  const mine = all.slice(0, 1)
  expect(addable(all, mine, '').map((each) => each.name)).toEqual(['그린캠퍼스점', '서초사옥점'])
  expect(addable(all, mine, '지하 서초').map((each) => each.name)).toEqual(['서초사옥점'])
  expect(addable(all, mine, '한빛타워점')).toEqual([])
})
