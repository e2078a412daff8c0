// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openedOffline } from '#src/app/kept/opened-offline.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connection } from '#src/app/connection.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { homeQuery } from '../hub/home.queries.ts'
import { cardOf, newestOf, type KeptHome } from './kept-home.ts'
import { OfflineHome } from './offline-home.tsx'

const THURSDAY = new Date('2026-11-19T02:22:00Z')
const TUESDAY_MS = Date.parse('2026-11-17T09:40:00Z')
const NO = 'N' as const

const slot = (menuMealType: '2' | '3', startTm: string, endTm: string) => ({
  menuMealType,
  menuMealTypeTxt: '',
  startTm,
  endTm,
  tmYn: NO,
})
const course = (setName: string, courseNm: string, menuMealType = '2', avoided = false) => ({
  menuDt: '20261119',
  hallNo: courseNm,
  menuCourseType: 'AA',
  menuMealType,
  restaurantCode: 'REST000311',
  menuCode: setName,
  courseNm,
  courseNmEng: courseNm,
  setName,
  engSetMenuName: null,
  sumKcal: '637',
  myLikeMenuYn: NO,
  choochunGubun: null,
  rcmdReasonTxt: null,
  soldOutYn: NO,
  takeOutCnt: 12,
  photoUrl: null,
  photoCd: null,
  waitMin: 8,
  dishList: [
    {
      menuName: setName,
      menuNameEng: null,
      allergyKnownYn: 'Y',
      allergyList: avoided ? [{ allergyCode: '9', allergyNm: '새우', allergyNmEng: 'Shrimp', myAllergyYn: 'Y' }] : [],
    },
  ],
})
// What these pages read of a menu, and nothing else of it.
const menuOf = (menuDt: string, ...menuList: unknown[]) =>
  ({
    menuDt,
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: 'Hanbit Tower',
    mealTimeList: [slot('3', '1730', '1930'), slot('2', '1130', '1330')],
    menuList,
  }) as unknown as Schemas['TodayMenu']

const activity = {
  stepCnt: 3842,
  asideStepCnt: null,
  stepGoal: 8000,
  yesterdayStepCnt: null,
  eatKcal: 356,
  eatKcalGoal: 1900,
  useKcal: 148,
  useKcalGoal: 350,
}
const quickMenuList = [
  { quickMenuCd: 'BW' as const, quickMenuNm: '체중', lastVal: '68.6', lastDt: '20261116070000' },
  { quickMenuCd: 'BP' as const, quickMenuNm: '혈압', lastVal: '116/74', lastDt: '20261116070000' },
]
const none = {
  nextMeal: null,
  mealCard: null,
  challengeCard: null,
  reservationCard: null,
  bannerCard: null,
  recordedMeal: null,
  pickupCard: null,
}
const wire = {
  nowDt: '20261117184000',
  nickName: '하늘',
  activity,
  quickMenuList,
  healthCardList: null,
  newAlarmCnt: 0,
  failedCards: [],
  awayDays: 0,
  firstStep: null,
  firstDayYn: NO,
  restYn: NO,
  restDayNm: null,
  restDayNmEng: null,
  ...none,
}

async function draw(kept: KeptHome, more: Partial<Schemas['MainData']> = {}) {
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => <OfflineHome kept={kept} />
  const router = testRouter([{ path: '/main', data, component }], { at: '/main' })
  const { queryClient } = router.options.context as RouterContext
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  queryClient.setQueryData(homeQuery().queryKey, { ...wire, ...more })
  await renderRouter(router)
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: THURSDAY })
  openedOffline.set(true)
  connection.set('offline')
})
afterEach(() => {
  vi.useRealTimers()
  openedOffline.set(false)
  connection.set('online')
})

test('the menu of today that was received last is taken, with the meal that is on or next', () => {
  const [older, newer] = [
    { data: menuOf('20261119', course('비빔밥', '한식')), receivedMs: 1 },
    { data: menuOf('20261119', course('고등어구이', '한식'), course('갈비탕', '한식', '3')), receivedMs: 2 },
  ]
  const at = (time: string) =>
    newestOf([older, null, newer, { data: menuOf('20261118', course('국수', '면')), receivedMs: 3 }], {
      day: '20261119',
      time,
    })
  expect(at('1122')).toMatchObject({ mealType: '2', receivedMs: 2, rows: [{ setName: '고등어구이' }] })
  expect(at('1500')).toMatchObject({ mealType: '3', rows: [{ setName: '갈비탕' }] })
  expect(newestOf([{ data: menuOf('20261118'), receivedMs: 3 }], { day: '20261119', time: '1122' })).toBeNull()
})

