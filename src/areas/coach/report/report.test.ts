import { expect, test } from 'vitest'
import { changesOf, mealToTry, peersBreakfast, usualMeals, waitingOf } from './report.ts'

const meal = (menuMealType: '1' | '2' | '5', recordCnt: number, kcalRate: number, avgTm: string | null) => ({
  menuMealType,
  menuMealTypeTxt: '',
  recordCnt,
  recordRate: 0,
  kcalRate,
  avgTm,
  dishNm: null,
})

test('the meals of a usual day stand in order of time; a meal of fewer than half of the recorded days is rare', () => {
  const meals = usualMeals({
    recordDayCnt: 12,
    mealList: [meal('2', 12, 60, '1210'), meal('5', 6, 10, null), meal('1', 5, 30, '0750')],
  })
  expect(meals.map(({ code, time, rare }) => [code, time, rare])).toEqual([
    ['1', '07:50', true],
    ['2', '12:10', false],
    ['5', null, false],
  ])
})

const item = (
  itemCode: 'NA' | 'BREAKFAST' | 'KCAL' | 'VEG' | 'NIGHT',
  myVal: number | null,
  beforeVal: number | null,
  peerVal: number | null = null,
) => ({ itemCode, itemNm: itemCode, unitNm: '', myVal, beforeVal, peerVal })

test('less sodium and more breakfasts are better; energy is not compared, nor what is not known [COA-02]', () => {
  expect(
    changesOf([item('KCAL', 1700, 1800), item('NA', 2840, 3010), item('BREAKFAST', 4, 5), item('VEG', null, 2)]).map(
      ({ code, isBetter }) => [code, isBetter],
    ),
  ).toEqual([
    ['NA', true],
    ['BREAKFAST', false],
  ])
  expect(changesOf([item('NA', 2840, null), item('BREAKFAST', 0, 0)])).toEqual([])
  // Late meals of a week on the wire, of the report's two weeks on the page.
  expect(changesOf([item('NIGHT', 0.5, 1.5)])).toMatchObject([{ code: 'NIGHT', before: 3, now: 1, isBetter: true }])
  expect([peersBreakfast([item('BREAKFAST', 4, 5, 6.8)]), peersBreakfast([item('BREAKFAST', 4, 5)])]).toEqual([
    6.8,
    null,
  ])
})

const dish = (menuName: string, declared: 'safe' | 'avoided' | 'unknown') => ({
  menuCode: menuName,
  menuName,
  menuNameEng: null,
  allergyKnownYn: declared === 'unknown' ? 'N' : 'Y',
  allergyList:
    declared === 'avoided' ? [{ allergyCode: 'A', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn: 'Y' }] : [],
})
const course = (menuMealType: string, ...dishList: unknown[]) => ({ menuMealType, dishList, choochunGubun: null })
const advised = (...of: Parameters<typeof course>) => ({
  ...course(...of),
  choochunGubun: 'ai',
  rcmdReasonTxt: '단백질 12 g이 들어 있어요.',
})
const menu = (...menuList: unknown[]) =>
  ({
    menuDt: '20261120',
    menuList,
    mealTimeList: [{ menuMealType: '1', startTm: '0730', endTm: '0900' }],
  }) as unknown as Parameters<typeof mealToTry>[0] // the few values it reads

test('what is tried is the course that the menu recommends, with its reason, and no dish of it is avoided or undeclared', () => {
  const breakfast = advised('1', dish('누룽지', 'safe'), dish('계란찜', 'safe'))
  const salty = course('1', dish('짬뽕', 'safe'))
  expect(mealToTry(menu(salty, breakfast, advised('2', dish('김밥', 'safe'))), '1', 'ko')).toMatchObject({
    meal: '1',
    opensAt: '0730',
    dishes: ['누룽지', '계란찜'],
    bowl: '누룽지',
    reason: '단백질 12 g이 들어 있어요.',
  })
  expect(mealToTry(menu(salty), '1', 'ko')).toBeNull()
  expect(mealToTry(menu(advised('1', dish('새우죽', 'avoided'))), '1', 'ko')).toBeNull()
  expect(mealToTry(menu(advised('1', dish('누룽지', 'safe'), dish('장조림', 'unknown'))), '1', 'ko')).toBeNull()
  expect(mealToTry(menu(), '1', 'ko')).toBeNull()
})

test('before the first report it says how many days are missing, and with enough of them when it comes', () => {
  const fortnight = { needDayCnt: 5, nextStartDt: '20261116', nextEndDt: '20261129' }
  expect(waitingOf({ recordDayCnt: 2, ...fortnight })).toEqual({
    is: 'days',
    missing: 3,
    from: '20261116',
    until: '20261129',
  })
  expect(waitingOf({ recordDayCnt: 5, ...fortnight })).toEqual({ is: 'over', until: '20261129' })
})
