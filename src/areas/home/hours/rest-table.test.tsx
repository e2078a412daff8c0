// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { RestTable } from './rest-table.tsx'

afterEach(cleanup)

const draw = async (menu: { restaurantName: string; day: string } | null) => {
  connectApi(fakePorts(() => answer(envelope([]))))
  // the card reads these alone
  const props = { home: { menu }, now: { day: '20261225', time: '1200' } } as unknown as HomeCardProps
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <RestTable {...props} /> }]))
}

test('while nobody knows when it serves again nothing is promised that no message brings', async () => {
  await draw(null)
  expect(await page.findByText('다음 식단이 나오면 여기에 보여요')).toBeTruthy()
  expect(page.queryByText(/알려 드려요/)).toBeNull()
})

test('the day is named on which it serves again; nothing is said of how long it has rested', async () => {
  await draw({ restaurantName: '한빛타워점', day: '20261226' })
  expect(await page.findByText('한빛타워점은 내일 다시 열어요')).toBeTruthy()
  cleanup()
  await draw({ restaurantName: '한빛타워점', day: '20261228' })
  expect(await page.findByText(/^한빛타워점은 12월 28일.*에 다시 열어요$/)).toBeTruthy()
})
