import { expect, test } from 'vitest'
import { koreanIn, worded } from './worded.ts'

test('words stand in the app’s language; what has no English is marked as Korean', () => {
  expect(worded('공지', 'News', 'ko')).toEqual({ text: '공지', lang: undefined })
  expect(worded('공지', 'News', 'en')).toEqual({ text: 'News', lang: undefined })
  expect(worded('공지', null, 'en')).toEqual({ text: '공지', lang: 'ko' })
  expect(worded('공지', '', 'en')).toEqual({ text: '공지', lang: 'ko' })
})

test('nothing is marked as Korean that is not, nor on a Korean page', () => {
  expect(worded('11:30', null, 'en')).toEqual({ text: '11:30', lang: undefined })
  expect([koreanIn('공지', 'ko'), koreanIn('News', 'en'), koreanIn('공지 News', 'en')]).toEqual([
    undefined,
    undefined,
    'ko',
  ])
})
