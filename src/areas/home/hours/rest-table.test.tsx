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

test('while nobody knows when it serves again nothing is promised that no message brings', async () => {
  connectApi(fakePorts(() => answer(envelope([]))))
  const props = { home: { menu: null }, now: { day: '20261225', time: '1200' } } as unknown as HomeCardProps // the card reads these alone
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <RestTable {...props} /> }]))
  expect(await page.findByText('다음 식단이 나오면 여기에 보여요')).toBeTruthy()
  expect(page.queryByText(/알려 드려요/)).toBeNull()
})
