// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceTiles } from './choice-tiles.tsx'

afterEach(cleanup)

const options = [
  { value: '1', title: '두부', dish: '두부조림' },
  { value: '2', title: '나물', dish: '시금치나물' },
  { value: '3', title: '다 좋아요' },
]

function Choosing({ most }: { most?: number }) {
  const [value, choose] = useState<string[]>([])
  return <ChoiceTiles label="반찬" options={options} value={value} onChange={choose} most={most} />
}

test('one of them is a radio group: a second choice takes the first one’s place', () => {
  render(<Choosing most={1} />)
  fireEvent.click(screen.getByRole('radio', { name: '두부' }))
  fireEvent.click(screen.getByRole('radio', { name: '나물' }))
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false])
})

test('of several no more are taken than are asked for, and each can be put back', () => {
  render(<Choosing most={2} />)
  fireEvent.click(screen.getByRole('checkbox', { name: '두부' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '다 좋아요' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '나물' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: '두부' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '나물' }).disabled).toBe(false)
})
