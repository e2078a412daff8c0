// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { keyOf } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { useRestName } from './use-rest-name.ts'

afterEach(cleanup)

const HOME = {
  nowDt: '20261225100800',
  restYn: 'Y',
  restDayNm: '성탄절',
  restDayNmEng: 'Christmas',
  mealCard: { restaurantCode: 'R2' },
}

/** The name of the day's rest at R2, and how often home was asked for it. */
async function drawn(ask: boolean, told?: object) {
  const ports = fakePorts(() => answer(envelope(HOME)))
  connectApi(ports)
  const Name = () => <p>{`쉬는 날: ${useRestName('R2', '20261225', { ask })}`}</p>
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '식단', message: '식단' } })
  const router = testRouter([{ path: '/', data, component: Name }])
  if (told)
    (router.options.context as RouterContext).queryClient.setQueryData(
      [...keyOf('/api/main/mainData'), { body: {} }],
      told,
    )
  await renderRouter(router)
  return ports.sent
}

test('whoever comes by a link is told why nothing is served: home is asked, of this restaurant', async () => {
  const sent = await drawn(true)
  expect(await page.findByText('쉬는 날: 성탄절')).toBeTruthy()
  expect(await Promise.all(sent.map((request) => request.clone().json()))).toEqual([{ restaurantCode: 'R2' }])
})

test('what home has told already is not asked for, and of a day on which something is served nobody asks', async () => {
  expect(await drawn(true, HOME)).toEqual([])
  expect(await page.findByText('쉬는 날: 성탄절')).toBeTruthy()
  cleanup()
  expect(await drawn(false, { ...HOME, mealCard: { restaurantCode: 'R1' } })).toEqual([])
  expect(await page.findByText('쉬는 날: null')).toBeTruthy()
})
