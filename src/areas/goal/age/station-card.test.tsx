// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { stationQuery } from '#src/domain/station/station.queries.ts'
import { StationCard } from './station-card.tsx'

afterEach(cleanup)

const measure = {
  measureSeq: 809,
  measureDtm: '202610201142',
  placeNm: '한빛타워점 2층 건강존',
  height: null,
  weight: '71.1',
  bodyFat: null,
  skeletalMuscle: null,
  systolic: null,
  diastolic: null,
  pulse: null,
  savedYn: 'N',
}

/** The card of somebody with a value of a station that was not taken over, once all that it asks for is there. */
async function draw(serve: (request: Request) => Response) {
  cleanup()
  connectApi(fakePorts(serve))
  const data = screen({
    entry: { name: 'goalHealthData' },
    kind: 'detail',
    title: { id: '건강나이', message: '건강나이' },
  })
  const router = testRouter([{ path: '/goal/health-data', data, component: () => <StationCard today="20261119" /> }], {
    at: '/goal/health-data',
  })
  await renderRouter(router)
  await waitFor(() =>
    expect(
      [stationQuery('20261119'), query('get', '/api/my/helhidxRule', { background: true })].map(
        ({ queryKey }) => router.options.context.queryClient.getQueryState(queryKey)?.status,
      ),
    ).toEqual(['success', 'success']),
  )
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)))
}

const rules = (agreeYn: 'Y' | 'N') => [{ ruleSn: '1', agreeYn }]
const kept = { agreeYn: 'Y', agreeDtm: '202610201128', measureList: [measure] }
const endOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? ''

test('a value is offered to be taken over where it can be, and to nobody who keeps no health data', async () => {
  const of = (healthAgreeYn: 'Y' | 'N') =>
    draw((request) => answer(envelope(endOf(request) === 'getHealthMaxData' ? kept : rules(healthAgreeYn))))
  await of('Y')
  expect(page.queryByRole('button', { name: '옮기기' })).not.toBeNull()
  await of('N')
  expect(page.queryByRole('button', { name: '옮기기' })).toBeNull()
})

test('a consent withdrawn elsewhere is asked for at the button, which gives it and takes over [HTM-05]', async () => {
  const called: string[] = []
  await draw((request) => {
    const name = endOf(request)
    const isGiven = called.includes('saveHelhidxAgree')
    if (name === 'getHealthMaxData') return answer(envelope(kept))
    if (name !== 'setHealthMaxAgree' && name !== 'saveHelhidxAgree')
      return answer(envelope(rules(called.length > 0 && !isGiven ? 'N' : 'Y')))
    called.push(name)
    if (name === 'saveHelhidxAgree') return answer(envelope({}))
    return isGiven
      ? answer(envelope({ agreeYn: 'Y', agreeDtm: '202611191010', saveCnt: 1 }))
      : answer(
          { error: 'healthConsentNeeded', errorMessage: '건강 정보를 기록하려면 동의가 필요해요.' },
          { status: 409 },
        )
  })
  await userEvent.click(page.getByRole('button', { name: '옮기기' }))
  const both = await page.findByRole('button', { name: '동의하고 옮기기' })
  expect(page.getByText('건강정보 동의가 없어서 옮기지 못했어요.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: '내용 보기' }))
  expect(page.getByText(/^거두면 새 기록을 저장하지 않아요/)).toBeDefined()
  await userEvent.click(both)
  await waitFor(() => expect(called).toEqual(['setHealthMaxAgree', 'saveHelhidxAgree', 'setHealthMaxAgree']))
  expect(await page.findByRole('button', { name: '옮기기' })).toBeDefined()
})
