// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '#src/lib/days.ts'
import { DateField } from '../date-field/date-field.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import type { MonthCalendarProps } from './month-calendar.tsx'
import { dayByKey, monthRows } from './month-grid.ts'
import '../sheet/sheet-panel.tsx'

const words = { previousLabel: '이전 달', nextLabel: '다음 달', today: '20261119' }

function Owner(options: Partial<MonthCalendarProps>) {
  const [day, setDay] = useState<string | null>('20261118')
  return <MonthCalendar {...words} language="ko" value={day} onChange={setDay} {...options} />
}

const chosen = () => screen.getByRole('gridcell', { selected: true }).textContent
const focused = () => document.activeElement?.getAttribute('aria-label')

async function begin(options: Partial<MonthCalendarProps> = {}) {
  const user = userEvent.setup()
  render(<Owner {...options} />)
  await user.tab()
  await user.tab()
  await user.tab()
  return user
}

afterEach(cleanup)

describe('a month calendar', () => {
  test('is a grid named by its month, with one day in the order of Tab', () => {
    render(<Owner />)
    const grid = screen.getByRole('grid', { name: '2026년 11월' })
    expect(grid.querySelectorAll('button').length).toBe(30)
    expect(grid.querySelectorAll('button[tabindex="0"]').length).toBe(1)
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .join(''),
    ).toBe('월화수목금토일')
  })

  test('writes months and days in English too, and can begin its weeks on Sunday', () => {
    render(<Owner language="en" weekStart="sunday" />)
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Wednesday, November 18, 2026' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Sun')
  })

  test.each([
    ['{ArrowRight}', '2026년 11월 19일 목요일'],
    ['{ArrowLeft}', '2026년 11월 17일 화요일'],
    ['{ArrowUp}', '2026년 11월 11일 수요일'],
    ['{ArrowDown}', '2026년 11월 25일 수요일'],
    ['{Home}', '2026년 11월 16일 월요일'],
    ['{End}', '2026년 11월 22일 일요일'],
    ['{PageUp}', '2026년 10월 18일 일요일'],
    ['{PageDown}', '2026년 12월 18일 금요일'],
    ['{Shift>}{PageUp}{/Shift}', '2025년 11월 18일 화요일'],
    ['{Shift>}{PageDown}{/Shift}', '2027년 11월 18일 목요일'],
    ['{ArrowDown}{ArrowDown}', '2026년 12월 2일 수요일'],
  ])('moves the focus by %s to %s', async (keys, name) => {
    const user = await begin()
    expect(focused()).toBe('2026년 11월 18일 수요일')
    await user.keyboard(keys)
    expect(focused()).toBe(name)
  })

  test('chooses by Enter and by a press, and says what is chosen and what is today', async () => {
    const user = await begin()
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(chosen()).toBe('17')
    await user.click(screen.getByRole('button', { name: /11월 20일/ }))
    expect(chosen()).toBe('20')
    expect(document.querySelector('[aria-current=date]')?.textContent).toBe('19')
  })

  test('stays between its first and last day', async () => {
    const onChange = vi.fn<(day: string) => void>()
    const user = await begin({ min: '20261103', max: '20261119', onChange })
    screen.getByRole('button', { name: /11월 18일/ }).focus()
    expect(screen.getByRole('button', { name: '다음 달' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('2026년 11월 19일 목요일')
    await user.keyboard('{PageUp}')
    expect(focused()).toBe('2026년 11월 3일 화요일')
    await user.click(screen.getByRole('button', { name: /11월 20일/ }))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('marks days that have a record, to the eye and in words', () => {
    render(<Owner marked={(day) => day === '20261105'} markLabel="기록 있음" />)
    const marked = screen.getByRole('button', { name: '2026년 11월 5일 목요일, 기록 있음' })
    expect(marked.querySelector('i')).not.toBeNull()
    expect(document.querySelectorAll('[role=gridcell] i').length).toBe(1)
  })

  test('turns its months by button and tells which one is shown', async () => {
    const onMonth = vi.fn<(day: string) => void>()
    render(<Owner onMonth={onMonth} />)
    await userEvent.click(screen.getByRole('button', { name: '이전 달' }))
    expect(screen.getByRole('grid', { name: '2026년 10월' })).toBeTruthy()
    expect(onMonth).toHaveBeenCalledExactlyOnceWith('20261001')
  })
})

describe('the grid of a month', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('20000101', count))
  const start = fc.constantFrom('monday' as const, 'sunday' as const)

  test('holds each day of its month once, in order, in rows of seven', () => {
    fc.assert(
      fc.property(day, start, (any, startsOn) => {
        const rows = monthRows(any, startsOn)
        expect(rows.every((row) => row.length === 7 && row.some(Boolean))).toBe(true)
        const days = rows.flat().filter((one) => one !== null)
        expect(days[0]).toBe(`${any.slice(0, 6)}01`)
        days.slice(1).forEach((one, at) => expect(one).toBe(addDays(days[at] ?? '', 1)))
        expect(addDays(days.at(-1) ?? '', 1).slice(6)).toBe('01')
      }),
    )
  })

  test('leads every arrow back with the opposite one', () => {
    const pairs = [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
    ] as const
    fc.assert(
      fc.property(day, fc.constantFrom(...pairs), (any, [there, back]) => {
        expect(dayByKey(dayByKey(any, there, false, 'monday') ?? '', back, false, 'monday')).toBe(any)
      }),
    )
  })

  test('leaves other keys alone', () => {
    expect(dayByKey('20261118', 'a', false, 'monday')).toBeNull()
  })
})

describe('a date field', () => {
  function Field() {
    const [day, setDay] = useState<string | null>(null)
    return (
      <DateField
        {...words}
        label="생일"
        placeholder="골라 주세요"
        title="날짜 고르기"
        closeLabel="닫기"
        language="ko"
        value={day}
        onChange={setDay}
      />
    )
  }

  test('opens a sheet at the calendar, takes the chosen day and hands the focus back', async () => {
    const user = userEvent.setup()
    render(<Field />)
    const field = screen.getByRole('button', { name: /생일/ })
    expect(field.textContent).toContain('골라 주세요')
    await user.click(field)
    await screen.findByRole('grid')
    await waitFor(() => expect(focused()).toBe('2026년 11월 19일 목요일'))
    await user.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field.textContent).toContain('2026년 11월 18일 수요일')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  test('keeps its day when the sheet is closed without choosing', async () => {
    const user = userEvent.setup()
    render(<Field />)
    await user.click(screen.getByRole('button', { name: /생일/ }))
    await screen.findByRole('grid')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /생일/ }).textContent).toContain('골라 주세요')
  })
})
