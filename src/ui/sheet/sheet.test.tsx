// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { NumberEntry } from '../number-entry/number-entry.tsx'
import { RadioRows } from '../radio-rows/radio-rows.tsx'
import { SelectButton } from '../select-button/select-button.tsx'
import { Sheet } from './sheet.tsx'
import './sheet-panel.tsx'

const restaurants = [
  { value: 'tower', title: '한빛타워점', sub: '지하 1층' },
  { value: 'campus', title: '그린캠퍼스점', sub: '판교' },
] as const

function Picker() {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<'tower' | 'campus' | null>(null)
  return (
    <>
      <SelectButton
        label="이용 식당"
        text={restaurants.find(({ value }) => value === chosen)?.title ?? null}
        placeholder="골라 주세요"
        open={open}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onCloseRequest={() => setOpen(false)} title="식당 고르기" closeLabel="닫기">
        <RadioRows
          label="식당"
          name="restaurant"
          options={restaurants}
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function Weighing() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('68.4')
  return (
    <>
      <button onClick={() => setOpen(true)}>체중 기록하기</button>
      <Sheet open={open} onCloseRequest={() => setOpen(false)} title="체중 기록" closeLabel="닫기">
        <NumberEntry
          label="체중"
          value={text}
          onChange={setText}
          unit="kg"
          keypadLabel="숫자판"
          deleteLabel="지우기"
          pointLabel="소수점"
          autoFocus
        />
      </Sheet>
    </>
  )
}

async function openSheet() {
  const user = userEvent.setup()
  render(<Picker />)
  await user.click(screen.getByRole('button', { name: /이용 식당/ }))
  const sheet = await screen.findByRole('dialog', { name: '식당 고르기' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  return { user, sheet }
}

afterEach(cleanup)

describe('a select button with its sheet', () => {
  test('shows what was picked [WID-29]', async () => {
    const { user } = await openSheet()
    await user.click(screen.getByText('그린캠퍼스점'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /이용 식당/ }).textContent).toContain('그린캠퍼스점')
  })

  test('says whether its sheet is open', async () => {
    const { user } = await openSheet()
    const button = document.querySelector('button[aria-haspopup=dialog]')
    expect(button?.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('false'))
  })
})

describe('a sheet', () => {
  test('closes with its button and gives focus and scrolling back', async () => {
    const { user } = await openSheet()
    expect(document.body.style.position).toBe('fixed')
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.style.position).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /이용 식당/ })))
  })

  test('does not begin at its close button', async () => {
    await openSheet()
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe('닫기')
  })

  test('begins at its number and still hands focus back to what opened it', async () => {
    const user = userEvent.setup()
    render(<Weighing />)
    await user.click(screen.getByRole('button', { name: '체중 기록하기' }))
    const field = await screen.findByRole('textbox', { name: '체중' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('67.9{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '체중 기록하기' })))
  })
})
