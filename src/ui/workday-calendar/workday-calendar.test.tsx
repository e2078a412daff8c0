// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WorkdayCalendar, type Workday } from './workday-calendar.tsx'

afterEach(cleanup)

const day = (day: string, is: Workday['is'], note: string): Workday => ({ day, is, note, told: `${note}자리` })
const WEEKS = [
  [
    day('20261123', 'past', ''),
    day('20261124', 'free', '11'),
    day('20261125', 'off', '0'),
    day('20261126', 'few', '2'),
    day('20261127', 'off', '0'),
  ],
  [
    day('20261130', 'free', '24'),
    day('20261201', 'free', '24'),
    day('20261202', 'free', '24'),
    day('20261203', 'free', '24'),
    day('20261204', 'free', '24'),
  ],
]

function Held() {
  const [value, setValue] = useState<string | null>(null)
  return <WorkdayCalendar label="날짜" language="ko" weeks={WEEKS} value={value} onChange={setValue} />
}

const cell = (name: RegExp) => screen.getByRole<HTMLButtonElement>('radio', { name })

test('a day says its date and what is left; arrow keys go over those that can be chosen', () => {
  render(<Held />)
  expect([
    cell(/^24 11자리, 11월 24일 화요일$/).tabIndex,
    cell(/11월 25일/).disabled,
    cell(/11월 26일/).tabIndex,
  ]).toEqual([0, true, -1])
  cell(/11월 24일/).focus()
  fireEvent.keyDown(cell(/11월 24일/), { key: 'ArrowRight' })
  expect([cell(/11월 26일/).getAttribute('aria-checked'), document.activeElement]).toEqual(['true', cell(/11월 26일/)])
})

test('a new month says its name with its first workday', () => {
  render(<Held />)
  expect(cell(/^12\/1 24자리, 12월 1일/).textContent).toBe('12/124')
  expect(cell(/11월 30일/).textContent).toBe('3024')
})
