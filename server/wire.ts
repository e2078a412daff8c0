/** How values are written on the wire (known-payloads 2.7). */

export type Yn = 'Y' | 'N'

export const yn = (value: boolean): Yn => (value ? 'Y' : 'N')

/** A whole number as text with thousands commas: `1,024`. */
export function wholeText(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A number with at most one decimal, written like the operator does: `1,024`, `9.5`, `.5`, and `.0` for zero. */
export function decimalText(value: number): string {
  const [whole = '0', fraction = '0'] = value.toFixed(1).split('.')
  if (whole === '0') return `.${fraction}`
  return fraction === '0' ? wholeText(Number(whole)) : `${wholeText(Number(whole))}.${fraction}`
}

/** `null` stays null: not measured is not zero. */
export const orNull = <T, R>(value: T | null, write: (value: T) => R): R | null =>
  value === null ? null : write(value)
