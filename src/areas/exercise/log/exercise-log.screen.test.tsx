// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ExerciseLogScreen } from './exercise-log.screen.tsx'

afterEach(cleanup)

const none = {
  startDt: '20261116',
  endDt: '20261122',
  wrkotCnt: 0,
  wrkotMin: 0,
  totKcal: 0,
  avgKcal: null,
  prevAvgKcal: null,
  diffKcal: null,
  list: [],
}

/** What the sums wait for before they are answered. */
let held: Promise<void>

async function draw(sums: Partial<typeof none>) {
  held = Promise.resolve()
  connectApi(
    fakePorts(async ({ url }) => {
      if (url.includes('totWrkotList')) return answer(envelope({ totalCnt: 0, totMin: 0, totKcal: 0, list: [] }))
      await held
      return answer(envelope({ ...none, ...sums }))
    }),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'list', title: { id: '운동 기록', message: '운동 기록' } })
  await renderRouter(testRouter([{ path: '/', data, component: ExerciseLogScreen }]))
}

test('the ways through time are named by where they lead, not as the way back is', async () => {
  await draw({})
  const week = await page.findByRole('button', { name: '전주' })
  await act(async () => void fireEvent.click(week))
  expect(page.getByRole('button', { name: '다음 주' })).toBeTruthy()
  await act(async () => void fireEvent.click(page.getByRole('radio', { name: '월' })))
  expect(page.getByRole('button', { name: '이전 달' })).toBeTruthy()
  expect(page.getByRole('button', { name: '다음 달' })).toBeTruthy()
})

test('a week that is on its way is not told with the numbers of another', async () => {
  await draw({ wrkotCnt: 3, wrkotMin: 105 })
  await page.findByRole('heading', { level: 1, name: /^이번 주 3번,\s105분 움직였어요$/ })
  held = new Promise(() => undefined)
  await act(async () => void fireEvent.click(page.getByRole('button', { name: '전주' })))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('운동 기록')
})
