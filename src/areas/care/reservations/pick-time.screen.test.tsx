// @vitest-environment happy-dom
import { useSuspenseQuery } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import './confirm-sheet.tsx'
import { PickTimeScreen } from './pick-time.screen.tsx'
import { myReservationsQuery } from './reservation.queries.ts'
import type { Kind } from './service-kind.ts'

const slot = { startTm: '1120', endTm: '1140', personCnt: 1, remainCnt: 1, myRsrvYn: 'N' }
const day = { rsrvDt: '20261125', openYn: 'Y', closeReasonCode: null, remainCnt: 1, timeList: [slot] }
const taken = { ...day, remainCnt: 0, timeList: [{ ...slot, remainCnt: 0, myRsrvYn: 'Y' }] }
const place = {
  placeCode: 'WP0002',
  placeNm: '한빛타워점 2층 건강존',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  wayTxt: '',
  meetList: ['VISIT'],
  mainYn: 'Y',
  firstDt: null,
}
const mine = { rsrvSeq: 3009, cnsltType: 'CHECK', rsrvDtm: '202611241000', meetCode: 'VISIT', statusNm: '예약 완료' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  endDrafts('')
  vi.useRealTimers()
})

function List() {
  const { data: mine } = useSuspenseQuery(myReservationsQuery())
  return <h1>{mine.list.map(({ rsrvDtm }) => rsrvDtm).join(' ')}</h1>
}

const data = (title: string) =>
  screen({ entry: { name: 'welfitWelfitReservationReg' }, kind: 'flow', title: { id: title, message: title } })

test('while a time is sent the sheet stands; then the list comes without waiting for the seats [RSV-10]', async () => {
  const moved = Promise.withResolvers<Response>()
  const never = new Promise<Response>(() => {})
  let isMoved = false
  connectApi(
    fakePorts((request) => {
      switch (new URL(request.url).pathname.split('/').at(-1)) {
        case 'getReservationStdMngInfo':
          return answer(envelope({ stdMngSeq: 1, useYn: 'Y', useMinute: 20, cancelHour: 24 }))
        case 'getReservationStdMngCounselingPlace':
          return isMoved ? never : answer(envelope([place]))
        case 'getReservationStdMngUseInfo':
          return isMoved ? never : answer(envelope({ remainCnt: 1 }))
        case 'reservationDayList':
          return answer(envelope([isMoved ? taken : day]))
        case 'myReservationList':
          return answer(
            envelope({ list: [{ ...mine, rsrvDtm: isMoved ? '202611251120' : mine.rsrvDtm }], totalCnt: 1 }),
          )
        case 'updateCounselingRsrvChnage':
          return moved.promise
        case 'userInfo':
          return answer(envelope({ nickName: '하늘', realName: '김하늘', mobileNo: '01012345678' }))
        default:
          return answer(envelope({}))
      }
    }),
  )
  const router: AnyRouter = testRouter(
    [
      {
        path: '/welfit/WelfitReservationReg',
        data: data('시간 바꾸기'),
        component: () => <PickTimeScreen kind="CHECK" placeCode="WP0002" move={3009} challenge={undefined} />,
      },
      {
        path: '/counseling/MyRsrvList',
        data: data('내 예약'),
        loader: () => router.options.context.queryClient.ensureQueryData(myReservationsQuery()),
        component: List,
      },
    ],
    { at: '/welfit/WelfitReservationReg' },
  )
  await renderRouter(router)
  await userEvent.click(await page.findByRole('radio', { name: /11:20/ }))
  await userEvent.click(page.getByRole('button', { name: /11:20으로 할게요$/ }))
  await userEvent.click(await page.findByRole('button', { name: '이대로 바꾸기' }))
  isMoved = true
  // Asked anew once a minute, and when the app comes back: the server may know before its answer is here.
  await act(() =>
    router.options.context.queryClient.invalidateQueries({ queryKey: ['/api/welfit/reservationDayList'] }),
  )
  expect(page.getByRole('dialog', { name: '이대로 바꿀까요?' })).toBeDefined()
  await act(async () => moved.resolve(answer(envelope({ ...mine, rsrvDtm: '202611251120' }))))
  expect(await page.findByRole('heading', { name: '202611251120' })).toBeDefined()
})

