// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const member = { nickName: '하늘', realName: '김하늘', mobileNo: '01012345678' }
const terms = [
  { termsSeq: 71, title: '건강 정보 이용', contents: '예약한 곳에 알려요.', requiredYn: 'Y', agreeYn: 'N' },
]
const place = {
  placeCode: 'WP0002',
  placeNm: '한빛타워점 2층 건강존',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  wayTxt: '',
  meetList: ['VISIT' as const],
  mainYn: 'Y' as const,
  firstDt: null,
}

test('nothing is sent before what must be agreed to is known [RSV-02]', async () => {
  const { promise: pending, resolve: tell } = Promise.withResolvers<Response>()
  const ports = fakePorts((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (name === 'getTerms') return pending
    const told: Partial<Record<string, unknown>> = { userInfo: member, checkSpotTime: 'Y' }
    return answer(envelope(told[name] ?? { rsrvSeq: 3009 }))
  })
  connectApi(ports)
  const sheet = () => (
    <ConfirmSheet
      kind="CHECK"
      place={place}
      day="20261130"
      slot={{ time: '1120', end: '1140', of: 4, left: 2, isMine: false }}
      cancelHour={24}
      monthLimit={2}
      meet="VISIT"
      memo=""
      move={undefined}
      challenge={undefined}
      onLost={() => {}}
      onDone={() => {}}
      onClose={() => {}}
    />
  )
  const data = screen({
    entry: { name: 'welfitWelfitReservationReg' },
    kind: 'flow',
    title: { id: '예약하기', message: '예약하기' },
  })
  await renderRouter(testRouter([{ path: '/reserve', data, component: sheet }], { at: '/reserve' }))
  const button = await page.findByRole('button', { name: '예약하기' })
  await userEvent.click(button)
  const written = () => ports.sent.filter(({ url }) => /reg/i.test(url)).length
  expect(written()).toBe(0)
  tell(answer(envelope(terms)))
  const box = await page.findByRole('checkbox', { name: /필수/ })
  await userEvent.click(button)
  expect(page.getByText('필수 항목에 동의해 주세요.')).toBeDefined()
  expect(written()).toBe(0)
  await userEvent.click(box)
  await userEvent.click(button)
  expect(written()).toBe(1)
})

test('the counselling of a challenge asks only for what it carries', async () => {
  const optional = { ...terms[0], termsSeq: 32, title: '식사 기록 보기', requiredYn: 'N' }
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const told: Partial<Record<string, unknown>> = { getTerms: [...terms, optional], userInfo: member }
      return answer(envelope(told[name] ?? 'Y'))
    }),
  )
  const data = screen({
    entry: { name: 'welfitWelfitReservationReg' },
    kind: 'flow',
    title: { id: '예약하기', message: '예약하기' },
  })
  const draw = async (challenge: { chalnCode: string; roundNo: number } | undefined) => {
    cleanup()
    const sheet = () => (
      <ConfirmSheet
        kind={challenge ? 'CHALN' : 'MEAL'}
        place={place}
        day="20261130"
        slot={{ time: '1120', end: '1140', of: 1, left: 1, isMine: false }}
        cancelHour={24}
        monthLimit={2}
        meet="CALL"
        memo=""
        move={undefined}
        challenge={challenge}
        onLost={() => {}}
        onDone={() => {}}
        onClose={() => {}}
      />
    )
    await renderRouter(testRouter([{ path: '/reserve', data, component: sheet }], { at: '/reserve' }))
    await page.findByRole('checkbox', { name: /필수/ })
    return page.queryByRole('checkbox', { name: /선택/ })
  }
  expect(await draw({ chalnCode: 'CH1', roundNo: 2 })).toBeNull()
  expect(await draw(undefined)).not.toBeNull()
})

