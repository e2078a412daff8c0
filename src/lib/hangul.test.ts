import { describe, expect, test } from 'vitest'
import { findHangul, initialsOf, jamoOf } from './hangul.ts'

// Why it is so stands in docs/decisions/157.

const how = (text: string, word: string) => findHangul(text, word)?.how ?? null
const marked = (text: string, word: string) => {
  const found = findHangul(text, word)
  return found && text.slice(found.from, found.to)
}

test('a text is its letters in the order of typing: double finals and vowels are two keys, double initials one', () => {
  expect(jamoOf('고등어')).toBe('ㄱㅗㄷㅡㅇㅇㅓ')
  expect(jamoOf('닭꽈배기')).toBe('ㄷㅏㄹㄱㄲㅗㅏㅂㅐㄱㅣ')
  expect(jamoOf('내 QR · 3장')).toBe('ㄴㅐqr3ㅈㅏㅇ')
  expect(jamoOf('힣')).toBe('ㅎㅣㅎ')
  expect(jamoOf(' ·—!')).toBe('')
})

test('first letters of its characters', () => {
  expect(initialsOf('고등어 구이')).toBe('ㄱㄷㅇㄱㅇ')
})

test('every stage of typing a word finds it: no syllable in between loses it', () => {
  // What stands in the field after each key of 과일샐러드 and of 닭갈비.
  const stages = {
    과일샐러드: [
      'ㄱ',
      '고',
      '과',
      '광',
      '과이',
      '과일',
      '과일ㅅ',
      '과일새',
      '과일샐',
      '과일샐ㄹ',
      '과일샐러',
      '과일샐러드',
    ],
    닭갈비: ['ㄷ', '다', '달', '닭', '닭ㄱ', '닭가', '닭갈', '닭갈ㅂ', '닭갈비'],
  }
  for (const [dish, words] of Object.entries(stages))
    expect(words.filter((word) => how(dish, word) === null)).toEqual([])
})

describe('a word is found', () => {
  test('by jamo, before its syllable is done', () => {
    expect(how('고등어구이', '고드')).toBe('begins')
    expect(marked('고등어구이', '고드')).toBe('고등')
    expect(how('비지찌개와 고등어구이', '고등ㅇ')).toBe('contains')
    expect(marked('비지찌개와 고등어구이', '고등ㅇ')).toBe('고등어')
  })

  test('whole, at the beginning, or inside', () => {
    expect([how('체중', '체중'), how('체중', '체'), how('적정 체중', '체중'), how('체중', '체중계')]).toEqual([
      'exact',
      'begins',
      'contains',
      null,
    ])
  })

  test('without blanks on either side', () => {
    expect(how('오늘 식단', '오늘식단')).toBe('exact')
    expect(how('소고기미역국', '소고기 미역')).toBe('begins')
    expect(marked('오늘 식단', '늘식')).toBe('늘 식')
  })

  test('by first consonants, also where the keyboard joins two', () => {
    expect(how('고등어구이', 'ㄱㄷㅇ')).toBe('initials')
    expect(marked('고등어구이', 'ㄷㅇㄱ')).toBe('등어구')
    expect(how('과일샐러드', 'ㄱㅇㅅㄹㄷ')).toBe('initials')
    expect(how('가스', 'ㄳ')).toBe('initials')
    expect(how('열무 비빔밥', 'ㅇㅁㅂ')).toBe('initials')
    expect(how('고등어', 'ㄱㄷㅁ')).toBeNull()
  })

  test('in Latin letters of either case, with digits and accents as they are', () => {
    expect(how('Grilled mackerel', 'MACK')).toBe('contains')
    expect(how('Weight', 'weight')).toBe('exact')
    expect(how('비타민 B12', 'b12')).toBe('contains')
    expect(how('Crème', 'crème')).toBe('exact')
  })
})

describe('a word is not found', () => {
  test('across the middle of a syllable', () => {
    // The final ㄱ of 국 and the ㅏ of nothing: 가 is not in 국아.
    expect(how('국아', '가')).toBeNull()
    expect(how('밥상', '바사')).toBeNull()
    expect(how('까치', '가')).toBeNull()
  })

  test('when nothing was typed, or only marks', () => {
    expect([how('고등어', ''), how('고등어', '  '), how('고등어', '!?'), how('', '고')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

test('a text from a Mac, whose syllables are taken apart, is the same text', () => {
  expect(how('고등어'.normalize('NFD'), '고드')).toBe('begins')
  expect(how('고등어', '고드'.normalize('NFD'))).toBe('begins')
})
