import { expect, test } from 'vitest'
import { companyOf, mainRestaurantOf } from './member-names.ts'

const both = {
  bizNm: '한빛전자',
  bizNmEng: 'Hanbit Electronics',
  restaurantNm: '한빛타워점',
  restaurantNmEng: 'Hanbit Tower',
}

test('an English member reads English names, and Korean ones where there are no others', () => {
  expect([companyOf(both, 'en'), mainRestaurantOf(both, 'en')]).toEqual(['Hanbit Electronics', 'Hanbit Tower'])
  expect([companyOf(both, 'ko'), mainRestaurantOf(both, 'ko')]).toEqual(['한빛전자', '한빛타워점'])
  const korean = { ...both, bizNmEng: null, restaurantNmEng: null }
  expect([companyOf(korean, 'en'), mainRestaurantOf(korean, 'en')]).toEqual(['한빛전자', '한빛타워점'])
  expect(mainRestaurantOf({ restaurantNm: null }, 'en')).toBeNull()
})
