// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfirmHost } from './confirm-host.tsx'
import { dismissQuestions } from './confirm-queue.ts'
import { confirm } from './confirm.ts'
import { closeTopOverlay } from '../overlay/overlay-stack.ts'
import { prompt } from './prompt.ts'
import '../dialog/dialog-panel.tsx'

const problem = (text: string) => (text.trim() === '' ? '이름을 적어 주세요.' : null)

/** The answer stands in a box: a promise returned from an async function would be awaited by it. */
async function ask(initial = '') {
  const user = userEvent.setup()
  render(<ConfirmHost />)
  let answer: Promise<string | null> = Promise.resolve(null)
  act(() => {
    answer = prompt({
      title: '도시락 이름',
      label: '이름',
      initial,
      problem,
      confirm: '저장하기',
      cancel: '취소',
      clearLabel: '이름 지우기',
    })
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '이름' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { user, field, answer: { given: answer } }
}

const scrim = () => document.querySelector<HTMLElement>('[class*=scrim]')

afterEach(() => {
  act(dismissQuestions)
  cleanup()
})

describe('prompt()', () => {
  test('begins in its field and answers with the text that was typed', async () => {
    const { user, answer } = await ask()
    await user.keyboard('점심 도시락')
    await user.click(screen.getByRole('button', { name: '저장하기' }))
    expect(await answer.given).toBe('점심 도시락')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('takes Enter for its action and starts from the text it is given', async () => {
    const { user, field, answer } = await ask('아침')
    expect(field.value).toBe('아침')
    await user.keyboard('{End} 도시락{Enter}')
    expect(await answer.given).toBe('아침 도시락')
  })

  test('says at the field what is wrong, keeps the focus there, and stops saying it once it is right', async () => {
    const { user, field, answer } = await ask()
    await user.click(screen.getByRole('button', { name: '저장하기' }))
    expect(screen.getByRole('alert').textContent).toBe('이름을 적어 주세요.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(document.activeElement).toBe(field)
    await user.keyboard('빵')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await answer.given).toBe('빵')
  })

  test('answers null on cancel, Escape and back', async () => {
    const { user, answer } = await ask('이름')
    await user.click(screen.getByRole('button', { name: '취소' }))
    expect(await answer.given).toBeNull()
    cleanup()
    const second = await ask('이름')
    await second.user.keyboard('{Escape}')
    expect(await second.answer.given).toBeNull()
    cleanup()
    const third = await ask('이름')
    act(() => void closeTopOverlay())
    expect(await third.answer.given).toBeNull()
  })

  test('answers null on a click on the backdrop [WID-07]', async () => {
    const { user, answer } = await ask('이름')
    const backdrop = scrim()
    expect(backdrop).not.toBeNull()
    if (backdrop) await user.click(backdrop)
    expect(await answer.given).toBeNull()
  })

  test('waits for a question asked before it', async () => {
    render(<ConfirmHost />)
    let first: Promise<boolean> = Promise.resolve(false)
    act(() => {
      first = confirm({ title: '첫째 질문', confirm: '지우기', cancel: '그대로' })
      void prompt({ title: '둘째 질문', label: '이름', confirm: '저장하기', cancel: '취소' })
    })
    await userEvent.click(await screen.findByRole('button', { name: '지우기' }))
    expect(await first).toBe(true)
    expect(await screen.findByRole('textbox', { name: '이름' })).toBeTruthy()
  })
})
