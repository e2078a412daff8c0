import { withJosa } from './korean.ts'

const parts = (setName: string) =>
  setName
    .split('&')
    .map((part) => part.trim())
    .filter(Boolean)

/** A set as a person says it: 고등어구이&소고기미역국 reads 고등어구이와 소고기미역국. */
export function koreanSetName(setName: string): string {
  const [first = '', ...others] = parts(setName)
  return others.length === 0 ? first : `${withJosa(first, '과/와')} ${others.join(', ')}`
}

/**
 * Grilled mackerel & Beef and seaweed soup reads Grilled mackerel with beef and seaweed soup; a part that has a "with"
 * of its own is joined by "and".
 */
export function englishSetName(setName: string): string {
  const [first = '', ...others] = parts(setName)
  const rest = others.map((other) => other.charAt(0).toLowerCase() + other.slice(1))
  if (rest.length === 0) return first
  const joint = [first, ...rest].some((part) => /\bwith\b/.test(part)) ? 'and' : 'with'
  return `${first} ${joint} ${rest.join(', ')}`
}
