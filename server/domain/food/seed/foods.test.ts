import { expect, test } from 'vitest'
import { ALL_DISHES } from '#server/domain/meal/seed/dishes.ts'
import { seoulStamp } from '#server/seoul.ts'
import { allFoods, homeFoods, ROWS } from './foods.ts'
import { INGREDIENTS } from './ingredients.ts'
import { FAVOURITES, recentOf } from './members.ts'

const home = homeFoods()
const named = (rows: typeof home) => rows.map(({ food }) => food.foodName)
const gramsOf = ({ units }: (typeof home)[number]) => 1 / (units.at(-1)?.servings ?? 1)

test('there are at least 600 home and packaged foods and drinks, beside every dish of the kitchen', () => {
  expect(home.length).toBeGreaterThanOrEqual(600)
  const dishes = allFoods().filter(({ food }) => food.foodId.startsWith('M'))
  expect(dishes.map(({ food }) => food.foodId)).toEqual(ALL_DISHES.map(({ menuCode }) => `M${menuCode}`))
})

test('each has its own number, name and English name, written out', () => {
  for (const key of ['foodId', 'foodName', 'foodNameEng'] as const) {
    const values = home.map(({ food }) => food[key])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
  expect(
    home
      .filter(({ food }) => !/^F\d{6}$/.test(food.foodId) || food.foodId.startsWith('F9'))
      .map(({ food }) => food.foodId),
  ).toEqual([])
  expect(
    home.filter(({ food }) => !/^[가-힣A-Z0-9][가-힣A-Z0-9 ]*$/.test(food.foodName)).map(({ food }) => food.foodName),
  ).toEqual([])
  expect(
    home.filter(({ food }) => !/^[A-Z][\p{L}',\- ]+$/u.test(food.foodNameEng)).map(({ food }) => food.foodNameEng),
  ).toEqual([])
})

test('what a food gives adds up to its energy, by 4, 4, 9 and 2 kcal a gram', () => {
  const wrong = home.filter(({ food }) => {
    const { kcal, carbohydrateG, proteinG, fatG, fibreG } = food
    const parts = 4 * Number(carbohydrateG) + 4 * Number(proteinG) + 9 * Number(fatG) - 2 * (fibreG ?? 0)
    return Math.abs(parts - kcal) > Math.max(12, kcal * 0.12)
  })
  expect(named(wrong)).toEqual([])
})

test('parts are not more than the whole', () => {
  const wrong = home.filter((each) => {
    const { carbohydrateG, proteinG, fatG, sugarG, fibreG, saturatedFatG } = each.food
    // The table measures sugar, and carbohydrate is what is left of the rest: in fruit they differ by some tenths.
    const hasTooMany = (sugarG ?? 0) + (fibreG ?? 0) > Number(carbohydrateG) * 1.08 + 0.4
    return (
      hasTooMany ||
      (saturatedFatG ?? 0) > Number(fatG) + 0.1 ||
      Number(carbohydrateG) + Number(proteinG) + Number(fatG) > gramsOf(each) * 1.02
    )
  })
  expect(named(wrong)).toEqual([])
})

test('no portion and no salt is out of the world', () => {
  const wrong = home.filter(({ food, units }) => {
    const sodium = food.sodiumMg ?? 0
    return (
      food.kcal < 0 ||
      food.kcal > 1000 ||
      sodium < 0 ||
      sodium > 2500 ||
      (food.cholesterolMg ?? 0) > 900 ||
      (food.calciumMg ?? 0) > 1100 ||
      units.some(({ servings }) => !(servings > 0))
    )
  })
  expect(named(wrong)).toEqual([])
})

test('amounts are told in units of the household first, each kind once, then by weight or volume', () => {
  for (const { food, units } of allFoods()) {
    expect([food.foodName, new Set(units.map(({ unitCode }) => unitCode)).size]).toEqual([food.foodName, units.length])
    expect([food.foodName, units[0]?.servings, units.map(({ orderSeq }) => orderSeq)]).toEqual([
      food.foodName,
      1,
      units.map((_, index) => index + 1),
    ])
    expect(['SERVING', 'PIECE', 'GLASS']).toContain(units[0]?.unitCode)
    expect(units.every(({ unitName, unitNameEng }) => unitName !== '' && /^[a-zA-Z]+$/.test(unitNameEng))).toBe(true)
  }
  expect(home.every(({ units }) => units.at(-1)?.unitCode === 'GRAM' || units.at(-1)?.unitCode === 'ML')).toBe(true)
})

test('every food says where its values come from, and whether they are an estimate', () => {
  for (const { food } of home) {
    expect(food.source).toMatch(/^(?:RECIPE|KIND|USDA \d{4,5})$/)
    expect(food.estimated).toBe(!food.source.startsWith('USDA'))
  }
  const measured = home.filter(({ food }) => !food.estimated)
  expect(measured.length).toBeGreaterThan(100)
})

test('every ingredient is in some food, and no more is in it than its 100 g', () => {
  const used = new Set(
    ROWS.flatMap(([, , , , , made]) =>
      typeof made === 'string' ? made.split(', ').map((part) => part.replace(/ [\d.]+$/, '')) : [],
    ),
  )
  expect(Object.keys(INGREDIENTS).filter((name) => !used.has(name))).toEqual([])
  for (const [name, [, kcal, cho, protein, fat]] of Object.entries(INGREDIENTS)) {
    expect([name, cho + protein + fat <= 103 && kcal <= 900]).toEqual([name, true])
  }
})

test('the foods of the contract’s examples have the values that those say', () => {
  const known = new Map(home.map(({ food }) => [food.foodId, food]))
  expect(
    ['F000033', 'F000057', 'F000102', 'F000218', 'F000240'].map((id) => [known.get(id)?.foodName, known.get(id)?.kcal]),
  ).toEqual([
    ['사과', 136],
    ['삶은 달걀', 77],
    ['통밀식빵', 87],
    ['무가당 그릭요거트', 100],
    ['무가당 두유', 105],
  ])
  // The dinner of the first day.
  expect(
    ['현미밥', '두부조림', '시금치나물', '김치찌개'].map(
      (name) => home.find(({ food }) => food.foodName === name)?.food.kcal,
    ),
  ).toEqual([300, 216, 46, 200])
})

test('the demo’s people have favourites and recent foods of the table, in its units, and none eaten tomorrow', () => {
  expect([FAVOURITES.haneul?.length, FAVOURITES.emily?.length, FAVOURITES.saebyeok]).toEqual([23, 100, undefined])
  for (const names of Object.values(FAVOURITES)) expect(new Set(names).size).toBe(names.length)
  for (const now of ['2026-11-18T22:30:00Z', '2026-11-19T12:00:00Z']) {
    const recent = recentOf('haneul', new Date(now))
    expect(recent).toHaveLength(40)
    for (const { foodId, unitCode, lastEatDt } of recent) {
      const found = home.find(({ food }) => food.foodId === foodId)
      expect([
        foodId,
        found?.units.some((unit) => unit.unitCode === unitCode),
        lastEatDt <= seoulStamp(new Date(now)),
      ]).toEqual([foodId, true, true])
    }
  }
})
