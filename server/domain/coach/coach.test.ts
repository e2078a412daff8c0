import { expect, test } from 'vitest'
import type { Course, Dish } from '#server/domain/meal/course.rules.ts'
import { ALL_DISHES } from '#server/domain/meal/seed/dishes.ts'
import { advised } from '#server/domain/nutrition/advised.rules.ts'
import { AHEAD, dayWords, OVER } from './day.rules.ts'
import { type Amounts, amountsOf, type DayFacts } from './facts.ts'
import { MEAL_RULES, type MealFacts, mealStatus, mealWordsOf } from './meal.rules.ts'
import { comingMeal } from './next.rules.ts'
import {
  adviceFor,
  type Budget,
  budgetFor,
  HOME_FOODS,
  homeFood,
  mealsAhead,
  REASONS,
  suited,
} from './recommend.rules.ts'
import { NUTRIENT_WORDS } from './nutrients.rules.ts'

const ASKED = advised({ gender: 'M', age: 42 }, 1900)
const NO_GOAL = advised({ gender: 'M', age: 42 }, null)
const NONE: Amounts = { KCAL: null, CHO: null, PROTEIN: null, FAT: null, SUGAR: null, FIB: null, NA: null }
const EVEN: Amounts = { KCAL: 1161, CHO: 136, PROTEIN: 71, FAT: 37, SUGAR: 22.5, FIB: 14, NA: 1200 }

const day = (eaten: Partial<Amounts> = {}, more: Partial<DayFacts> = {}): DayFacts => ({
  recorded: true,
  eatenMeals: new Set(['1', '2']),
  isWhole: true,
  eaten: { ...EVEN, ...eaten },
  advised: ASKED,
  goal: 1900,
  ...more,
})
const ENGLISH = /^[\x20-\x7e’]+$/

const ahead: [is: string, facts: DayFacts, ko: string][] = [
  ['first', day({}, { recorded: false, eatenMeals: new Set(), eaten: NONE }), '오늘 첫 끼니를 기록해 볼까요?'],
  ['over', day({ KCAL: 2150 }), '저녁은 가볍게 드셔 볼까요? 오늘은 목표보다 250 kcal 더 드셨어요.'],
  ['salt', day({ NA: 1575 }), '저녁은 담백하게 드셔 볼까요? 나트륨을 벌써 하루치의 79% 드셨어요.'],
  ['salt', day({ NA: 2300 }), '저녁은 담백하게 드셔 볼까요? 나트륨이 벌써 하루치를 넘었어요.'],
  ['sugar', day({ SUGAR: 46 }), '저녁엔 단맛을 쉬어 볼까요? 당류를 벌써 하루치의 92% 드셨어요.'],
  ['protein', day({ PROTEIN: 32.4 }), '저녁엔 단백질을 챙겨 볼까요? 오늘은 아직 32.4 g이에요.'],
  ['fibre', day({ FIB: 9.9 }), '저녁엔 나물을 한 접시 더해 볼까요? 식이섬유가 아직 9.9 g이에요.'],
  ['even', day(), '저녁도 지금처럼 드셔 볼까요? 오늘은 고르게 드시고 있어요.'],
  ['room', day({ ...NONE, KCAL: 700 }), '저녁도 든든히 드셔 볼까요? 오늘은 1,200 kcal 남았어요.'],
  ['plain', day({ ...NONE, KCAL: 700 }, { goal: null, advised: NO_GOAL }), '저녁도 기록해 볼까요?'],
]

test.each(ahead)('before dinner, %s', (is, facts, ko) => {
  expect(AHEAD.find(({ fits }) => fits(facts))?.is).toBe(is)
  expect(dayWords(facts, '3').ko).toBe(ko)
  expect(dayWords(facts, '3').en).toMatch(ENGLISH)
})

test('every rule of a day ahead has a row in the table; unknown amounts and a morning correct nobody', () => {
  expect(AHEAD.map(({ is }) => is)).toEqual([...new Set(ahead.map(([is]) => is))])
  expect(dayWords(day({ PROTEIN: 12, FIB: 3 }, { eatenMeals: new Set(['1']) }), '2').ko).toMatch(/^점심도 지금처럼/)
  expect(dayWords(day({ NA: 1399 }), '3').ko).toMatch(/^저녁도 지금처럼/)
  // Ten percent above the goal is still the goal.
  expect(dayWords(day({ KCAL: 2090 }), '3').ko).toMatch(/^저녁도 지금처럼/)
})

