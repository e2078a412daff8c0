// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { Rows } from '#src/ui/list-row/list-row.tsx'
import type { GoalInfo } from './goal-way.ts'
import { WeekRow } from './week-row.tsx'

/** A Thursday, in the week of no weighing yet. */
const TODAY = '20261119'
const GOAL: GoalInfo = {
  goalSeq: 2,
  goalType: 'LOSE',
  startDt: '20260907',
  endDt: '20261231',
  startBw: '71.6',
  targetBw: '66.0',
  currentBw: '68.4',
  stepGoal: 8000,
  eatKcalGoal: 1900,
  useKcalGoal: 350,
  achieveRate: 57,
  weeks: [],
}

afterEach(cleanup)

test.each([
  ['Y', 'button', '이번 주 몸무게 적기'],
  ['N', 'link', '이번 주 몸무게는 측정대에서 재 주세요'],
] as const)('whether values may be typed: %s, and the row is a %s', async (helhidxDirectYn, role, name) => {
  connectApi(
    fakePorts((request) =>
      request.url.endsWith('/helhidxDirectYn')
        ? answer(envelope({ helhidxDirectYn }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  const data = screen({ entry: { name: 'goalGoalList' }, kind: 'detail', title: { id: '내 목표', message: '내 목표' } })
  const component = () => (
    <Rows>
      <WeekRow goal={GOAL} today={TODAY} onWeigh={() => undefined} />
    </Rows>
  )
  await renderRouter(testRouter([{ path: '/goal', data, component }], { at: '/goal' }))
  expect(await page.findByRole(role, { name })).toBeTruthy()
})
