import { describe, expect, test } from 'vitest'
import { garbledBy, hasNameTwice, readText } from './text-faults.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

describe('the bytes of an answer', () => {
  test('in order say nothing, with and without a charset', () => {
    expect(readText(bytes('국'), 'application/json; charset=utf-8')).toEqual({ text: '국', faults: [] })
    expect(readText(bytes('국'), 'application/json')).toEqual({ text: '국', faults: [] })
    expect(readText(bytes('국'), 'application/json; charset="UTF8"').faults).toEqual([])
  })

  test('another charset, a byte order mark and bytes that are no UTF-8 are told, and the rest is still read', () => {
    expect(readText(bytes('국'), 'application/json;charset=EUC-KR').faults).toEqual(['charset=EUC-KR'])
    expect(readText(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes('{}')]), null)).toEqual({
      text: '{}',
      faults: ['a byte order mark'],
    })
    expect(readText(Uint8Array.from([0x22, 0xb1, 0xb9, 0x22]), null).faults).toEqual(['bytes that are no UTF-8'])
  })
})

describe('a text that went through the wrong encoding', () => {
  test.each([
    ['소고기무국\uFFFD', 'U+FFFD'],
    [latin1('소고기무국'), 'UTF-8 read as Latin-1'],
    ['ì†Œê³ ê¸°', 'UTF-8 read as Latin-1'],
    ['undefined', 'no text'],
    ['null', 'no text'],
    ['[object Object]', 'no text'],
    ['kr.example.Dish@1b6d3586', 'no text'],
    ['오늘의 ${menuName}', 'no text'],
    ['{{name}} 님', 'no text'],
    ['국\u0000', 'no text'],
    ['NaN kcal', 'no text'],
    ['{0} 님', 'no text'],
    ['#{menuName}', 'no text'],
    ['\uFEFF국', 'no text'],
    ['java.lang.NullPointerException: null\n\tat kr.example.Menu.list(Menu.java:42)', 'no text'],
    ['소고기무국'.normalize('NFD'), 'syllables taken apart'],
    ['국&nbsp;&amp; 밥', 'HTML entities'],
    ['&#49548;&#44256;', 'HTML entities'],
    ['\\uc18c\\uace0', 'escaped twice'],
    ['%EC%86%8C%EA%B3%A0', 'percent encoding'],
  ])('%s is certain in itself', (text, why) => expect(garbledBy(text, false)).toBe(why))

  test.each([
    ['????', 'question marks'],
    ['A:??', 'question marks'],
    ['¼Ò°í±â', 'EUC-KR read as Latin-1'],
    ['èéêë', 'letters in place of Hangul'],
  ])('%s is one where every other text has Hangul, and none elsewhere', (text, why) => {
    expect(garbledBy(text, true)).toBe(why)
    expect(garbledBy(text, false)).toBeUndefined()
  })

  test.each([
    'Café',
    'Bibimbap',
    '20 °C',
    '½',
    '정말요??',
    '100 % 통밀',
    'https://img.example/%EC%86%8C.png',
    'A:일품',
    '',
    '—',
    'caffè latte',
    'null 값',
    '한 줄\n두 줄',
    'kim.lee@example.kr',
    '5$',
    '{국}',
    String.raw`must match "^REST\d{6}$"`,
    '<p>국&nbsp;밥</p>',
    'R&D; 밥',
    'NaNo',
  ])('%s is nobody’s fault', (text) => {
    expect(garbledBy(text, true)).toBeUndefined()
  })
})

test('a name that one object says twice is told, whatever stands in texts, keys and rows', () => {
  const twice = (text: string) => hasNameTwice(text, JSON.parse(text))
  expect(['{"a":1,"a":2}', '{"rows":[{"a":1},{"b":{"c":1, "c" : 2}}]}'].map(twice)).toEqual([true, true])
  expect(
    ['{"a":[{"b":1},{"b":2}],"c":{"b":3}}', String.raw`{"a":"\"b\":1,\"b\":2","b\\":"c: \""}`, '["a","a"]', '7'].map(
      twice,
    ),
  ).toEqual([false, false, false, false])
})
