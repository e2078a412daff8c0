import * as v from 'valibot'
import type { Schemas } from '#src/contract/schemas.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { mostLetters } from '#src/lib/letter-bounds.ts'
import { codeOf, plainOf } from '#src/lib/typed.ts'

export type GateField = 'employeeNumber' | 'authNo'

export interface GateWords {
  number: string
  digits: string
}

/** What the screen at the entrance shows, out of what was typed or pasted. */
export const gateDigits = (typed: string): string => codeOf(typed, 6)

/** A number of the employer's, and six digits where the gate shows some. */
export function gateForm(asksDigits: boolean, words: GateWords) {
  return v.object({
    employeeNumber: v.pipe(
      v.string(),
      v.transform(plainOf),
      v.nonEmpty(words.number),
      mostLetters(MOST_LETTERS.employeeNumber),
    ),
    authNo: asksDigits ? v.pipe(v.string(), v.transform(gateDigits), v.regex(/^\d{6}$/, words.digits)) : v.string(),
  })
}

/** The gate said no: an answer and no failure of the call, told like one so that the form shows it at its field. */
export class GateRefused extends Error {
  readonly failCode: NonNullable<Schemas['AuthorGate']['failCode']>
  constructor(failCode: Schemas['AuthorGate']['failCode']) {
    super(`refused at the gate: ${failCode ?? 'no reason'}`)
    this.name = 'GateRefused'
    this.failCode = failCode ?? '03'
  }
}

/**
 * The field that a refusal is about; null is the whole. Where no digits are asked, 02 is a gate that has heard too many
 * tries.
 */
export function fieldOf(failCode: GateRefused['failCode'], asksDigits: boolean): GateField | null {
  if (failCode === '03') return null
  return failCode === '02' && asksDigits ? 'authNo' : 'employeeNumber'
}
