// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Coach } from '../coach/coach.tsx'
import { Figure } from '../figure/figure.tsx'
import { FoodGroup } from './food-group.tsx'
import { NextStep } from '../next-step/next-step.tsx'

afterEach(cleanup)

test('a food group reads its head, each food with its amount, and adds one more', async () => {
  const add = vi.fn()
  render(
    <FoodGroup
      title="아침"
      time="07:40"
      total="356 kcal"
      foods={[{ key: 'egg', name: '삶은 달걀 1개', amount: '77' }]}
      addLabel="음식 추가"
      onAdd={add}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: '아침' })).toBeTruthy()
  expect(screen.getByText('07:40').tagName).toBe('TIME')
  expect(screen.getByRole('listitem').textContent).toBe('삶은 달걀 1개77')
  await userEvent.click(screen.getByRole('button', { name: '음식 추가' }))
  expect(add).toHaveBeenCalledOnce()
})

test('a meal without a time shows none', () => {
  render(<FoodGroup title="아침" total="356 kcal" foods={[]} addLabel="음식 추가" onAdd={() => undefined} />)
  expect(document.querySelector('time')).toBeNull()
})

test('advice is a region of its own, with the note on who gives it', () => {
  render(
    <Coach label="AI 코멘트" note="참고용 조언이에요">
      단백질은 충분해요.
    </Coach>,
  )
  expect(screen.getByRole('region', { name: 'AI 코멘트' }).textContent).toBe('단백질은 충분해요.참고용 조언이에요')
})

test('a figure stands between what it is of and what it means', () => {
  render(
    <Figure above="오늘 먹을 수 있는 양" below="저녁까지">
      739 kcal 남았어요
    </Figure>,
  )
  expect([...document.querySelectorAll('p, strong')].map((each) => each.textContent)).toEqual([
    '오늘 먹을 수 있는 양',
    '739 kcal 남았어요',
    '저녁까지',
  ])
})

test('a next step has its title as a heading and its action after the reason', () => {
  render(<NextStep title="국물을 반만" text="나트륨을 줄여요." action={<button type="button">메뉴 보기</button>} />)
  expect(screen.getByRole('heading', { level: 2, name: '국물을 반만' })).toBeTruthy()
  expect(screen.getByText('나트륨을 줄여요.').nextElementSibling).toBe(
    screen.getByRole('button', { name: '메뉴 보기' }),
  )
})
