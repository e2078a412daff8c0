// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { DrinkListScreen } from './drink-list.screen.tsx'

const day = (drinkKcal: number | null) => ({
  baseDt: today(new Date()),
  eatKcal: null,
  drinkKcal,
  drinkAlcoholG: drinkKcal === null ? null : 33.6,
  mealList: [],
  nfList: [],
})

async function draw(days: object[]) {
  connectApi(fakePorts(() => answer(envelope(days))))
  const data = screen({ entry: { name: 'mealRecordAlcohol' }, kind: 'list', title: { id: '술', message: '술' } })
  await renderRouter(testRouter([{ path: '/drinks', data, component: () => <DrinkListScreen /> }], { at: '/drinks' }))
  return page.findByRole('heading', { level: 1 })
}

afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

test('four weeks without a drink say so, and draw no zero', async () => {
  expect((await draw([day(null)])).textContent).toBe('지난 4주 동안 적은 술이 없어요')
  expect(page.queryByText(/0 kcal/)).toBeNull()
})

test('an evening tells its energy and its alcohol; with numbers off its alcohol alone', async () => {
  await draw([day(352)])
  expect(document.body.textContent).toMatch(/352.kcal · 순수 알코올 33\.6.g/)
  cleanup()
  setNumbersOff(true)
  await draw([day(352)])
  expect(document.body.textContent).toContain('순수 알코올 33.6')
  expect(document.body.textContent).not.toContain('kcal')
})
