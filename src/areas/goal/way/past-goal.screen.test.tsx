// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import { PastGoal } from './past-goal.tsx'

afterEach(cleanup)

test('an earlier goal not read is asked for again by its row; “none” is said only of the day before', async () => {
  const asked: (string | null)[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.endsWith('/goal-info')) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      asked.push(searchParams.get('date'))
      return asked.length === 1 ? answer({ error: 'x', errorMessage: '' }, { status: 503 }) : answer(envelope(null))
    }),
  )
  const data = screen({ entry: { name: 'goalGoalList' }, kind: 'detail', title: { id: '내 목표', message: '내 목표' } })
  const component = () => (
    <Rows>
      <PastGoal before="20260907" />
    </Rows>
  )
  await renderRouter(testRouter([{ path: '/goal', data, component }], { at: '/goal' }))
  await userEvent.click(await page.findByRole('button', { name: /지난 목표/ }))
  await userEvent.click(await page.findByText('불러오지 못했어요. 다시 눌러 주세요.'))
  expect(await page.findByText('바로 전에는 목표가 없었어요')).toBeTruthy()
  expect(asked).toEqual(['20260906', '20260906'])
})