const over: [is: string, facts: DayFacts, ko: string][] = [
  ['nothing', day({}, { recorded: false, eaten: NONE }), '이 날은 기록이 없어요.'],
  ['over', day({ KCAL: 2119 }), '목표보다 219 kcal 더 드셨어요. 다음 날은 평소대로 드시면 돼요.'],
  ['salt', day({ NA: 2001 }), '나트륨이 많은 날이었어요. 다음엔 싱겁게 드셔 보세요.'],
  ['protein', day({ PROTEIN: 64.9 }), '단백질이 조금 모자랐어요. 다음엔 단백질 반찬을 하나 더해 보세요.'],
  ['fibre', day({ FIB: 24 }), '채소가 조금 모자랐어요. 다음엔 나물을 한 접시 더해 보세요.'],
  ['even', day({ FIB: 25 }), '고르게 드신 하루였어요.'],
  ['plain', day({ ...NONE, KCAL: 1596 }), '적으신 음식은 1,596 kcal이에요.'],
]

test.each(over)('when the day is over, %s', (is, facts, ko) => {
  expect(OVER.find(({ fits }) => fits(facts))?.is).toBe(is)
  expect(dayWords(facts, null)).toEqual({ ko, en: expect.stringMatching(ENGLISH) })
})

test('of a day that tells one meal nothing is short and nothing was even; too much is too much', () => {
  const one = (eaten: Partial<Amounts>) =>
    dayWords(day(eaten, { eatenMeals: new Set(['1', '5']), isWhole: false }), null).ko
  expect([one({ PROTEIN: 12, FIB: 3, KCAL: 420 }), one({ FIB: 25, KCAL: 420 })]).toEqual([
    '적으신 음식은 420 kcal이에요.',
    '적으신 음식은 420 kcal이에요.',
  ])
  expect(one({ NA: 2001 })).toMatch(/^나트륨이 많은 날/)
})

test('every rule of a day that is over has a row in the table', () => {
  expect(OVER.map(({ is }) => is)).toEqual(over.map(([is]) => is))
})

const meal = (eaten: Partial<Amounts>, more: Partial<MealFacts> = {}): MealFacts => ({
  mealType: '2',
  dishes: ['고등어구이'],
  eaten: { ...NONE, KCAL: 637, PROTEIN: 20, NA: 500, SUGAR: 5, FIB: 4, ...eaten },
  day: EVEN,
  meals: 3,
  advised: ASKED,
  goal: 1900,
  ...more,
})

const meals: [is: string, facts: MealFacts, ko: string][] = [
  ['salt of a day', meal({ NA: 2001 }), '하루 나트륨보다 많은 양을 여기서 드셨어요'],
  ['most of the salt', meal({ NA: 601 }), '나트륨의 절반 넘게 여기서 드셨어요'],
  ['sweet', meal({ SUGAR: 25 }), '하루 당류의 절반 넘게 여기서 드셨어요'],
  ['large', meal({ KCAL: 950 }), '하루 목표의 절반 넘게 드셨어요'],
  [
    'fruit and yoghurt',
    meal({ KCAL: 168 }, { mealType: '5', dishes: ['사과', '그릭 요거트'] }),
    '과일과 요거트, 좋은 짝이에요',
  ],
  ['fruit', meal({ KCAL: 68 }, { mealType: '5', dishes: ['사과'] }), '과일로 챙긴 간식이에요'],
  ['light with protein', meal({ KCAL: 356, PROTEIN: 18 }, { mealType: '1' }), '가볍지만 단백질이 넉넉해요'],
  ['protein', meal({ PROTEIN: 23 }), '단백질을 든든히 챙겼어요'],
  ['vegetables', meal({ FIB: 7.5 }), '채소가 넉넉해요'],
  ['light', meal({ KCAL: 370, PROTEIN: 5 }), '가볍게 드셨어요'],
  ['usual', meal({}), '알맞게 드셨어요'],
  ['plain', meal({ ...NONE, KCAL: 637 }, { goal: null, advised: NO_GOAL, day: NONE }), '기록해 두었어요'],
]

test.each(meals)('of a meal, %s', (is, facts, ko) => {
  expect(MEAL_RULES.find(({ fits }) => fits(facts))?.is).toBe(is)
  expect(mealWordsOf(facts)).toEqual({ ko, en: expect.stringMatching(ENGLISH) })
})

