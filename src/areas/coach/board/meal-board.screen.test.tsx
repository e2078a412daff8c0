// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import './about-sheet.tsx'
import './nutrient-sheet.tsx'
import { MealBoardScreen } from './meal-board.screen.tsx'

const row = {
  menuDt: '20261119',
  hallNo: 'E31A',
  menuCourseType: 'A',
  menuMealType: '3',
  restaurantCode: 'REST000311',
  menuName: '순두부찌개',
  menuNameEng: '',
  courseNm: '한식',
  courseNmEng: '',
  subMenuTxt: '순두부찌개',
  sumKcal: '520',
  sumNa: '980',
  reasonTxt: '나트륨이 적어요.',
  imgUrl: null,
}
const meal = {
  menuMealType: '2',
  menuMealTypeTxt: '점심',
  sumKcal: '637',
  foodNmTxt: '고등어구이',
  dishTxt: null,
  coachTxt: '단백질이 넉넉했어요.',
}
const board = {
  baseDt: '20261119',
  score: null,
  eatKcalGoal: 1900,
  coachTxt: '저녁은 담백하게 드셔 볼까요? 나트륨을 1.4 g 드셨어요.',
  mealList: [meal],
  rcmdList: [row],
  homeFood: null,
}
const protein = {
  nutrientCode: 'PROTEIN',
  nutrientNm: '단백질',
  unitNm: 'g',
  eatVal: 48,
  minVal: 65,
  maxVal: null,
  statusCode: null,
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T17:24:00+09:00'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  setNumbersOff(false)
  vi.useRealTimers()
})

async function draw(
  over: Partial<typeof board> | Record<string, unknown> = {},
  nutrientList: object[] = [protein],
  day?: string,
) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const table = [{ ...protein, descTxt: '근육과 피부를 만들어요.', foodTxt: '두부,달걀' }]
      return answer(
        envelope(
          {
            getMealBoard: { ...board, ...over },
            getDailyNutrientInfo: { baseDt: board.baseDt, nutrientList },
            getNutriList: table,
          }[name],
        ),
      )
    }),
  )
  const data = screen({
    entry: { name: 'coachMealBoard' },
    kind: 'detail',
    title: { id: '식사 코치', message: '식사 코치' },
  })
  const paths = ['/meal/detail', '/diary/detail', '/menu/todayMenu', '/diary/mission', '/healthlog/mealRecord']
  await renderRouter(
    testRouter(
      [
        { path: '/coach/mealBoard', data, component: () => <MealBoardScreen day={day} /> },
        ...paths.map((path) => ({ path, data, component: () => null })),
      ],
      { at: '/coach/mealBoard' },
    ),
  )
  return (await page.findByRole('heading', { level: 1 })).textContent
}

test('the next meal comes first with its reason, then a line for each that was eaten', async () => {
  expect(await draw()).toBe('저녁은 담백하게 드셔 볼까요?')
  expect(page.getByText('나트륨을 1.4 g 드셨어요.')).toBeTruthy()
  const course = page.getByRole('link', { name: /순두부찌개/ })
  expect(course.textContent).toContain('오늘 저녁, 한식')
  expect(page.getByText('나트륨이 적어요.')).toBeTruthy()
  expect(page.getByRole('link', { name: /점심.*단백질이 넉넉했어요/ }).getAttribute('href')).toMatch(
    /diary\/detail.*meal=/,
  )
  expect(page.queryByRole('link', { name: /목표 정하기/ })).toBeNull()
})

test('nothing recorded asks for the first meal, and something for home stands in for the kitchen', async () => {
  expect(
    await draw(
      {
        mealList: [],
        rcmdList: [],
        coachTxt: '오늘 첫 끼니를 기록해 볼까요?',
        homeFood: { foodNm: '두부조림', foodNmEng: 'Braised tofu', reasonTxt: '단백질이 모자라요.' },
      },
      [],
    ),
  ).toBe('오늘 첫 끼니를 기록해 볼까요?')
  expect(page.getByRole('heading', { name: '두부조림' })).toBeTruthy()
  expect(page.getByRole('link', { name: '식사 기록하기' })).toBeTruthy()
  expect(page.queryByRole('heading', { name: '오늘 영양' })).toBeNull()
})

test('without a goal the way to one stands there; a day gone by is told as one', async () => {
  await draw({ baseDt: '20261117', eatKcalGoal: null, rcmdList: [] }, [protein], '20261117')
  expect(page.getByText('목표 정하기')).toBeTruthy()
  expect(page.getByRole('heading', { name: '드신 끼니' })).toBeTruthy()
  expect(page.getByRole('heading', { name: '이날의 영양' })).toBeTruthy()
})

test('numbers off tells no energy, and the sentence without it', async () => {
  setNumbersOff(true)
  const lead = await draw({ coachTxt: '저녁은 담백하게 드셔 볼까요? 739 kcal 남았어요.' })
  expect(lead).toBe('저녁은 담백하게 드셔 볼까요?')
  expect(document.body.textContent).not.toContain('kcal')
})

test('the page says who speaks, and on what the advice stands [COA-01]', async () => {
  await draw()
  await userEvent.click(page.getByRole('button', { name: '기준 보기' }))
  expect(await page.findByText('두부, 달걀')).toBeTruthy()
  expect(page.getByRole('dialog', { name: '하루 기준' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: '이 조언은' }))
  expect((await page.findByRole('dialog', { name: '이 조언은' })).textContent).toContain('지어내는 기계가 쓰지 않아요')
})
