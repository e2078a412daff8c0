// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { msg } from '@lingui/core/macro'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { locker } from '#src/app/kept/locker.ts'
import { screen as screenData } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { questions } from '#src/ui/confirm/confirm-queue.ts'
import { PageEnd } from './page-end.tsx'

const code = vi.hoisted(() => ({ loads: true, asked: 0 }))
vi.mock('#src/app/chrome/question-code.ts', () => ({
  loadQuestions: () => {
    code.asked += 1
    return code.loads
      ? Promise.resolve({})
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  },
}))

afterEach(() => {
  questions.current()?.refuse()
  cleanup()
})

async function open() {
  code.asked = 0
  const { session } = createBrowser({ stored: { accessToken: 't0', deviceId: 'd', autoLogin: 'Y' } }).openTab()
  await session.start()
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue()
  const data = screenData({ entry: { name: 'main' }, kind: 'hub', title: msg`전체` })
  await renderRouter(
    testRouter([
      {
        path: '/',
        data,
        component: () => (
          <SessionContext value={session}>
            <PageEnd />
          </SessionContext>
        ),
      },
    ]),
  )
  return signOut
}

test('the question of signing out is there with the screen, and is asked', async () => {
  code.loads = true
  const signOut = await open()
  await waitFor(() => expect(code.asked).toBe(1))
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await waitFor(() =>
    expect(questions.current()).toMatchObject({ is: 'confirm', question: { title: '로그아웃할까요?' } }),
  )
  expect(signOut).not.toHaveBeenCalled()
})

const connectAs = (key: string) => connectApi(fakePorts(() => answer(envelope({ draftKey: btoa(key.repeat(32)) }))))
const words = () =>
  waitFor(() =>
    expect(questions.current()).toMatchObject({ question: { text: expect.stringContaining('지워요.') } }),
  ).then(() => JSON.stringify(questions.current()))

test('the question says what stays locked on this phone, to whose it is and to nobody else', async () => {
  code.loads = true
  connectAs('h')
  await locker.writer()('inquiry.voc', '국이 짜요')
  await open()
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  expect(await words()).toContain('보내지 않은 문의는 7일 동안 잠가 두고')
  questions.current()?.refuse()
  cleanup()

  locker.end()
  connectAs('s')
  await open()
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  expect(await words()).not.toContain('문의')

  locker.end()
  connectAs('h')
  await (
    await locker.emptying()
  )?.()
  expect(await indexedDB.databases()).toEqual([])
})

test('where its code did not come, nobody is kept in for want of it', async () => {
  code.loads = false
  const signOut = await open()
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(questions.current()).toBeUndefined()
})
