// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { DayCard } from './day-card.tsx'

const NOW = new Date('2026-11-19T11:40:00Z')
const DAY = '20261119'
const weight = { helhidxCode: 'BW', helhidxNm: '체중', helhidxUnit: 'kg', helhidxVal: '68.4', inptDt: `${DAY}071200`, helhidxOriCode: '2' }

/** Draws the card over these answers; what has none fails. Returns them, to be changed later. */
async function draw(answers: Record<string, unknown>) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers ? answer(envelope(answers[name])) : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'healthlogHealthlog' }, kind: 'hub', title: { id: '기록', message: '기록' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <DayCard day={DAY} today={DAY} now={NOW} due={null} onAll={vi.fn<() => void>()} /> }]))
  return answers
}

afterEach(cleanup)

test('a day of which meals did not come says so beside what did, and asks for them alone', async () => {
  const answers = await draw({ helhIdx: [weight], todayWrkot: [] })
  expect(await page.findByText('운동과 식사를 다 불러오지 못했어요')).toBeTruthy()
  expect((await page.findByRole('img', { name: /^오늘 하루/ })).getAttribute('aria-label')).toContain('체중 68.4')
  answers['DayEatMealMenu'] = { mealList: [] }
  await act(async () => void fireEvent.click(page.getByRole('button', { name: '다시' })))
  await vi.waitFor(() => expect(page.queryByText('운동과 식사를 다 불러오지 못했어요')).toBeNull())
})

test('a day that is whole says nothing of the kind', async () => {
  await draw({ helhIdx: [weight], todayWrkot: [], DayEatMealMenu: { mealList: [] } })
  expect(await page.findByRole('img', { name: /^오늘 하루/ })).toBeTruthy()
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))))
  expect(page.queryByText('운동과 식사를 다 불러오지 못했어요')).toBeNull()
})
