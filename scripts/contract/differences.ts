import type { Provenance } from './model.ts'

/** Every way in which an answer, or what a server does with a request, can differ from the contract. */
export const KINDS = [
  // of an answer as a whole
  'status',
  'content-type',
  'header',
  'unreadable',
  'encoding',
  'failed',
  'no-answer',
  'slow',
  // of a value in a body
  'missing',
  'unknown',
  'null',
  'type',
  'number-text',
  'enum',
  'date',
  'format',
  'value',
  'sum',
  'garbled',
  'unusual',
  'contradiction',
  'leak',
  // of a list, and of an answer beside the request and the other answers of the run
  'doubled',
  'order',
  'page',
  'empty',
  'echo',
  'other-member',
  'unstable',
  // of what a write leaves behind
  'not-saved',
  'saved-twice',
  'not-removed',
  'not-restored',
  'removed-too-much',
  // of what the server does with a request
  'auth-ignored',
  'invalid-accepted',
  'valid-refused',
  'demanded',
  'false-success',
] as const
export type Kind = (typeof KINDS)[number]

/** One place where a target differs from the contract. */
export type Difference = {
  kind: Kind
  /** Where: a JSON pointer into the body, `status`, `content-type`, a header's name, or an input (`query menuDt`). */
  at: string
  /** What the contract says there, and what came, in a few words. */
  expected: string
  got: string
  provenance: Provenance
  /** The node of the bundle that speaks about this place. */
  pointer: string
}

/** A place without the numbers of rows: the same field in two rows is one finding. */
export const placeOf = (at: string) => at.replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** A value in a few words, never long. */
export function inWords(value: unknown, length = 80): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}

/** The JSON type of a value, integers told apart from other numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}
