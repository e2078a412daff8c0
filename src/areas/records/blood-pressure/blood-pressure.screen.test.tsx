// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { BloodPressureScreen } from './blood-pressure.screen.tsx'

const TODAY = today(new Date())
const reading = (sbpVal: string | null, dbpVal: string | null) => ({
  sbpVal,
  dbpVal,
  inptDt: `${TODAY}000500`,
  helhidxOriCode: '1',
  statusCode: 'NORMAL',
})
const week = { startDt: TODAY, endDt: TODAY, recordCnt: 0, avgSbp: null, avgDbp: null }

/** Draws the page over these readings. */
async function draw(list: ReturnType<typeof reading>[], helhidxDirectYn: 'Y' | 'N' = 'Y', adding = false) {
  const ranges = { sbpRangeList: [], dbpRangeList: [] }
  const answers: Record<string, unknown> = {
    MyBloodpressureRecordList: { totalCnt: list.length, list },
    MyBloodpressureRecord: { lastRecord: list[0] ?? null, thisWeek: week, lastWeek: week, ...ranges },
    BloodpressGraph: { startDt: TODAY, endDt: TODAY, ...ranges, list },
    helhidxDirectYn: { helhidxDirectYn },
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
    entry: { name: 'healthlogBloodpressureRecord' },
    kind: 'graph',
    title: { id: '혈압', message: '혈압' },
  })
  await renderRouter(
    testRouter([{ path: '/pressure', data, component: () => <BloodPressureScreen adding={adding} /> }], {
      at: '/pressure',
    }),
  )
}

afterEach(cleanup)

test('before the first reading the page says what it is for, and offers to record', async () => {
  await draw([])
  expect(await page.findByRole('button', { name: '혈압 기록하기' })).toBeTruthy()
  expect(page.queryByRole('img')).toBeNull()
})

test('half a pair stands as half a pair, and nothing is compared', async () => {
  await draw([reading('118', null)])
  expect((await page.findAllByText(/118\/–/)).length).toBeGreaterThan(0)
  expect(page.queryByText(/지난주 평균보다/)).toBeNull()
})

test('where values may only be measured nothing is offered to type, and the way to the device stands', async () => {
  await draw([reading('118', '76')], 'N')
  expect(await page.findByText('기기로 잰 값만 기록해요')).toBeTruthy()
  expect(page.queryByRole('button', { name: '혈압 기록하기' })).toBeNull()
})

test('an address that comes to record opens the sheet', async () => {
  await draw([reading('118', '76')], 'Y', true)
  expect(await page.findByRole('button', { name: '저장하기' })).toBeTruthy()
})

test('it does not where values may only be measured', async () => {
  await draw([reading('118', '76')], 'N', true)
  await page.findByText('기기로 잰 값만 기록해요')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.queryByRole('button', { name: '저장하기' })).toBeNull()
})
