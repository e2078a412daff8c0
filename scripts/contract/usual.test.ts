import { describe, expect, test } from 'vitest'
import { habits, oddities, secretIn } from './usual.ts'

describe('what is odd in a value', () => {
  test.each([
    ['menuName', ' 비빔밥', 'blanks around the text'],
    ['menuName', '비\u200B빔밥', 'letters that nobody sees'],
    ['title', '<b>공지</b>', 'tags of HTML'],
    ['contents', '첫 줄\\n둘째 줄', 'an escaped line break or quote'],
    ['title', '{"ko":"공지"}', 'JSON in a text'],
    ['menuNm', 'menuNm', 'the name of its own field'],
    ['titleMsg', 'undefined님, 안녕하세요', 'a word that programs write for want of one'],
    ['title', 'Optional[공지]', 'a word that programs write for want of one'],
    ['nickName', '하늘 010-1234-5678', 'a telephone number'],
    ['title', 'notice.title.default', 'the key of a text'],
    ['errorMessage', 'ORA-01722: invalid number', 'words of a database'],
    ['fileNm', '/home/was/data/a.png', 'a path of a server'],
    ['menuNameEng', '비빔밥', 'Hangul in an English text'],
    ['title', '7J6g7Iuc66eM7JqU', 'text in Base64'],
    ['useDt', '19000101', 'a day that stands for none'],
    ['avgVal', '68.4000015258789', 'a sum of floats'],
    ['imgUrl', 'https://img.example.com//a.png', 'a link that leads nowhere'],
    ['imgUrl', 'http://10.20.3.4/a.png', 'a link to a machine inside'],
    ['imgUrl', '/img/a.png', 'a link without its host'],
  ])('%s %j: %s', (name, value, what) => {
    expect(oddities(name, value)).toContain(what)
  })

  test.each([
    ['doneCnt', -3, 'a number below 0'],
    ['linkSeq', 0, 'the number of nothing'],
    ['nowVal', 0.1 + 0.2, 'a sum of floats'],
    ['regDtm', 1_795_000_000_000, 'a moment in Greek time'],
    ['height', 1715, 'more or less than anybody has'],
  ])('%s %d: %s', (name, value, what) => {
    expect(oddities(name, value)).toContain(what)
  })

  test.each([
    ['menuName', '비빔밥 (소)'],
    ['birthday', '19700101'],
    ['diffVal', -3],
    ['titleEng', 'Notice'],
    ['memoTxt', 'https://shop.example.com/a?b=1'],
    ['version', '1.2.3'],
    ['sumSugar', '10.2'],
    ['serverDt', '20261119'],
    ['leftCnt', 0],
    ['nowVal', 62.35],
  ])('%s %j is nothing to wonder at', (name, value) => {
    expect(oddities(name, value)).toEqual([])
  })
})

test('a name shown in part, a number and a link are habits of a place', () => {
  expect(habits('usrNm', '윤*늘')).toContain('a part of it hidden')
  expect(habits('sumKcal', '1,016')).toContain('a number')
  expect(habits('allergyCode', '09')).toEqual(['2 digits'])
  expect(habits('photoUrl', 'https://img.example.com/recipe/')).toContain('a folder')
  expect(habits('imgUrl', 'https://img.example.com/a.png')).toContain('a link')
})

test('secrets are known by their looks, numbers of tickets are not taken for them', () => {
  expect(secretIn('900101-1234567')).toBe('a resident registration number')
  expect(secretIn('$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy')).toBe('a hashed password')
  expect(secretIn('jdbc:oracle:thin:@db:1521/ORCL')).toBe('a secret of the server')
  expect(secretIn('9001011234567')).toBeUndefined()
  expect(secretIn('2026-11-19')).toBeUndefined()
})
