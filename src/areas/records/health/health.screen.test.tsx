// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { HealthScreen } from './health.screen.tsx'

const weight = { indicatorCode: 'BW', indicatorNm: '체중', unitNm: 'kg', helhidxCode: 'BW', indicatorVal: '68.4', subVal: null, inptDt: '20261119071200', statusCode: null, normalTxt: null, rangeList: [], orderSeq: 1 }
const week = {
  startDt: '20261116',
  endDt: '20261122',
  recordDayCnt: 1,
  dayList: [{ helhDate: '20261119', recordYn: 'Y' }],
  indexList: [{ helhidxCode: 'BW', helhidxNm: '체중', helhidxUnit: 'kg', recordCnt: 1, avgVal: 68.4, lastWeekAvgVal: null, diffVal: null, statusCode: null }],
}

afterEach(cleanup)

test('parts that did not come say so beside those that did, and are asked for again', async () => {
  const answers: Record<string, unknown> = { HelhIndicator: [weight] }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers ? answer(envelope(answers[name])) : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'healthlogHealth' }, kind: 'list', title: { id: '건강 지표', message: '건강 지표' } })
  await renderRouter(testRouter([{ path: '/', data, component: HealthScreen }]))
  expect(await page.findByText('이번 주와 건강검진을 다 불러오지 못했어요')).toBeTruthy()
  expect(await page.findByText('체질량지수를 불러오지 못했어요')).toBeTruthy()
  answers['HealthWeekly'] = week
  answers['Healthscreen'] = { agreeYn: 'N', checkup: null, groupList: [] }
  const [first] = page.getAllByRole('button', { name: '다시' }).filter((each) => each.parentElement?.textContent?.includes('이번 주') === true)
  await userEvent.click(first ?? document.body)
  expect(await page.findByRole('region', { name: '이번 주와 지난주' })).toBeTruthy()
  await vi.waitFor(() => expect(page.queryByText('이번 주와 건강검진을 다 불러오지 못했어요')).toBeNull())
})
