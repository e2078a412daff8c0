// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locker } from '#src/app/kept/locker.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { LeaveScreen } from './leave.screen.tsx'

const LISTS: Record<string, unknown> = {
  'user-count': { point: 0, couponCnt: 0, reserveCnt: 0, qnaCnt: 0, favoriteCnt: 0 },
  getUserPointInfo: { point: 0, monthSavePoint: 0, monthUsePoint: 0, extinctPoint: 0 },
  standbyList: [],
  getMySubscribedOrderList: { totalCnt: 0, list: [] },
  getChlList: [],
  'pwd-check': { checkYn: 'Y', failCnt: 0, failMaxCnt: 5, blockEndDtm: null },
}
const LEFT = envelope({ leaveDtm: '202611191124', rejoinDt: '20261219' })

let asked: string[]
/** What becomes of the calls that leave, one after the other; the last is repeated. */
let leaving: (() => Response)[]
let endReason: string | null
let tell: () => void
beforeEach(() => {
  asked = []
  endReason = null
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const lost = (): Response => {
  throw new TypeError('The connection broke')
}

/** A session that ends when it is told to. */
const session = {
  actor: { getSnapshot: () => ({ context: { endReason } }) },
  port: { signOutSent: () => asked.push('sign-out') },
  settled: () => Promise.resolve('signedOut'),
  subscribe: (changed: () => void) => {
    tell = changed
    return () => undefined
  },
} as never

async function draw() {
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (name === 'pwd-check' || name === 'setUserLeave') asked.push(name)
      if (name === 'draft-key') return answer(envelope({ draftKey: btoa('k'.repeat(32)) }))
      if (name !== 'setUserLeave') return answer(envelope(LISTS[name]))
      const next = leaving.length > 1 ? leaving.shift() : leaving[0]
      return next?.() ?? lost()
    }),
  )
  const data = screen({
    entry: { name: 'mypageUserInfoManage' },
    kind: 'flow',
    title: { id: '회원 탈퇴', message: '회원 탈퇴' },
  })
  const Screen = () => (
    <SessionContext value={session}>
      <LeaveScreen />
    </SessionContext>
  )
  const router = testRouter(
    [
      { path: '/leave', data, component: Screen },
      ...['/login/username', '/mypage/home'].map((path) => ({ path, data, component: () => null })),
    ],
    { at: '/leave' },
  )
  await renderRouter(router)
  await userEvent.type(await page.findByLabelText('비밀번호'), 'right')
  const send = () => userEvent.click(page.getByRole('button', { name: '탈퇴하기' }))
  const goodbye = () =>
    waitFor(
      () =>
        expect(router.state.location).toMatchObject({
          pathname: '/login/username',
          search: { after: 'leaving', rejoin: expect.stringMatching(/^\d{8}$/) },
        }),
      { timeout: 3000 },
    )
  return { send, goodbye, at: () => router.state.location.pathname }
}

test('an answer that was lost is asked for again, and the goodbye follows [MBR-06]', async () => {
  leaving = [lost, () => answer(LEFT)]
  const { send, goodbye } = await draw()
  await send()
  await goodbye()
  expect(asked).toEqual(['pwd-check', 'setUserLeave', 'setUserLeave', 'sign-out'])
})

test('an unsent inquiry leaves the phone with its member, and stays where leaving was refused [MBR-06]', async () => {
  leaving = [() => answer({ error: 'passwordNeeded', errorMessage: '비밀번호를 다시 확인해 주세요.' }, { status: 409 })]
  const { send, goodbye } = await draw()
  await locker.writer()('inquiry.voc', '국이 짜요')
  await send()
  await page.findByText('비밀번호를 다시 확인해 주세요.')
  expect(await locker.read('inquiry.voc')).toBe('국이 짜요')
  leaving = [() => answer(LEFT)]
  await send()
  await goodbye()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
  locker.end()
})

test('tapped again after nobody answered, the password is not asked for anew [MBR-06]', async () => {
  leaving = [lost]
  const { send, goodbye } = await draw()
  await send()
  await page.findByText('연결하지 못했어요. 다시 눌러 주세요.', undefined, { timeout: 3000 })
  leaving = [() => answer(LEFT)]
  asked = []
  await send()
  await goodbye()
  expect(asked).toEqual(['setUserLeave', 'sign-out'])
})

test('another call that finds nobody signed in brings the goodbye, unless leaving was refused [MBR-06]', async () => {
  leaving = [lost]
  const { send, goodbye } = await draw()
  await send()
  await page.findByText('연결하지 못했어요. 다시 눌러 주세요.', undefined, { timeout: 3000 })
  endReason = 'login'
  act(() => tell())
  await goodbye()
  cleanup()

  endReason = null
  leaving = [() => answer({ error: 'passwordNeeded', errorMessage: '비밀번호를 다시 확인해 주세요.' }, { status: 409 })]
  const other = await draw()
  await other.send()
  await page.findByText('비밀번호를 다시 확인해 주세요.')
  endReason = 'expired'
  act(() => tell())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(other.at()).toBe('/leave')
})

test('a try offline sent nothing: a session’s end is no goodbye, the password is checked again [MBR-06]', async () => {
  leaving = [lost]
  const { send, goodbye, at } = await draw()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send()
  await page.findByText('연결하지 못했어요. 다시 눌러 주세요.', undefined, { timeout: 3000 })
  endReason = 'expired'
  act(() => tell())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(at()).toBe('/leave')

  endReason = null
  vi.restoreAllMocks()
  leaving = [() => answer(LEFT)]
  asked = []
  await send()
  await goodbye()
  expect(asked).toEqual(['pwd-check', 'setUserLeave', 'sign-out'])
})