test('every rule of a meal has a row in the table; the only meal of a day is not called salty', () => {
  expect(MEAL_RULES.map(({ is }) => is)).toEqual(meals.map(([is]) => is))
  expect(mealWordsOf(meal({ NA: 900 }, { day: { ...EVEN, NA: 900 }, meals: 1 })).ko).toBe('알맞게 드셨어요')
  // A pear is fruit, a cabbage that begins with the same syllable is not.
  expect(mealWordsOf(meal({ KCAL: 150 }, { mealType: '5', dishes: ['배추전'] })).ko).toBe('알맞게 드셨어요')
})

test('a meal is marked only for more than a whole day allows', () => {
  const statuses = [
    {},
    { NA: 2000 },
    { NA: 2001 },
    { NA: 3001 },
    { SUGAR: 51 },
    { KCAL: 2101 },
    { PROTEIN: 0, FIB: 0 },
  ].map((eaten) => mealStatus(meal(eaten)))
  expect(statuses).toEqual(['NORMAL', 'NORMAL', 'CAUTION', 'DANGER', 'CAUTION', 'CAUTION', 'NORMAL'])
  // Without a number, or a bound of one, nobody can say.
  expect([mealStatus(meal(NONE)), mealStatus(meal(NONE, { advised: NO_GOAL }))]).toEqual([null, null])
})

const dish = (more: Partial<Dish> = {}): Dish => ({
  menuCode: '1',
  name: '두부조림',
  nameEng: 'Braised tofu',
  kcal: 548,
  cho: 60,
  protein: 30,
  fat: 20,
  sugar: 5,
  fib: 5,
  na: 590,
  calcium: null,
  allergensKnown: true,
  allergenCodes: [],
  likeCnt: 0,
  evalCnt: 0,
  evalSum: 0,
  likedByMe: false,
  ...more,
})
const course = (menuSeq: number, main: Partial<Dish> = {}, more: Partial<Course> = {}): Course => ({
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  engMenuYn: 'Y',
  menuDt: '20261119',
  mealType: '3',
  hallNo: 'E31A',
  courseType: 'AA',
  menuSeq,
  orderSeq: menuSeq,
  setName: '두부조림',
  setNameEng: 'Braised tofu',
  photoCd: '',
  carbonLevel: '1',
  soldOut: false,
  takeOutCnt: null,
  orderUntil: null,
  crowding: null,
  waitMinutes: null,
  courseTxt: 'A:한식',
  cornerName: '한식 코너',
  cornerNameEng: 'Korean counter',
  salesType: 'L1',
  dishes: [dish(main)],
  ...more,
})
const BUDGET: Budget = { kcal: 739, kcalLeft: 739, proteinG: 25, sodiumMg: 800 }
const AFTERNOON = { day: '20261119', time: '1550' }
const numbers = (courses: Course[], avoided: string[] = [], now = AFTERNOON) =>
  suited(courses, new Set(avoided), BUDGET, now).map((one) => one.course.menuSeq)

test('never what is avoided, not declared or sold out', () => {
  const avoided = course(1, { allergenCodes: ['09'] })
  const undeclared = course(2, { allergensKnown: false })
  const sideUndeclared = course(3, {}, { dishes: [dish(), dish({ allergensKnown: false })] })
  expect(numbers([avoided, undeclared, sideUndeclared, course(4, {}, { soldOut: true }), course(5)], ['09'])).toEqual([
    5,
  ])
  // Who avoids nothing is not told to eat what nobody has declared, either.
  expect(numbers([avoided, undeclared])).toEqual([1])
  expect(numbers([undeclared], ['09'])).toEqual([])
})

test('a course that is ordered ahead only until its last moment, and on the day before', () => {
  const box = course(1, {}, { salesType: 'T1', takeOutCnt: 14, orderUntil: '1730' })
  expect(numbers([box, course(2)])).toEqual([1, 2])
  expect(numbers([box, course(2)], [], { day: '20261119', time: '1730' })).toEqual([2])
  expect(numbers([box, course(2)], [], { day: '20261118', time: '2130' })).toEqual([1, 2])
})

