import type { Difference, Kind } from './differences.ts'
import type { Provenance } from './model.ts'

/** What a finding, and by its worst finding an operation, amounts to; the gravest first (docs/decisions/090). */
export const VERDICTS = [
  'defect',
  'assumption refuted',
  'discovered',
  'blocked',
  'seen empty',
  'promote to observed',
  'holds',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** What no contract could allow: these are defects whatever was documented or only assumed. */
const NEVER_RIGHT: Kind[] = [
  'failed',
  'no-answer',
  'slow',
  'content-type',
  'encoding',
  'garbled',
  'unreadable',
  'not-saved',
  'saved-twice',
  'not-removed',
  'not-restored',
  'removed-too-much',
  'auth-ignored',
  'other-member',
  'demanded',
  'false-success',
  'leak',
  'unstable',
]

/**
 * Result × provenance: who differs from what a document or a capture says has a defect; a mere assumption is refuted; a
 * field that nobody wrote down is discovered. Breaking over a valid request is a defect whatever the contract says
 * about 5xx.
 */
export function verdictOf({ kind, at, provenance }: Pick<Difference, 'kind' | 'at' | 'provenance'>): Verdict {
  // The envelope is observed: an answer without its payload's key is none, whatever is known of the payload.
  if (NEVER_RIGHT.includes(kind) || (kind === 'missing' && at === '/data')) return 'defect'
  if (kind === 'unknown') return 'discovered'
  return provenance.level === 'assumed' ? 'assumption refuted' : 'defect'
}

/** Kinds that speak of a value, not of its name. */
const OF_VALUES: Kind[] = ['null', 'type', 'number-text', 'enum', 'date', 'format', 'value']

/**
 * What a difference is judged by. A document may give a name alone and its source say so (`types and nulls are
 * assumed`): then the value is a guess.
 */
export function judgedBy({ kind, provenance }: Pick<Difference, 'kind' | 'provenance'>): Provenance {
  return OF_VALUES.includes(kind) && /\btypes\b[^;,]*\bare assumed\b/.test(provenance.source)
    ? { ...provenance, level: 'assumed' }
    : provenance
}

/** What says nothing about a target: it was not tried, or there was nothing in it to look at. Never green. */
export const isUnknown = (verdict: Verdict): boolean => verdict === 'blocked' || verdict === 'seen empty'

/** The gravest of several verdicts; `holds` of none. */
export function gravest(verdicts: Verdict[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'holds'
}

/** Why nothing is known about an operation. None of these is ever green. */
export const BLOCKS = [
  'not-implemented',
  'refused',
  'unreachable',
  'slowed-down',
  'no-input',
  'needs-write',
  'no-undo',
  'not-provable',
  'no-sign-in',
  'session-ended',
  'not-recorded',
  'stopped',
  'out-of-time',
] as const
export type Block = { code: (typeof BLOCKS)[number]; detail: string }
