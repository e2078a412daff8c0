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
import { useRoom } from './use-room.ts'

const MEMBER = { hcId: 'HC1', nickName: '하늘', realName: '김하늘' }
const host = window as Window & BridgeHost
let chatYn: 'Y' | 'N'
let opened: unknown[]
let entered: boolean[]

beforeEach(() => {
  chatYn = 'Y'
  opened = []
  entered = []
})
afterEach(() => {
  cleanup()
  delete host.WPbridge
})

const shell = (status = 200) => (host.WPbridge = { WeChat: (call: unknown) => (opened.push(call), { status }) })

async function tap() {
  connectApi(
    fakePorts(({ url }) => {
      if (url.includes('chatYn')) return answer(envelope({ chatYn }))
      return answer(envelope(url.includes('getUsrInfo5') ? 'chat-HC1' : MEMBER))
    }),
  )
  function Row() {
    const enter = useRoom()
    return (
      <>
        <h1>알림</h1>
        <button type="button" onClick={() => void enter('ROOM1').then((isIn) => entered.push(isIn))}>
          상담사가 답했어요
        </button>
      </>
    )
  }
  const data = screen({ entry: { name: 'pushList' }, kind: 'list', title: { id: '알림', message: '알림' } })
  await renderRouter(testRouter([{ path: '/', data, component: Row }]))
  await userEvent.click(await page.findByRole('button'))
}

test('a notice of a chat opens its room in the shell [PSH-07]', async () => {
  shell()
  await tap()
  await expect
    .poll(() => opened)
    .toEqual([{ func: 'openRoom', userId: 'chat-HC1', userName: '하늘', userHashtag: '', roomId: 'ROOM1' }])
  expect(entered).toEqual([true])
})

test('in a browser, and with chat off, there is no room to enter', async () => {
  await tap()
  await expect.poll(() => entered).toEqual([false])
  cleanup()
  shell()
  chatYn = 'N'
  await tap()
  await expect.poll(() => entered).toEqual([false, false])
  expect(opened).toEqual([])
})

test('a room that does not open is said in a line, and the page stays [CHT-01]', async () => {
  shell(500)
  await tap()
  await expect.poll(() => toasts.shown().map(({ text }) => text)).toContain('대화를 열지 못했어요. 다시 시도해 주세요.')
  expect(page.getByRole('heading', { name: '알림' })).toBeDefined()
})
