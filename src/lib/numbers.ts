import { isEmpty } from './empty.ts'

/** A comma parts thousands alone: `0,9` is not 9 (docs/decisions/379). */
const PLAIN = /^-?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/

/**
 * A number from wire text, or null. The wire writes numbers as text with thousands commas ("1,024") and drops a leading
 * zero (".5", ".0"); null, '' and 'null' mean unknown, which is never the same as 0.
 */
export function parseWireNumber(text: string | number | null | undefined): number | null {
  if (isEmpty(text)) return null
  if (typeof text === 'number') return Number.isFinite(text) ? text : null
  const plain = text.trim()
  const value = PLAIN.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
  // Four hundred digits come to Infinity.
  return Number.isFinite(value) ? value : null
}

/** A number as the wire takes it: plain digits, '' for null (an empty value removes a health record). */
export function toWireNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

/**
 * Rounded to `decimals` places, halves away from zero. It works on the decimal text because binary fractions would
 * turn 1.005 into 1.00.
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value
  const shifted = Number(`${shift(Math.abs(value), decimals)}`)
  const rounded = Number(shift(Math.round(shifted), -decimals))
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

function shift(value: number, places: number): string {
  const [mantissa, exponent = '0'] = String(value).split('e')
  return String(Number(`${mantissa}e${Number(exponent) + places}`))
}

const formatters = new Map<string, Intl.NumberFormat>()

export interface NumberFormat {
  /** Most decimals shown. 0 by default. */
  decimals?: number
  /** Fewest decimals shown: 1 keeps "68.0" beside "68.4". 0 by default. */
  minDecimals?: number
  /** 'always' writes the plus of a gain too. */
  sign?: 'minus' | 'always'
}

/** A number as the product shows it: thousands commas, and a true minus sign (−) instead of a hyphen. */
export function formatNumber(
  value: number,
  { decimals = 0, minDecimals = 0, sign = 'minus' }: NumberFormat = {},
): string {
  const rounded = roundTo(value, decimals)
  const key = `${decimals} ${minDecimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    // One locale for both languages: Korean and English group and point numbers alike.
    formatter = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals, minimumFractionDigits: minDecimals })
    formatters.set(key, formatter)
  }
  const digits = formatter.format(Math.abs(rounded))
  if (rounded < 0) return `−${digits}`
  return sign === 'always' && rounded > 0 ? `+${digits}` : digits
}
