/**
 * How foods are found while a name is still being typed (decision 166): names and what is typed are compared by the
 * letters that a keyboard makes, so that 김ㅊ and 길 are on their way to 김치 and 기름, and by the first consonants of
 * syllables. A key holds all of it: `|letters|first consonants|English|`.
 */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ'.split(',')
const FINALS =
  ',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(',')
/** Letters that stand alone and take two keys: typed for two syllables to come (ㄳ), or a vowel on its own. */
const PAIRS: Readonly<Record<string, string>> = {
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
}

const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3]

/** First consonants in a key are the code points of initials, which letters never are: ㄱㅊ is then not found in 국차. */
const FIRST_INITIAL = 0x1100

const isSyllable = (character: string): boolean =>
  character.charCodeAt(0) >= FIRST_SYLLABLE && character.charCodeAt(0) <= LAST_SYLLABLE

function lettersOf(character: string): string {
  if (!isSyllable(character))
    return /[\p{L}\p{N}]/u.test(character) ? (PAIRS[character] ?? character.toLowerCase()) : ''
  const at = character.charCodeAt(0) - FIRST_SYLLABLE
  return `${INITIALS[Math.floor(at / 588)] ?? ''}${VOWELS[Math.floor(at / 28) % 21] ?? ''}${FINALS[at % 28] ?? ''}`
}

const letters = (text: string): string => [...text.normalize('NFC')].map(lettersOf).join('')

/** Consonants as initials; anything else stays. */
const initials = (consonants: string): string =>
  [...consonants]
    .map((letter) =>
      INITIALS.includes(letter) ? String.fromCharCode(FIRST_INITIAL + INITIALS.indexOf(letter)) : letter,
    )
    .join('')

const firstConsonants = (text: string): string =>
  initials([...text.normalize('NFC')].map((character) => lettersOf(character).charAt(0)).join(''))

/** What a food is found by. */
export const searchKey = (name: string, nameEng: string | null): string =>
  `|${letters(name)}|${firstConsonants(name)}|${letters(nameEng ?? '')}|`

/**
 * What was typed, as it stands in a key: letters and digits alone, so nothing of it means anything to a pattern. ''
 * finds nothing.
 */
export function sought(word: string): string {
  const typed = letters(word)
  return /^[ㄱ-ㅎ]+$/.test(typed) ? initials(typed) : typed
}
