import { numeralOf } from '#src/lib/typed.ts'

/** How many figures may stand before and after the point. */
export type NumberShape = { integers: number; decimals: number }

/**
 * A number while it is typed, as text: '', '68', '68.', '68.4'. It is cleaned first (src/lib/typed.ts), its `unit`
 * goes, a leading point gets its zero, leading zeros go. Null when the text does not fit: the caller keeps what it
 * had.
 */
export function numberText(text: string, { integers, decimals }: NumberShape, unit?: string): string | null {
  const parts = /^(\d*)(?:(\.)(\d*))?$/.exec(numeralOf(text, unit))
  if (!parts) return null
  const [, before = '', point = '', after = ''] = parts
  const whole = before.replace(/^0+(?=\d)/, '')
  if (whole.length > integers || after.length > decimals || (point && decimals === 0)) return null
  return `${whole === '' && point ? '0' : whole}${point}${after}`
}

/**
 * A point in a whole number stays where it was typed, or 10.2 would become 102: it is said, and the form does not take
 * it.
 */
export const typedShape = ({ integers, decimals }: NumberShape): NumberShape => ({
  integers,
  decimals: decimals === 0 ? 3 : decimals,
})

/** Whether a whole number was given a point. */
export const isPointed = (text: string): boolean => text.includes('.')

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete'

/** The text after a press on the keypad; an untouched value is replaced by the first figure, not continued. */
export function pressKey(text: string, key: KeypadKey, shape: NumberShape, untouched: boolean): string {
  if (key === 'delete') return text.slice(0, -1)
  return numberText((untouched ? '' : text) + key, shape) ?? text
}