test('home’s own card is today’s menu until its meal is over', () => {
  const card = {
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    menuDt: '20261119',
    menuMealType: '2' as const,
    menuMealTypeTxt: '점심',
    courseList: [],
  }
  const meal = { menuDt: '20261119', ...slot('2', '1130', '1330') }
  const at = (day: string, time: string) => cardOf(card, meal, 5, { day, time })
  expect(at('20261119', '1122')).toMatchObject({ mealType: '2', receivedMs: 5 })
  expect([
    at('20261119', '1330'),
    at('20261120', '1122'),
    cardOf(null, null, 5, { day: '20261119', time: '1122' }),
  ]).toEqual([null, null, null])
})

test('each part says how old it is, nothing old looks like now: no ring, no code, no queue, no portions', async () => {
  const restaurant = menuOf('20261119')
  const rows = [
    course('고등어구이', '한식'),
    course('새우볶음밥', '일품', '2', true),
  ] as unknown as Schemas['TodayMenuCourse'][]
  await draw({ menu: { restaurant, rows, mealType: '2', receivedMs: TUESDAY_MS }, mealDays: 3, receivedMs: TUESDAY_MS })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toContain('오늘 점심은 화요일에')
  expect(page.getByText('화요일 18:40')).toBeTruthy()
  expect(page.getByRole('heading', { name: '화요일까지의 나' })).toBeTruthy()
  expect(page.getByText('3일치를 볼 수 있어요')).toBeTruthy()
  expect(page.getByText('마지막 68.6 kg · 116/74')).toBeTruthy()
  expect(page.getByText('인터넷 없이 열었어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 연결' })).toBeTruthy()
  expect(page.queryByText(/3,842|QR|12개|8분/)).toBeNull()
})

test('to somebody whom one course is warned of, another that is not declared never looks free of it', async () => {
  const undeclared = {
    ...course('비빔밥', '면'),
    dishList: [{ menuName: '비빔밥', menuNameEng: null, allergyKnownYn: 'Y', allergyList: null }],
  }
  const draws = async (...rows: unknown[]) =>
    draw({
      menu: {
        restaurant: menuOf('20261119'),
        rows: rows as Schemas['TodayMenuCourse'][],
        mealType: '2',
        receivedMs: TUESDAY_MS,
      },
      mealDays: 3,
      receivedMs: TUESDAY_MS,
    })
  await draws(course('고등어구이', '한식'), undeclared, course('새우볶음밥', '일품', '2', true))
  expect(await page.findByRole('link', { name: /새우볶음밥에 새우/ })).toBeTruthy()
  expect(page.getAllByText('알레르기 정보를 다 알 수 없어요')).toHaveLength(1)
  expect(page.getByRole('link', { name: /비빔밥.*알레르기 정보를 다 알 수 없어요/ })).toBeTruthy()
})

test('without a menu of today it says when there will be one, and shows what there is of the member', async () => {
  await draw({ menu: null, mealDays: 0, receivedMs: Date.parse('2026-11-18T23:10:00Z') })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toContain('연결되면')
  expect(page.getByRole('heading', { name: '08:10까지의 나' })).toBeTruthy()
  expect(page.queryByText('식사 기록')).toBeNull()
})

test('what was put out of the sight of home is out of it here, too [MYP-03]', async () => {
  const kept = { menu: null, mealDays: 0, receivedMs: TUESDAY_MS }
  await draw(kept, { healthCardList: ['BP', 'STEP'] })
  expect(await page.findByText('마지막 116/74')).toBeTruthy()
  expect(page.getByRole('link', { name: /혈압/ }).getAttribute('href')).toContain('/healthlog/BloodpressureRecord')
  cleanup()
  await draw(kept, { healthCardList: [] })
  await page.findByRole('heading', { level: 1 })
  expect(page.queryByText(/까지의 나/)).toBeNull()
})
