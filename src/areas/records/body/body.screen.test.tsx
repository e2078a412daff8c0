// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { addDays, addMonths, today } from '#src/lib/days.ts'
import { BodyScreen } from './body.screen.tsx'

const TODAY = today(new Date())
/** Whatever the hour is, it has passed. */
const YESTERDAY = addDays(TODAY, -1)
/** Long before the year with which the list begins. */
const LONG_AGO = addMonths(TODAY, -50)

const row = (inptDt: string, indicatorVal: string) => ({
  helhDate: inptDt.slice(0, 8),
  indicatorVal,
  subVal: null,
  inptDt,
  helhidxOriCode: '1',
  sleepDtl: null,
})

/**
 * Draws the page of body fat over values, of which the server tells the last of a day unless it is asked for all. Says
 * what was asked of it.
 */
async function draw(values: ReturnType<typeof row>[]) {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      const [from, to] = [searchParams.get('startDt') ?? '', searchParams.get('endDt') ?? '']
      const inSpan = values.filter(({ helhDate }) => helhDate >= from && helhDate <= to)
      const within =
        searchParams.get('allYn') === 'Y' ? inSpan : [...new Map(inSpan.map((one) => [one.helhDate, one])).values()]
      switch (pathname.split('/').at(-1)) {
        case 'helhGraph':
          asked.push(`${from}-${to}`)
          return answer(
            envelope({ indicatorCode: 'BDF', unitNm: '%', startDt: from, endDt: to, rangeList: [], list: within }),
          )
        case 'getRecordDayList':
          return answer(
            envelope(
              within.map(({ helhDate }) => ({ helhDate, indicatorCodeList: ['BDF'], mealYn: 'N', wrkotYn: 'N' })),
            ),
          )
        case 'helhidxDirectYn':
          return answer(envelope({ helhidxDirectYn: 'Y' }))
        default:
          return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      }
    }),
  )
  const data = screen({
    entry: { name: 'healthlogWeightRecord' },
    kind: 'graph',
    title: { id: '체중', message: '체중' },
  })
  await renderRouter(
    testRouter([{ path: '/fat', data, component: () => <BodyScreen code="BDF" adding={false} /> }], { at: '/fat' }),
  )
  return asked
}

afterEach(cleanup)

test('every value of a day stands in the list and opens, the earlier one too', async () => {
  await draw([row(`${YESTERDAY}071200`, '23.1'), row(`${YESTERDAY}081400`, '22.4')])
  const list = await page.findByRole('list', { name: '기록' })
  expect(await within(list).findByRole('button', { name: /23\.1/ })).toBeTruthy()
  expect(within(list).getByRole('button', { name: /22\.4/ })).toBeTruthy()
})

test('what is older than a year is asked for when the list is unfolded', async () => {
  const asked = await draw([row(`${YESTERDAY}081400`, '22.4'), row(`${LONG_AGO}080000`, '25.0')].toReversed())
  const all = await page.findByRole('button', { name: '전체 보기' })
  expect(asked).toEqual([`${addMonths(TODAY, -12)}-${TODAY}`])
  fireEvent.click(all)
  await vi.waitFor(() => expect(asked).toContain(`${addMonths(LONG_AGO, -12)}-${LONG_AGO}`))
  expect(asked).not.toContain(
    `${addMonths(addDays(addMonths(TODAY, -12), -1), -12)}-${addDays(addMonths(TODAY, -12), -1)}`,
  )
})

test('who has measured only long ago sees that, and no page that says nothing was ever measured', async () => {
  await draw([row(`${LONG_AGO}080000`, '25.0')])
  const list = within(await page.findByRole('list', { name: '기록' }))
  expect(await list.findByRole('button', { name: new RegExp(`25%\\s*${LONG_AGO.slice(0, 4)}년`) })).toBeTruthy()
  expect(page.queryByText('아직 체지방률 기록이 없어요')).toBeNull()
})