test('best fit first: too much salt and energy weigh most, a liked dish tips the scales, three are named', () => {
  expect(numbers([course(1, { na: 1600 }), course(2, { kcal: 1400 }), course(3)])).toEqual([3, 2, 1])
  expect(numbers([course(1), course(2, { likedByMe: true })])).toEqual([2, 1])
  expect(numbers([course(1), course(2), course(3), course(4)])).toEqual([1, 2, 3])
  expect(numbers([course(1, { protein: 5 }), course(2)])).toEqual([2, 1])
})

const reasons: [is: string, one: Course, budget: Budget, ko: string][] = [
  ['protein without salt', course(1), BUDGET, '단백질은 채우고 나트륨은 600 mg 아래예요.'],
  ['mild', course(1, { protein: 12 }), BUDGET, '나트륨이 600 mg 아래라 하루 몫 안에 들어요.'],
  ['protein', course(1, { na: 1400, protein: 28.4 }), BUDGET, '단백질 28.4 g이 들어 있어요.'],
  ['room', course(1, { na: 1400, protein: 12 }), BUDGET, '다 드셔도 191 kcal 남아요.'],
  ['liked', course(1, { na: 1400, protein: 12, kcal: 800, likedByMe: true }), BUDGET, '좋아하는 메뉴가 나와요.'],
  ['lightest', course(1, { na: 1400, protein: 12, kcal: 800 }), BUDGET, '저녁 가운데 하루 몫에 가장 잘 맞아요.'],
]

test.each(reasons)('the reason is said: %s', (is, one, budget, ko) => {
  expect(REASONS.find(({ fits }) => fits(one, budget))?.is).toBe(is)
  expect(suited([one], new Set(), budget, AFTERNOON)[0]?.reason).toEqual({ ko, en: expect.stringMatching(ENGLISH) })
})

test('every reason has a row in the table, and none says that it is of today: it may be tomorrow’s', () => {
  expect(REASONS.map(({ is }) => is)).toEqual(reasons.map(([is]) => is))
  const said = reasons.flatMap(([, one, budget]) =>
    suited([one], new Set(), budget, AFTERNOON).flatMap(({ reason }) => [reason.ko, reason.en]),
  )
  expect(said.filter((words) => /오늘|남은 하루|today|left of the day/.test(words))).toEqual([])
})

test('what is left of the day is shared by the meals that are to come', () => {
  expect(budgetFor(1, EVEN, ASKED, 1900)).toEqual({ kcal: 739, kcalLeft: 739, proteinG: 0, sodiumMg: 800 })
  expect(budgetFor(3, NONE, ASKED, 1900)).toMatchObject({
    kcalLeft: 1900,
    proteinG: expect.closeTo(65 / 3),
    sodiumMg: expect.closeTo(2000 / 3),
  })
  expect(budgetFor(1, { ...NONE, NA: 2500 }, ASKED, null)).toEqual({
    kcal: null,
    kcalLeft: null,
    proteinG: 65,
    sodiumMg: 0,
  })
})

test('main meals are to come by the clock today, all three of another day, and none that was eaten or skipped', () => {
  const at = (mealType: string, time: string, done: string[] = [], menuDt = '20261119') =>
    mealsAhead(mealType, menuDt, new Set(done), { day: '20261119', time })
  expect([at('1', '0800'), at('2', '1200'), at('3', '1800')]).toEqual([3, 2, 1])
  // A dinner that is read about in the morning has not the whole day to itself.
  expect([at('3', '0800'), at('3', '1200'), at('3', '1200', ['2']), at('2', '0800', ['1'])]).toEqual([3, 2, 1, 2])
  expect([at('3', '2030', ['3']), at('3', '2030', [], '20261120'), at('4', '2030')]).toEqual([1, 3, 1])
})

test('what is advised for a meal is of its own day: nothing of days gone by, nothing to whom nothing is known of', () => {
  const told = {
    kcal: 0,
    carbohydrateG: null,
    proteinG: null,
    fatG: null,
    sugarG: null,
    fibreG: null,
    sodiumMg: null,
    foods: [],
    meals: [],
    skipped: [],
    advised: ASKED,
    goal: 1900,
  }
  const salty = course(1, { na: 2600, kcal: 620 })
  const mild = course(2, { na: 500, kcal: 620 })
  const of = (day: typeof told | (Omit<typeof told, 'advised'> & { advised: null }), now = AFTERNOON) =>
    adviceFor(day, [salty, mild], new Set(), now).map((one) => one.course.menuSeq)
  expect(of(told)).toEqual([2, 1])
  expect(of(told, { day: '20261120', time: '0800' })).toEqual([])
  expect(of({ ...told, advised: null })).toEqual([])
})

