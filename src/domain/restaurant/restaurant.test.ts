import { expect, test } from 'vitest'
import { placeOf, toRestaurants } from './restaurant.ts'

const row = {
  restaurantId: 'REST000711',
  restaurantCode: 'REST000711',
  restaurantName: '누리센터 2층 푸른식당',
  restaurantNameEng: null,
  restaurantDescEng: 'Nuri|Pureun|2F',
  restaurantDesc: '누리|푸른│2층',
  mainDiv: 'Y',
} as const

test('a restaurant goes by whichever of its two codes is filled', () => {
  expect(
    toRestaurants([row, { ...row, restaurantCode: null }, { ...row, restaurantId: null }], 'ko').map(
      ({ code }) => code,
    ),
  ).toEqual(['REST000711', 'REST000711', 'REST000711'])
})

test('one without any code is left out: nothing could be asked for it', () => {
  expect(toRestaurants([{ ...row, restaurantCode: null, restaurantId: null }], 'ko')).toEqual([])
})

test('its place is joined from either bar, and empty where none is told', () => {
  expect([placeOf(row, 'ko'), placeOf({ restaurantDesc: null, restaurantDescEng: null }, 'ko')]).toEqual([
    '누리 · 푸른 · 2층',
    '',
  ])
})

test('the house that it is called after is not said a second time beside its name', () => {
  const tower = {
    ...row,
    restaurantName: '한빛타워점',
    restaurantNameEng: 'Hanbit Tower',
    restaurantDesc: '한빛타워|본관|지하 1층',
    restaurantDescEng: 'Hanbit Tower|Main building|B1',
  }
  expect((['ko', 'en'] as const).map((language) => toRestaurants([tower], language)[0]?.place)).toEqual([
    '본관 · 지하 1층',
    'Main building · B1',
  ])
  expect(toRestaurants([{ ...tower, restaurantDesc: '한빛타워' }], 'ko')[0]?.place).toBe('한빛타워')
  expect(toRestaurants([row], 'ko')[0]?.place).toBe('누리 · 푸른 · 2층')
})
