// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { BridgeHost } from '#src/shell/bridge.ts'
import { toasts } from '#src/ui/toast/toast.ts'
import { CareTalkRow, TalkRow } from './talk-row.tsx'

const CODE = 'CH20261029'
const ROOM = { func: 'openRoom', userId: 'chat-HC1', userName: '하늘', userHashtag: '', roomId: 'ROOM1' }
const TALK = {
  chalnCode: CODE,
  talkYn: 'Y',
  roomId: 'ROOM1',
  roomNm: '대화',
  unreadCountUrl: null,
  lastMsgTxt: '고마워요',
  lastMsgDtm: '202611191200',
}
const host = window as Window & BridgeHost
let asked: string[]
let opened: unknown[]
let talk: object
let status: number

beforeEach(() => {
  asked = []
  opened = []
  talk = { ...TALK, cnstntId: 'CN0007', cnstntNm: '오세린 영양사', openTmTxt: '평일 10시부터 17시까지' }
  status = 200
})
afterEach(() => {
  cleanup()
  delete host.WPbridge
})

async function open() {
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      asked.push(`${pathname.split('/').at(-1) ?? ''} ${searchParams.get('talkType') ?? ''}`.trim())
      return answer(envelope(request.url.includes('getWeChatParams') ? ROOM : talk))
    }),
  )
  const data = screen({
    entry: { name: 'challengeChallengeDetail' },
    kind: 'detail',
    title: { id: '챌린지', message: '챌린지' },
  })
  const component = () => (
    <>
      <h1>걷기</h1>
      <ul>
        <TalkRow chalnCode={CODE} />
        <CareTalkRow chalnCode={CODE} />
      </ul>
    </>
  )
  await renderRouter(testRouter([{ path: '/', data, component }]))
}
const shell = () => (host.WPbridge = { WeChat: (call: unknown) => (opened.push(call), { status }) })

test('each talk opens its own room in the shell, with what the server says [CHT-13] [CHT-15]', async () => {
  shell()
  await open()
  await userEvent.click(await page.findByRole('button', { name: /영양사와 대화.*평일 10시부터 17시까지 답해요/ }))
  await expect.poll(() => opened).toEqual([ROOM])
  await userEvent.click(page.getByRole('button', { name: /함께하는 사람들과 대화.*고마워요/ }))
  await expect.poll(() => opened).toEqual([ROOM, ROOM])
  expect(asked.filter((path) => path.startsWith('getWeChatParams'))).toEqual([
    'getWeChatParams CARE',
    'getWeChatParams TALK',
  ])
})

test('without a room there is no row, and without a shell nobody asks for one [CHT-15]', async () => {
  await open()
  await page.findByRole('heading', { name: '걷기' })
  expect([asked, page.queryByRole('button')]).toEqual([[], null])
  cleanup()
  shell()
  talk = { ...TALK, talkYn: 'N', roomId: null, cnstntId: null, cnstntNm: null, openTmTxt: null }
  await open()
  await expect.poll(() => asked).toEqual(['getTalk', 'getCareTalk'])
  expect(page.queryByRole('button')).toBeNull()
})

test('a room that does not open is said in a line, and the page stays [CHT-01]', async () => {
  status = 500
  shell()
  await open()
  await userEvent.click(await page.findByRole('button', { name: /영양사와 대화/ }))
  await expect.poll(() => toasts.shown().map(({ text }) => text)).toContain('대화를 열지 못했어요. 다시 시도해 주세요.')
  expect(page.getByRole('heading', { name: '걷기' })).toBeDefined()
})
