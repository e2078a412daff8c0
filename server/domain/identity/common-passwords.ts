/**
 * Passwords that many have, and which are therefore tried first. The list has more than the 3,000
 * commonest that are long enough here (ASVS 5.0, 6.2.4); what is made of them by the usual means is none better.
 */
import { readFileSync } from 'node:fs'
import { keysOf } from './korean-keys.rules.ts'

/** Words of Korean that passwords here are made of, typed as they are or with the keyboard left in English. */
const KOREAN =
  '비밀번호 패스워드 안녕 안녕하세요 사랑 사랑해 사랑해요 사랑합니다 행복 행복해 화이팅 파이팅 대한민국 한국 서울 우리집 우리가족 ' +
  '엄마 아빠 가족 친구 강아지 고양이 바보 천사 공주 왕자 하나님 예수님 감사 감사합니다 관리자 사용자 회사 식당 구내식당 점심 한상 ' +
  '로그인 테스트 임시 임시비밀번호'

/** Digits and signs around a word that still are no secret: a year and a sign, a birthday. */
const MOST_AROUND = 6
const SHORTEST_WORD = 4

let known: ReadonlySet<string> | undefined

/** Read when the first password is set: a start does without. */
function commonOnes(): ReadonlySet<string> {
  if (known === undefined) {
    const listed = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n')
    known = new Set([
      ...listed.filter((line) => line !== '' && !line.startsWith('# ')),
      ...KOREAN.split(' ').flatMap((word) => [word, keysOf(word)]),
    ])
  }
  return known
}

/** What is between the digits and signs at both ends. */
export const wordOf = (plain: string): string => plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** @param plain in lower case and composed (NFKC) */
export function isCommon(plain: string): boolean {
  const common = commonOnes()
  const unsigned = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  if (common.has(plain) || common.has(unsigned)) return true
  const word = wordOf(plain)
  const isShown = plain.length - word.length <= MOST_AROUND
  return isShown && (word.length >= SHORTEST_WORD || /\p{Script=Hangul}{2}/u.test(word)) && common.has(word)
}
