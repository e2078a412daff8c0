// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { clockParts, dayHalves, toClock } from '../time-picker/clock-parts.ts'
import { closeTopOverlay } from '../overlay/overlay-stack.ts'
import { TimeField } from './time-field.tsx'
import '../sheet/sheet-panel.tsx'

const words = {
  label: '알림 시각',
  title: '시간 고르기',
  closeLabel: '닫기',
  confirm: '정하기',
  halfLabel: '오전, 오후',
  hourLabel: '시',
  minuteLabel: '분',
}

function Field({ first = '21:38', step = 1 }: { first?: string; step?: number }) {
  const [clock, setClock] = useState<string | null>(first)
  return <TimeField {...words} language="ko" start="09:00" minuteStep={step} value={clock} onChange={setClock} />
}

async function open(options: { first?: string; step?: number } = {}) {
  const user = userEvent.setup()
  render(<Field {...options} />)
  const field = screen.getByRole('button', { name: /알림 시각/ })
  await user.click(field)
  await screen.findByRole('dialog', { name: '시간 고르기' })
  const wheel = (name: string) => screen.getByRole('spinbutton', { name })
  return { user, field, wheel }
}

afterEach(cleanup)

describe('a time field', () => {
  test('opens at its time and takes another one only by its button', async () => {
    const { user, field, wheel } = await open()
    expect(field.textContent).toContain('오후 9:38')
    expect(wheel('시').getAttribute('aria-valuenow')).toBe('9')
    wheel('시').focus()
    await user.keyboard('{ArrowUp}')
    expect(field.textContent).toContain('오후 9:38')
    await user.click(screen.getByRole('button', { name: '정하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field.textContent).toContain('오후 10:38')
  })

  test('keeps its time when it is closed or goes back', async () => {
    const { user, field, wheel } = await open()
    wheel('분').focus()
    await user.keyboard('{Home}')
    expect(closeTopOverlay()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field.textContent).toContain('오후 9:38')
  })

  test.each([
    ['{ArrowUp}', '39'],
    ['{ArrowDown}', '37'],
    ['{PageUp}', '43'],
    ['{PageDown}', '33'],
    ['{Home}', '0'],
    ['{End}', '59'],
    ['{End}{ArrowUp}', '59'],
    ['05', '5'],
    ['47', '47'],
    ['98', '8'],
  ])('turns its minutes by %s to %s, as a spin button does', async (keys, minute) => {
    const { user, wheel } = await open()
    wheel('분').focus()
    await user.keyboard(keys)
    expect(wheel('분').getAttribute('aria-valuenow')).toBe(minute)
  })

  test('changes the half of the day and takes a pressed number', async () => {
    const { user, field } = await open()
    await user.click(screen.getByRole('radio', { name: '오전' }))
    await user.click(screen.getByText('11', { selector: '[role=spinbutton]:first-child > span' }))
    await user.click(screen.getByRole('button', { name: '정하기' }))
    expect(field.textContent).toContain('오전 11:38')
  })

  test('offers every step and the odd minute it came with', async () => {
    const { user, wheel } = await open({ step: 10 })
    wheel('분').focus()
    await user.keyboard('{ArrowUp}')
    expect(wheel('분').getAttribute('aria-valuenow')).toBe('40')
    await user.keyboard('{ArrowUp}')
    expect(wheel('분').getAttribute('aria-valuenow')).toBe('50')
  })
})

describe('the parts of a clock', () => {
  test('lead back to the time they came from', () => {
    const two = (max: number) => fc.integer({ min: 0, max }).map((figure) => String(figure).padStart(2, '0'))
    fc.assert(
      fc.property(two(23), two(59), (hours, minutes) => {
        expect(toClock(clockParts(`${hours}:${minutes}`))).toBe(`${hours}:${minutes}`)
      }),
    )
  })

  test('call midnight and noon twelve', () => {
    expect(clockParts('00:05')).toEqual({ afternoon: false, hour: 12, minute: 5 })
    expect(clockParts('12:00')).toEqual({ afternoon: true, hour: 12, minute: 0 })
  })

  test('have names in both languages', () => {
    expect(dayHalves('ko')).toEqual(['오전', '오후'])
    expect(dayHalves('en')).toEqual(['AM', 'PM'])
  })
})
