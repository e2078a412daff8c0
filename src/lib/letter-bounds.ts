/**
 * Bounds of a text for a form's schema. valibot's own `minLength` and `maxLength` count code units: they refuse 501
 * emoji under a bound of 1,000, and take one emoji for two letters. Decision 384.
 */
import * as v from 'valibot'
import { isBeyond, lengthOf } from './letters.ts'

/** Says nothing: a field with the same `limit` has said it while the text was typed, in the member's language. */
export const mostLetters = (most: number) => v.check((text: string) => !isBeyond(text, most), '')

/** Of a password a blank is a letter like others. */
export const mostSecretLetters = (most: number) => v.check((text: string) => lengthOf(text) <= most, '')

export const fewestLetters = (fewest: number, says: string) => v.check((text: string) => lengthOf(text) >= fewest, says)
