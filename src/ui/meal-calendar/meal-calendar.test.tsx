// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MealCalendar, type MealDay } from './meal-calendar.tsx'

afterEach(cleanup)

// Tuesday 1 to Tuesday 8 December, without the weekend; the 4th is off.
const days: MealDay[] = ['01', '02', '03', '04', '07', '08'].map((day) => ({
  day: `202612${day}`,
  dish: day === '04' ? null : '비빔밥',
  name: day === '04' ? '쉬어요' : '비빔밥',
}))

function Held() {
  const [day, setDay] = useState('20261202')
  return <MealCalendar label="12월 식단" days={days} value={day} onChange={setDay} />
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('data-day')

test('every served day is a button that says what comes; others only stand there', () => {
  render(<Held />)
  expect(screen.getByRole('grid', { name: '12월 식단' })).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(6)
  expect(button(/4일.*쉬어요/)).toBeTruthy()
  expect(screen.getByText('30').tagName).toBe('SPAN')
})

test('one day takes part in Tab; arrows, Home and End go over the served days, Enter’s click chooses', () => {
  render(<Held />)
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  button(/ 2일/).focus()
  press('ArrowRight')
  expect(focused()).toBe('20261203')
  press('End')
  expect(focused()).toBe('20261204')
  press('ArrowRight')
  expect(focused()).toBe('20261207')
  press('ArrowLeft')
  press('Home')
  expect(focused()).toBe('20261201')
  press('ArrowDown')
  expect(focused()).toBe('20261208')
  press('ArrowDown')
  expect(focused()).toBe('20261208')
  press('ArrowUp')
  expect(focused()).toBe('20261201')
  // Moving chooses nothing.
  expect(button(/ 2일/).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(document.activeElement ?? document.body)
  expect(button(/ 1일/).getAttribute('aria-pressed')).toBe('true')
  expect(button(/ 2일/).getAttribute('aria-pressed')).toBe('false')
})
