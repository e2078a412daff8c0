// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfirmHost } from './confirm-host.tsx'
import { dismissQuestions } from './confirm-queue.ts'
import { confirm } from './confirm.ts'
import '../dialog/dialog-panel.tsx'

const ask = (title = '이 기록을 지울까요?') => {
  let answer: Promise<boolean> = Promise.resolve(false)
  act(() => {
    answer = confirm({ title, confirm: '지우기', cancel: '그대로 둘게요', danger: true })
  })
  return answer
}

afterEach(() => {
  act(dismissQuestions)
  cleanup()
})

describe('confirm()', () => {
  test('waits for the action', async () => {
    render(<ConfirmHost />)
    const answer = ask()
    await userEvent.click(await screen.findByRole('button', { name: '지우기' }))
    expect(await answer).toBe(true)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('takes cancel and Escape for a no', async () => {
    render(<ConfirmHost />)
    const first = ask()
    await userEvent.click(await screen.findByRole('button', { name: '그대로 둘게요' }))
    expect(await first).toBe(false)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const second = ask()
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    expect(await second).toBe(false)
  })

  test('asks one question at a time', async () => {
    render(<ConfirmHost />)
    const first = ask('첫째 질문')
    const second = ask('둘째 질문')
    await userEvent.click(await screen.findByRole('button', { name: '지우기' }))
    expect(await first).toBe(true)
    await screen.findByText('둘째 질문')
    await userEvent.click(screen.getByRole('button', { name: '그대로 둘게요' }))
    expect(await second).toBe(false)
  })

  test('answers everything with no when the frame is torn down', async () => {
    const answers = Promise.all([ask(), ask()])
    act(dismissQuestions)
    expect(await answers).toEqual([false, false])
  })
})
