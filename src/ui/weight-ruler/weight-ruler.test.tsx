// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { WeightRuler } from './weight-ruler.tsx'

afterEach(cleanup)

function Ruler() {
  const [value, setValue] = useState(66)
  return (
    <WeightRuler
      label="목표 체중"
      value={value}
      onChange={setValue}
      min={61.6}
      max={68.3}
      now={68.4}
      nowLabel="지금 68.4"
      valueText={`${value.toFixed(1)} kg`}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: '목표 체중' })
const text = () => slider().getAttribute('aria-valuetext')

test('arrows move by a tenth, pages by a kilogram, and nothing beyond what may be chosen', async () => {
  render(<Ruler />)
  const user = userEvent.setup()
  slider().focus()
  await user.keyboard('{ArrowLeft}{ArrowDown}')
  expect(text()).toBe('65.8 kg')
  await user.keyboard('{ArrowUp}{PageDown}')
  expect(text()).toBe('64.9 kg')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(text()).toBe('61.6 kg')
  await user.keyboard('{End}{PageUp}')
  expect(text()).toBe('68.3 kg')
})

test('says its bounds', () => {
  render(<Ruler />)
  expect([
    slider().getAttribute('aria-valuemin'),
    slider().getAttribute('aria-valuemax'),
    slider().getAttribute('aria-valuenow'),
  ]).toEqual(['61.6', '68.3', '66'])
})
