// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberEntry } from './number-entry.tsx'
import { NumberPairEntry } from './number-pair-entry.tsx'

function Pressure({ start = ['', ''], error }: { start?: [string, string]; error?: string }) {
  const [systolic, setSystolic] = useState(start[0])
  const [diastolic, setDiastolic] = useState(start[1])
  return (
    <NumberPairEntry
      label="혈압"
      first={{ label: '수축기', value: systolic, onChange: setSystolic }}
      second={{ label: '이완기', value: diastolic, onChange: setDiastolic }}
      unit="mmHg"
      error={error}
      autoFocus
    />
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
}
const values = () => [field('수축기').value, field('이완기').value]

afterEach(cleanup)

test('five keys of the keypad fill both, and the focus goes on by itself', async () => {
  render(<Pressure />)
  expect(document.activeElement).toBe(field('수축기'))
  await press('1', '1', '8')
  expect(document.activeElement).toBe(field('이완기'))
  await press('7', '6')
  expect(values()).toEqual(['118', '76'])
  expect(screen.getByRole('status').textContent).toBe('수축기 118, 이완기 76 mmHg')
})

test('so does a keyboard, and its backspace in the empty second goes back', async () => {
  render(<Pressure />)
  await userEvent.keyboard('9864')
  expect(values()).toEqual(['98', '64'])
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  expect(document.activeElement).toBe(field('수축기'))
  expect(values()).toEqual(['98', ''])
})

test('a point in one of them stays there and is said at once', async () => {
  render(<Pressure />)
  await userEvent.keyboard('15.7')
  expect(values()).toEqual(['15.7', ''])
  expect(screen.getByRole('alert').textContent).toBe('소수점 없이 적어 주세요')
  expect([field('수축기').getAttribute('aria-invalid'), field('이완기').getAttribute('aria-invalid')]).toEqual([
    'true',
    null,
  ])
})

test('numbers that came with it are replaced by what is typed', async () => {
  render(<Pressure start={['118', '76']} />)
  await press('1', '2', '2', '8', '1')
  expect(values()).toEqual(['122', '81'])
})

test('has no point key, and what is wrong with the two is tied to both', () => {
  render(<Pressure start={['81', '176']} error="이완기가 수축기보다 높아요" />)
  expect(screen.queryByRole('button', { name: '소수점' })).toBeNull()
  for (const name of ['수축기', '이완기']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const described = (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['mmHg', '이완기가 수축기보다 높아요'])
  }
})

test('one whole number has no point key either, and asks the phone for figures only', () => {
  render(<NumberEntry label="혈당" value="128" onChange={() => undefined} unit="mg/dL" decimals={0} />)
  expect(screen.queryByRole('button', { name: '소수점' })).toBeNull()
  expect(field('혈당').inputMode).toBe('numeric')
})
