// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addMonths, today } from '#src/lib/days.ts'
import { BloodSugarScreen } from '../blood-sugar/blood-sugar.screen.tsx'
import { SleepScreen } from '../sleep/sleep.screen.tsx'
import { WeightRecordScreen } from '../weight/weight-record.screen.tsx'

const TODAY = today(new Date())
const LONG_AGO = addMonths(TODAY, -50)
const DAYS = [LONG_AGO, TODAY]

const sugar = (day: string) => ({
  helhidxCode: 'NBD',
  helhidxVal: '96',
  inptDt: `${day}000100`,
  helhidxOriCode: '1',
  statusCode: 'NORMAL',
})
const weight = (day: string) => ({ helhidxVal: '68.4', inptDt: `${day}000100`, helhidxOriCode: '1', diffVal: null })
const night = (day: string) => ({
  helhDate: day,
  indicatorVal: '400',
  subVal: null,
  inptDt: `${day}000100`,
  helhidxOriCode: '1',
  sleepDtl: null,
})

afterEach(cleanup)

test.each([
  {
    name: 'BloodsugarGraph',
    Screen: BloodSugarScreen,
    told: (span: object, days: string[]) => ({ ...span, normalList: [], list: days.map(sugar) }),
  },
  {
    name: 'helhGraph',
    Screen: SleepScreen,
    told: (span: object, days: string[]) => ({
      ...span,
      indicatorCode: 'SLP',
      unitNm: '분',
      rangeList: [],
      list: days.map(night),
    }),
  },
  { name: 'MyWeightRecordList', Screen: WeightRecordScreen, told: (_span: object, days: string[]) => days.map(weight) },
])(
  '$name: the list begins with a year, and what is older comes when it is unfolded',
  async ({ name, Screen, told }) => {
    const asked: string[] = []
    connectApi(
      fakePorts((request) => {
        const { pathname, searchParams } = new URL(request.url)
        const [from, to] = [searchParams.get('startDt') ?? '', searchParams.get('endDt') ?? '']
        const days = DAYS.filter((day) => day >= from && day <= to)
        const called = pathname.split('/').at(-1)
        if (called === 'getRecordDayList')
          return answer(
            envelope(days.map((helhDate) => ({ helhDate, indicatorCodeList: [], mealYn: 'N', wrkotYn: 'N' }))),
          )
        if (called === 'MyWeightRecord')
          return answer(
            envelope({
              helhidxVal: null,
              inptDt: null,
              helhidxOriCode: null,
              weekDiffVal: null,
              targetBw: null,
              targetDiffVal: null,
              height: null,
              bmi: null,
            }),
          )
        if (called !== name) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
        asked.push(`${from}-${to}`)
        return answer(envelope(told({ startDt: from, endDt: to }, days)))
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
    const all = await page.findByRole('button', { name: '전체 보기' })
    expect(within(page.getByRole('list', { name: '기록' })).getAllByRole('listitem')).toHaveLength(1)
    expect(asked).toContain(`${addMonths(TODAY, -12)}-${TODAY}`)
    expect(asked.filter((span) => span < addMonths(TODAY, -12))).toEqual([])
    fireEvent.click(all)
    await vi.waitFor(() => expect(asked).toContain(`${addMonths(LONG_AGO, -12)}-${LONG_AGO}`))
  },
)
