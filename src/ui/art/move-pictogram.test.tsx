// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveFor, MovePictogram } from './move-pictogram.tsx'
import { moveWords } from './move-words.ts'
import sprite from './moves.svg?raw'

// Why it is so stands in docs/decisions/201.

afterEach(cleanup)

test.each([
  ['제자리 걷기', 'march'],
  ['점심 걷기', 'walk'],
  ['스쿼트', 'squat'],
  ['Chair squats', 'squat'],
  ['팔 굽혀 펴기', 'pushup'],
  ['마무리 스트레칭', 'sidebend'],
  ['옆 플랭크', 'sideplank'],
  ['Side plank', 'sideplank'],
  ['의자에서 일어나기', 'chairstand'],
  ['손목 늘리기', 'wrist'],
  ['Push-ups', 'pushup'],
  ['무엇인지 모를 동작', 'stand'],
])('%s is drawn as %s', (name, drawing) => {
  expect(moveFor(name)).toBe(drawing)
})

test('what the server names is drawn, and what it names and nobody has drawn is told from the name', () => {
  expect(moveFor('앉았다 일어서기', 'SQUAT')).toBe('squat')
  expect(moveFor('숨 고르기', 'SIT')).toBe('seated')
  expect(moveFor('플랭크', 'HEADSTAND')).toBe('plank')
})

test('every drawing is there once, and has words that lead to it', () => {
  const drawn = [...sprite.matchAll(/<symbol id="m-([^"]+)"/g)].map(([, id]) => id)
  expect(drawn.sort()).toEqual(Object.keys(moveWords).sort())
  expect(Object.values(moveWords).map((words) => moveFor(words.split(' ')[0] ?? ''))).toEqual(Object.keys(moveWords))
})

test('is decoration beside a name, and a picture with a label of its own', () => {
  const { container, rerender } = render(<MovePictogram name="스쿼트" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  rerender(<MovePictogram name="스쿼트" label="스쿼트 그림" />)
  expect(screen.getByRole('img', { name: '스쿼트 그림' })).toBeTruthy()
})
