// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { CompanyFood } from './company-food.tsx'

const dish = { menuCode: 'M1', menuName: '고등어구이', menuNameEng: null, allergyList: [], allergyKnownYn: 'Y' }
const course = (menuDt: string) => ({
  menuDt, hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'REST000311', menuCode: 'M1', menuName: '고등어구이', menuNameEng: null, setName: '고등어구이', engSetMenuName: null, courseNm: '한식', courseNmEng: null, sumNa: null, orderEndTm: null, crowdCd: null, waitMin: null, mealRegiYn: 'N',
  subMenuTxt: '고등어구이', dishList: [dish], sumKcal: '620', choochunGubun: null, photoUrl: null, photoCd: null,
})

async function draw(day: string) {
  const menu = { restaurantCode: 'REST000311', restaurantName: '한빛타워점', restaurantNameEng: null, menuDt: day, weekList: [], mealTimeList: [{ menuMealType: '2', menuMealTypeTxt: '점심', startTm: '1130', endTm: '1330' }], menuList: [course(day)] }
  const answers: Record<string, unknown> = { getTodayMenuList: menu, getUserRestaurantList: [], 'meal-time': [], eatNutrient: { mealRegiYn: 'N', exceptMenuCodeList: [] } }
  connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? {}))))
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '음식 담기', message: '음식 담기' } })
  const component = () => <CompanyFood day={day} meal="2" restaurantCode={undefined} onRecorded={() => {}} />
  await renderRouter(testRouter([{ path: '/healthlog/mealRecordCompanyFood', data, component }], { at: '/healthlog/mealRecordCompanyFood' }))
  await page.findByRole('article')
}
const eatIt = () => page.queryByRole('button', { name: /다 먹었어요$/ })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:00:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a meal of the day before can be recorded', async () => {
  await draw('20261118')
  expect(eatIt()).not.toBeNull()
  expect(page.queryByText(/기록할 수 있어요/)).toBeNull()
})

test('one of two days ago says that it is too late, and what to do instead', async () => {
  await draw('20261117')
  expect(eatIt()).toBeNull()
  expect(page.getByText('회사 밥은 다음 날까지만 기록할 수 있어요. 드신 음식을 이름으로 찾아 담아 보세요.')).toBeTruthy()
})

test('one that has not begun says when it can be', async () => {
  await draw('20261119')
  expect(eatIt()).toBeNull()
  expect(page.getByText('아직 배식 전이에요. 시작하면 기록할 수 있어요.')).toBeTruthy()
})
