// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmHost } from '#src/ui/confirm/confirm-host.tsx'
import { dismissQuestions, questions } from '#src/ui/confirm/confirm-queue.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { QuestionHost } from './question-host.tsx'

const code = vi.hoisted(() => ({
  load: (): Promise<object> => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))
vi.mock('./question-code.ts', () => ({ loadQuestions: () => code.load() }))

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
})

function ask() {
  let answer: Promise<boolean> = Promise.resolve(true)
  act(() => {
    answer = confirm({ title: '예약을 취소할까요?', confirm: '취소할게요', cancel: '그대로 둘게요' })
  })
  return answer
}

test('a question whose code does not come is answered with no and says so; the next asks for it again', async () => {
  render(
    <>
      <h1>예약</h1>
      <QuestionHost />
    </>,
  )
  expect(await ask()).toBe(false)
  expect(questions.current()).toBeUndefined()
  expect(screen.getByRole('heading', { name: '예약' })).toBeTruthy()
  expect(toasts.shown()).toMatchObject([{ kind: 'bad', text: '열지 못했어요. 연결을 확인하고 다시 눌러 주세요.' }])

  code.load = () => Promise.resolve({ ConfirmHost })
  const answer = ask()
  await userEvent.click(await screen.findByRole('button', { name: '취소할게요' }))
  expect(await answer).toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
