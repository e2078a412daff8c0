// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

function Password({ start = '', onChange, ...rest }: Partial<TextFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <TextField
      label="비밀번호"
      type="password"
      clearLabel="비밀번호 지우기"
      showLabel="비밀번호 보기"
      hideLabel="비밀번호 숨기기"
      {...rest}
      value={value}
      onChange={change}
    />
  )
}

const clear = () => screen.queryByRole('button', { name: '비밀번호 지우기' })
const show = () => screen.queryByRole('button', { name: '비밀번호 보기' })
const field = () => screen.getByLabelText<HTMLInputElement>('비밀번호')

afterEach(cleanup)

describe('a text field', () => {
  test('is emptied by its clear button, which tells the owner and keeps the focus in the field [WID-24]', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Password start="hansang" onChange={onChange} />)
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 지우기' }))
    expect(field().value).toBe('')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('')
    expect(document.activeElement).toBe(field())
  })

  test('shows and hides a password [WID-25]', async () => {
    render(<Password start="hansang" />)
    expect(field().type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }))
    expect(field().type).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기', pressed: true }))
    expect(field().type).toBe('password')
  })

  test('offers neither button while it is empty, both once something is typed [WID-26]', async () => {
    render(<Password />)
    expect([clear(), show()]).toEqual([null, null])
    await userEvent.type(field(), 'a')
    expect(clear()).not.toBeNull()
    expect(show()).not.toBeNull()
  })

  test('cannot be cleared when read-only [WID-27]', () => {
    render(<Password start="hansang" readOnly />)
    expect(clear()).toBeNull()
  })

  test('cannot be cleared when disabled [WID-28]', () => {
    render(<Password start="hansang" disabled />)
    expect(clear()).toBeNull()
  })

  test('ties what is wrong to the input and announces it', () => {
    render(<Password start="a" error="숫자를 하나 넘게 넣어 주세요" help="여덟 자부터" />)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const message = screen.getByRole('alert')
    expect(message.textContent).toBe('숫자를 하나 넘게 넣어 주세요')
    expect(field().getAttribute('aria-describedby')).toBe(message.id)
  })

  test('ties its help to the input when nothing is wrong', () => {
    render(<Password help="여덟 자부터" />)
    const help = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toBe('여덟 자부터')
  })
})
