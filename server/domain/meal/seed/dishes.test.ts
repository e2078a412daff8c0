import { expect, test } from 'vitest'
import { ALL_DISHES, DISH_STATS_ROWS, dishNamed } from './dishes.ts'

test('there are far more dishes than days, each with its own name, English name and ten-digit code', () => {
  expect(ALL_DISHES.length).toBeGreaterThanOrEqual(120)
  for (const key of ['menuName', 'menuNameEng', 'menuCode'] as const) {
    expect(new Set(ALL_DISHES.map((dish) => dish[key])).size).toBe(ALL_DISHES.length)
  }
  expect(ALL_DISHES.filter((dish) => !/^\d{10}$/.test(dish.menuCode))).toEqual([])
})

test('what a dish gives adds up to its calories, and parts are not more than the whole', () => {
  const wrong = ALL_DISHES.filter((dish) => {
    const fromParts = 4 * dish.cho + 4 * dish.protein + 9 * dish.fat
    const addsUp = Math.abs(fromParts - dish.kcal) <= Math.max(4, dish.kcal * 0.06)
    return !addsUp || dish.sugar + dish.fib > dish.cho + 0.05 || dish.na < 0 || dish.cho < 0
  })
  expect(wrong.map((dish) => dish.menuName)).toEqual([])
})

test('a dish that nobody has declared lists no allergens and does not count as known', () => {
  const undeclared = ALL_DISHES.filter((dish) => !dish.allergensKnown)
  expect(undeclared.length).toBeGreaterThanOrEqual(5)
  expect(undeclared.every((dish) => dish.allergenCodes.length === 0)).toBe(true)
})

test('a declared dish names what its name already says', () => {
  const says = { 새우: '09', 오징어: '17', 고등어구이: '07', 두부: '05', 훈제오리: '20', 달걀: '01' }
  const silent = Object.entries(says).flatMap(([word, code]) =>
    ALL_DISHES.filter(
      (dish) => dish.allergensKnown && dish.menuName.includes(word) && !dish.allergenCodes.includes(code),
    ),
  )
  expect(silent.map((dish) => dish.menuName)).toEqual([])
})

test('codes stay what they were: stored menus, likes and ratings point at them', () => {
  expect(dishNamed('잡곡밥').menuCode).toBe('1000010001')
  expect(dishNamed('고등어구이').menuCode).toBe('1000040001')
  expect(dishNamed('김구이').menuCode).toBe('1000060031')
  expect(dishNamed('콜드브루').menuCode).toBe('1000160008')
})

test('ratings lie between one and five', () => {
  for (const { evalCnt = 0, evalSum = 0 } of DISH_STATS_ROWS) {
    expect(evalSum / evalCnt).toBeGreaterThanOrEqual(1)
    expect(evalSum / evalCnt).toBeLessThanOrEqual(5)
  }
})
