// @vitest-environment happy-dom
import { cleanup, screen as page, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { type Detailed, WorkoutDetail } from './workout-detail.tsx'

afterEach(cleanup)

const workout: Detailed = {
  is: 'programme',
  wrkotSn: 90355,
  wrkotOriCode: 'AI',
  wrkotNm: '퇴근 뒤 전신 근력',
  startDt: '20261116191500',
  endDt: '20261116191700',
  wrkotMin: 2,
  useKcal: 8,
  distance: null,
  heartRateAvg: null,
  prgmCode: 'PG0012',
  thmNm: '퇴근길 가볍게',
  moveCnt: 3,
  doneCnt: 1,
  moveList: [
    { moveNm: '제자리 걷기', setCnt: 1, moveSec: 300, doneSec: 72, doneYn: 'Y', useKcal: 8 },
    { moveNm: '스쿼트', setCnt: 3, moveSec: 480, doneSec: 40, doneYn: 'N', useKcal: 0 },
    { moveNm: '마무리 스트레칭', setCnt: 1, moveSec: 390, doneSec: 0, doneYn: 'N', useKcal: 0 },
  ],
}

test('a move that was ended early is told by how long it took, and a part of one as such', async () => {
  const data = screen({ entry: { name: 'main' }, kind: 'detail', title: { id: '운동', message: '운동' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <WorkoutDetail workout={workout} /> }]))
  const moves = await page.findByRole('list', { name: '동작' })
  expect(
    within(moves)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/제자리 걷기.*1분 12초/),
    expect.stringMatching(/스쿼트.*40초.*일부만/),
    expect.stringMatching(/마무리 스트레칭.*6분 30초.*하지 않음/),
  ])
  expect(page.queryByText(/5분/)).toBeNull()
})
