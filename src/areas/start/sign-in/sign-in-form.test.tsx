// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { msg } from '@lingui/core/macro'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/api-error.ts'
import { screen as screenData } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { createBrowser } from '#src/session/testing/world.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { endDrafts, keepDraft } from '#src/patterns/form/drafts.ts'
import { DupLoginScreen } from './dup-login.screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { UsernameScreen } from './username.screen.tsx'

afterEach(cleanup)

async function open(content: React.ReactNode) {
  const { session } = createBrowser({ stored: {} }).openTab()
  await session.start()
  const signIn = vi.spyOn(session, 'signIn').mockRejectedValue(new Error('refused'))
  const data = screenData({ entry: { name: 'loginUsername', public: true }, kind: 'entry', title: msg`로그인` })
  const component = () => <SessionContext value={session}>{content}</SessionContext>
  await renderRouter(testRouter([{ path: '/', data, component }], { signedIn: false }))
  return signIn
}

test('only an empty field is refused on the page; the server decides the rest [VAL-10] [SES-09]', async () => {
  const signIn = await open(<SignInForm />)
  await userEvent.click(screen.getByRole('button', { name: '로그인' }))
  expect(signIn).not.toHaveBeenCalled()
  expect(screen.getByText('아이디를 적어 주세요.')).toBeTruthy()

  await userEvent.type(screen.getByLabelText('아이디'), ' h ')
  await userEvent.type(screen.getByLabelText('비밀번호'), '1')
  await userEvent.click(screen.getByRole('button', { name: '로그인' }))
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'h', password: '1', remember: true })
})

test('a refusal stands once, at the password, until something else is typed [ERR-09] [ERR-22]', async () => {
  const signIn = await open(<SignInForm />)
  signIn.mockRejectedValue(new ApiError('status', { status: 401, serverMessage: '아이디나 비밀번호가 달라요.' }))
  await userEvent.type(screen.getByLabelText('아이디'), 'haneul')
  await userEvent.type(screen.getByLabelText('비밀번호'), 'wrong{Enter}')
  const told = await screen.findAllByText('아이디나 비밀번호가 달라요.')
  expect(told.map((words) => words.id)).toEqual([screen.getByLabelText('비밀번호').getAttribute('aria-describedby')])
  expect(screen.getAllByRole('alert')).toEqual(told)
  await userEvent.type(screen.getByLabelText('비밀번호'), '2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal without words has ours [ERR-10]', async () => {
  const signIn = await open(<SignInForm />)
  signIn.mockRejectedValue(new ApiError('status', { status: 401 }))
  await userEvent.type(screen.getByLabelText('아이디'), 'haneul')
  await userEvent.type(screen.getByLabelText('비밀번호'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('아이디나 비밀번호를 다시 확인해 주세요.')
})

test('what was typed stays after a refusal [ERR-22]', async () => {
  await open(<SignInForm />)
  await userEvent.type(screen.getByLabelText('아이디'), 'haneul')
  await userEvent.type(screen.getByLabelText('비밀번호'), 'wrong{Enter}')
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('haneul')
  expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('wrong')
})

test('the notice of a sign-in elsewhere stands only where the address says so [SES-26]', async () => {
  await open(<UsernameScreen duplicate={false} />)
  expect(screen.queryByText('다른 기기에서 로그인했어요')).toBeNull()
  cleanup()
  await open(<UsernameScreen duplicate />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('다른 기기에서 로그인했어요')
  expect(screen.getByRole('alert').textContent).toContain('여기서는 나왔어요')
  // Nothing was being written.
  expect(screen.queryByText('적던 것이 남아 있어요')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '여기서 다시 로그인' }))
  expect(screen.getByLabelText('아이디')).toBeTruthy()
})

test('the notice names what was being written and waits for its member [SES-26]', async () => {
  keepDraft('memo', { text: '두통' })
  endDrafts('HC20240001')
  await open(<UsernameScreen duplicate />)
  expect(await screen.findByText('적던 것이 남아 있어요')).toBeTruthy()
  endDrafts('')
})

test('the same notice is a page of its own [SES-26]', async () => {
  await open(<DupLoginScreen />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('다른 기기에서 로그인했어요')
  expect(screen.getByRole('link', { name: '여기서 다시 로그인' }).getAttribute('href')).toContain('/login')
})
