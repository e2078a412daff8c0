// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#src/app/outbox/waiting.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { aboutCourse, REGI } from '../record/waiting-course.ts'
import { CompanyFood } from './company-food.tsx'

const dish = { menuCode: 'M1', menuName: '고등어구이', menuNameEng: null, allergyList: [], allergyKnownYn: 'Y' }
const course = (menuDt: string) => ({
  menuDt,
  hallNo: 'E31A',
  menuCourseType: 'AA',
  menuMealType: '2',
  restaurantCode: 'REST000311',
  menuCode: 'M1',
  menuName: '고등어구이',
  menuNameEng: null,
  setName: '고등어구이',
  engSetMenuName: null,
  courseNm: '한식',
  courseNmEng: null,
  sumNa: null,
  orderEndTm: null,
  crowdCd: null,
  waitMin: null,
  mealRegiYn: 'N',
  subMenuTxt: '고등어구이',
  dishList: [dish],
  sumKcal: '620',
  choochunGubun: null,
  rcmdReasonTxt: null,
  photoUrl: null,
  photoCd: null,
})

let sent: unknown[]
async function draw(day: string, over: Record<string, unknown> = {}, clock: string | null = null) {
  const menu = {
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    menuDt: day,
    weekList: [],
    mealTimeList: [{ menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330' }],
    menuList: [course(day)],
  }
  const answers: Record<string, unknown> = {
    getTodayMenuList: menu,
    getUserRestaurantList: [],
    'meal-time': [],
    eatNutrient: { mealRegiYn: 'N', exceptMenuCodeList: [] },
    ...over,
  }
  connectApi(
    fakePorts(async (request) => {
      if (request.method === 'POST') sent.push(await request.clone().json())
      const one = answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? {}
      return typeof one === 'number' ? answer({ error: 'x', errorMessage: '' }, { status: one }) : answer(envelope(one))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '음식 담기', message: '음식 담기' } })
  const component = () => (
    <CompanyFood day={day} meal="2" clock={clock} restaurantCode={undefined} onRecorded={() => {}} />
  )
  await renderRouter(
    testRouter([{ path: '/healthlog/mealRecordCompanyFood', data, component }], {
      at: '/healthlog/mealRecordCompanyFood',
    }),
  )
}
const eatIt = () => page.queryByRole('button', { name: /다 먹었어요$/ })

beforeEach(() => {
  sent = []
  vi.useFakeTimers({ now: new Date('2026-11-19T11:00:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  outbox.set([])
  vi.useRealTimers()
})

test('a meal of the day before can be recorded', async () => {
  await draw('20261118')
  await page.findByRole('article')
  expect(eatIt()).not.toBeNull()
  expect(page.queryByText(/기록할 수 있어요/)).toBeNull()
})

test('one of two days ago says that it is too late, and what to do instead', async () => {
  await draw('20261117')
  await page.findByRole('article')
  expect(eatIt()).toBeNull()
  expect(
    page.getByText('회사 밥은 다음 날까지만 기록할 수 있어요. 드신 음식을 이름으로 찾아 담아 보세요.'),
  ).toBeTruthy()
})

test('one that has not begun says when it can be', async () => {
  await draw('20261119')
  await page.findByRole('article')
  expect(eatIt()).toBeNull()
  expect(page.getByText('아직 배식 전이에요. 시작하면 기록할 수 있어요.')).toBeTruthy()
})

test('a tray of the day before was eaten at the usual time of its meal, while no hours are known', async () => {
  await draw('20261118', { mealRegi: { hcUclSeqNo: 7, kcal: '620' }, 'meal-time': 500 })
  await userEvent.click(await page.findByRole('button', { name: /다 먹었어요$/ }))
  await waitFor(() => expect(sent).toMatchObject([{ menuDt: '20261118', eatDt: '20261118121000' }]))
})

const NO_MENU = {
  restaurantCode: null,
  restaurantName: null,
  restaurantNameEng: null,
  menuDt: '20261119',
  weekList: [],
  mealTimeList: [],
  menuList: [],
}

test('without a menu, who has chosen no restaurant is led to choose one', async () => {
  await draw('20261119', { getTodayMenuList: NO_MENU })
  expect(await page.findByText('아직 고른 식당이 없어요')).toBeTruthy()
})

test('whose restaurants nobody could tell is not told to have none', async () => {
  await draw('20261119', { getTodayMenuList: NO_MENU, getUserRestaurantList: 500 })
  expect(await page.findByText('이날 점심은 식단이 없어요')).toBeTruthy()
  expect(page.queryByText('아직 고른 식당이 없어요')).toBeNull()
})

test('a tray is recorded for the time that was chosen', async () => {
  await draw('20261118', { mealRegi: { hcUclSeqNo: 7, kcal: '620' } }, '12:40')
  await userEvent.click(await page.findByRole('button', { name: /다 먹었어요$/ }))
  await waitFor(() => expect(sent).toMatchObject([{ menuDt: '20261118', eatDt: '20261118124000' }]))
})

test('a tray that waits for a connection says so, and can be taken back and not recorded once more', async () => {
  outbox.set([{ id: '1', path: REGI, body: {}, stale: [], about: aboutCourse(course('20261118')) }])
  await draw('20261118')
  expect((await page.findByRole('article')).textContent).toContain('보내는 중')
  expect(page.getByRole('button', { name: '고등어구이, 취소' })).toBeTruthy()
  expect(eatIt()).toBeNull()
})

test('a tray the menu has as recorded can be changed but not recorded whole while its record is not told', async () => {
  const mealTimeList = [{ menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330' }]
  const menu = {
    ...NO_MENU,
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    menuDt: '20261118',
    mealTimeList,
    menuList: [{ ...course('20261118'), mealRegiYn: 'Y' }],
  }
  await draw('20261118', { getTodayMenuList: menu, eatNutrient: 500 })
  expect(await page.findByText(/고치기$/)).toBeTruthy()
  expect(eatIt()).toBeNull()
})
