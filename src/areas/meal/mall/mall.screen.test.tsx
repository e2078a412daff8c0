// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { MallAgreeScreen } from './mall-agree.screen.tsx'
import { MallFlow } from './mall-flow.tsx'
import type { Returned } from './mall.machine.ts'

const leave = vi.hoisted(() => ({
  openCheck: vi.fn<(check: object) => void>(),
  openMall: vi.fn<(url: string) => void>(),
}))
vi.mock('./leave.ts', () => leave)
vi.mock('#src/domain/mall/open-mall.ts', () => leave)

const WAY = { url: 'https://mall.example.com/enter?ticket=t1', agreeYn: 'Y', agreeDtm: '202606081219' }
const NONE = { url: 'https://mall.example.com/enter', agreeYn: 'N', agreeDtm: null }
let sent: { name: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.clearAllMocks()
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
})

async function draw(component: () => React.ReactNode, answers: Record<string, () => Response>) {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push({ name, body: await request.clone().json() })
      return answers[name]?.() ?? answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'mealWelmallAgree' }, kind: 'flow', title: { id: '쇼핑몰', message: '쇼핑몰' } })
  await renderRouter(testRouter([{ path: '/mall', data, component }], { at: '/mall' }))
  await page.findByRole('heading', { level: 1 })
}
const title = () => page.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const back = (returned: Returned) => () => <MallFlow since={null} returned={returned} />

test('before the agreement the page says what the mall learns, and leads to the verification [MEA-13]', async () => {
  await draw(() => <MallAgreeScreen />, {
    getWelmallUrl: () => answer(envelope(NONE)),
    authWelMall: () =>
      answer(
        envelope({
          authKey: 'pass-1',
          authUrl: 'https://pass.example.com/verify',
          encData: 'sealed',
          returnUrl: '/meal/welmall/passSuccess',
          expireDtm: '202611191135',
        }),
      ),
  })
  expect(title()).toBe('쇼핑몰이 나를 알아봐도 될까요?')
  expect(page.getByText(/나만의 번호 하나/)).toBeTruthy()
  await press('동의하고 본인 확인하기')
  await waitFor(() => expect(leave.openCheck).toHaveBeenCalledWith(expect.objectContaining({ encData: 'sealed' })))
})

test('where nobody can be verified that is said, and the agreement is not begun', async () => {
  const addresses = { serverUrl: 'https://a.example', imageUrl: 'https://b.example', chatUrl: null, welmallUrl: null }
  await draw(() => <MallAgreeScreen />, {
    getWelmallUrl: () => answer(envelope(NONE)),
    getServerUrl: () => answer(envelope({ ...addresses, partnerWays: ['SMS'] })),
  })
  expect(await page.findByText('지금은 본인 확인을 할 수 없어요. 나중에 다시 와 주세요.')).toBeTruthy()
  const { disabled, ariaDisabled } = page.getByRole<HTMLButtonElement>('button', { name: '동의하고 본인 확인하기' })
  expect(disabled || ariaDisabled === 'true').toBe(true)
})

test('a verifier that is away is told in the server’s words, and not as a lost connection', async () => {
  const words = '지금은 본인 확인을 할 수 없어요. 잠시 뒤에 다시 해 주세요.'
  await draw(() => <MallAgreeScreen />, {
    getWelmallUrl: () => answer(envelope(NONE)),
    authWelMall: () => answer({ error: 'unavailable', errorMessage: words }, { status: 503 }),
  })
  await press('동의하고 본인 확인하기')
  expect((await page.findByRole('alert')).textContent).toBe(words)
})

test('who comes back verified has agreed, and goes into the mall with a ticket of that moment', async () => {
  await draw(back({ authKey: 'pass-1' }), {
    setWelmallAgree: () => answer(envelope({ resultCnt: 1, welmallAgreeYn: 'Y', agreeDtm: '202611191125' })),
    getWelmallUrl: () => answer(envelope(WAY)),
  })
  await waitFor(() => expect(title()).toBe('이제 쇼핑몰이 나를 알아봐요'))
  expect(sent).toEqual([{ name: 'setWelmallAgree', body: { welmallAgreeYn: 'Y', authKey: 'pass-1' } }])
  await press('쇼핑몰 가기')
  await waitFor(() => expect(leave.openMall).toHaveBeenCalledWith(WAY.url))
})

test('a verification that is too old says why, and begins anew', async () => {
  await draw(back({ authKey: 'pass-1' }), {
    setWelmallAgree: () =>
      answer({ error: 'conflict', errorMessage: '본인 확인을 먼저 마쳐 주세요.' }, { status: 409 }),
  })
  await waitFor(() => expect(title()).toBe('본인 확인을 마치지 못했어요'))
  expect(page.getByText('본인 확인을 먼저 마쳐 주세요.')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 확인하기' })).toBeTruthy()
})

test('an agreement that could not be written is sent again as it was', async () => {
  let reachable = false
  await draw(back({ authKey: 'pass-1' }), {
    setWelmallAgree: () =>
      reachable
        ? answer(envelope({ resultCnt: 1, welmallAgreeYn: 'Y', agreeDtm: '202611191125' }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 }),
  })
  await waitFor(() => expect(title()).toBe('동의를 적지 못했어요'))
  reachable = true
  await press('다시 보내기')
  await waitFor(() => expect(title()).toBe('이제 쇼핑몰이 나를 알아봐요'))
})

test('given up outside, nothing is agreed to and nothing asked', async () => {
  await draw(back('stopped'), {})
  expect(title()).toBe('본인 확인을 마치지 못했어요')
  expect(sent).toEqual([])
})

test('with the agreement the page says since when', async () => {
  await draw(() => <MallAgreeScreen />, { getWelmallUrl: () => answer(envelope(WAY)) })
  expect(title()).toBe('쇼핑몰이 나를 알아봐요')
  expect(page.getByText(/2026년 6월 8일.*에 동의하셨어요/)).toBeTruthy()
})
