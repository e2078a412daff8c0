// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeatTable } from './seat-table.tsx'

afterEach(cleanup)

test('is one picture with its sentence; everybody has a bowl, rice only who sits there', () => {
  const seats = [
    { key: 'a', is: 'in', name: '도담', note: '팀장', picture: 9 },
    { key: 'b', is: 'asked', name: '민재', picture: 1 },
    { key: 'c', is: 'mine', name: '하늘', note: '여기예요', picture: 3 },
    { key: 'd', is: 'free', name: '빈자리' },
  ] as const
  const { container } = render(
    <SeatTable seats={seats} title="눈길산책" label="네 자리: 도담 팀장, 한 자리 비었어요" canAsk />,
  )
  expect(screen.getByRole('img', { name: '네 자리: 도담 팀장, 한 자리 비었어요' })).toBeTruthy()
  expect(container.querySelectorAll('svg[viewBox="0 0 64 66"]')).toHaveLength(4)
  expect(container.querySelectorAll('svg[viewBox="0 0 64 66"] path')).toHaveLength(1)
  expect([...container.querySelectorAll('[data-is] b')].map((name) => name.textContent)).toEqual([
    '도담',
    '민재',
    '하늘',
    '빈자리',
  ])
})
