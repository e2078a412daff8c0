// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { PushSettingsScreen } from './push-settings.screen.tsx'

let rows: { pushType: string; pushTypeNm: string; useYn: 'Y' | 'N'; descTxt: string }[]
let asked: number
let marketingTermsAgreeYn: 'Y' | 'N'
/** Holds the answers to writes back until it is called. */
let letGo: () => void
let held: Promise<void>

beforeEach(() => {
  asked = 0
  marketingTermsAgreeYn = 'Y'
  held = Promise.resolve()
  letGo = () => undefined
  rows = (['menu', 'challenge', 'event'] as const).map((pushType) => ({
    pushType,
    pushTypeNm: { menu: '식단', challenge: '챌린지', event: '이벤트' }[pushType],
    useYn: pushType === 'event' ? 'N' : 'Y',
    descTxt: '',
  }))
})
afterEach(() => {
  act(dismissQuestions)
  act(clearToasts)
  cleanup()
})

const hold = () => {
  held = new Promise((done) => {
    letGo = done
  })
}

async function draw() {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'list') {
        asked += 1
        return answer(envelope(rows))
      }
      if (name === 'getTermsAgreeYn') return answer(envelope({ marketingTermsAgreeYn }))
      if (!name?.startsWith('setting-change')) return answer(envelope({}))
      await held
      // as the screen sends it
      const { pushType, useYn } = (await request.clone().json()) as { pushType?: string; useYn: 'Y' | 'N' }
      const isLeft = (row: (typeof rows)[number]) =>
        useYn === 'Y' && marketingTermsAgreeYn === 'N' && row.pushType === 'event'
      rows = rows.map((row) =>
        (pushType === undefined && !isLeft(row)) || row.pushType === pushType ? { ...row, useYn } : row,
      )
      return answer(envelope({ resultCnt: 1 }))
    }),
  )
  const data = screen({
    entry: { name: 'mypagePushList' },
    kind: 'settings',
    title: { id: '알림 받기', message: '알림 받기' },
  })
  await renderRouter(
    testRouter([{ path: '/mypage/push/list', data, component: PushSettingsScreen }], { at: '/mypage/push/list' }),
  )
  await page.findByRole('switch', { name: '식단' })
}
const one = (name: string) => page.getByRole<HTMLInputElement>('switch', { name })
const states = () => ['식단', '챌린지', '이벤트'].map((name) => one(name).checked)

test('switched off and on again, what was declined stays off [PSH-08]', async () => {
  await draw()
  await userEvent.click(one('모든 알림'))
  await waitFor(() => expect(rows.map(({ useYn }) => useYn)).toEqual(['N', 'N', 'N']))
  await userEvent.click(one('모든 알림'))
  await waitFor(() => expect(rows.map(({ useYn }) => useYn)).toEqual(['Y', 'Y', 'N']))
  await waitFor(() => expect(states()).toEqual([true, true, false]))
})

test('of switches that are turned one right after another none falls back meanwhile', async () => {
  await draw()
  hold()
  await userEvent.click(one('식단'))
  await userEvent.click(one('챌린지'))
  await userEvent.click(one('이벤트'))
  await waitFor(() => expect(states()).toEqual([false, false, true]))
  const before = asked
  letGo()
  await waitFor(() => expect(rows.map(({ useYn }) => useYn)).toEqual(['N', 'N', 'Y']))
  await waitFor(() => expect(asked).toBe(before + 1))
  expect(states()).toEqual([false, false, true])
})

test('without the marketing agreement “all on” leaves events off; alone they come on [MBR-05] [PSH-08]', async () => {
  marketingTermsAgreeYn = 'N'
  rows = rows.map((row) => ({ ...row, useYn: 'N' }))
  await draw()
  await page.findByText(/동의하지 않아 모두 켜도 꺼져 있어요/)
  hold()
  await userEvent.click(one('모든 알림'))
  await waitFor(() => expect(states()).toEqual([true, true, false]))
  expect(toasts.shown().map(({ text }) => text)).toEqual([
    '이벤트 알림은 꺼 두었어요. 마케팅 정보 활용에 동의하지 않으셨어요.',
  ])
  letGo()
  await waitFor(() => expect(rows.map(({ useYn }) => useYn)).toEqual(['Y', 'Y', 'N']))
  await userEvent.click(one('이벤트'))
  await waitFor(() => expect(rows.map(({ useYn }) => useYn)).toEqual(['Y', 'Y', 'Y']))
  await waitFor(() => expect(page.queryByText(/모두 켜도 꺼져 있어요/)).toBeNull())
})
