// @vitest-environment happy-dom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { screen } from '../screen-data.ts'
import { renderRouter, testRouter } from '../test-router.tsx'
import { followKeys } from './keys.ts'

const home = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
const menu = screen({ entry: { name: 'menuTodayMenu' }, kind: 'menu', title: { id: '식단', message: '식단' } })
const login = screen({
  entry: { name: 'login', public: true },
  kind: 'entry',
  title: { id: '로그인', message: '로그인' },
})

async function at(path: string) {
  const router = testRouter(
    [
      { path: '/main', data: home, component: () => <input aria-label="칸" /> },
      { path: '/menu/todayMenu', data: menu, component: () => <h1>식단</h1> },
      { path: '/login', data: login, component: () => <h1>로그인</h1> },
    ],
    { at: path },
  )
  await renderRouter(router)
  return { router, stop: followKeys(router) }
}

test('numbers lead to the main places, Q to the code, wherever Hangul is typed', async () => {
  const { router, stop } = await at('/main')
  await userEvent.keyboard('2')
  expect(await page.findByRole('heading', { name: '식단' })).toBeTruthy()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅂ', code: 'KeyQ' }))
  expect(router.history.location.href).toBe('/main?show=qr')
  stop()
})

test('the list of keys opens by its key; inside a field a key is a letter', async () => {
  const { router, stop } = await at('/main')
  await userEvent.type(page.getByRole('textbox'), '2q')
  expect(router.history.location.href).toBe('/main')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  expect(questions.current()).toMatchObject({ question: { title: '단축키' } })
  dismissQuestions()
  stop()
})

test('before the sign-in keys do nothing', async () => {
  const { router, stop } = await at('/login')
  await userEvent.keyboard('1q?')
  expect(router.history.location.href).toBe('/login')
  expect(questions.current()).toBeUndefined()
  stop()
})
