// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { courseDetailQuery } from '../detail/detail.queries.ts'
import { CourseRecordScreen } from './course-record.screen.tsx'
import { eatenQuery, mealHoursQuery } from './record.queries.ts'

vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal: () => Promise.resolve(true) }))

const course = {
  menuDt: '20261119',
  hallNo: 'E31A',
  menuCourseType: 'AA',
  menuMealType: '2',
  restaurantCode: 'REST000311',
}
const NOTHING: Schemas['MealEatNutrient'] = {
  mealRegiYn: 'N',
  hcUclSeqNo: null,
  eatQty: null,
  eatDt: null,
  exceptMenuCodeList: [],
  memoTxt: null,
  kcal: null,
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totNa: null,
}
const LUNCH: Schemas['MealTimeSlot'] = {
  menuMealType: '2',
  menuMealTypeTxt: '점심',
  startTm: '1130',
  endTm: '1330',
  tmYn: 'N',
}
const TRAY: Schemas['MealDetailRow'][] = [
  {
    ...course,
    menuMealType: '2',
    menuCode: 'A',
    menuName: '고등어구이',
    kcal: '557',
    menuNameEng: null,
    courseTxt: 'A:한식',
    courseNmEng: 'Korean',
    sumKcal: '557',
    totKcal: '557',
    totCho: '73.5',
    totProtein: '37',
    totFat: '22',
    totSugar: '3',
    totNa: '1,120',
    totCalcium: null,
    photoUrl: null,
    photoCd: null,
    soldOutYn: null,
    typicalMenu: 'Y',
    likeCnt: 0,
    myLikeMenuYn: 'N',
  },
]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:29:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  endDrafts('')
  vi.useRealTimers()
})

async function open(eaten = NOTHING, hours = [LUNCH]) {
  connectApi(
    fakePorts(({ url }) => {
      if (url.includes('eatNutrient')) return answer(envelope(eaten))
      return answer(envelope(url.includes('meal-time') ? hours : TRAY))
    }),
  )
  const data = screen({ entry: { name: 'mealReg' }, kind: 'form', title: { id: '식단 기록', message: '식단 기록' } })
  const router = testRouter([{ path: '/meal/reg', data, component: () => <CourseRecordScreen course={course} /> }], {
    at: '/meal/reg',
  })
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  queryClient.setQueryData(courseDetailQuery(course).queryKey, TRAY)
  queryClient.setQueryData(eatenQuery(course).queryKey, eaten)
  queryClient.setQueryData(mealHoursQuery(course.restaurantCode).queryKey, hours)
  await renderRouter(router)
}
const saying = () => page.getByRole('heading', { level: 1 }).textContent
const save = () => page.queryByRole('button', { name: /기록하기$|고치기$/ })

test('a course that is not served yet says from when it can be recorded, and can be then', async () => {
  await open()
  expect(saying()).toBe('아직 배식 전이에요')
  expect(page.getByText('11월 19일 (목) 오전 11:30부터 기록할 수 있어요.')).toBeTruthy()
  expect(save()).toBeNull()
  expect(page.getByRole('link', { name: '오늘 식단 보기' }).getAttribute('href')).toBe('/menu/todayMenu')
  vi.setSystemTime(new Date('2026-11-19T11:30:00+09:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(saying()).toBe('무엇을 남기셨어요?')
  expect(save()).not.toBeNull()
})

test('one of another day is still to come, too, where nobody has told the hours; one of today is not', async () => {
  vi.setSystemTime(new Date('2026-11-18T12:30:00+09:00'))
  await open(NOTHING, [])
  expect(page.getByText('11월 19일 (목)부터 기록할 수 있어요.')).toBeTruthy()
  cleanup()
  vi.setSystemTime(new Date('2026-11-19T08:00:00+09:00'))
  await open(NOTHING, [])
  expect(save()).not.toBeNull()
})

test('what stands recorded can be changed at any hour', async () => {
  await open({ ...NOTHING, mealRegiYn: 'Y', hcUclSeqNo: 7, eatQty: 1, eatDt: '20261119112000', kcal: '557' })
  expect(save()).not.toBeNull()
})
