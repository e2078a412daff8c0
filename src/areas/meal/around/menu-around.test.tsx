// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, today, type Day } from '#src/lib/days.ts'
import { MenuAround } from './menu-around.tsx'

afterEach(() => cleanup())

async function draw(day: Day) {
  cleanup()
  connectApi(
    fakePorts((request) =>
      answer(envelope(request.url.includes('getMenuTakeHomeOpenYn') ? { openYn: 'Y', openRestaurantList: [] } : [])),
    ),
  )
  const data = screen({ entry: { name: 'menuTodayMenu' }, kind: 'detail', title: { id: '식단', message: '식단' } })
  await renderRouter(
    testRouter([{ path: '/menu', data, component: () => <MenuAround restaurantCode="REST000311" day={day} /> }], {
      at: '/menu',
    }),
  )
  const row = await page.findByRole('link', { name: /저녁거리/ })
  return [row.textContent, row.getAttribute('href')?.includes('salesDt')]
}

test('below the menu of today or of a past day stand tonight’s kits; below one to come stand that day’s', async () => {
  const now = today(new Date())
  expect(await draw(now)).toEqual(['오늘 저녁거리 챙겨 가기퇴근길에 가져가는 밀키트', false])
  expect(await draw(addDays(now, -1))).toEqual(['오늘 저녁거리 챙겨 가기퇴근길에 가져가는 밀키트', false])
  expect(await draw(addDays(now, 3))).toEqual(['이날 저녁거리 미리 챙기기퇴근길에 가져가는 밀키트', true])
})
