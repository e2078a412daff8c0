// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import './memo-sheet.tsx'
import { MyReservationsScreen } from './my-reservations.screen.tsx'
import type { Reservation } from './reservation.ts'

const TALK: Reservation = {
  rsrvSeq: 3021,
  cnsltType: 'TALK',
  rsrvDtm: '202611201500',
  useMinute: 30,
  meetCode: 'VISIT',
  placeCode: 'WP0001',
  placeNm: '12층 건강상담실',
  wayTxt: null,
  telNo: null,
  counselorNm: '박지현 영양사',
  statusCode: 'X',
  statusNm: '예약 완료',
  changeYn: 'Y',
  roomId: null,
  chalnCode: null,
  roundNo: null,
  memoTxt: null,
  regDtm: '202611171012',
  cancelYn: 'Y',
  cancelEndDtm: '202611191500',
}
const at = (clock: string) => vi.setSystemTime(new Date(`2026-11-${clock}:00+09:00`))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T14:58:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  endDrafts('')
  vi.useRealTimers()
})

/** My reservations with one; `serve` answers whatever else is asked. */
async function draw(
  first: Partial<Reservation>,
  serve: (name: string) => Response | Promise<Response> = () => answer(envelope({})),
  nowDt?: string,
) {
  const world = { row: { ...TALK, ...first } }
  const ports = fakePorts((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return name === 'myReservationList' ? answer(envelope({ totalCnt: 1, list: [world.row] })) : serve(name)
  })
  connectApi(ports)
  const data = screen({
    entry: { name: 'counselingMyRsrvList' },
    kind: 'list',
    title: { id: '내 예약', message: '내 예약' },
  })
  const router = testRouter(
    [{ path: '/counseling/MyRsrvList', data, component: () => <MyReservationsScreen rsrvSeq={3021} /> }],
    { at: '/counseling/MyRsrvList' },
  )
  if (nowDt !== undefined) router.options.context.queryClient.setQueryData(['/api/main/mainData', {}], { nowDt })
  await renderRouter(router)
  await page.findByRole('region', { name: 'Fit-Talk' })
  return { world, sent: (name: string) => ports.sent.filter(({ url }) => url.endsWith(`/${name}`)) }
}
/** The app comes back to the front. */
const comesBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

test('when its last moment passes on an open page, nothing is offered any more that will be refused', async () => {
  await draw({})
  expect(page.getByText('취소도 그때까지예요 · 2분 남았어요')).toBeDefined()
  at('19T15:03')
  comesBack()
  expect(await page.findByText('오늘 15:00까지 바꿀 수 있었어요')).toBeDefined()
  expect([
    page.queryByRole('button', { name: '예약 취소' }),
    page.queryByRole('link', { name: '시간 바꾸기' }),
    page.queryByText(/남았어요/),
  ]).toEqual([null, null, null])
})

test('the server’s clock counts, not a phone’s that is a day ahead', async () => {
  at('20T14:58')
  await draw({}, undefined, '20261119145800')
  expect(page.getByRole('button', { name: '예약 취소' })).toBeDefined()
  expect(page.getByText('취소도 그때까지예요 · 2분 남았어요')).toBeDefined()
})

test('while it is asked whether it can be cancelled a second tap asks nothing', async () => {
  const { sent } = await draw({}, () => new Promise<Response>(() => {}))
  const button = page.getByRole('button', { name: '예약 취소' })
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(button)
  expect(sent('getCancelReservationYn')).toHaveLength(1)
})

test('words that are changed leave the time where another phone has put it', async () => {
  const { world, sent } = await draw({})
  world.row = { ...world.row, rsrvDtm: '202611251400', cancelEndDtm: '202611241400' }
  await userEvent.click(page.getByRole('button', { name: /무엇을 이야기할까요/ }))
  expect(await page.findByText('14:00')).toBeDefined()
  await userEvent.type(await page.findByRole('textbox', { name: '상담에서 할 이야기' }), '간식')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(sent('updateCounselingRsrvChnage')).toHaveLength(1))
  expect(await sent('updateCounselingRsrvChnage')[0]?.clone().json()).toMatchObject({
    rsrvDtm: '202611251400',
    memoTxt: '간식',
  })
})

test('whoever has said that it took place is not asked once more', async () => {
  at('20T15:40')
  await draw({ changeYn: 'N', cancelYn: 'N' })
  await userEvent.click(page.getByRole('button', { name: '잘 마쳤어요' }))
  await waitFor(() => expect(page.queryByRole('button', { name: '잘 마쳤어요' })).toBeNull())
})
