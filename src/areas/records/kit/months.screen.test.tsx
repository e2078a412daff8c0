// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, formatDay, today } from '#src/lib/days.ts'
import { BloodPressureScreen } from '../blood-pressure/blood-pressure.screen.tsx'
import { BloodSugarScreen } from '../blood-sugar/blood-sugar.screen.tsx'
import { BodyScreen } from '../body/body.screen.tsx'
import { SleepScreen } from '../sleep/sleep.screen.tsx'
import { weightGraphQuery } from '../weight/weight.queries.ts'
import { WeightRecordScreen } from '../weight/weight-record.screen.tsx'

const TODAY = today(new Date())
/** The month before this one has no reading: only today, and the last day before that month. */
const LAST = addDays(`${TODAY.slice(0, 6)}01`, -1)
const FIRST = `${LAST.slice(0, 6)}01`
const DAYS = [addDays(FIRST, -1), TODAY]
const named = (day: string) => formatDay(day, 'ko', day.slice(0, 4) === TODAY.slice(0, 4) ? 'monthName' : 'month')

const taken = (day: string) => ({ inptDt: `${day}000100`, helhidxOriCode: '1' })
const pressure = (day: string) => ({ ...taken(day), sbpVal: '118', dbpVal: '76', statusCode: 'NORMAL' })
const week = { startDt: TODAY, endDt: TODAY, recordCnt: 0, avgSbp: null, avgDbp: null }
const zones = { sbpRangeList: [], dbpRangeList: [] }
const NEWEST_FIRST = DAYS.toReversed()

type Told = (span: { startDt: string; endDt: string }, days: readonly string[]) => unknown
const told: Readonly<Record<string, Told>> = {
  getRecordDayList: (_span, days) =>
    days.map((helhDate) => ({ helhDate, indicatorCodeList: [], mealYn: 'N', wrkotYn: 'N' })),
  helhidxDirectYn: () => ({ helhidxDirectYn: 'Y' }),
  MyWeightRecord: () => ({
    helhidxVal: null,
    inptDt: null,
    helhidxOriCode: null,
    weekDiffVal: null,
    targetBw: null,
    targetDiffVal: null,
    height: null,
    bmi: null,
  }),
  MyWeightRecordList: (_span, days) => days.map((day) => ({ ...taken(day), helhidxVal: '68.4', diffVal: null })),
  MyWeightRecordGraph: (span, days) => ({
    ...span,
    targetBw: null,
    list: days.map((helhDate) => ({ helhDate, helhidxVal: '68.4' })),
  }),
  MyBloodpressureRecordList: () => ({ totalCnt: DAYS.length, list: NEWEST_FIRST.map(pressure) }),
  MyBloodpressureRecord: () => ({ lastRecord: pressure(TODAY), thisWeek: week, lastWeek: week, ...zones }),
  BloodpressGraph: (span, days) => ({ ...span, ...zones, list: days.map(pressure) }),
  BloodsugarGraph: (span, days) => ({
    ...span,
    normalList: [],
    list: days.map((day) => ({ ...taken(day), helhidxCode: 'NBD', helhidxVal: '96', statusCode: 'NORMAL' })),
  }),
  helhGraph: (span, days) => ({
    ...span,
    indicatorCode: 'SLP',
    unitNm: '분',
    rangeList: [],
    list: days.map((day) => ({ ...taken(day), helhDate: day, indicatorVal: '40', subVal: null, sleepDtl: null })),
  }),
}

/** Draws a page of readings over a server that fails to tell the month before as long as it is lost. */
async function draw(
  Screen: (props: { adding: boolean }) => React.ReactNode,
  lost = { is: false },
  shows = '최근 한 달',
) {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [startDt, endDt] = [searchParams.get('startDt') ?? '', searchParams.get('endDt') ?? '']
      const tells = told[pathname.split('/').at(-1) ?? '']
      asked.push(`${startDt}-${endDt}`)
      if (!tells || (lost.is && startDt === FIRST && endDt === LAST))
        return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      return answer(
        envelope(
          tells(
            { startDt, endDt },
            DAYS.filter((day) => day >= startDt && day <= endDt),
          ),
        ),
      )
    }),
  )
  const data = screen({
    entry: { name: 'healthlogBloodSugarRecord' },
    kind: 'graph',
    title: { id: '기록', message: '기록' },
  })
  await renderRouter(
    testRouter([{ path: '/readings', data, component: () => <Screen adding={false} /> }], { at: '/readings' }),
  )
  fireEvent.click(await page.findByRole('radio', { name: '1개월' }))
  expect(page.getByText(shows)).toBeTruthy()
  return asked
}

const step = (to: '이전 달' | '다음 달') => fireEvent.click(page.getByRole('button', { name: to }))

afterEach(cleanup)

const KINDS = [
  { name: 'weight', Screen: WeightRecordScreen },
  { name: 'blood pressure', Screen: BloodPressureScreen },
  { name: 'blood sugar', Screen: BloodSugarScreen },
  { name: 'sleep', Screen: SleepScreen },
  { name: 'body fat', Screen: ({ adding }: { adding: boolean }) => <BodyScreen code="BDF" adding={adding} /> },
]

test.each(KINDS)(
  '$name: the month before is looked at whole, back to that of the first reading and no further',
  async ({ Screen }) => {
    const asked = await draw(Screen)
    step('이전 달')
    expect(page.getByText(named(LAST))).toBeTruthy()
    await vi.waitFor(() => expect(asked).toContain(`${FIRST}-${LAST}`))
    expect(await page.findByText(/^이 기간에는/)).toBeTruthy()
    const back = page.getByRole('button', { name: '이전 달' })
    await vi.waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('false'))
    step('이전 달')
    expect(page.getByText(named(addDays(FIRST, -1)))).toBeTruthy()
    await vi.waitFor(() => expect(back.getAttribute('aria-disabled')).toBe('true'))
    step('다음 달')
    step('다음 달')
    expect(page.getByText('최근 한 달')).toBeTruthy()
    expect(page.getByRole('button', { name: '다음 달' }).getAttribute('aria-disabled')).toBe('true')
  },
)

test.each(KINDS)(
  '$name: a month that did not come says so in its place, and is asked for again',
  async ({ Screen }) => {
    const lost = { is: true }
    await draw(Screen, lost)
    step('이전 달')
    expect(await page.findByText('그래프를 불러오지 못했어요')).toBeTruthy()
    expect(page.getByRole('list', { name: '기록' })).toBeTruthy()
    lost.is = false
    fireEvent.click(page.getByRole('button', { name: '다시' }))
    expect(await page.findByText(/^이 기간에는/)).toBeTruthy()
  },
)

test('a page opened on a month stands there, whatever else it opens with; one to come is the last one', async () => {
  const asked = await draw(
    ({ adding }) => <WeightRecordScreen adding={adding} month={FIRST} />,
    { is: false },
    named(LAST),
  )
  await vi.waitFor(() => expect(asked).toContain(`${FIRST}-${LAST}`))
  cleanup()
  await draw(({ adding }) => <WeightRecordScreen adding={adding} month={addDays(TODAY, 40)} />)
})

test('a month that was looked back to does not take the place of what is kept of the last one', () => {
  expect(weightGraphQuery('month', TODAY).meta).toEqual({
    keptOffline: true,
    keptAs: '/api/healthlog/health/MyWeightRecordGraph month',
  })
  expect(weightGraphQuery('whole', LAST).meta).toEqual({ keptOffline: true })
})
