import { describe, expect, test } from 'vitest'
import { allergyList, allKnown } from './allergy.present.ts'
import { type Course, type Dish, holdsAvoided, recommended, totals } from './course.rules.ts'
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

describe('the recommended course', () => {
  const plain = course(1, [dish('plain', { evalCnt: 10, evalSum: 30 })])
  const rated = course(2, [dish('rated', { evalCnt: 10, evalSum: 48 })])
  const liked = course(3, [dish('liked', { likedByMe: true })])
  const none = new Set<string>()
  const morning = { day: '20261119', time: '0800' }

  test('is the one with the dishes that the member likes, then the best rated, then the first', () => {
    expect(recommended([plain, rated, liked], none, morning)).toBe(liked)
    expect(recommended([plain, rated], none, morning)).toBe(rated)
    expect(recommended([plain, course(2, [dish('same', { evalCnt: 1, evalSum: 3 })])], none, morning)).toBe(plain)
  })

  test('is never sold out and never holds what the member avoids', () => {
    const shrimp = course(4, [dish('shrimp', { likedByMe: true, allergenCodes: ['09'] })])
    const gone = course(5, [dish('gone', { likedByMe: true })], { soldOut: true })
    expect(recommended([shrimp, gone, plain], new Set(['09']), morning)).toBe(plain)
    expect(recommended([shrimp, gone], new Set(['09']), morning)).toBeUndefined()
  })

  test('is declared as a whole for whoever avoids anything: what nobody has said may be in it', () => {
    const undeclared = course(6, [dish('liked', { likedByMe: true }), dish('side', { allergensKnown: false })])
    expect(recommended([undeclared, plain], new Set(['09']), morning)).toBe(plain)
    expect(recommended([undeclared], new Set(['09']), morning)).toBeUndefined()
    expect(recommended([undeclared, plain], none, morning)).toBe(undeclared)
  })

  test('can still be ordered where it has to be', () => {
    const box = course(7, [dish('box', { likedByMe: true })], { salesType: 'T1', takeOutCnt: 14, orderUntil: '0730' })
    expect(recommended([box, plain], none, { day: '20261119', time: '0729' })).toBe(box)
    expect(recommended([box, plain], none, { day: '20261119', time: '0730' })).toBe(plain)
    expect(recommended([box, plain], none, { day: '20261118', time: '1500' })).toBe(box)
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
