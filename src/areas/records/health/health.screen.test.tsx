// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { HealthScreen } from './health.screen.tsx'

const weight = {
  indicatorCode: 'BW',
  indicatorNm: '체중',
  unitNm: 'kg',
  helhidxCode: 'BW',
  indicatorVal: '68.4',
  subVal: null,
  inptDt: '20261119071200',
  statusCode: null,
  normalTxt: null,
  rangeList: [],
  orderSeq: 1,
}
const week = {
  startDt: '20261116',
  endDt: '20261122',
  recordDayCnt: 1,
  dayList: [{ helhDate: '20261119', recordYn: 'Y' }],
  indexList: [
    {
      helhidxCode: 'BW',
      helhidxNm: '체중',
      helhidxUnit: 'kg',
      recordCnt: 1,
      avgVal: 68.4,
      lastWeekAvgVal: null,
      diffVal: null,
      statusCode: null,
    },
  ],
}

afterEach(cleanup)

const pressure = {
  indicatorCode: 'BP',
  indicatorNm: '혈압',
  unitNm: 'mmHg',
  helhidxCode: 'SBP',
  indicatorVal: '184',
  subVal: '122',
  inptDt: '20261119071200',
  statusCode: null,
  normalTxt: null,
  rangeList: [],
  orderSeq: 2,
}

test('after a withdrawal the values stand, with since when and the way back, and nothing is concluded', async () => {
  const answers: Record<string, unknown> = {
    HelhIndicator: [
      { ...weight, healthAgreeYn: 'N' },
      { ...pressure, healthAgreeYn: 'N' },
    ],
    HealthWeekly: { ...week, indexList: [], healthAgreeYn: 'N' },
    Healthscreen: { agreeYn: 'N', checkup: null, groupList: [] },
    bmiAvg: {
      bmi: null,
      statusCode: null,
      height: '174.0',
      helhidxVal: '68.4',
      inptDt: weight.inptDt,
      peerNm: null,
      peerAvgBmi: null,
      diffVal: null,
      rangeList: [],
      healthAgreeYn: 'N',
    },
    BmiGraph: { startDt: '20260822', endDt: '20261119', height: '174.0', rangeList: [], list: [], healthAgreeYn: 'N' },
    helhidxRule: [
      {
        ruleSn: '1',
        agreeYn: 'N',
        ruleNm: '',
        contents: '',
        mustYn: 'Y',
        agreeDtm: '202611121000',
        termsVer: '2026.10',
      },
    ],
  }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogHealth' },
    kind: 'list',
    title: { id: '건강 지표', message: '건강 지표' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: HealthScreen }]))
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('적어 두신 값을 보여 드려요')
  expect(
    await page.findByText(
      '2026년 11월 12일에 건강정보 수집·이용 동의를 거두셨어요. 그때까지의 기록은 그대로 볼 수 있어요.',
    ),
  ).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 동의하기' })).toBeTruthy()
  expect(page.getByText(/184\/122/)).toBeTruthy()
  expect(page.queryByText(/매우 높음|정상|체질량지수$/)).toBeNull()
})

test('parts that did not come say so beside those that did, and are asked for again', async () => {
  const answers: Record<string, unknown> = { HelhIndicator: [weight] }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({
    entry: { name: 'healthlogHealth' },
    kind: 'list',
    title: { id: '건강 지표', message: '건강 지표' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: HealthScreen }]))
  expect(await page.findByText('이번 주와 건강검진을 다 불러오지 못했어요')).toBeTruthy()
  expect(await page.findByText('체질량지수를 불러오지 못했어요')).toBeTruthy()
  answers['HealthWeekly'] = week
  answers['Healthscreen'] = { agreeYn: 'N', checkup: null, groupList: [] }
  const [first] = page
    .getAllByRole('button', { name: '다시' })
    .filter((each) => each.parentElement?.textContent?.includes('이번 주') === true)
  await userEvent.click(first ?? document.body)
  expect(await page.findByRole('region', { name: '이번 주와 지난주' })).toBeTruthy()
  await vi.waitFor(() => expect(page.queryByText('이번 주와 건강검진을 다 불러오지 못했어요')).toBeNull())
})
