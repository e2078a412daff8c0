/**
 * What a result sheet wrote, read once for everybody: a number, a bound (`<20`, `500 이상`), a word, or nothing that could be read. What cannot be
 * read has no status and is drawn nowhere: whoever wants to know it looks at the paper.
 */
import { type ItemCode, itemOf, USUAL } from './items.rules.ts'

/** `least` and `most` hold the value, both included; `under` is not reached. Null is open; a number is both of its ends. */
type Numbers = { least: number | null; most: number | null; under: number | null }
export type ReadValue = ({ is: 'number'; value: number } & Numbers) | ({ is: 'bound' } & Numbers) | { is: 'usual' } | { is: 'word' } | { is: 'unreadable' }

const UNREADABLE: ReadValue = { is: 'unreadable' }

/** A sheet says that there is no result: not measured, not possible, too little of it, to be done again. */
const NO_RESULT = /불가|불능|미실시|미시행|미측정|미검|생략|보류|부족|오류|판독\s*중|재검|결과\s*없음|해당\s*없음|거부|^[-–—.?]*$|^(?:n\/?a|error|none|null|nan|unknown)$/i

/** The usual word as sheets write it; a strip for protein says it by a minus. */
const USUAL_WORDS = /^(?:정상|정상\s*a|normal)$/i
const NEGATIVE_WORDS = /^(?:음성|음성\s*\(-\)|\(-\)|-|neg\.?|negative)$/i

const PRESSURE = /^(\d{2,3})\s*\/\s*(\d{2,3})$/
const NUMBER = String.raw`\d[\d.,]*`
const BEFORE = new RegExp(String.raw`^(<=|>=|<|>|≤|≥)\s*(${NUMBER})$`)
const AFTER = new RegExp(String.raw`^(${NUMBER})\s*(미만|이하|초과|이상)$`)

/** How a sheet's value reads for an item. */
export function readValue(code: ItemCode, val: string): ReadValue {
  const { usual, unit, decimals } = itemOf(code)
  if (val === USUAL) return usual === undefined ? UNREADABLE : { is: 'usual' }
  const text = val.normalize('NFKC').trim()
  if (usual !== undefined) {
    if ((code === 'UPRO' ? NEGATIVE_WORDS : USUAL_WORDS).test(text)) return { is: 'usual' }
    return NO_RESULT.test(text) ? UNREADABLE : { is: 'word' }
  }
  const bare = unit === '' ? text : text.replace(new RegExp(`\\s*${unit.replaceAll('/', '\\s*/\\s*')}\\s*`, 'i'), ' ').trim()
  const [, systolic, diastolic] = PRESSURE.exec(bare) ?? []
  if (systolic !== undefined && diastolic !== undefined) return code === 'SBP' ? numberOf(code, systolic) : code === 'DBP' ? numberOf(code, diastolic) : UNREADABLE
  const [, before, beforeText] = BEFORE.exec(bare) ?? []
  const [, afterText, after] = AFTER.exec(bare) ?? []
  const word = before ?? after
  if (word === undefined) return numberOf(code, bare)
  const bound = numberOf(code, beforeText ?? afterText ?? '')
  if (bound.is !== 'number') return UNREADABLE
  const { value } = bound
  const open = { is: 'bound' as const, least: null, most: null, under: null }
  if (word === '<' || word === '미만') return { ...open, under: value }
  if (word === '<=' || word === '≤' || word === '이하') return { ...open, most: value }
  // Over a number begins with the next one that the sheet can write.
  const step = word === '>' || word === '초과' ? 10 ** -decimals : 0
  return { ...open, least: Math.round((value + step) * 10) / 10 }
}

/** The number that a value is; null where it is a bound, a word, or cannot be read. */
export function numberIn(code: ItemCode, val: string | undefined): number | null {
  const read = val === undefined ? UNREADABLE : readValue(code, val)
  return read.is === 'number' ? read.value : null
}

/**
 * What living people have, widely: it judges nothing, and only keeps a number that was written otherwise (a comma, a lost point, an error code)
 * from being taken for a value.
 */
const SPANS: Readonly<Partial<Record<ItemCode, readonly [least: number, most: number]>>> = {
  HT: [40, 260], BW: [10, 400], WC: [30, 250], BMI: [8, 100], EYEL: [0, 5], EYER: [0, 5], SBP: [40, 320], DBP: [10, 220], HGB: [1, 30],
  NBD: [10, 2000], TC: [20, 2000], HDL: [1, 300], TG: [5, 20_000], LDL: [1, 1500], CRE: [0.1, 50], GFR: [0, 300], AST: [0, 30_000], ALT: [0, 30_000], GGT: [0, 30_000],
}

/**
 * A point is the decimal sign and a comma parts thousands, as everywhere in Korea (국립국어원 한글 맞춤법 문장 부호: 쉼표는 수의 자릿점). A comma with one
 * or two digits behind it can part no thousands: it is a decimal comma, where the item is measured in tenths.
 */
function numberOf(code: ItemCode, text: string): ReadValue {
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)
  const isDecimalComma = itemOf(code).decimals > 0 && /^\d+,\d{1,2}$/.test(text)
  if (!isThousands && !isDecimalComma && !/^\d+(?:\.\d+)?$/.test(text)) return UNREADABLE
  const value = Number(isDecimalComma ? text.replace(',', '.') : text.replaceAll(',', ''))
  const [least, most] = SPANS[code] ?? [0, Infinity]
  return value < least || value > most ? UNREADABLE : { is: 'number', value, least: value, most: value, under: null }
}
