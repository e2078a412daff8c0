/**
 * What was typed, pasted or filled in by the phone, as the wire takes it. A field cleans first and judges after:
 * nothing is cut or refused for how it was written. Decision 384.
 */

/** Zero-width letters, marks of direction, soft hyphens: a copied text is full of them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
/** Dashes and minus signs that NFKC leaves apart. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** In plain letters: wide ones narrow, figures of any script ours, one kind of blank, and nothing that is not seen. */
export const plainOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, figure)
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** The figures of a script are ten in a row, from zero on. */
function figure(letter: string): string {
  const at = letter.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((at - zero) % 10)
}

/** Letters that came in parts put together (NFC), as the server keeps a name: 한 is one of them, not three. */
export const composed = (typed: string): string => typed.normalize('NFC')

/** The figures of what was typed, and nothing else. */
const digitsOf = (typed: string): string => plainOf(typed).replace(/\D/g, '')

/**
 * A mobile number, `01012345678`, however it is written: `+82 10-1234-5678` is what a phone fills in. Whether it is
 * one, `isMobile` says.
 */
export function mobileOf(typed: string): string {
  const digits = digitsOf(typed)
  const own = /^(?:(?:00)?82)?0?(1[016789]\d{7,8})$/.exec(digits)?.[1]
  return own === undefined ? digits : `0${own}`
}

/**
 * A day, `19900317`, from `1990-03-17` (what a phone fills in), `1990. 3. 17.` or `1990년 3월 17일`; anything else as it
 * was typed. Whether the calendar has it, `isDay` says.
 */
export function dayOf(typed: string): string {
  const plain = plainOf(typed)
  const parts = /^(\d{4})(?: ?[-./년] ?| )(\d{1,2})(?: ?[-./월] ?| )(\d{1,2}) ?[.일]?$/.exec(plain)
  if (parts) return [1, 2, 3].map((at) => (parts[at] ?? '').padStart(2, '0')).join('')
  const joined = plain.replaceAll(' ', '')
  return /^\d{8}$/.test(joined) ? joined : plain
}

/**
 * A code of so many figures, out of `417 203`, `417-203` or the whole message that it came in: figures that stand
 * together in just this number are the code. More than that are left out.
 */
export function codeOf(typed: string, length: number): string {
  const runs = plainOf(typed).match(/\d+/g) ?? []
  const code = runs.length > 1 ? runs.find((run) => run.length === length) : undefined
  return code ?? runs.join('').slice(0, length)
}

/** A code of letters and figures, which has no blanks: of an invitation, a coupon, an employer. */
export const wordCodeOf = (typed: string): string => plainOf(typed).replaceAll(' ', '')

/** What stands behind a number where somebody writes its unit; of another unit no number is made. */
const UNIT_NAMES: Readonly<Record<string, RegExp>> = {
  kg: /(?:kgs?|킬로그램|킬로)\.?$/i,
  cm: /(?:cm|센티미터|센티)\.?$/i,
  g: /(?:g|그램)\.?$/i,
  mg: /(?:mg|밀리그램)\.?$/i,
  kcal: /(?:kcal|킬로칼로리|칼로리)\.?$/i,
  '%': /(?:%|퍼센트|프로)$/,
  mmHg: /mmhg\.?$/i,
  'mg/dL': /mg\/dl\.?$/i,
  보: /(?:보|걸음)$/,
}

/**
 * A number while it is typed, in plain figures with a point. Commas before three figures each divide thousands
 * (`1,500`); any other comma is the point (`63,5`), as keyboards of half the world write it.
 */
export function numeralOf(typed: string, unit?: string): string {
  const plain = plainOf(typed).replace(/[。٫]/g, '.').replace(/٬/g, ',')
  const name = unit === undefined ? undefined : UNIT_NAMES[unit]
  const bare = name === undefined ? plain : plain.replace(name, '').trimEnd()
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
}

/** A number that was typed, as text: `63.5`, `0.5`; what is none as it was typed, so that its field can say so. */
export function decimalOf(typed: string, unit?: string): string {
  const numeral = numeralOf(typed, unit)
  const parts = /^(\d*)\.?(\d*)$/.exec(numeral)
  if (!parts || (parts[1] === '' && parts[2] === '')) return numeral
  const [, whole = '', rest = ''] = parts
  return rest === '' ? whole : `${whole || '0'}.${rest}`
}

/** The same as a number; null for what is none. */
export function numberOf(typed: string, unit?: string): number | null {
  const text = decimalOf(typed, unit)
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}
