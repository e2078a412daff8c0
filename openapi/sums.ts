/**
 * `x-sum` on an object schema: equations that every value of it fulfils, one text each.
 *
 * - `totalPayAmt = list[].payAmt`: the sum over the rows
 * - `totalCnt = count(list[])`: the number of rows
 * - `savedCnt + skippedCnt = receivedCnt`: sums of siblings
 * - `wrkotMin = zoneList[?].zoneMin`: the same, but an empty list says nothing
 * - `choRate + proteinRate + fatRate = 100 ± 1`: a constant, and how far rounding may be off
 *
 * Numbers written as text (`1,024`) count as numbers. An equation over something that is null or not there says
 * nothing.
 */

export type Term = { constant: number } | { path: string[]; count: boolean }
export type Equation = { text: string; left: Term[]; right: Term[]; tolerance: number }

export class SumSyntaxError extends Error {}

/** Reads one equation; throws SumSyntaxError with what cannot be read. */
export function parseSum(text: string): Equation {
  const [equation = '', tolerance = '0', ...more] = text.split('±').map((part) => part.trim())
  const sides = equation.split('=').map((side) => side.trim())
  if (more.length > 0 || sides.length !== 2)
    throw new SumSyntaxError(`"${text}" is not of the form "a + b = c" or "a + b = c ± 1"`)
  if (!/^\d+(\.\d+)?$/.test(tolerance)) throw new SumSyntaxError(`"${tolerance}" is not a number`)
  const [left = [], right = []] = sides.map((side) => side.split('+').map((term) => parseTerm(term.trim())))
  return { text, left, right, tolerance: Number(tolerance) }
}

function parseTerm(text: string): Term {
  if (/^\d+(\.\d+)?$/.test(text)) return { constant: Number(text) }
  const [, counted, plain] = /^(?:count\((.+)\)|([^()]+))$/.exec(text) ?? []
  const path = (counted ?? plain ?? '')
    .split('.')
    .flatMap((part) => part.replace(/\[\??\]$/, (rows) => ` ${rows}`).split(' '))
  if (!path.every((part) => isRows(part) || /^[A-Za-z_]\w*$/.test(part)))
    throw new SumSyntaxError(`"${text}" is neither a number, a path nor count(path)`)
  return { path, count: counted !== undefined }
}

/** True for the part of a path that stands for the rows of a list. */
export const isRows = (part: string) => part === '[]' || part === '[?]'

/** What both sides of an equation come to in this value; undefined when a part of it is null, missing or no number. */
export function evaluateSum({ left, right }: Equation, value: unknown): { left: number; right: number } | undefined {
  const sides = [left, right].map((terms) => total(terms.map((term) => termValue(term, value))))
  return sides[0] === undefined || sides[1] === undefined ? undefined : { left: sides[0], right: sides[1] }
}

/** True when the equation says nothing about this value or holds for it. */
export function sumHolds(equation: Equation, value: unknown): boolean {
  const sides = evaluateSum(equation, value)
  // Text such as 0.1 + 0.2 is read into floating point, hence the hair beside the stated tolerance.
  return sides === undefined || Math.abs(sides.left - sides.right) <= equation.tolerance + 1e-6
}

function termValue(term: Term, value: unknown): number | undefined {
  if ('constant' in term) return term.constant
  const found = valuesAt(term.path, value)
  if (found === undefined) return undefined
  return term.count ? found.length : total(found.map(toNumber))
}

/** The values at a path, several behind `[]`; undefined when the path breaks off. */
function valuesAt(path: string[], value: unknown): unknown[] | undefined {
  const [first, ...rest] = path
  if (first === undefined) return [value]
  if (isRows(first)) {
    if (!Array.isArray(value) || (first === '[?]' && value.length === 0)) return undefined
    const found = value.map((row) => valuesAt(rest, row))
    return found.some((one) => one === undefined) ? undefined : found.flatMap((one) => one ?? [])
  }
  if (typeof value !== 'object' || value === null || !(first in value)) return undefined
  return valuesAt(rest, (value as Record<string, unknown>)[first])
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^-?[\d,]*\.?\d+$/.test(value)) return Number(value.replaceAll(',', ''))
  return undefined
}

function total(numbers: (number | undefined)[]): number | undefined {
  return numbers.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
}
