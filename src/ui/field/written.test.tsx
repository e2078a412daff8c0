// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { codeOf } from '#src/lib/typed.ts'
import { NumberEntry } from '../number-entry/number-entry.tsx'
import { TextField } from '../text-field/text-field.tsx'

afterEach(cleanup)

function Code({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <TextField label="번호" value={value} onChange={setValue} clean={(typed) => codeOf(typed, 6)} />
}
function Weight({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return <NumberEntry label="체중" unit="kg" value={value} onChange={setValue} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
/** What a keyboard does: the letter stands in the field, the caret behind it, and then the field is told. */
function typeAt(at: number, text: string) {
  const input = field()
  const value = input.value.slice(0, at) + text + input.value.slice(at)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.setSelectionRange(at + text.length, at + text.length)
  fireEvent.input(input)
}
const stands = () => [field().value, field().selectionStart]

test('a code that is pasted with a blank in it is whole', async () => {
  render(<Code />)
  await userEvent.click(field())
  await userEvent.paste('417 203')
  expect(field().value).toBe('417203')
})

test('the caret stays behind the letter that was typed, in the middle of a field that cleans', () => {
  render(<Code start="41720" />)
  typeAt(2, '９')
  expect(stands()).toEqual(['419720', 3])
  typeAt(2, '8')
  expect(stands()).toEqual(['418972', 3])
  typeAt(2, '가')
  expect(stands()).toEqual(['418972', 2])
})

test('a keyboard that composes is left in peace until its letter stands', () => {
  render(<Code start="41" />)
  fireEvent.compositionStart(field())
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '41７')
  fireEvent.input(field(), { isComposing: true })
  expect(field().value).toBe('41７')
  fireEvent.compositionEnd(field())
  expect(field().value).toBe('417')
})

test('a number keeps its caret where a letter is not taken, and where a comma becomes its point', () => {
  render(<Weight start="635" />)
  typeAt(2, ',')
  expect(stands()).toEqual(['63.5', 3])
  typeAt(1, '가')
  expect(stands()).toEqual(['63.5', 1])
})

test('a number is pasted with its unit', async () => {
  render(<Weight start="" />)
  await userEvent.click(field())
  await userEvent.paste('63,5 kg')
  expect(field().value).toBe('63.5')
})