test('without a menu, something at home for what is short, without what is avoided', () => {
  const of = (eaten: Partial<Amounts>, avoided: string[] = []) =>
    homeFood({ ...NONE, ...eaten }, ASKED, new Set(avoided))?.food.name
  expect(of({})).toBe('두부조림')
  expect(of({ PROTEIN: 60, FIB: 3 })).toBe('시금치나물')
  expect(of({}, ['05'])).toBe('달걀찜')
  expect(of({ PROTEIN: 60, FIB: 3 }, ['05'])).toBe('현미밥')
  expect(of({}, ['01', '05', '15'])).toBe('현미밥')
  expect(of({ PROTEIN: 60, FIB: 3 }, ['06'])).toBe('현미밥')
  expect(HOME_FOODS.every(({ nameEng }) => ENGLISH.test(nameEng))).toBe(true)
})

test('what is offered for home holds at least what the kitchen declares for the same dish', () => {
  const missing = HOME_FOODS.flatMap(({ name, allergenCodes }) =>
    ALL_DISHES.flatMap((dish) =>
      dish.menuName === name
        ? dish.allergenCodes.filter((code) => !allergenCodes.includes(code)).map((code) => `${name} ${code}`)
        : [],
    ),
  )
  expect(missing).toEqual([])
})

const TIMES = [
  { mealType: '1', opensAt: '0730', closesAt: '0900' },
  { mealType: '2', opensAt: '1130', closesAt: '1330' },
  { mealType: '3', opensAt: '1730', closesAt: '1930' },
]
const SERVED = ['20261119', '20261120'].flatMap((menuDt) => ['1', '2', '3'].map((mealType) => ({ menuDt, mealType })))
const coming = (time: string, done: string[], served = SERVED) => {
  const { meal, menu } = comingMeal({ day: '20261119', time }, new Set(done), TIMES, served)
  return [meal, menu && `${menu.menuDt} ${menu.mealType}`]
}

test('the meal to come is the one that is on or next and not yet told; after dinner it is tomorrow’s first', () => {
  expect(coming('0800', [])).toEqual(['1', '20261119 1'])
  expect(coming('1200', ['1', '2'])).toEqual(['3', '20261119 3'])
  expect(coming('1550', ['1', '2'])).toEqual(['3', '20261119 3'])
  expect(coming('1800', ['3'])).toEqual([null, '20261120 1'])
  expect(coming('2130', [])).toEqual([null, '20261120 1'])
  expect(
    coming(
      '2130',
      [],
      SERVED.filter(({ menuDt }) => menuDt === '20261119'),
    ),
  ).toEqual([null, undefined])
})

test('where the kitchen serves nothing today the clock says which meal is to come, without a course', () => {
  const tomorrow = SERVED.filter(({ menuDt }) => menuDt === '20261120')
  expect(coming('0800', [], tomorrow)).toEqual(['1', undefined])
  expect(coming('1200', [], tomorrow)).toEqual(['2', undefined])
  expect(coming('1200', ['2'], tomorrow)).toEqual(['3', undefined])
  // Dinner is over at the counter, not at home.
  expect(coming('2000', ['2'])).toEqual(['3', undefined])
})

test('amounts are rounded as they are shown, and unknown ones stay unknown', () => {
  expect(
    amountsOf({
      kcal: 1160.6,
      carbohydrateG: 136.04,
      proteinG: 70.96,
      fatG: null,
      sugarG: 0,
      fibreG: null,
      sodiumMg: 1574.5,
    }),
  ).toEqual({ KCAL: 1161, CHO: 136, PROTEIN: 71, FAT: null, SUGAR: 0, FIB: null, NA: 1575 })
})

test('nothing claims to be more than rules, in either language', () => {
  const all = [
    ...MEAL_RULES.map(({ words }) => words),
    ...ahead.map(([, facts]) => dayWords(facts, '3')),
    ...over.map(([, facts]) => dayWords(facts, null)),
    ...Object.values(NUTRIENT_WORDS).flatMap(({ text, foods }) => [text, foods]),
  ]
  expect(all.filter(({ ko, en }) => /AI|인공지능|진단|치료/.test(ko) || /\bAI\b|diagnos|cure/i.test(en))).toEqual([])
  expect(all.every(({ en }) => ENGLISH.test(en))).toBe(true)
})
