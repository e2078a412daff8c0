/** Particles that change with the last sound of the word before them: after a consonant / after a vowel. */
const PARTICLES = {
  '을/를': ['을', '를'],
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '과/와': ['과', '와'],
  '아/야': ['아', '야'],
  '이에요/예요': ['이에요', '예요'],
  '이랑/랑': ['이랑', '랑'],
  '으로/로': ['으로', '로'],
} as const

export type Particle = keyof typeof PARTICLES

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const FINAL_RIEUL = 8

/** Digits as they are read aloud: 영 일 이 삼 사 오 육 칠 팔 구. The finals of 일, 칠 and 팔 are ㄹ. */
const DIGIT_FINALS = [21, FINAL_RIEUL, 0, 16, 0, 0, 1, FINAL_RIEUL, FINAL_RIEUL, 0]
/** Latin letters whose Korean name ends in a consonant: 엘 엠 엔 알. */
const LETTER_FINALS: Record<string, number> = { l: FINAL_RIEUL, m: 16, n: 4, r: FINAL_RIEUL }

/** Units are read as words: 킬로칼로리, 센티미터, 퍼센트 end in a vowel, (킬로, 밀리)그램 in ㅁ. */
const UNIT_FINALS: [RegExp, number][] = [
  [/(kcal|cm|%)$/i, 0],
  [/(^|[\d\s])[km]?g$/i, 16],
]

/** The number of the final consonant of the last sound in the word (0 for a vowel). */
function finalOf(word: string): number {
  const unit = UNIT_FINALS.find(([ending]) => ending.test(word))
  if (unit) return unit[1]
  const sounds = word.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const last = sounds.at(-1)
  if (!last) return 0
  const code = last.charCodeAt(0)
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS
  if (/\d/.test(last)) return last === '0' ? zeroFinal(sounds) : (DIGIT_FINALS[Number(last)] ?? 0)
  return LETTER_FINALS[last.toLowerCase()] ?? 0
}

/** Trailing zeros are read as 십, 백, 천, 만 …: 10을, 100을, 1000을, 10000을 all end in a consonant; 억 too, 조 does not. */
function zeroFinal(sounds: string): number {
  const zeros = /0+$/.exec(sounds)?.[0].length ?? 1
  return zeros >= 12 && zeros < 16 ? 0 : 21
}

/**
 * The particle that fits the word: `josa('된장국', '을/를')` is '을', `josa('두부', '을/를')` '를'. After ㄹ, '으로/로'
 * takes '로' like a vowel. Marks and brackets at the end do not count; digits and letters count as they are read.
 */
export function josa(word: string, particle: Particle): string {
  const final = finalOf(word)
  const [afterConsonant, afterVowel] = PARTICLES[particle]
  if (particle === '으로/로' && final === FINAL_RIEUL) return afterVowel
  return final === 0 ? afterVowel : afterConsonant
}

/** The word with its particle: `withJosa('두부', '을/를')` is '두부를'. */
export function withJosa(word: string, particle: Particle): string {
  return word + josa(word, particle)
}

/** Dishes of a joined wire text ("소고기무국,흑미밥"), trimmed, without blanks. */
export function splitJoined(text: string | null | undefined, separator: RegExp = /,/): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'null')
}

const COUNTS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']
const DAYS = ['하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레']

/** A small number as it is said before a counter: 한 가지, 여섯 번; above ten in figures. */
export const koreanCount = (count: number): string => COUNTS[count - 1] ?? String(count)

/** How many days, as they are counted: 하루, 이틀, 사흘; above a week in figures. */
export const koreanDays = (count: number): string => DAYS[count - 1] ?? `${String(count)}일`
