// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, daysOf, today, type Day } from '#src/lib/days.ts'
import { mondayOf } from './week.ts'
import { WeekScreen } from './week.screen.tsx'

const LAST = mondayOf(undefined, today(new Date()))

/** Draws a week of short nights, with meals on its first days and nothing else. */
async function draw(monday: Day, mealDays: number) {
  const [startDt, endDt] = [monday, addDays(monday, 6)]
  const eatKcal = (at: number) => (at < mealDays ? 1900 : null)
  const answers: Record<string, unknown> = {
    HealthWeekly: {
      startDt,
      endDt,
      recordDayCnt: 0,
      dayList: [],
      indexList: [
        {
          helhidxCode: 'SLP',
          helhidxNm: '수면',
          helhidxUnit: 'min',
          recordCnt: 7,
          avgVal: 388,
          lastWeekAvgVal: 390,
          diffVal: -2,
          statusCode: 'LACK',
        },
      ],
    },
    helhGraph: { indicatorCode: 'BW', unitNm: 'kg', startDt, endDt, rangeList: [], list: [] },
    useKcalGraph: { startDt: addDays(monday, -7), endDt, kcalGoal: null, avgKcal: null, list: [] },
    PatternReportInfo: {
      startDt,
      endDt,
      recordDayCnt: mealDays,
      avgKcal: 1900,
      lastWeekAvgKcal: null,
      eatKcalGoal: null,
      dayList: daysOf(startDt, endDt).map((baseDt, at) => ({
        baseDt,
        eatKcal: eatKcal(at),
        mealCnt: at < mealDays ? 3 : 0,
        nfCnt: 0,
      })),
      mealRateList: [],
      nutrientList: [],
      summaryTxt: null,
    },
    MyWeightRecord: { targetBw: null },
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
    entry: { name: 'healthlogWeeklyReport' },
    kind: 'detail',
    title: { id: '주간 리포트', message: '주간 리포트' },
  })
  await renderRouter(
    testRouter([{ path: '/', data, component: () => <WeekScreen monday={monday} meals={<p>끼니</p>} /> }]),
  )
}

afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

test('the next step is of the last full week: one that is long over asks for nothing this week', async () => {
  await draw(LAST, 3)
  expect(await page.findByRole('heading', { name: /35분 일찍 누워요/ })).toBeTruthy()
  cleanup()
  await draw(addDays(LAST, -21), 3)
  expect(await page.findByText('끼니')).toBeTruthy()
  expect(page.queryByRole('heading', { name: /일찍 누워요/ })).toBeNull()
})

test('three days of meals are a week, also where their numbers are kept out of sight; two are not', async () => {
  setNumbersOff(true)
  await draw(LAST, 3)
  expect(await page.findByText('끼니')).toBeTruthy()
  expect(page.queryByText(/기록이 사흘은 있어야/)).toBeNull()
  cleanup()
  await draw(LAST, 2)
  expect(await page.findByText(/기록이 사흘은 있어야/)).toBeTruthy()
})
