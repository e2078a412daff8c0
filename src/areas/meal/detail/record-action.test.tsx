// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import '../record/record-more.tsx'
import '../record/record-sheet.tsx'
import { eatenQuery, mealHoursQuery } from '../record/record.queries.ts'
import { useRecordAction } from './record-action.tsx'

vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal: () => Promise.resolve(true) }))

afterEach(() => {
  cleanup()
  endDrafts('')
  clearToasts()
  vi.useRealTimers()
})

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
const dishes = [
  { menuCode: 'A', name: '고등어구이', bowl: '고등어구이', kcal: 557 },
  { menuCode: 'B', name: '소고기미역국', bowl: '소고기미역국', kcal: 80 },
]

/** The action of a course that is served today, at hours that nobody has told. */
async function draw() {
  const course = {
    menuDt: today(new Date()),
    hallNo: 'E31A',
    menuCourseType: 'AA',
    menuMealType: '2',
    restaurantCode: 'REST000311',
  }
  let eaten = NOTHING
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'mealRegi')
        eaten = {
          ...NOTHING,
          ...((await request.clone().json()) as { eatQty: number; exceptMenuCodeList: string[] }),
          mealRegiYn: 'Y',
          hcUclSeqNo: 7,
          kcal: '637',
        }
      const told: Partial<Record<string, unknown>> = { mealRegi: { hcUclSeqNo: 7, kcal: '637' }, eatNutrient: eaten }
      return answer(envelope(told[name] ?? []))
    }),
  )
  const data = screen({ entry: { name: 'mealDetail' }, kind: 'detail', title: { id: '식단', message: '식단' } })
  const Action = () => useRecordAction(course, dishes)
  const router = testRouter([{ path: '/meal/detail', data, component: Action }], { at: '/meal/detail' })
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  queryClient.setQueryData(eatenQuery(course).queryKey, NOTHING)
  queryClient.setQueryData(mealHoursQuery(course.restaurantCode).queryKey, [])
  await renderRouter(router)
}
const tap = async (name: string) => userEvent.click(await page.findByRole('button', { name }))
const soup = async () => within(await page.findByRole('dialog')).getByRole('checkbox', { name: '소고기미역국' })

test('what was put aside stands there again when the sheet was closed and is opened once more', async () => {
  await draw()
  await tap('조금 남겼어요')
  await userEvent.click(await soup())
  await tap('닫기')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await tap('조금 남겼어요')
  expect(await soup()).toHaveProperty('checked', true)
})

test('who then says that all of it was eaten has left nothing', async () => {
  await draw()
  await tap('조금 남겼어요')
  await userEvent.click(await soup())
  await tap('닫기')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await tap('다 먹었어요')
  await tap('고치기')
  expect(await soup()).toHaveProperty('checked', false)
})

test('a time that is still to come is said, and not sent', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T12:30:00+09:00'), toFake: ['Date'] })
  await draw()
  await tap('조금 남겼어요')
  await tap('반찬, 시간, 메모')
  const clock = await page.findByLabelText('먹은 시간')
  const save = page.getByRole('button', { name: '637 kcal 기록하기' })
  fireEvent.change(clock, { target: { value: '19:00' } })
  expect(page.getByText(/^아직 오지 않은 시각이에요: 11월 19일 오후 7:00/)).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  fireEvent.change(clock, { target: { value: '12:05' } })
  expect(page.queryByText(/^아직 오지 않은/)).toBeNull()
  expect(save).toHaveProperty('disabled', false)
})
