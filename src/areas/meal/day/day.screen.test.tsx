// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { language } from '#src/app/language.ts'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import '../take-home/picked-up-kit.tsx'
import './day-nutrition.tsx'
import { DayScreen } from './day.screen.tsx'

const TODAY = today(new Date())
const food = (menuName: string, eatDt: string, kcal: string, dishTxt: string | null = null) => ({
  hcUclSeqNo: 1,
  menuName,
  menuNameEng: null,
  eatDt,
  kcal,
  dishTxt,
  sourceCode: 'SEARCH',
})
const meals = [
  {
    menuMealType: '2',
    menuMealTypeTxt: '점심',
    eatKcal: 637,
    nfYn: 'N',
    foodList: [food('고등어구이', `${TODAY}121000`, '637', '고등어구이,잡곡밥')],
  },
]
const energy = (eatKcal: number | null, eatKcalGoal: number | null) => ({
  baseDt: TODAY,
  eatKcal,
  eatKcalGoal,
  remainKcal: eatKcalGoal === null ? null : eatKcalGoal - (eatKcal ?? 0),
  mealList: [],
})
const nutrition = {
  baseDt: TODAY,
  eatKcal: 637,
  eatKcalGoal: 1900,
  nutrientList: [
    {
      nutrientCode: 'CHO',
      nutrientNm: '탄수화물',
      unit: 'g',
      eatVal: 73,
      stdVal: null,
      kcalRate: 47,
      statusCode: null,
    },
    {
      nutrientCode: 'NA',
      nutrientNm: '나트륨',
      unit: 'mg',
      eatVal: 2100,
      stdVal: 2000,
      kcalRate: null,
      statusCode: 'CAUTION',
    },
  ],
}

/** Draws the page of a day over these answers; whatever is not given did not come. */
async function draw(answers: Record<string, unknown>, day = TODAY) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogMealRecord' },
    kind: 'detail',
    title: { id: '식사 기록', message: '식사 기록' },
  })
  await renderRouter(testRouter([{ path: '/day', data, component: () => <DayScreen day={day} /> }], { at: '/day' }))
  return page.findByRole('heading', { level: 1 })
}
const place = (name: RegExp) => page.findByRole('link', { name })

afterEach(() => {
  cleanup()
  language.set('ko')
  setNumbersOff(false)
  vi.restoreAllMocks()
})

test('a day that goes on says what is left, sets its places, and draws the dishes of a course', async () => {
  const head = await draw({
    DayMealInfo: energy(637, 1900),
    DayEatMealMenu: { mealList: meals },
    DayEatNutrition: nutrition,
  })
  expect(head.textContent).toBe('1,263 kcal 남았어요')
  expect((await place(/^점심/)).textContent).toContain('12:10637')
  expect((await place(/저녁 기록하기/)).getAttribute('href')).toMatch(/meal=(?:%22)?3/)
  expect(page.getByRole('img', { name: /목표 1,900.kcal 가운데 637.kcal: 점심 637/ })).toBeTruthy()
  expect(await page.findByText('2,100 / 2,000 mg, 많아요')).toBeTruthy()
})

test('a kit that was picked up today is offered while the dinner place is empty', async () => {
  const kit = {
    smartOrderSeq: '7',
    statusCode: 'PICKUP',
    menuDt: TODAY,
    pickupTm: '1720',
    menuName: '순두부찌개 밀키트',
    menuNameEng: null,
    pickupPlace: '지하 1층',
    prodSeq: 2_611_192,
    diaryRegiYn: 'N',
  }
  const answers = {
    DayMealInfo: energy(637, 1900),
    DayEatMealMenu: { mealList: meals },
    wellOrderList: { totalCnt: 1, list: [kit] },
  }
  await draw(answers)
  expect(await page.findByText('저녁으로 드셨나요?')).toBeTruthy()
  expect(page.getByRole('button', { name: '저녁으로 적기' })).toBeTruthy()
  cleanup()
  const dinner = {
    menuMealType: '3',
    menuMealTypeTxt: '저녁',
    eatKcal: 340,
    nfYn: 'N',
    foodList: [food('순두부찌개', `${TODAY}184000`, '340')],
  }
  await draw({ ...answers, DayEatMealMenu: { mealList: [...meals, dinner] } })
  await place(/^저녁/)
  expect(page.queryByText('저녁으로 드셨나요?')).toBeNull()
})

test('what just reaches its limit is not much yet', async () => {
  const reached = {
    ...nutrition,
    nutrientList: nutrition.nutrientList.map((each) =>
      each.nutrientCode === 'NA' ? { ...each, eatVal: 2000, statusCode: null } : each,
    ),
  }
  await draw({ DayMealInfo: energy(637, 1900), DayEatMealMenu: { mealList: meals }, DayEatNutrition: reached })
  expect(await page.findByText('2,000 / 2,000 mg')).toBeTruthy()
})

