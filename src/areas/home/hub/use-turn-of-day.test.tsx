// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { useTurnOfDay } from './use-turn-of-day.ts'

const [YESTERDAY, TODAY] = ['20261118', '20261119']
const FIGURES = ['figures']

afterEach(cleanup)

function Home() {
  const [{ told, day }, set] = useState({ told: YESTERDAY, day: YESTERDAY })
  useTurnOfDay(told, day)
  return (
    <>
      <h1>{`${told} ${day}`}</h1>
      <button onClick={() => set({ told, day: TODAY })}>자정</button>
      <button onClick={() => set({ told: TODAY, day: TODAY })}>오늘의 답</button>
    </>
  )
}

test('what the server told yesterday is asked for anew when its day has turned, once', async () => {
  let opened = 0
  const loader = () => {
    opened += 1
    return null
  }
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const router = testRouter([{ path: '/main', data, component: Home, loader }], { at: '/main' })
  const { queryClient } = router.options.context as RouterContext
  const isStale = () => queryClient.getQueryState(FIGURES)?.isInvalidated
  queryClient.setQueryData(FIGURES, 3842)
  await renderRouter(router)
  await page.findByRole('heading', { level: 1, name: `${YESTERDAY} ${YESTERDAY}` })
  expect([opened, isStale()]).toEqual([1, false])

  await userEvent.click(page.getByRole('button', { name: '자정' }))
  await waitFor(() => expect(opened).toBe(2))
  expect(isStale()).toBe(true)

  await userEvent.click(page.getByRole('button', { name: '오늘의 답' }))
  await page.findByRole('heading', { level: 1, name: `${TODAY} ${TODAY}` })
  expect(opened).toBe(2)
})
