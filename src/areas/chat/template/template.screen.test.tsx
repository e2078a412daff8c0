// @vitest-environment happy-dom
import { act, cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { BridgeHost } from '#src/shell/bridge.ts'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { TemplateScreen } from './template.screen.tsx'

const host = window as Window & BridgeHost

afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  delete host.WPbridge
  vi.restoreAllMocks()
  cleanup()
})

const template = {
  templateCode: 'WELFIT_RSRV',
  templateType: 'RSRV',
  title: '핏톡 예약이 완료되었어요',
  contents: '하늘님, 11월 24일에 만나요.\n취소할 수 있어요.',
  imgUrl: null,
  cnstntId: 'CN0007',
  cnstntNm: '오세린 영양사',
  roomId: 'rid-1',
  sendDtm: '202611171012',
  itemList: [{ itemNm: '일시', itemTxt: '11월 24일(화) 오후 3시' }],
  buttonList: [
    { buttonNm: '예약 보기', buttonType: 'ROUTE', target: 'counselingMyRsrvList' },
    { buttonNm: '없는 곳', buttonType: 'ROUTE', target: 'nowhere' },
    { buttonNm: '더 알아보기', buttonType: 'LINK', target: 'https://health.example.com/tips' },
    { buttonNm: '숨은 곳', buttonType: 'LINK', target: 'http://health.example.com/tips' },
    { buttonNm: '답장하기', buttonType: 'REPLY', target: null },
  ],
}

async function draw(serve: (name: string) => Response) {
  const ports = fakePorts((request) => serve(new URL(request.url).pathname.split('/').at(-1) ?? ''))
  connectApi(ports)
  const data = (name: 'chatTemplateView' | 'counselingMyRsrvList') =>
    screen({ entry: { name }, kind: 'detail', title: { id: '상담 안내', message: '상담 안내' } })
  const router = testRouter(
    [
      {
        path: '/template',
        data: data('chatTemplateView'),
        component: () => <TemplateScreen asked={{ templateCode: 'WELFIT_RSRV', rsrvSeq: 3021 }} />,
      },
      { path: '/counseling/MyRsrvList', data: data('counselingMyRsrvList'), component: () => <p>내 예약</p> },
    ],
    { at: '/template' },
  )
  await act(() => renderRouter(router))
  await page.findByRole('heading', { level: 1 })
  return ports
}

test('says who wrote, what is meant, when and where, and leads to what there is alone [CHT-10]', async () => {
  await draw(() => answer(envelope(template)))
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('핏톡 예약이 완료되었어요')
  expect(page.getByText('오세린 영양사 · 11월 17일 10:12')).toBeTruthy()
  expect(page.getByText('11월 24일(화) 오후 3시')).toBeTruthy()
  expect(page.getByRole('link', { name: '예약 보기' }).getAttribute('href')).toBe('/counseling/MyRsrvList?rsrvSeq=3021')
  expect(page.queryByText('없는 곳')).toBeNull()
  expect(page.queryByText('숨은 곳')).toBeNull()
})

test('a place outside is opened only after its host was shown', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await draw(() => answer(envelope(template)))
  await userEvent.click(page.getByRole('button', { name: '더 알아보기' }))
  expect(open).not.toHaveBeenCalled()
  const asked = questions.current()
  expect(asked?.question).toMatchObject({ text: 'health.example.com' })
  await act(async () => asked?.is === 'confirm' && asked.answer(true))
  expect(open).toHaveBeenCalledWith(new URL('https://health.example.com/tips'), '_blank', 'noopener,noreferrer')
})

test('a reply is offered where the shell shows the room of the message, and nowhere else [CHT-15]', async () => {
  await draw(() => answer(envelope(template)))
  expect(page.queryByRole('button', { name: '답장하기' })).toBeNull()
  cleanup()
  host.WPbridge = { WeChat: () => ({ status: 200 }) }
  await draw(() => answer(envelope({ ...template, roomId: null })))
  expect(page.queryByRole('button', { name: '답장하기' })).toBeNull()
})

test('a reply is in the room the shell opens; a failure is said and the page stays [CHT-01] [CHT-13]', async () => {
  const opened: unknown[] = []
  let status = 200
  host.WPbridge = { WeChat: (call: unknown) => (opened.push(call), { status }) }
  const served: Record<string, unknown> = {
    chatYn: { chatYn: 'Y' },
    getUsrInfo5: 'chat-HC1',
    userInfo: { hcId: 'HC1', nickName: '하늘', realName: '이하늘' },
  }
  await draw((name) => answer(envelope(served[name] ?? template)))
  await userEvent.click(page.getByRole('button', { name: '답장하기' }))
  await expect
    .poll(() => opened)
    .toEqual([{ func: 'openRoom', userId: 'chat-HC1', userName: '하늘', userHashtag: '', roomId: 'rid-1' }])
  await expect.poll(() => page.getByRole('button', { name: '답장하기' }).getAttribute('aria-busy')).toBeNull()
  status = 500
  await userEvent.click(page.getByRole('button', { name: '답장하기' }))
  await expect.poll(() => toasts.shown().map(({ text }) => text)).toEqual(['대화를 열지 못했어요. 다시 시도해 주세요.'])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('핏톡 예약이 완료되었어요')
})

test('a failure stays on the page and can be retried; what is gone leads to the reservations [CHT-01]', async () => {
  let status = 500
  const ports = await draw(() =>
    status === 200 ? answer(envelope(template)) : answer({ error: 'x', errorMessage: '' }, { status }),
  )
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('안내를 불러오지 못했어요')
  expect(ports.log.filter((line) => line.startsWith('navigate'))).toEqual([])
  status = 200
  await userEvent.click(page.getByRole('button', { name: '다시 시도' }))
  expect(await page.findByText('핏톡 예약이 완료되었어요')).toBeTruthy()
  cleanup()
  await draw(() => answer({ error: 'notFound', errorMessage: '' }, { status: 404 }))
  expect(page.getByRole('link', { name: '내 예약 보기' }).getAttribute('href')).toBe('/counseling/MyRsrvList')
})
