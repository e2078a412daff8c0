// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { DateTimeField } from '../date-time-field/date-time-field.tsx'
import { NumberEntry } from './number-entry.tsx'

function Weight({ start = '68.4', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <NumberEntry
      label="체중"
      value={value}
      onChange={setValue}
      unit="kg"
      note="아침보다 0.3 kg 가벼워요"
      error={error}
      keypadLabel="숫자판"
      deleteLabel="한 글자 지우기"
      pointLabel="소수점"
      action={<button type="submit">저장하기</button>}
      autoFocus
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '체중' })
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
}

afterEach(cleanup)

describe('number entry', () => {
  test('is a real field that a keyboard fills; what came with it is replaced', async () => {
    render(<Weight />)
    expect(document.activeElement).toBe(field())
    expect(field().inputMode).toBe('decimal')
    await userEvent.keyboard('67.9')
    expect(field().value).toBe('67.9')
  })

  test('takes figures from the keypad and leaves the focus where it was', async () => {
    render(<Weight />)
    await press('6', '7', '소수점', '9')
    expect(field().value).toBe('67.9')
    expect(document.activeElement).toBe(field())
    await press('한 글자 지우기', '2')
    expect(field().value).toBe('67.2')
  })

  test('a point in a whole number stays and is said at once, whatever the form says', async () => {
    function Sugar() {
      const [value, setValue] = useState('')
      return (
        <NumberEntry
          label="혈당"
          value={value}
          onChange={setValue}
          unit="mg/dL"
          decimals={0}
          error="20에서 600 사이로 적어 주세요"
          autoFocus
        />
      )
    }
    render(<Sugar />)
    const sugar = screen.getByRole<HTMLInputElement>('textbox', { name: '혈당' })
    await userEvent.keyboard('10.2')
    expect(sugar.value).toBe('10.2')
    expect(screen.getByRole('alert').textContent).toBe('소수점 없이 적어 주세요')
    expect(sugar.getAttribute('aria-invalid')).toBe('true')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(screen.getByRole('alert').textContent).toBe('20에서 600 사이로 적어 주세요')
  })

  test('says the number aloud after a press on the keypad', async () => {
    render(<Weight />)
    await press('7', '1')
    expect(screen.getByRole('status').textContent).toBe('71 kg')
  })

  test('keeps what it had when something else is typed or pasted', async () => {
    render(<Weight start="68" />)
    await userEvent.type(field(), 'kg')
    expect(field().value).toBe('68')
  })

  test('names the keypad and ties note or error to the field', () => {
    const { rerender } = render(<Weight />)
    expect(screen.getByRole('group', { name: '숫자판' }).querySelectorAll('button')).toHaveLength(12)
    const described = () =>
      (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    expect(described()).toEqual(['kg', '아침보다 0.3 kg 가벼워요'])
    rerender(<Weight error="20 kg부터 적을 수 있어요" />)
    expect(described()).toEqual(['kg', '20 kg부터 적을 수 있어요'])
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('day and time of a record', () => {
  test('unfolds two native inputs and keeps the last value when one is emptied', async () => {
    const changes: { day: string; time: string }[] = []
    render(
      <DateTimeField
        label="측정 시간"
        text="오늘, 오후 9:38"
        day="20261119"
        time="21:38"
        max="20261119"
        dayLabel="날짜"
        timeLabel="시각"
        onChange={(next) => changes.push(next)}
      />,
    )
    expect(screen.queryByLabelText('날짜')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /측정 시간/, expanded: false }))
    const day = screen.getByLabelText<HTMLInputElement>('날짜')
    expect([day.value, day.max]).toEqual(['2026-11-19', '2026-11-19'])
    fireEvent.change(day, { target: { value: '' } })
    fireEvent.change(day, { target: { value: '2026-11-18' } })
    fireEvent.change(screen.getByLabelText('시각'), { target: { value: '07:12' } })
    expect(changes).toEqual([
      { day: '20261118', time: '21:38' },
      { day: '20261119', time: '07:12' },
    ])
  })
})
