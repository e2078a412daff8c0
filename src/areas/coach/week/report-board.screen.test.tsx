// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ReportBoardScreen } from './report-board.screen.tsx'

const none = {
  mealCnt: 0,
  recordDayCnt: 0,
  avgKcal: null,
  nutrients: [],
  summaryTxt: null,
  commentTxt: null,
  stepCode: null,
}
const fibre = {
  nutriCode: 'FIB',
  nutriNm: '식이섬유',
  avgVal: 15,
  targetVal: 25,
  minVal: 25,
  maxVal: null,
  statusCode: 'LACK',
}
const some = {
  mealCnt: 5,
  recordDayCnt: 2,
  avgKcal: 1800,
  nutrients: [fibre],
  summaryTxt: '지난주엔 채소가 모자랐어요',
  commentTxt: '채소 반찬을 한 접시 더 담아 보세요.',
  stepCode: 'VEG',
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T12:30:00+09:00'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  setNumbersOff(false)
  vi.useRealTimers()
})

const menuOf = (menuDt: string, ...meals: [meal: string, endTm: string][]) => ({
  menuDt,
  restaurantCode: 'REST000311',
  menuList: meals.map(([menuMealType]) => ({ menuMealType })),
  mealTimeList: meals.map(([menuMealType, endTm]) => ({ menuMealType, endTm })),
})

async function draw(week: typeof none | typeof some, startDt = '20261109', endDt = '20261115') {
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('getTodayMenuList')) return answer(envelope({ startDt, endDt, ...week }))
      const isToday = searchParams.get('menuDt') === '20261119'
      return answer(envelope(isToday ? menuOf('20261119', ['3', '1930']) : menuOf('20261120', ['1', '0900'])))
    }),
  )
  const data = screen({
    entry: { name: 'coachMyReportBoard' },
    kind: 'detail',
    title: { id: '주간 영양', message: '주간 영양' },
  })
  await renderRouter(
    testRouter([{ path: '/week', data, component: () => <ReportBoardScreen start={startDt} /> }], { at: '/week' }),
  )
  return (await page.findByRole('heading', { level: 1 })).textContent
}

test('a week is a sentence, of how many days, with the mean of a day; numbers off leaves the energy out', async () => {
  expect(await draw(some)).toBe('지난주엔 채소가 모자랐어요')
  expect(page.getByText('2일, 5끼의 기록')).toBeTruthy()
  expect(page.getByText(/하루 평균 1,800/)).toBeTruthy()
  expect(page.getByRole('heading', { name: '채소 반찬을 한 접시 더 담아 보세요' })).toBeTruthy()
  cleanup()
  setNumbersOff(true)
  await draw(some)
  expect(page.queryByText(/하루 평균 1,800/)).toBeNull()
})

test('a week without a record is told as one, and draws no zero', async () => {
  expect(await draw(none)).toBe('이 주에는\n기록이 없어요')
  expect(page.getByRole('heading', { level: 2, name: '이 주에는 기록이 없어요' })).toBeTruthy()
  expect(page.queryByText(/^0일/)).toBeNull()
})

test('of this week nothing is said that today would belie: what was logged today shows from tomorrow on', async () => {
  expect(await draw(none, '20261116', '20261122')).toBe('이번 주는\n아직 볼 것이 없어요')
  expect(page.getByText('오늘 적으신 것은 내일부터 여기에 보여요.')).toBeTruthy()
})

test('the next step is one that can be taken: today’s menu until it is over, then tomorrow’s', async () => {
  await draw(some)
  expect(await page.findByText('오늘 나오는 식단에서 골라 볼 수 있어요.')).toBeTruthy()
  cleanup()
  vi.setSystemTime(new Date('2026-11-19T20:10:00+09:00'))
  await draw(some)
  const link = await page.findByRole('link', { name: '내일 식단 보기' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('menuDt="20261120"')
  expect(page.queryByText('오늘 나오는 식단에서 골라 볼 수 있어요.')).toBeNull()
})

test('a lunch is no finding of a check-up: its words are those of a nutrient', async () => {
  await draw(some)
  const rows = page.getByRole('list', { name: '하루 평균' })
  expect(rows.textContent).toContain('모자라요')
  expect(rows.textContent).not.toMatch(/정상|주의|위험|부족/)
})
