// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { GoalWayScreen } from './way.screen.tsx'

afterEach(cleanup)

test('without a goal the way to one says from=menu: without a value one measures first [GOL-11] [ROU-17]', async () => {
  connectApi(fakePorts(() => answer(envelope(null))))
  const data = screen({ entry: { name: 'goalGoalList' }, kind: 'detail', title: { id: '내 목표', message: '내 목표' } })
  await renderRouter(
    testRouter(
      [
        { path: '/goal/goalList', data, component: GoalWayScreen },
        { path: '/goal/regi', data, component: () => null },
      ],
      { at: '/goal/goalList' },
    ),
  )
  expect((await page.findByRole('link', { name: '목표 정하기' })).getAttribute('href')).toBe('/goal/regi?from=menu')
})
