/**
 * What a result sheet wrote, read once for everybody: a number, a bound (`<20`, `500 이상`), a word, or nothing that
 * could be read. What cannot be read has no status and is drawn nowhere: whoever wants to know it looks at the paper
 * (docs/decisions/365).
 */
import { type ItemCode, itemOf, USUAL } from './items.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

/**
 * `least` and `most` hold the value, both included; `under` is not reached. Null is open; a number is both of its ends.
 */
type Numbers = { least: number | null; most: number | null; under: number | null }
export type ReadValue =
  | ({ is: 'number'; value: number } & Numbers)
  | ({ is: 'bound' } & Numbers)
  | { is: 'usual' }
  | { is: 'word' }
  | { is: 'unreadable' }

const UNREADABLE: ReadValue = { is: 'unreadable' }

/**
 * What says that there is no result (not measured, not possible, too little of it, still being read) says so as the
 * whole value, with what it was to be done with and why. Beside any other word it is part of a finding: "결절 의심, 판독 보류"
 * asks for a look, and so does who is asked to come again.
 */
const OF =
  '흉부|청력|영상|사진|검진|검사|검체|시료|소변|요|혈액|채혈|채뇨|판독|측정|촬영|판정|결과|본인|수검자|환자|임신'
const NONE =
  '불가능?|불능|미(?:실시|시행|측정|검사|검|수검|촬영|판독|채취|제출)|생략|보류|오류|거부|누락|(?:검사|측정|판독|판정)중|(?:검체|시료|소변|요|혈액|채혈|채뇨)[량양]?부족|(?:결과|해당|해당사항|자료)없음'
const JOINED = '이|가|을|를|은|는|로|으로|인해|인하여|함|됨|임|했음|하였음|되었음|상태|입니다'
const NO_RESULT = new RegExp(`^(?=.*(?:${NONE}))(?:${NONE}|${OF}|${JOINED})+$`)
const NO_RESULT_ALONE =
  /^(?:재검사?|부족|없음|na|nd|qns|error|none|null|nan|unknown|pending|not(?:done|tested)|[-?]*)$/i

/**
 * What is usual as sheets write it, as the whole value: in one word or several; a strip for protein says it by a minus
 * as well.
 */
const USUAL_WORDS = /^(?:정상(?:a|범위|소견|임)?|normal|이상(?:소견)?없음|이상무|특이(?:소견|사항)없음)+$/i
const NEGATIVE_WORDS = /^(?:-|(?:정상a?|normal|음성|negative|neg|불검출)-?|-(?:음성|negative|neg))$/i

/** All signs that are written for a minus; a Korean keyboard has a vowel that looks like one. */
const MINUS = /[\u2010-\u2015\u2212\u2296\u2796\u207B\u208B\uFE63\uFF0D\u3161\u30FC]/g
/** What stands round words and between them and says nothing. */
const AROUND = /[\s()[\]{}〔〕【】"'.,·:;/*]/g

const PRESSURE = /^(\d{2,3})\s*\/\s*(\d{2,3})$/
const NUMBER = String.raw`\d[\d.,]*`
const BEFORE = new RegExp(String.raw`^(<=|>=|<|>|≤|≥)\s*(${NUMBER})$`)
const AFTER = new RegExp(String.raw`^(${NUMBER})\s*(미만|이하|초과|이상)$`)

/** How a sheet's value reads for an item. */
export function readValue(code: ItemCode, val: string): ReadValue {
  const { usual, unit, decimals } = itemOf(code)
  if (val === USUAL) return usual === undefined ? UNREADABLE : { is: 'usual' }
  const text = val.replaceAll(MINUS, '-').normalize('NFKC').trim()
  if (usual !== undefined) {
    const words = text.replaceAll(AROUND, '')
    if ((code === 'UPRO' ? NEGATIVE_WORDS : USUAL_WORDS).test(words)) return { is: 'usual' }
    return NO_RESULT.test(words) || NO_RESULT_ALONE.test(words) ? UNREADABLE : { is: 'word' }
  }
  // A power, a fraction or a circled number would fall into the digits beside it: `10²` is not 102.
  if (/\p{No}/u.test(val)) return UNREADABLE
  const bare =
    unit === '' ? text : text.replace(new RegExp(`\\s*${unit.replaceAll('/', '\\s*/\\s*')}\\s*`, 'i'), ' ').trim()
  const [, systolic, diastolic] = PRESSURE.exec(bare) ?? []
  if (systolic !== undefined && diastolic !== undefined) {
    if (code === 'SBP') return numberOf(code, systolic)
    return code === 'DBP' ? numberOf(code, diastolic) : UNREADABLE
  }
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
  return { ...open, least: oneDecimal(value + step) }
}

/** The number that a value is; null where it is a bound, a word, or cannot be read. */
export function numberIn(code: ItemCode, val: string | undefined): number | null {
  const read = val === undefined ? UNREADABLE : readValue(code, val)
  return read.is === 'number' ? read.value : null
}

/**
 * What living people have, widely: it judges nothing, and only keeps a number that was written otherwise (a comma, a
 * lost point, an error code) from being taken for a value.
 */
const SPANS: Readonly<Partial<Record<ItemCode, readonly [least: number, most: number]>>> = {
  HT: [40, 260],
  BW: [10, 400],
  WC: [30, 250],
  BMI: [8, 100],
  EYEL: [0, 5],
  EYER: [0, 5],
  SBP: [40, 320],
  DBP: [10, 220],
  HGB: [1, 30],
  NBD: [10, 2000],
  TC: [20, 2000],
  HDL: [1, 300],
  TG: [5, 20_000],
  LDL: [1, 1500],
  CRE: [0.1, 50],
  GFR: [0, 300],
  AST: [0, 30_000],
  ALT: [0, 30_000],
  GGT: [0, 30_000],
}

/**
 * A point is the decimal sign and a comma parts thousands, as everywhere in Korea (국립국어원 한글 맞춤법 문장 부호: 쉼표는 수의 자릿점). A
 * comma with one or two digits behind it can part no thousands: it is a decimal comma, where the item is measured in
 * tenths.
 */
function numberOf(code: ItemCode, text: string): ReadValue {
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)
  const isDecimalComma = itemOf(code).decimals > 0 && /^\d+,\d{1,2}$/.test(text)
  if (!isThousands && !isDecimalComma && !/^\d+(?:\.\d+)?$/.test(text)) return UNREADABLE
  const value = Number(isDecimalComma ? text.replace(',', '.') : text.replaceAll(',', ''))
  const [least, most] = SPANS[code] ?? [0, Infinity]
  return value < least || value > most ? UNREADABLE : { is: 'number', value, least: value, most: value, under: null }
}
