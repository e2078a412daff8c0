import { expect, test } from 'vitest'
import { circlesOf } from './support/circles.ts'

test('a circle is drawn from where it is met, once, whatever leads into it', () => {
  const edges = new Map([
    ['start', ['a']],
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'c', 'end']],
    ['other', ['b']],
  ])
  expect(circlesOf(edges)).toEqual(['a → b → c → a'])
})

test('ways that only meet again are no circle', () => {
  expect(
    circlesOf(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['d']],
        ['c', ['d']],
        ['d', []],
      ]),
    ),
  ).toEqual([])
})
