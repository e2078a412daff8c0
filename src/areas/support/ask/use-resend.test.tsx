// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { useResend } from './use-resend.ts'

const sent = vi.fn<() => void>()

beforeEach(() => {
  sent.mockReset()
  connection.set('offline')
})
afterEach(() => {
  cleanup()
  connection.set('online')
})

function Form({ busy = false }: { busy?: boolean }) {
  const button = useResend(true, busy)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <textarea aria-label="있었던 일" />
      <button ref={button} type="submit">
        다시 보내기
      </button>
    </form>
  )
}

const back = () => act(() => connection.set('online'))

test('what waits is sent by itself when the connection is back', () => {
  render(<Form />)
  expect(sent).not.toHaveBeenCalled()
  back()
  expect(sent).toHaveBeenCalledOnce()
})

test('half a sentence is not sent under the writer’s hand, until it was tried again', async () => {
  const { rerender } = render(<Form />)
  await userEvent.type(screen.getByRole('textbox'), '그리고')
  back()
  expect(sent).not.toHaveBeenCalled()
  act(() => connection.set('offline'))
  rerender(<Form busy />)
  rerender(<Form />)
  back()
  expect(sent).toHaveBeenCalledOnce()
})
