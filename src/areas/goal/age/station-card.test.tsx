// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { stationQuery } from '#src/domain/station/station.queries.ts'
import { goalUserQuery } from '../kit/goal.queries.ts'
import { StationCard } from './station-card.tsx'

afterEach(cleanup)

const measure = { measureSeq: 809, measureDtm: '202610201142', placeNm: '한빛타워점 2층 건강존', height: null, weight: '71.1', bodyFat: null, skeletalMuscle: null, systolic: null, diastolic: null, pulse: null, savedYn: 'N' }

/** The card of somebody with a value of a station that was not taken over, once all that it asks for is there. */
async function draw(healthAgreeYn: 'Y' | 'N') {
  cleanup()
  connectApi(fakePorts((request) => answer(envelope(request.url.endsWith('/getHealthMaxData') ? { agreeYn: 'Y', agreeDtm: '202610201128', measureList: [measure] } : { healthAgreeYn }))))
  const data = screen({ entry: { name: 'goalHealthData' }, kind: 'detail', title: { id: '건강나이', message: '건강나이' } })
  const router = testRouter([{ path: '/goal/health-data', data, component: () => <StationCard today="20261119" /> }], { at: '/goal/health-data' })
  await renderRouter(router)
  await waitFor(() => expect([stationQuery('20261119'), goalUserQuery()].map(({ queryKey }) => router.options.context.queryClient.getQueryState(queryKey)?.status)).toEqual(['success', 'success']))
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))
}

test('a value is offered to be taken over where it can be, and to nobody who keeps no health data: it would stay where it is', async () => {
  await draw('Y')
  expect(page.queryByRole('button', { name: '옮기기' })).not.toBeNull()
  await draw('N')
  expect(page.queryByRole('button', { name: '옮기기' })).toBeNull()
})