test('what was drunk is said in the language of the member', async () => {
  const drink = (drinkNm: string, drinkNmEng: string, drinkQty: number, unitCode: string, unitNm: string) => ({
    drinkSeq: 1,
    drinkCode: 'D1',
    drinkNm,
    drinkNmEng,
    drinkQty,
    unitCode,
    unitNm,
    alcoholG: 6,
    kcal: '56',
  })
  const drinks = {
    baseDt: TODAY,
    drinkYn: 'Y',
    weekAlcoholG: 0,
    lastWeekAlcoholG: 0,
    weekLimitG: 140,
    drinkList: [drink('맥주', 'Beer', 2, 'GLASS', '잔'), drink('소주', 'Soju', 0.5, 'BOTTLE', '병')],
  }
  const answers = { DayMealInfo: energy(637, 1900), DayEatMealMenu: { mealList: meals }, getDiaryDrinkDetail: drinks }
  await draw(answers)
  expect(await page.findByText('맥주 2잔, 소주 ½병')).toBeTruthy()
  cleanup()
  language.set('en')
  await draw(answers)
  // The names come from the wire, the vessels from our own words, of which this test has loaded none.
  expect(await page.findByText('Beer 2잔, Soju ½병')).toBeTruthy()
})

test('over the goal is said, not scolded', async () => {
  const head = await draw({
    DayMealInfo: energy(2119, 1900),
    DayEatMealMenu: { mealList: meals },
    DayEatNutrition: nutrition,
  })
  expect(head.textContent).toBe('오늘은 219 kcal 더 드셨어요')
})

test('without a goal it says what was eaten, and where a goal is set', async () => {
  const head = await draw({ DayMealInfo: energy(637, null), DayEatMealMenu: { mealList: meals } })
  expect(head.textContent).toBe('637 kcal 드셨어요')
  expect(page.getByRole('link', { name: /목표 정하기/ })).toBeTruthy()
})

test('a day gone by says what was eaten; one without record that it can still be written', async () => {
  expect(
    (await draw({ DayMealInfo: energy(1840, 1900), DayEatMealMenu: { mealList: meals } }, '20261117')).textContent,
  ).toBe('1,840 kcal 드셨어요')
  cleanup()
  expect(
    (await draw({ DayMealInfo: energy(null, 1900), DayEatMealMenu: { mealList: [] } }, '20261116')).textContent,
  ).toBe('이날은 기록이 없어요')
})

test('the first day asks for the first meal, and draws nothing of nothing', async () => {
  const head = await draw({ DayMealInfo: energy(null, null), DayEatMealMenu: { mealList: [] } })
  expect(head.textContent).toBe('첫 끼니를 기록해 볼까요?')
  expect(page.queryByText(/영양/)).toBeNull()
  expect(page.queryByRole('link', { name: /음식 하나씩 보기/ })).toBeNull()
})

test('nutrition, drinks and coach that do not come leave the day standing', async () => {
  await draw({ DayMealInfo: energy(637, 1900), DayEatMealMenu: { mealList: meals } })
  expect(await page.findByText('영양을 불러오지 못했어요', {}, { timeout: 4000 })).toBeTruthy()
  expect(page.getByRole('link', { name: /^술/ })).toBeTruthy()
  expect(page.queryByRole('region', { name: '식사 코치' })).toBeNull()
})

test('meals that can still be rated are told today with the way there, and none where all are [MEA-10]', async () => {
  const answers = { DayMealInfo: energy(637, 1900), DayEatMealMenu: { mealList: meals } }
  await draw({ ...answers, getRecentMenu: [{ menuGrade: null }, { menuGrade: 4 }, { menuGrade: null }] })
  expect((await page.findByRole('link', { name: /^평가할 식사 2/ })).getAttribute('href')).toMatch(/meal\/review$/)
  cleanup()
  await draw({ ...answers, getRecentMenu: [{ menuGrade: 4 }], getDiaryDrinkDetail: { drinkYn: 'N' } })
  expect(await page.findByText('오늘은 기록이 없어요')).toBeTruthy()
  expect(page.queryByRole('link', { name: /^평가할/ })).toBeNull()
})

test('numbers off leaves words and trays', async () => {
  await draw({
    DayMealInfo: energy(637, 1900),
    DayEatMealMenu: { mealList: meals },
    DayEatNutrition: nutrition,
    getMealBoard: { coachTxt: '저녁은 가볍게 드셔 볼까요? 오늘은 목표보다 250 kcal 더 드셨어요.' },
  })
  expect(await page.findByText(/250 kcal 더 드셨어요/)).toBeTruthy()
  await userEvent.click(page.getByRole('switch', { name: '숫자 없이 보기' }))
  await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('점심을 드셨어요'))
  expect(document.body.textContent).not.toContain('kcal')
  expect(page.getByText('저녁은 가볍게 드셔 볼까요?')).toBeTruthy()
  expect(page.getByRole('link', { name: /^점심/ })).toBeTruthy()
})
