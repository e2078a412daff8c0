// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MyReservationsScreen } from './my-reservations.screen.tsx'
import type { Reservation } from './reservation.ts'

const PAGE = 50
let isBroken: boolean
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
  isBroken = false
  asked = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The nth latest, all of them over: a day apart, at a minute of its own. */
const past = (nth: number): Partial<Reservation> => {
  const month = ['10', '09'][Math.floor(nth / 28)] ?? '08'
  const day = String(28 - (nth % 28)).padStart(2, '0')
  const minute = String(nth % 60).padStart(2, '0')
  return {
    rsrvSeq: 1000 - nth,
    cnsltType: 'CHECK',
    rsrvDtm: `2026${month}${day}10${minute}`,
    useMinute: 20,
    meetCode: 'VISIT',
    placeNm: '건강실',
    wayTxt: null,
    telNo: null,
    counselorNm: null,
    memoTxt: null,
    statusNm: '이용 완료',
    changeYn: 'N',
    cancelYn: 'N',
    cancelEndDtm: null,
    roomId: null,
    chalnCode: null,
    roundNo: null,
    placeCode: 'WP0002',
  }
}

async function draw(total: number, rsrvSeq?: number) {
  const all = Array.from({ length: total }, (_, nth) => past(nth))
  connectApi(
    fakePorts((request) => {
      const pageNo = Number(new URL(request.url).searchParams.get('pageNo') ?? 1)
      asked.push(String(pageNo))
      if (isBroken && pageNo > 1) return answer({ error: 'x', errorMessage: '' }, { status: 404 })
      return answer(envelope({ totalCnt: total, list: all.slice((pageNo - 1) * PAGE, pageNo * PAGE) }))
    }),
  )
  const data = screen({
    entry: { name: 'counselingMyRsrvList' },
    kind: 'list',
    title: { id: '내 예약', message: '내 예약' },
  })
  await renderRouter(
    testRouter(
      [{ path: '/counseling/MyRsrvList', data, component: () => <MyReservationsScreen rsrvSeq={rsrvSeq} /> }],
      { at: '/counseling/MyRsrvList' },
    ),
  )
  await page.findByRole('heading', { level: 1, name: '잡힌 약속이 없어요' })
}
const rows = () => page.getAllByRole('link', { name: /Fit-Check/ })

test('what is older than the first page comes when it is asked for', async () => {
  await draw(52)
  expect(rows()).toHaveLength(PAGE)
  await userEvent.click(page.getByRole('button', { name: '지난 예약 더 보기' }))
  await waitFor(() => expect(rows()).toHaveLength(52))
  expect(page.queryByRole('button', { name: '지난 예약 더 보기' })).toBeNull()
  // Each page with the one before it, because reservations are added in the midst.
  expect(asked.toSorted()).toEqual(['1', '1', '2'])
})

test('one that is named is looked for among the older ones, and stands in front', async () => {
  await draw(101, 1000 - 100)
  expect(await page.findByRole('region', { name: 'Fit-Check' })).toBeTruthy()
  expect(asked.toSorted()).toEqual(['1', '1', '2', '2', '3'])
})

test('a few are all there, and nothing more is offered', async () => {
  await draw(2)
  expect(rows()).toHaveLength(2)
  // Nobody who has been there is told that they never were.
  expect(page.getByText('다음 약속을 잡아 볼까요?')).toBeTruthy()
  expect(page.queryByRole('button', { name: '지난 예약 더 보기' })).toBeNull()
})

test('older ones that do not come say so, and are asked for again', async () => {
  isBroken = true
  await draw(51)
  await userEvent.click(page.getByRole('button', { name: '지난 예약 더 보기' }))
  expect(await page.findByText('지난 예약을 불러오지 못했어요')).toBeTruthy()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: '다시' }))
  await waitFor(() => expect(rows()).toHaveLength(51))
})
