/** The picture behind the head of the hub follows the season. */
import type { Words } from '#server/domain/member/language.rules.ts'

interface Header {
  name: string
  words: Words
}

const winter: Header = { name: 'winter', words: { ko: '눈이 내리는 창밖', en: 'Snow outside the window' } }
const spring: Header = { name: 'spring', words: { ko: '꽃이 핀 창밖', en: 'Blossoms outside the window' } }
const summer: Header = { name: 'summer', words: { ko: '나무가 푸른 창밖', en: 'Green trees outside the window' } }
const autumn: Header = { name: 'autumn', words: { ko: '단풍이 든 창밖', en: 'Autumn leaves outside the window' } }

const byMonth = [winter, winter, spring, spring, spring, summer, summer, summer, autumn, autumn, autumn, winter]

/** @param day `YYYYMMDD`, Seoul */
export const headerOf = (day: string): Header => byMonth[Number(day.slice(4, 6)) - 1] ?? winter
