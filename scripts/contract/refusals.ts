import { of, type Comparison } from './compare.ts'
import type { Difference } from './differences.ts'
import type { Operation } from './model.ts'
import type { Probe } from './probes.ts'
import type { Answer } from './session.ts'
import type { Block } from './verdict.ts'

// What an answer says about a request that had to be taken, or had to be turned down.

/** How a server says that it does not take a request as it is. */
export const INPUT_REFUSED = [400, 415, 422]
/** How a server says that it does not know who calls. */
export const SIGN_IN_REFUSED = [401, 440]

/** The code of a refusal; empty where it has none. */
export const errorOf = ({ json }: Answer) => String((json as { error?: unknown } | null | undefined)?.error ?? '')

/** A request that the contract allows was turned down as wrong, and nothing it names can be the reason. */
export function inputRefused(operation: Operation, answer: Answer, guessed: string[]): Difference[] {
  if (!INPUT_REFUSED.includes(answer.status) || guessed.length > 0) return []
  return [of(operation, 'valid-refused', 'request', 'accepted', `${answer.status} ${errorOf(answer)}`.trim())]
}

/**
 * A 2xx whose envelope says that it failed, over a request that had to be taken (known-payloads 2.1). The app takes the
 * status for the truth.
 */
export function falseSuccess(operation: Operation, { status }: Answer, { refused }: Comparison): Difference[] {
  return status < 300 && refused && isInside(refused)
    ? [of(operation, 'false-success', 'code', 'code 0', `${refused.detail} in a ${status}`)]
    : []
}

/** Refused by the envelope's own code, inside an answer that succeeded. */
export const isInside = ({ detail }: Block) => detail.startsWith('code ')

export function refusedProbe(
  operation: Operation,
  { at, change, pointer, expected, provenance }: Probe,
  answer: Answer,
): Difference {
  const kind = change === 'only what is required' ? 'demanded' : 'valid-refused'
  return {
    ...of(operation, kind, at, `accepted (${change}): ${expected}`, `${answer.status} ${errorOf(answer)}`.trim()),
    pointer,
    provenance,
  }
}

export function authIgnored(operation: Operation, { status, json }: Answer, { refused }: Comparison): Difference[] {
  // An empty or foreign 200 differs by itself; only an answer that could be used says that nobody asked for the token.
  if (status >= 300 || refused || json === undefined || json === null) return []
  return [of(operation, 'auth-ignored', 'Authorization', 'refused with 401', `${status} with an answer`)]
}

/** Nobody is told that it may not, but that it has to sign in: where 401 is described, that is the answer. */
export function wrongRefusal(operation: Operation, { status, json }: Answer, { refused }: Comparison): Difference[] {
  const described = operation.responses['401']
  const inside = status < 300 && refused && isInside(refused)
  if (!described || (![403, 440].includes(status) && !inside)) return []
  const got = inside
    ? `${refused.detail} in a ${status}`
    : `${status} ${String((json as { error?: unknown } | null | undefined)?.error ?? '')}`.trim()
  return [
    {
      kind: 'status',
      at: 'status',
      expected: '401',
      got,
      provenance: described.provenance,
      pointer: described.pointer,
    },
  ]
}

export function invalidAccepted(
  operation: Operation,
  { at, change, pointer, expected, provenance }: Probe,
  { status }: Answer,
  { refused }: Comparison,
): Difference[] {
  if (status >= 300 || refused) return []
  return [
    { ...of(operation, 'invalid-accepted', at, `refused: ${expected}`, `${status}, ${change}`), pointer, provenance },
  ]
}
