// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { ExerciseLinkScreen } from './exercise-link.screen.tsx'

afterEach(cleanup)

/** Draws the page, with what the cache holds of a week. */
async function draw(use: { wrkotAppUseYn: 'Y' | 'N' }) {
  const answers: Record<string, unknown> = {
    inbodyAgree: { inbodyAgreeYn: 'N', lastInptDt: null },
    useHealthApp: { useYn: 'Y', helhidxLkeqmtCode: '2', lastWrkotDt: null },
    wrkotAppUseYn: use,
  }
  connectApi(fakePorts(({ url }) => answer(envelope(answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? {}))))
  const data = screen({
    entry: { name: 'main' },
    kind: 'settings',
    title: { id: '운동 데이터 연동', message: '운동 데이터 연동' },
  })
  const router = testRouter([
    {
      path: '/',
      data,
      component: () => (
        <Suspense>
          <ExerciseLinkScreen />
        </Suspense>
      ),
    },
  ])
  const { queryClient } = router.options.context as RouterContext // the test router's own
  const { queryKey } = query('get', '/api/healthlog/wrkotlog/wrkotWeekAvgKcal', {
    params: { query: { baseDt: '20261119' } },
  })
  // Nothing of it is read here.
  queryClient.setQueryData<object>(queryKey as readonly unknown[], {})
  await renderRouter(router)
  return { queryClient, queryKey }
}

test('with the phone’s exercise turned off, what was counted with it is asked for anew [HLG-07]', async () => {
  const { queryClient, queryKey } = await draw({ wrkotAppUseYn: 'Y' })
  const use = await page.findByRole('switch', { name: '운동 기록에 더하기' })
  await act(async () => void fireEvent.click(use))
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('without the phone’s exercise only programmes count: nobody can type one', async () => {
  await draw({ wrkotAppUseYn: 'N' })
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('프로그램으로 한 운동만\n세고 있어요')
  expect(page.queryByText(/직접 적은/)).toBeNull()
})
