// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

function Opinion({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  const counter = (used: number, limit: number) => `${limit}자 가운데 ${used}자`
  return (
    <TextArea
      label="의견"
      value={value}
      onChange={setValue}
      limit={5}
      counterLabel={counter}
      error={error}
      help="짧게 적어 주세요"
    />
  )
}

afterEach(cleanup)

test('a text area counts letters, not code units', async () => {
  render(<Opinion />)
  await userEvent.type(screen.getByRole('textbox'), '밥🍚 👍🏽')
  expect(screen.getByText('5자 가운데 5자')).toBeTruthy()
})

test('more than the limit is kept and said, nothing typed is cut off', async () => {
  render(<Opinion />)
  const area = screen.getByRole('textbox', { name: '의견' })
  await userEvent.type(area, '맛있어요')
  expect(screen.getByText('5자 가운데 4자')).toBeTruthy()
  expect(area.getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(area, ' 정말')
  expect((area as HTMLTextAreaElement).value).toBe('맛있어요 정말')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('5자 가운데 7자')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('5자까지 쓸 수 있어요. 조금 줄여 주세요.')
})

test('help, error and counter are tied to the field', () => {
  const { rerender } = render(<Opinion />)
  const described = () =>
    (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(described()).toEqual(['짧게 적어 주세요', '0/55자 가운데 0자'])
  rerender(<Opinion error="의견을 적어 주세요" />)
  expect(screen.getByRole('alert').textContent).toBe('의견을 적어 주세요')
  expect(described()[0]).toBe('의견을 적어 주세요')
})
