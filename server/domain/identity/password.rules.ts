import { isCommon, wordOf } from './common-passwords.ts'

/**
 * Which passwords are not taken. No rule of composition: length is what helps, and what everybody else tries first is
 * what hurts.
 */

/** Words that lists of stolen passwords begin with, ours among them. */
const COMMON = new Set(
  (
    'password passwort passwd pass qwerty qwertyuiop qwertyasdf asdfghjkl asdfasdf asdf zxcvbnm zxcv qazwsx ' +
    'qazwsxedc abcdefghij abcdefghijk abcdef abcd abc admin administrator root user guest ' +
    'welcome letmein iloveyou loveyou love monkey dragon football baseball basketball superman batman master ' +
    'login hello helloworld secret sunshine princess freedom whatever ' +
    'test testtest tester temp changeme default company office korea seoul korean samsung galaxy hansang hanbit ' +
    'hangsang lunch coffee computer internet google naver kakao ' +
    'spring summer autumn winter monday friday january december qlalfqjsgh dkssudgktpdy tkfkdgo'
  ).split(' '),
)

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `1234567890`, `0987654321`, `abcdefghij`, or one to three letters over and over. */
function isRow(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const [first] = steps
  if (first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first || Math.abs(step) === 9))
    return true
  return /^(.{1,3}?)\1*$/u.test(text) || /^(.{4,6})\1+$/u.test(text)
}

/** The keyboard by its rows, and by its columns. */
const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm']
const FEWEST_KEYS = 3

const isRun = (text: string): boolean =>
  text.length >= FEWEST_KEYS &&
  KEYS.some((keys) => keys.includes(text) || [...keys].toReversed().join('').includes(text))

/** Keys that lie side by side, or two such rows in turn: `1q2w3e4r5t`. */
function isWalk(text: string): boolean {
  const everyOther = (from: number) => [...text].filter((_, at) => at % 2 === from).join('')
  return isRun(text) || (isRun(everyOther(0)) && isRun(everyOther(1)))
}

/** Numbers said one after the other, past nine too: `12345678910`, `101112131415`. */
function isCount(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  return [1, 2, 3].some((digits) => {
    let said = ''
    for (let next = Number(text.slice(0, digits)); said.length < text.length; next += 1) said += String(next)
    return said.startsWith(text)
  })
}

/** Cores of a password: without signs around it, and without one letter before or after it. */
function coresOf(plain: string): string[] {
  const core = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return [plain, core, core.replace(/^\p{L}/u, ''), core.replace(/\p{L}$/u, '')]
}

/** Digits beside walks: a year, a birthday. */
const MOST_DIGITS = 6

/** Walks with digits and signs around and between them: `qwer1234!!`, `asd123zxc!`, `1q2w3e4r2026`. */
function isOfWalks(plain: string): boolean {
  if (plain.replace(/\D/g, '').length <= MOST_DIGITS) {
    const runs = plain.match(/\p{L}+/gu) ?? []
    if (runs.length > 0 && runs.every(isRun)) return true
  }
  return [wordOf(plain), plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}]+$/gu, '')].some(
    (core) => core.length >= FEWEST_KEYS * 2 && isWalk(core),
  )
}

export type Weakness = 'guessed' | 'common'

/**
 * Why somebody who tries what many have (`common`), or who knows the member or counts on, would find it soon; undefined
 * where a password may be had.
 */
export function weaknessOf(
  password: string,
  { usrId, mobileNo }: { usrId: string; mobileNo: string },
): Weakness | undefined {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isOfThem(plain, usrId.trim().toLowerCase(), mobileNo)) return 'guessed'
  if (coresOf(plain).some((core) => isRow(core) || isCount(core))) return 'guessed'
  return coresOf(plain).some(isWalk) || isOfWalks(plain) || isCommon(plain) || isOfWords(plain) ? 'common' : undefined
}

/** Whether a password holds who it is of. */
const isOfThem = (plain: string, name: string, mobileNo: string): boolean =>
  (name.length >= 3 && plain.includes(name)) ||
  (mobileNo.length >= 8 && plain.replace(/\D/g, '').includes(mobileNo.slice(-8)))

/** A known word, once or twice, with digits and signs around it. */
function isOfWords(plain: string): boolean {
  const letters = plain.replace(/[^a-z]/g, '')
  const spelled = [...plain]
    .map((letter) => LEET[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
  return [letters, spelled, halfOf(letters), letters.replace(/i+$/, ''), spelled.replace(/[ioeast]+$/, '')].some(
    (word) => COMMON.has(word),
  )
}

const halfOf = (text: string): string =>
  text.length % 2 === 0 && text.slice(0, text.length / 2) === text.slice(text.length / 2)
    ? text.slice(0, text.length / 2)
    : text
