// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ExerciseLogScreen } from './exercise-log.screen.tsx'

afterEach(cleanup)

const none = { startDt: '20261116', endDt: '20261122', wrkotCnt: 0, wrkotMin: 0, totKcal: 0, avgKcal: null, prevAvgKcal: null, diffKcal: null, list: [] }

test('the ways through time are named by where they lead, not as the way back is', async () => {
  connectApi(fakePorts(({ url }) => answer(envelope(url.includes('totWrkotList') ? { totalCnt: 0, totMin: 0, totKcal: 0, list: [] } : none))))
  const data = screen({ entry: { name: 'main' }, kind: 'list', title: { id: '운동 기록', message: '운동 기록' } })
  await renderRouter(testRouter([{ path: '/', data, component: ExerciseLogScreen }]))
  const week = await page.findByRole('button', { name: '전주' })
  await act(async () => void fireEvent.click(week))
  expect(page.getByRole('button', { name: '다음 주' })).toBeTruthy()
  await act(async () => void fireEvent.click(page.getByRole('radio', { name: '월' })))
  expect(page.getByRole('button', { name: '이전 달' })).toBeTruthy()
  expect(page.getByRole('button', { name: '다음 달' })).toBeTruthy()
})
