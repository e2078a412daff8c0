// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { toHome, type Home, type HomeCourse } from './home.ts'
import { NextMenu } from './next-menu.tsx'

afterEach(cleanup)

test('a menu that did not come keeps the place of the code that hangs on it', async () => {
  const no = 'N' as const
  const quiet = {
    awayDays: 0,
    firstStep: null,
    firstDayYn: no,
    recordedMeal: null,
    pickupCard: null,
    restYn: no,
    restDayNm: null,
    restDayNmEng: null,
  }
  const activity = {
    stepCnt: null,
    asideStepCnt: null,
    stepGoal: null,
    yesterdayStepCnt: null,
    eatKcal: null,
    eatKcalGoal: null,
    useKcal: null,
    useKcalGoal: null,
  }
  const cards = {
    mealCard: null,
    challengeCard: null,
    reservationCard: null,
    bannerCard: null,
    failedCards: ['mealCard' as const],
  }
  const home = toHome(
    {
      nowDt: '20261119112400',
      nickName: '하늘',
      nextMeal: null,
      activity,
      quickMenuList: [],
      healthCardList: null,
      newAlarmCnt: 0,
      ...quiet,
      ...cards,
    },
    'ko',
    String,
  )
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => <NextMenu home={home} today="20261119" />
  await renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))
  expect(page.getByText('식단을 불러오지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '내 QR 열기' })).toBeTruthy()
})

const key = (hallNo: string) => ({
  menuDt: '20261119',
  hallNo,
  menuCourseType: 'AA',
  menuMealType: '3',
  restaurantCode: 'REST000311',
})
const course = (title: string, more: Partial<HomeCourse> = {}): HomeCourse => ({
  key: key(title),
  menuCode: title,
  corner: '한식',
  title,
  main: title,
  bowls: [title],
  kcal: 637,
  liked: false,
  recommended: false,
  reason: null,
  soldOut: false,
  remaining: null,
  photo: null,
  avoid: null,
  declared: true,
  ...more,
})
const shrimpIn = (dish: string, ...more: string[]) => ({ avoid: { dish, bowl: dish, allergens: ['새우', ...more] } })

async function drawMenu(...courses: HomeCourse[]) {
  const menu = { mealName: '저녁', day: '20261119', restaurantName: '한빛타워점', courses }
  const home = { menu, failed: new Set(), name: '하늘' } as unknown as Home // what the card reads of home
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(
    testRouter([{ path: '/main', data, component: () => <NextMenu home={home} today="20261119" /> }], { at: '/main' }),
  )
}
const row = (title: string) => page.getByRole('link', { name: new RegExp(title) }).textContent

test('beside a warning every other course says which of its dishes holds the same, or that nobody said', async () => {
  await drawMenu(
    course('갈비탕', shrimpIn('마늘쫑볶음')),
    course('비빔밥', shrimpIn('건새우볶음')),
    course('들깨칼국수'),
    course('카레', { declared: false }),
  )
  expect(page.getByRole('heading', { name: '새우 표시가 없는 메뉴' })).toBeTruthy()
  expect(row('비빔밥')).toContain('건새우볶음에 새우')
  expect(row('들깨칼국수')).not.toContain('새우')
  expect(row('카레')).toContain('알레르기 정보를 다 알 수 없어요')
  expect(page.queryByText(/모두/)).toBeNull()
})

test('where nothing is free of it, one sentence says so', async () => {
  await drawMenu(course('갈비탕', shrimpIn('마늘쫑볶음')), course('비빔밥', shrimpIn('건새우볶음', '게')))
  expect(page.getByText('오늘 저녁은 모두 새우 표시가 있어요')).toBeTruthy()
  expect(page.queryByRole('heading', { name: '다른 메뉴' })).toBeNull()
  expect(row('비빔밥')).toContain('건새우볶음에 새우·게')
})

test('a free course that leads hides no mark of the others', async () => {
  await drawMenu(course('들깨칼국수', { recommended: true }), course('비빔밥', shrimpIn('건새우볶음')))
  expect(row('비빔밥')).toContain('건새우볶음에 새우')
})
