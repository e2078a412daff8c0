import { describedAs, type Operation, type ProvenanceLevel } from './model.ts'
import type { Answer } from './session.ts'
import type { BodyChecker, Difference } from './validate.ts'

/** What came of one call. `blocked` says nothing about the contract: the call could not be made or was refused. */
export type Result =
  | { kind: 'match' }
  | { kind: 'differs'; what: 'status' | 'content-type' | 'headers' | 'body'; differences: Difference[] }
  | { kind: 'failed'; differences: Difference[] }
  | { kind: 'blocked'; why: string }

export type Verdict = 'holds' | 'defect' | 'assumption refuted' | 'blocked'

/** Result × provenance: who differs from what a document or a capture says has a defect; a mere assumption is refuted. */
export function verdictOf(result: Result, provenance: ProvenanceLevel): Verdict {
  if (result.kind === 'blocked') return 'blocked'
  if (result.kind === 'match') return 'holds'
  if (result.kind === 'failed') return 'defect'
  return provenance === 'assumed' ? 'assumption refuted' : 'defect'
}

/** The provenance that counts for an answer: its own when it says one, otherwise the operation's. */
export function provenanceOf(operation: Operation, status: string | undefined): ProvenanceLevel {
  return (status && operation.responses[status]?.['x-provenance']?.level) || operation.provenance
}

const differs = (what: 'status' | 'content-type' | 'headers' | 'body', at: string, message: string): Result => ({
  kind: 'differs',
  what,
  differences: [{ at, message }],
})

/**
 * Compares an answer to an operation's example request with the contract: status described, headers there, content type
 * described, body fits. A described refusal (4xx) is blocked: the example's data need not exist on this target. A server that
 * breaks over a valid request (5xx) has failed, whatever the contract says about 5xx.
 */
export function compare(operation: Operation, answer: Answer, checker: BodyChecker): Result {
  const errorName = (answer.json as { error?: unknown } | undefined)?.error
  if (answer.status === 501 && errorName === 'notImplemented') return { kind: 'blocked', why: 'not implemented' }
  if (answer.status >= 500) {
    return { kind: 'failed', differences: [{ at: 'status', message: `${answer.status} to a valid request: ${answer.text.slice(0, 200)}` }] }
  }
  const status = describedAs(operation, answer.status)
  if (status === undefined) {
    const described = Object.keys(operation.responses).join(', ')
    return differs('status', 'status', `${answer.status} is not described (${described}): ${answer.text.slice(0, 200)}`)
  }
  const response = operation.responses[status]
  for (const header of Object.keys(response?.headers ?? {})) {
    if (isRequired(response?.headers?.[header]) && !answer.headers.has(header)) return differs('headers', header, 'is missing')
  }
  const described = Object.keys(response?.content ?? {})
  if (described.length > 0) {
    const contentType = answer.contentType
    if (contentType === undefined || !described.includes(contentType)) {
      return differs('content-type', 'content-type', `${contentType ?? 'none'} instead of ${described.join(' or ')}`)
    }
    if (isJson(contentType) && answer.json === undefined) return differs('body', '/', 'is not JSON')
    const differences = isJson(contentType) ? checker.check(operation, status, contentType, answer.json) : []
    if (differences.length > 0) return { kind: 'differs', what: 'body', differences }
  } else if (answer.text !== '' && answer.status !== 204) {
    return differs('body', '/', 'is there, but the contract describes none')
  }
  if (answer.status >= 400) return { kind: 'blocked', why: `refused with ${answer.status} ${String(errorName ?? '')}`.trim() }
  return { kind: 'match' }
}

const isRequired = (header: unknown) => (header as { required?: boolean } | undefined)?.required === true
const isJson = (contentType: string) => contentType === 'application/json' || contentType.endsWith('+json')
