// The bars of an EAN-13 as they stand in its standard (GS1 General Specifications, 5.2): two kinds of digits at the
// left, whose mix tells the first digit, one at the right, between guards.

const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const RIGHT = ODD.map((bars) => [...bars].map((bar) => (bar === '0' ? '1' : '0')).join(''))
const EVEN = RIGHT.map((bars) => [...bars].toReversed().join(''))
const MIXES = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/**
 * The 95 modules of a number of thirteen digits, `1` for a bar; null for anything else, a wrong check digit among it.
 */
export function ean13(text: string): string | null {
  if (!/^\d{13}$/.test(text)) return null
  const digits = [...text].map(Number)
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  if (sum % 10 !== 0) return null
  const mix = MIXES[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, at) => (mix[at] === 'E' ? EVEN : ODD)[digit])
  const right = digits.slice(7).map((digit) => RIGHT[digit])
  return `101${left.join('')}01010${right.join('')}101`
}