/** The page alone, for one that is moved or another; `serve` answers before the rest does. */
async function draw(
  serve: (name: string) => Response | undefined,
  asked: { kind: Kind; move: number | undefined } = { kind: 'CHECK', move: 3009 },
) {
  const rest: Record<string, unknown> = {
    getReservationStdMngInfo: { stdMngSeq: 1, useYn: 'Y', useMinute: 20, cancelHour: 24 },
    getReservationStdMngCounselingPlace: [place],
    getReservationStdMngUseInfo: { remainCnt: 1 },
    myReservationList: { list: [mine], totalCnt: 1 },
    userInfo: { nickName: '하늘', realName: '김하늘', mobileNo: '01012345678' },
  }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      return serve(name) ?? answer(envelope(rest[name] ?? {}))
    }),
  )
  const component = () => <PickTimeScreen {...asked} placeCode="WP0002" challenge={undefined} />
  await renderRouter(
    testRouter([{ path: '/welfit/WelfitReservationReg', data: data('시간 바꾸기'), component }], {
      at: '/welfit/WelfitReservationReg',
    }),
  )
}

test('times that do not come say so, and come when they are asked for again', async () => {
  let isBroken = true
  await draw((name) =>
    name !== 'reservationDayList'
      ? undefined
      : isBroken
        ? answer({ error: 'x', errorMessage: '' }, { status: 404 })
        : answer(envelope([day])),
  )
  expect(await page.findByText('시간을 불러오지 못했어요')).toBeDefined()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: '다시' }))
  expect(await page.findByRole('radio', { name: /11:20/ })).toBeDefined()
  expect(page.queryByText('시간을 불러오지 못했어요')).toBeNull()
})

test('a day whose last seat went stays and says so: the next one with seats is not told of in its place', async () => {
  const next = { ...day, rsrvDt: '20261126' }
  let isGone = false
  await draw((name) => {
    if (name === 'updateCounselingRsrvChnage') {
      isGone = true
      return answer({ error: 'taken', errorMessage: '방금 찼어요. 다른 시간을 골라 주세요.' }, { status: 409 })
    }
    return name === 'reservationDayList'
      ? answer(
          envelope([
            isGone ? { ...day, closeReasonCode: 'FULL', remainCnt: 0, timeList: [{ ...slot, remainCnt: 0 }] } : day,
            next,
          ]),
        )
      : undefined
  })
  await userEvent.click(await page.findByRole('radio', { name: /11:20/ }))
  await userEvent.click(page.getByRole('button', { name: /11:20으로 할게요$/ }))
  await userEvent.click(await page.findByRole('button', { name: '이대로 바꾸기' }))
  expect(await page.findByText('11:20 자리는 방금 찼어요')).toBeDefined()
  expect(page.getByRole('heading', { level: 2, name: '11월 25일 수요일' })).toBeDefined()
})

test('words that are longer than there is room for lead to no sheet in which they would be refused', async () => {
  await draw((name) => (name === 'reservationDayList' ? answer(envelope([day])) : undefined), {
    kind: 'TALK',
    move: undefined,
  })
  await userEvent.click(await page.findByRole('radio', { name: /11:20/ }))
  const button = page.getByRole('button', { name: /할게요$/ })
  expect(button.hasAttribute('disabled')).toBe(false)
  fireEvent.change(page.getByRole('textbox', { name: '상담에서 할 이야기' }), { target: { value: '가'.repeat(501) } })
  expect(button.hasAttribute('disabled')).toBe(true)
})
