import { expect, test } from 'vitest'
import { languageFrom, wordsIn } from './language.rules.ts'

test.each([
  ['ko', 'ko'],
  ['en', 'en'],
  ['en-US,en;q=0.9,ko;q=0.8', 'en'],
  ['fr-FR, ko-KR;q=0.4, en;q=0.7', 'en'],
  ['KO-kr', 'ko'],
  ['en;q=0, ko;q=0.1', 'ko'],
  ['de,fr;q=0.5', undefined],
  ['*', undefined],
  ['korean', undefined],
  [';;q=,', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(languageFrom(header)).toBe(language)
})

test('an operator’s words without English stay Korean [LNG-06]', () => {
  expect(wordsIn({ ko: '운영 안내', en: null }, 'en')).toBe('운영 안내')
  expect(wordsIn({ ko: '운영 안내', en: 'Hours' }, 'en')).toBe('Hours')
  expect(wordsIn({ ko: '운영 안내', en: 'Hours' }, 'ko')).toBe('운영 안내')
})
