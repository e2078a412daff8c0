import { describe, expect, test } from 'vitest'
import { allergyList, allKnown } from './allergy.present.ts'
import { type Course, type Dish, holdsAvoided, totals } from './course.rules.ts'
import { isServed } from '#server/domain/restaurant/meal-time.rules.ts'
import { smartOrderRow } from './course.present.ts'

const dish = (name: string, changes: Partial<Dish> = {}): Dish => ({
  menuCode: name,
  name,
  nameEng: name,
  kcal: 100,
  cho: 10,
  protein: 5,
  fat: 2.5,
  sugar: 0.1,
  fib: 0.2,
  na: 300,
  calcium: 20,
  allergensKnown: true,
  allergenCodes: [],
  likeCnt: 0,
  evalCnt: 0,
  evalSum: 0,
  likedByMe: false,
  ...changes,
})

const course = (orderSeq: number, dishes: [Dish, ...Dish[]], changes: Partial<Course> = {}): Course => ({
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  engMenuYn: 'Y',
  menuDt: '20261119',
  mealType: '2',
  hallNo: 'E31A',
  courseType: 'AA',
  menuSeq: 109_819_021,
  orderSeq,
  setName: '고등어구이',
  setNameEng: 'Grilled mackerel',
  photoCd: '',
  carbonLevel: '00002',
  soldOut: false,
  takeOutCnt: null,
  orderUntil: null,
  crowding: null,
  waitMinutes: null,
  courseTxt: 'A:한식',
  cornerName: '한식',
  cornerNameEng: 'Korean',
  salesType: 'L1',
  dishes,
  ...changes,
})

describe('totals of a course', () => {
  test('are the sums of its dishes, without binary dust', () => {
    const sum = totals([dish('a'), dish('b', { sugar: 0.2, kcal: 1000 })])
    expect(sum).toMatchObject({ kcal: 1100, sugar: 0.3, fat: 5, na: 600, calcium: 40 })
  })

  test('do not know calcium as soon as one dish does not', () => {
    expect(totals([dish('a'), dish('b', { calcium: null })]).calcium).toBeNull()
  })
})

describe('allergens', () => {
  const names = [
    { allergenCode: '05', allergenName: '대두', allergenNameEng: 'Soy' },
    { allergenCode: '09', allergenName: '새우', allergenNameEng: 'Shrimp' },
  ]

  test('are listed once, those the member avoids first', () => {
    const list = allergyList(
      [dish('a', { allergenCodes: ['05', '09'] }), dish('b', { allergenCodes: ['05'] })],
      names,
      new Set(['09']),
    )
    expect(list.map((one) => [one.allergyCode, one.myAllergyYn])).toEqual([
      ['09', 'Y'],
      ['05', 'N'],
    ])
  })

  test('are known only when every dish is declared, and nothing is not a declaration', () => {
    expect(allKnown([dish('a'), dish('b')])).toBe('Y')
    expect(allKnown([dish('a'), dish('b', { allergensKnown: false })])).toBe('N')
    expect(allKnown([])).toBe('N')
  })

  test('mark a course by any of its dishes', () => {
    const shrimp = course(1, [dish('a'), dish('b', { allergenCodes: ['09'] })])
    expect(holdsAvoided(shrimp, new Set(['09']))).toBe(true)
    expect(holdsAvoided(shrimp, new Set(['05']))).toBe(false)
  })
})

test('a meal is on from its first minute until before its end, on its own day', () => {
  const lunch = { mealType: '2', opensAt: '1130', closesAt: '1330' }
  const at = (time: string, day = '20261119') => isServed(lunch, '20261119', { day, time })
  expect([at('1129'), at('1130'), at('1329'), at('1330'), at('1200', '20261120')]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('a take-out course can be ordered from the morning before until its last moment', () => {
  const row = smartOrderRow(
    course(4, [dish('salad'), dish('rice')], { salesType: 'T1', takeOutCnt: 14, orderUntil: '1130' }),
    {
      pictureOrigin: 'https://img.example.com',
    },
  )
  expect(row).toMatchObject({
    smartMenuSeq: expect.stringMatching(/^\d{5}$/),
    smartSubMenuTxt: 'rice',
    smartRemainingQuantity: 14,
    smartReservationStartDtm: '202611180900',
    smartReservationEndDtm: '202611191130',
  })
})