test('until when it can be cancelled is said, and that it cannot be where that has passed', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00+09:00'), toFake: ['Date'] })
  const answers: Record<string, unknown> = { getTerms: terms, userInfo: member }
  connectApi(
    fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? 'Y'))),
  )
  const data = screen({
    entry: { name: 'welfitWelfitReservationReg' },
    kind: 'flow',
    title: { id: '예약하기', message: '예약하기' },
  })
  const draw = async (day: string) => {
    cleanup()
    const sheet = () => (
      <ConfirmSheet
        kind="CHECK"
        place={place}
        day={day}
        slot={{ time: '1120', end: '1140', of: 4, left: 2, isMine: false }}
        cancelHour={24}
        monthLimit={2}
        meet="VISIT"
        memo=""
        move={undefined}
        challenge={undefined}
        onLost={() => {}}
        onDone={() => {}}
        onClose={() => {}}
      />
    )
    await renderRouter(testRouter([{ path: '/reserve', data, component: sheet }], { at: '/reserve' }))
    await page.findByRole('checkbox', { name: /필수/ })
  }
  await draw('20261201')
  expect(page.getByText('내일 11:20까지')).toBeDefined()
  await draw('20261130')
  expect(page.getByText('이 시간은 바꾸거나 취소할 수 없어요')).toBeDefined()
  expect(page.queryByText('오늘 11:20까지')).toBeNull()
})

test('of a time that is not free it is said what stands against it, where that is one’s own [RSV-09]', async () => {
  const other = {
    rsrvSeq: 3002,
    cnsltType: 'TALK',
    placeCode: 'WP0001',
    rsrvDtm: '202611301130',
    useMinute: 30,
    cancelEndDtm: '202611291130',
  }
  const draw = async (list: object[]) => {
    cleanup()
    const answers: Record<string, unknown> = {
      getTerms: terms,
      userInfo: member,
      checkSpotTime: 'N',
      myReservationList: { list, totalCnt: list.length },
    }
    connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
    const data = screen({
      entry: { name: 'welfitWelfitReservationReg' },
      kind: 'flow',
      title: { id: '예약하기', message: '예약하기' },
    })
    const sheet = () => (
      <ConfirmSheet
        kind="CHECK"
        place={place}
        day="20261130"
        slot={{ time: '1120', end: '1140', of: 4, left: 2, isMine: false }}
        cancelHour={24}
        monthLimit={1}
        meet="VISIT"
        memo=""
        move={undefined}
        challenge={undefined}
        onLost={() => {}}
        onDone={() => {}}
        onClose={() => {}}
      />
    )
    await renderRouter(testRouter([{ path: '/reserve', data, component: sheet }], { at: '/reserve' }))
  }
  await draw([other])
  expect(await page.findByText('그 시간에 다른 예약이 있어요. 다른 시간을 골라 주세요.')).toBeDefined()
  expect(page.getByRole('button', { name: '예약하기' }).matches(':disabled, [aria-disabled="true"]')).toBe(true)
  await draw([{ ...other, cnsltType: 'CHECK', rsrvDtm: '202611021040' }])
  expect(await page.findByText('그 달의 예약을 모두 쓰셨어요. 다른 달에서 골라 주세요.')).toBeDefined()
  await draw([])
  expect(await page.findByText('이 시간은 지금 예약할 수 없어요. 다른 시간을 골라 주세요.')).toBeDefined()
})

test('who reads English is told that terms in Korean alone are agreed to in Korean [LNG-06]', async () => {
  const notes = async (asked: object) => {
    cleanup()
    const answers: Record<string, unknown> = { getTerms: [asked], userInfo: member }
    connectApi(
      fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? 'Y'))),
    )
    const data = screen({
      entry: { name: 'welfitWelfitReservationReg' },
      kind: 'flow',
      title: { id: '예약하기', message: '예약하기' },
    })
    const sheet = () => (
      <ConfirmSheet
        kind="CHECK"
        place={place}
        day="20261130"
        slot={{ time: '1120', end: '1140', of: 4, left: 2, isMine: false }}
        cancelHour={24}
        monthLimit={2}
        meet="VISIT"
        memo=""
        move={undefined}
        challenge={undefined}
        onLost={() => {}}
        onDone={() => {}}
        onClose={() => {}}
      />
    )
    await renderRouter(testRouter([{ path: '/reserve', data, component: sheet }], { at: '/reserve' }))
    await page.findByRole('checkbox', { name: /필수/ })
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
    return page.queryAllByText('이 글은 한국어로만 있어요. 동의하면 한국어 글에 동의하게 돼요.').length
  }
  expect(
    await notes({ ...terms[0], title: 'Use of health data', contents: 'The place that you reserve is told.' }),
  ).toBe(0)
  expect(await notes({ ...terms[0], title: 'Use of health data' })).toBe(1)
  expect(page.getByText('예약한 곳에 알려요.').lang).toBe('ko')
})
