/**
 * Finding Korean while it is still being typed: texts are compared by their letters, in the order in which a keyboard
 * makes them, so that 고드 is on its way to 고등어, and by first consonants, so that ㄱㄷㅇ is. Blanks, marks and the case of
 * Latin letters do not count.
 */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ'.split(',')
const FINALS =
  ',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(',')
/** What a keyboard makes of two consonants typed in a row, and of two vowels. */
const PAIRS = new Map(
  Object.entries({
    ㄳ: 'ㄱㅅ',
    ㄵ: 'ㄴㅈ',
    ㄶ: 'ㄴㅎ',
    ㄺ: 'ㄹㄱ',
    ㄻ: 'ㄹㅁ',
    ㄼ: 'ㄹㅂ',
    ㄽ: 'ㄹㅅ',
    ㄾ: 'ㄹㅌ',
    ㄿ: 'ㄹㅍ',
    ㅀ: 'ㄹㅎ',
    ㅄ: 'ㅂㅅ',
    ㅘ: 'ㅗㅏ',
    ㅙ: 'ㅗㅐ',
    ㅚ: 'ㅗㅣ',
    ㅝ: 'ㅜㅓ',
    ㅞ: 'ㅜㅔ',
    ㅟ: 'ㅜㅣ',
    ㅢ: 'ㅡㅣ',
  }),
)

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

/** The letters of one character; a blank or a mark has none. */
function lettersOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE)
    return /[\p{L}\p{N}]/u.test(character) ? (PAIRS.get(character) ?? character.toLowerCase()) : ''
  const at = code - FIRST_SYLLABLE
  return `${INITIALS[Math.floor(at / 588)] ?? ''}${VOWELS[Math.floor(at / 28) % 21] ?? ''}${FINALS[at % 28] ?? ''}`
}

/** A text taken apart: the letters of each character, all of them, and the first ones. */
interface Parts {
  each: readonly string[]
  letters: string
  firsts: string
}

/** Texts that were looked in before: at every key the same thousand names are. What was typed is not kept. */
const known = new Map<string, Parts>()
const MOST_KNOWN = 5000

function partsOf(text: string): Parts {
  let parts = known.get(text)
  if (!parts) {
    const each = [...text.normalize('NFC')].map(lettersOf)
    parts = { each, letters: each.join(''), firsts: each.map((part) => part.charAt(0)).join('') }
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(text, parts)
  }
  return parts
}

/** A text as letters, in the order in which they are typed: 닭 is ㄷㅏㄹㄱ. */
export const jamoOf = (text: string): string => [...text.normalize('NFC')].map(lettersOf).join('')

/** How a word is in a text, the closest first. */
export type How = 'exact' | 'begins' | 'contains' | 'initials'

/** Where it is: characters `from` up to, not including, `to` of the text. */
export interface Found {
  how: How
  from: number
  to: number
}

/** Where `word`, typed to its end or not, is in `text`; null where it is not. */
export function findHangul(text: string, word: string): Found | null {
  const wanted = jamoOf(word)
  if (wanted === '') return null
  const { each, letters, firsts } = partsOf(text)
  const at = letters.indexOf(wanted)
  if (at >= 0) {
    const [from, to] = charactersOf(each, at, at + wanted.length)
    const partly = at === 0 ? 'begins' : 'contains'
    return { how: letters.length === wanted.length ? 'exact' : partly, from, to }
  }
  // Consonants alone: the first ones of syllables in a row.
  const start = /^[ㄱ-ㅎ]+$/.test(wanted) ? firsts.indexOf(wanted) : -1
  if (start < 0) return null
  const [from, to] = charactersOf(
    each.map((part) => part.charAt(0)),
    start,
    start + wanted.length,
  )
  return { how: 'initials', from, to }
}

/** The characters that letters `start` up to `end` belong to. */
function charactersOf(parts: readonly string[], start: number, end: number): [from: number, to: number] {
  let letters = 0
  let from = -1
  for (const [character, { length }] of parts.entries()) {
    if (from < 0 && letters + length > start) from = character
    letters += length
    if (letters >= end) return [from, character + 1]
  }
  return [from, parts.length]
}

/** First letters of a text's characters: ㄱㄷㅇ of 고등어. */
export const initialsOf = (text: string): string => partsOf(text).firsts
