// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { HeartRateScreen } from './heart-rate.screen.tsx'

/** Newest first, one an hour: at rest 60, and 90 in all that is older than the first page. */
const VALUES = Array.from({ length: 150 }, (_, back) => {
  const at = new Date(Date.UTC(2019, 10, 19, 12) - back * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return { inptDt: at, heartRate: back < 100 ? 60 : 90, stateCode: 'REST', helhidxOriCode: '2' }
})

afterEach(cleanup)

test('the means are of the values that they name, however far the list goes back', async () => {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('/heartRateGraph'))
        return answer(
          envelope({
            term: 'DAY',
            startDt: '20191119',
            endDt: '20191119',
            minRate: null,
            maxRate: null,
            avgRate: null,
            restRate: null,
            list: [],
          }),
        )
      if (!pathname.endsWith('/heartRateList')) return answer({ error: 'x', errorMessage: '' }, { status: 500 })
      const pageNo = Number(searchParams.get('pageNo'))
      asked.push(`${searchParams.get('startDt')} ${pageNo}`)
      return answer(envelope({ totalCnt: VALUES.length, list: VALUES.slice((pageNo - 1) * 100, pageNo * 100) }))
    }),
  )
  const data = screen({
    entry: { name: 'healthlogHeartRateRecord' },
    kind: 'graph',
    title: { id: '심박수', message: '심박수' },
  })
  await renderRouter(testRouter([{ path: '/rates', data, component: () => <HeartRateScreen /> }], { at: '/rates' }))
  expect(await page.findByText('쉴 때 평균 60회예요')).toBeTruthy()
  expect(page.getByText('2019년 11월 15일 09:00부터 잰 100번의 평균이에요.')).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: '전체 보기' }))
  // A page comes with the one before it: a phone may have brought some of older days (docs/decisions/381).
  await vi.waitFor(() => expect(asked).toEqual(['19000101 1', '19000101 2', '19000101 1']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(page.getByText('쉴 때 평균 60회예요')).toBeTruthy()
})

test('a fast rest of yesterday is said as on the hub, even after a walk; one of this night says no “now”', async () => {
  const now = new Date('2026-11-19T03:10:00Z')
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
  const value = (inptDt: string, heartRate: number, stateCode: string) => ({
    inptDt,
    heartRate,
    stateCode,
    helhidxOriCode: '2',
  })
  const open = async (restRate: number | null, list: object[]) => {
    cleanup()
    connectApi(
      fakePorts((request) =>
        request.url.includes('/heartRateList')
          ? answer(envelope({ totalCnt: list.length, list }))
          : answer(
              envelope({
                term: 'DAY',
                startDt: '20261119',
                endDt: '20261119',
                minRate: null,
                maxRate: null,
                avgRate: null,
                restRate,
                list: [],
              }),
            ),
      ),
    )
    const data = screen({
      entry: { name: 'healthlogHeartRateRecord' },
      kind: 'graph',
      title: { id: '심박수', message: '심박수' },
    })
    await renderRouter(testRouter([{ path: '/rates', data, component: () => <HeartRateScreen /> }], { at: '/rates' }))
  }
  try {
    await open(null, [value('20261119115000', 92, 'WALK'), value('20261118221000', 138, 'REST')])
    expect(await page.findByText('어제 22:10 · 쉴 때')).toBeTruthy()
    expect(await page.findByText('지금은 어떤지 살펴보세요. 몸이 좋지 않으면 바로 119에 전화하세요.')).toBeTruthy()
    await open(38, [value('20261119115000', 92, 'WALK'), value('20261119030000', 38, 'REST')])
    expect(await page.findByText('오늘 쉴 때')).toBeTruthy()
    expect(await page.findByText('지금은 어떤지 살펴보세요. 몸이 좋지 않으면 바로 119에 전화하세요.')).toBeTruthy()
    // Of the day before yesterday nobody knows how it is now.
    await open(null, [value('20261119115000', 92, 'WALK'), value('20261117221000', 138, 'REST')])
    expect(await page.findByText('오늘 11:50 · 걸을 때')).toBeTruthy()
    expect(page.queryByText(/119/)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('without the day’s graph the last value stands with its moment, and the chart says it is missing', async () => {
  connectApi(
    fakePorts((request) =>
      request.url.includes('/heartRateList')
        ? answer(envelope({ totalCnt: 1, list: VALUES.slice(0, 1) }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
    ),
  )
  const data = screen({
    entry: { name: 'healthlogHeartRateRecord' },
    kind: 'graph',
    title: { id: '심박수', message: '심박수' },
  })
  await renderRouter(testRouter([{ path: '/rates', data, component: () => <HeartRateScreen /> }], { at: '/rates' }))
  expect(await page.findByText('2019년 11월 19일 12:00 · 쉴 때')).toBeTruthy()
  expect(await page.findByText('그래프를 불러오지 못했어요')).toBeTruthy()
})
