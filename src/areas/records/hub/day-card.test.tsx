// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { DayCard } from './day-card.tsx'
import { IndicatorRows } from './indicator-rows.tsx'

const NOW = new Date('2026-11-19T11:40:00Z')
const DAY = '20261119'
const weight = {
  helhidxCode: 'BW',
  helhidxNm: '체중',
  helhidxUnit: 'kg',
  helhidxVal: '68.4',
  inptDt: `${DAY}071200`,
  helhidxOriCode: '2',
}

/** Draws a card over these answers, which may be changed later; what has none fails. Returns what asks anew. */
async function draw(
  answers: Record<string, unknown>,
  component = () => <DayCard day={DAY} today={DAY} now={NOW} due={null} onAll={vi.fn<() => void>()} />,
) {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'healthlogHealthlog' }, kind: 'hub', title: { id: '기록', message: '기록' } })
  const router = testRouter([{ path: '/', data, component }])
  await renderRouter(router)
  const { queryClient } = router.options.context as RouterContext
  return () => act(() => queryClient.refetchQueries())
}

afterEach(cleanup)

test('a day of which meals did not come says so beside what did, and asks for them alone', async () => {
  const answers: Record<string, unknown> = { helhIdx: [weight], todayWrkot: [] }
  await draw(answers)
  expect(await page.findByText('운동과 식사를 다 불러오지 못했어요')).toBeTruthy()
  expect((await page.findByRole('img', { name: /^오늘 하루/ })).getAttribute('aria-label')).toContain('체중 68.4')
  answers['DayEatMealMenu'] = { mealList: [] }
  await act(async () => void fireEvent.click(page.getByRole('button', { name: '다시' })))
  await vi.waitFor(() => expect(page.queryByText('운동과 식사를 다 불러오지 못했어요')).toBeNull())
})

test('a day that is whole says nothing of the kind', async () => {
  await draw({ helhIdx: [weight], todayWrkot: [], DayEatMealMenu: { mealList: [] } })
  expect(await page.findByRole('img', { name: /^오늘 하루/ })).toBeTruthy()
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))))
  expect(page.queryByText('운동과 식사를 다 불러오지 못했어요')).toBeNull()
})

test.each([
  ['Y', 1],
  ['N', 0],
] as const)(
  'what a pressure asks for stands beside it only while the consent does (%s)',
  async (healthAgreeYn, times) => {
    const pressure = {
      indicatorCode: 'BP',
      indicatorNm: '혈압',
      unitNm: 'mmHg',
      helhidxCode: 'SBP',
      indicatorVal: '184',
      subVal: '122',
      inptDt: `${DAY}071200`,
      statusCode: healthAgreeYn === 'Y' ? 'DANGER' : null,
      normalTxt: null,
      rangeList: [],
      orderSeq: 1,
      healthAgreeYn,
    }
    await draw({ myHelhIdx: [pressure] }, () => <IndicatorRows today={DAY} missing={[]} />)
    expect((await page.findByRole('link', { name: /^혈압/ })).textContent).toContain('184/122')
    expect(page.queryAllByText('매우 높음')).toHaveLength(times)
  },
)

test('a day and indicators that were there stay when they cannot be asked for again', async () => {
  const card = {
    indicatorCode: 'BW',
    indicatorNm: '체중',
    unitNm: 'kg',
    helhidxCode: 'BW',
    indicatorVal: '68.4',
    subVal: null,
    inptDt: `${DAY}071200`,
    statusCode: null,
    normalTxt: null,
    rangeList: [],
    orderSeq: 1,
  }
  const answers: Record<string, unknown> = {
    helhIdx: [weight],
    todayWrkot: [],
    DayEatMealMenu: { mealList: [] },
    myHelhIdx: [card],
  }
  const askAnew = await draw(answers, () => (
    <>
      <DayCard day={DAY} today={DAY} now={NOW} due={null} onAll={vi.fn<() => void>()} />
      <IndicatorRows today={DAY} missing={[]} />
    </>
  ))
  await page.findByRole('img', { name: /^오늘 하루.*체중 68.4/ })
  await page.findByRole('link', { name: /^체중/ })
  delete answers['helhIdx']
  delete answers['myHelhIdx']
  await askAnew()
  expect(page.getByRole('img', { name: /^오늘 하루.*체중 68.4/ })).toBeTruthy()
  expect(page.getByRole('link', { name: /^체중/ })).toBeTruthy()
  expect(page.queryByText(/불러오지 못했어요/)).toBeNull()
})
