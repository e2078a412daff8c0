// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ConfirmHost } from '../confirm/confirm-host.tsx'
import { askSheet } from './ask.ts'

const question = {
  picture: <svg />,
  title: '홈 화면에 두면\n한 번에 열려요',
  confirm: '홈 화면에 두기',
  cancel: '브라우저로 볼게요',
}

test('a drawn question answers yes by its action alone', async () => {
  render(<ConfirmHost />)
  const yes = askSheet(question)
  await userEvent.click(await screen.findByRole('button', { name: '홈 화면에 두기' }))
  expect(await yes).toBe(true)
  const no = askSheet({ ...question, title: '다시' })
  await screen.findByRole('dialog', { name: '다시' })
  await userEvent.click(screen.getByRole('button', { name: '브라우저로 볼게요' }))
  expect(await no).toBe(false)
  const left = askSheet({ ...question, title: '또' })
  await screen.findByRole('dialog', { name: '또' })
  await userEvent.keyboard('{Escape}')
  expect(await left).toBe(false)
})
