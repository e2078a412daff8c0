// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { chooseMenuSort, sorted } from './menu-sort.ts'

beforeEach(() => localStorage.clear())

const courses = [
  { name: '한식', recommended: false },
  { name: '일품', recommended: false },
  { name: '면', recommended: true },
]
const names = (sort: 'ai' | 'basic') => sorted(courses, sort).map(({ name }) => name)

test('the recommended course comes first, the others keep their counters’ order', () => {
  expect(names('ai')).toEqual(['면', '한식', '일품'])
  expect(names('basic')).toEqual(['한식', '일품', '면'])
})

test('the choice is this device’s', () => {
  chooseMenuSort('ai')
  expect(localStorage.getItem('menuSort')).toBe('ai')
  chooseMenuSort('basic')
  expect(localStorage.getItem('menuSort')).toBe('basic')
})
