import { expect, test } from 'vitest'
import { byGroup, chosenOf, isSameChoice, toggled } from './topics.ts'

const topics = [
  { topicCode: 'T01', topicNm: '체중 관리', groupNm: '내 몸', selectYn: 'Y' as const },
  { topicCode: 'T04', topicNm: '좋은 잠', groupNm: '하루하루', selectYn: 'N' as const },
  { topicCode: 'T02', topicNm: '혈압', groupNm: '내 몸', selectYn: 'Y' as const },
]

test('topics stand under their headings, in their order', () => {
  expect(byGroup(topics).map(({ name, topics: own }) => [name, own.map(({ topicCode }) => topicCode)])).toEqual([
    ['내 몸', ['T01', 'T02']],
    ['하루하루', ['T04']],
  ])
})

test('a tap takes a topic in or out, and the choice is the same in any order', () => {
  expect(chosenOf(topics)).toEqual(['T01', 'T02'])
  expect(toggled(['T01'], 'T04')).toEqual(['T01', 'T04'])
  expect(toggled(['T01', 'T04'], 'T01')).toEqual(['T04'])
  expect(isSameChoice(['T01', 'T04'], ['T04', 'T01'])).toBe(true)
  expect(isSameChoice(['T01'], [])).toBe(false)
})
