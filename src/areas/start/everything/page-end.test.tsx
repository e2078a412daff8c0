// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen as screenData } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { questions } from '#src/ui/confirm/confirm-queue.ts'
import { PageEnd } from './page-end.tsx'

const code = vi.hoisted(() => ({ loads: true, asked: 0 }))
vi.mock('#src/app/chrome/question-code.ts', () => ({
  loadQuestions: () => {
    code.asked += 1
    return code.loads ? Promise.resolve({}) : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
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
  await renderRouter(testRouter([{ path: '/', data, component: () => <SessionContext value={session}><PageEnd /></SessionContext> }]))
  return signOut
}

test('the question of signing out is there with the screen, and is asked', async () => {
  code.loads = true
  const signOut = await open()
  await waitFor(() => expect(code.asked).toBe(1))
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await waitFor(() => expect(questions.current()).toMatchObject({ is: 'confirm', question: { title: '로그아웃할까요?' } }))
  expect(signOut).not.toHaveBeenCalled()
})

test('where its code did not come, nobody is kept in for want of it', async () => {
  code.loads = false
  const signOut = await open()
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(questions.current()).toBeUndefined()
})
