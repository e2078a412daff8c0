import { expect, test } from 'vitest'
import {
  dueOf,
  isFirstUse,
  linesOf,
  minuteOf,
  missingKinds,
  shownScore,
  sleepLack,
  tellsEnergy,
  toDayMeals,
  toDayValues,
  unusualWord,
  urgentOf,
} from './hub.ts'
import { pathOfRoute } from './indicator.ts'

const row = (helhidxCode: 'SBP' | 'DBP' | 'BW' | 'HT' | 'SLP', helhidxVal: string, inptDt: string) => ({
  helhidxCode,
  helhidxVal,
  inptDt,
})

test('both pressures of one moment are one value; of two moments the lower is unknown; height is no day value', () => {
  const rows = [
    row('SBP', '118', '20261119213000'),
    row('DBP', '76', '20261119213000'),
    row('BW', '68.4', '20261119071200'),
    row('HT', '174.0', '20261119071200'),
  ]
  expect(toDayValues(rows).map(({ code, value, lower }) => [code, value, lower])).toEqual([
    ['BW', 68.4, null],
    ['BP', 118, 76],
  ])
  expect(toDayValues([row('SBP', '118', '20261119213000'), row('DBP', '76', '20261119073000')])).toMatchObject([
    { code: 'BP', lower: null },
  ])
})

test('a moment of the evening before is before midnight', () => {
  expect([
    minuteOf('20261119071200', '20261119'),
    minuteOf('20261118233000', '20261119'),
    minuteOf('20261120001500', '20261119'),
  ]).toEqual([432, -30, 1455])
})

test('a meal is its first dish, and stands where it began', () => {
  const meal = (menuName: string, dishTxt: string | null) => ({
    menuMealType: '2',
    foodList: [{ menuName, dishTxt, eatDt: '20261119121000' }],
  })
  // Only what the day reads of a meal.
  const mealList = [
    meal('고등어구이&미역국', '고등어구이,미역국'),
    meal('사과', null),
    { menuMealType: '3', foodList: [] },
  ] as never
  expect(toDayMeals({ mealList }).map(({ dish }) => dish)).toEqual(['고등어구이', '사과'])
})

const alter = (alterType: 'DUE' | 'VALUE' | 'GOAL' | 'LINK', routeNm: string) => ({
  alterType,
  alterMsg: alterType,
  statusCode: null,
  routeNm,
  alterDtm: '202611192130',
  careCode: null,
})

test('a reading that asks for something at once stands above the day, and not among the lines', () => {
  const care = (careCode: 'SUGAR_VERY_LOW' | 'SUGAR_LOW' | 'BP_LOW') => ({
    ...alter('VALUE', 'healthlogBloodSugarRecord'),
    careCode,
  })
  const alters = [care('SUGAR_VERY_LOW'), care('SUGAR_LOW'), alter('GOAL', 'healthlogExercise'), care('BP_LOW')]
  expect(urgentOf(alters).map(({ careCode }) => careCode)).toEqual(['SUGAR_VERY_LOW', 'SUGAR_LOW'])
  expect(linesOf(alters).map(({ alterType, careCode }) => [alterType, careCode])).toEqual([
    ['GOAL', null],
    ['VALUE', 'BP_LOW'],
  ])
})

test('what is due is the ring and the button, and no line beside them; of other lines two are shown', () => {
  const alters = [
    alter('VALUE', 'healthlogBloodpressureRecord'),
    alter('DUE', 'healthlogBloodpressureRecord'),
    alter('LINK', 'healthlogHealthDataLink'),
    alter('GOAL', 'healthlogExercise'),
  ]
  expect(dueOf(alters)).toEqual({ code: 'BP', at: '202611192130' })
  expect(linesOf(alters).map(({ alterType }) => alterType)).toEqual(['VALUE', 'LINK'])
  expect(dueOf([alter('DUE', 'healthlogSomethingNew')])).toBeNull()
})

test('first use is nothing of any kind; what is offered is what can be recorded here', () => {
  const kind = (dataCode: 'EAT' | 'BP' | 'CHKUP', existsYn: 'Y' | 'N') => ({ dataCode, dataNm: dataCode, existsYn })
  expect(isFirstUse([kind('EAT', 'N'), kind('BP', 'N')])).toBe(true)
  expect(isFirstUse([kind('EAT', 'Y'), kind('BP', 'N')])).toBe(false)
  expect(missingKinds([kind('EAT', 'N'), kind('BP', 'N'), kind('CHKUP', 'N')])).toEqual(['BP'])
})

test('a value outside of the usual has the word of its range, a short night what it lacks', () => {
  const ranges = [
    { statusCode: 'LACK' as const, rangeNm: '부족', minVal: null, maxVal: '420' },
    { statusCode: 'NORMAL' as const, rangeNm: '정상', minVal: '420', maxVal: '540' },
  ]
  expect([unusualWord('LACK', ranges), unusualWord('NORMAL', ranges), unusualWord(null, ranges)]).toEqual([
    '부족',
    null,
    null,
  ])
  expect([sleepLack(370, ranges), sleepLack(430, ranges)]).toEqual([50, null])
})

test('a score of too few parts is none, and its change neither', () => {
  const parts = (...scores: (number | null)[]) =>
    (['BODY', 'BP', 'SUGAR', 'ACT', 'MEAL'] as const).map((itemCode, index) => ({
      itemCode,
      itemNm: itemCode,
      score: scores[index] ?? null,
      maxScore: 20,
      statusCode: 'NORMAL' as const,
      changeScore: null,
      causeTxt: null,
    }))
  const [all, four] = [parts(18, 16, 16, 16, 16), parts(18, 16, 16, 16)]
  expect(shownScore({ totalScore: 82, statusCode: 'NORMAL', changeScore: 3, itemList: all })).toEqual({
    total: 82,
    change: 3,
    most: null,
  })
  expect(shownScore({ totalScore: 66, statusCode: 'NORMAL', changeScore: null, itemList: four })?.most).toBe(80)
  expect(shownScore({ totalScore: 32, statusCode: null, changeScore: 2, itemList: parts(16, 16) })).toBeNull()
  expect(shownScore({ totalScore: null, statusCode: null, changeScore: null, itemList: [] })).toBeNull()
})

test('a line of energy is known by its unit, in either sentence', () => {
  expect(
    [
      ['739 kcal 남았어요', null],
      ['저녁을 고를까요?', '700 kcal까지 괜찮아요'],
      ['오늘 잴 것은 다 쟀어요', null],
    ].map(([cstmMsg = '', subMsg]) => tellsEnergy({ cstmMsg: cstmMsg ?? '', subMsg: subMsg ?? null })),
  ).toEqual([true, true, false])
})

test('the first line leads where it says, also to the menu', () => {
  expect(['menuTodayMenu', 'healthlogBloodpressureRecord', 'healthlogSomethingNew'].map(pathOfRoute)).toEqual([
    '/menu/todayMenu',
    '/healthlog/BloodpressureRecord',
    undefined,
  ])
})
