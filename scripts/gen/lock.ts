import { createHash } from 'node:crypto'
import { operationsOf, resolve, type Document } from './document.ts'

/** Keys that speak to people only; a change of words is no change of the contract. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'x-provenance'])

/**
 * The text of contract.lock: one line per operation, sorted by id: `id METHOD path hash provenance`. The hash covers the
 * resolved request, responses and security without their words, so that a review shows exactly which operations changed.
 */
export function lockOf(document: Document): string {
  const lines = operationsOf(document).map(({ id, method, path, operation, parameters }) => {
    const wire = resolved(document, {
      parameters,
      requestBody: operation.requestBody ?? null,
      responses: operation.responses,
      security: operation.security ?? null,
    })
    const hash = createHash('sha256').update(JSON.stringify(wire)).digest('hex').slice(0, 12)
    return `${id} ${method.toUpperCase()} ${path} ${hash} ${operation['x-provenance'].level}`
  })
  return `${lines.sort().join('\n')}\n`
}

/** What a reader of a stale lock wants to know: the operations that differ, one per line, marked +, - or ~. */
export function lockDifference(committed: string, current: string): string[] {
  const byId = (text: string) => new Map(text.split('\n').filter(Boolean).map((line) => [line.split(' ')[0] ?? '', line]))
  const before = byId(committed)
  const after = byId(current)
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id) => {
    if (before.get(id) === after.get(id)) return []
    return [`${before.has(id) ? (after.has(id) ? '~' : '-') : '+'} ${id}`]
  })
}

/** The value with references inlined, keys sorted and words left out. A schema inside itself stays a reference. */
function resolved(document: Document, value: unknown, within: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(document, item, within))
  if (value === null || typeof value !== 'object') return value
  const ref = (value as { $ref?: unknown }).$ref
  if (typeof ref === 'string') {
    return within.includes(ref) ? ref : resolved(document, resolve<unknown>(document, value), [...within, ref])
  }
  const keys = Object.keys(value).filter((key) => !WORDS.has(key) || isPropertyNamed(value, key)).sort()
  return Object.fromEntries(keys.map((key) => [key, resolved(document, (value as Record<string, unknown>)[key], within)]))
}

/** True where `summary` or `description` is a property of a payload (its value is a schema) and not a word about one. */
function isPropertyNamed(holder: object, key: string): boolean {
  const value = (holder as Record<string, unknown>)[key]
  return key !== 'examples' && key !== 'x-provenance' && value !== null && typeof value === 'object' && !Array.isArray(value)
    && ('type' in value || '$ref' in value || 'anyOf' in value || 'allOf' in value || 'enum' in value)
}
