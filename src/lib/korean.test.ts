import { describe, expect, test } from 'vitest'

import { externalImageUrl } from './image-url.ts'
import { josa, koreanCount, koreanDays, splitJoined, withJosa } from './korean.ts'

describe('particles', () => {
  test.each([
    ['된장국', '을/를', '된장국을'],
    ['두부', '을/를', '두부를'],
    ['김치', '과/와', '김치와'],
    ['밥', '과/와', '밥과'],
    ['달걀', '으로/로', '달걀로'],
    ['집', '으로/로', '집으로'],
    ['회사', '으로/로', '회사로'],
    ['하늘', '이/가', '하늘이'],
    ['두부(국산)', '은/는', '두부(국산)은'],
    ['3', '을/를', '3을'],
    ['2', '을/를', '2를'],
    ['10', '이/가', '10이'],
    ['637 kcal', '을/를', '637 kcal를'],
    ['68.4 kg', '을/를', '68.4 kg을'],
    ['30%', '이/가', '30%가'],
    ['WM', '은/는', 'WM은'],
    ['', '을/를', '를'],
  ] as const)('%s with %s is %s', (word, particle, expected) => {
    expect(withJosa(word, particle)).toBe(expected)
  })

  test('the particle alone can be had too', () => {
    expect(josa('미역국', '이/가')).toBe('이')
  })
})

test('joined dishes come apart without blanks', () => {
  expect(splitJoined('소고기무국,흑미밥, ,달걀찜')).toEqual(['소고기무국', '흑미밥', '달걀찜'])
  expect(splitJoined('누리|푸른│2층', /[|│]/)).toEqual(['누리', '푸른', '2층'])
  expect(splitJoined(null)).toEqual([])
})

describe('external picture addresses', () => {
  test.each(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'PNG'])(
    'one that ends in .%s is accepted [VAL-03]',
    (ending) => {
      expect(externalImageUrl(`https://img.example.com/a.${ending}`)).toBe(`https://img.example.com/a.${ending}`)
    },
  )

  test.each([
    'https://x.example/a.bmp',
    'https://x.example/a.pdf',
    'https://x.example/a.png?x=1',
    'png',
    '',
    'null',
    null,
  ])('%s is refused and reads as empty [VAL-03] [VAL-04]', (address) => {
    expect(externalImageUrl(address)).toBe('')
  })
})

test('small numbers are said as they are counted', () => {
  expect([1, 2, 6, 10, 11].map(koreanCount)).toEqual(['한', '두', '여섯', '열', '11'])
  expect([1, 3, 6, 7, 8].map(koreanDays)).toEqual(['하루', '사흘', '엿새', '이레', '8일'])
})
