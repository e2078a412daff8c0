import { expect, test } from 'vitest'
import { englishSetName, koreanSetName } from './set-name.ts'

test('a set is read as words', () => {
  expect(koreanSetName('고등어구이&소고기미역국')).toBe('고등어구이와 소고기미역국')
  expect(koreanSetName('꼬막비빔밥')).toBe('꼬막비빔밥')
  expect(englishSetName('Grilled mackerel & Beef and seaweed soup')).toBe('Grilled mackerel with beef and seaweed soup')
  expect(englishSetName('Noodles with pork & Radish kimchi')).toBe('Noodles with pork and radish kimchi')
  expect(englishSetName('Bulgogi & Soup with beef')).toBe('Bulgogi and soup with beef')
  expect(englishSetName('Cockle bibimbap')).toBe('Cockle bibimbap')
})
