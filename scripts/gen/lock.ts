import { createHash } from 'node:crypto'
import { operationsOf, resolve, type Document, type Operation } from './document.ts'

/** Keys that speak to people only; a change of words is no change of the contract. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'x-provenance'])

/**
 * The text of contract.lock: one line per operation, sorted by id: `id METHOD path hash provenance`. The hash covers
 * the resolved request, responses and security without their words, so that a review shows exactly which operations
 * changed.
 */
export function lockOf(...documents: Document[]): string {
  const lines = documents.flatMap((document) =>
    operationsOf(document).map(({ id, method, path, operation, parameters }) => {
      const { requestBody = null, responses, security = null } = operation
      const wire = inlined(document, { parameters, requestBody, responses, security }, WORDS)
      const hash = createHash('sha256').update(JSON.stringify(wire)).digest('hex').slice(0, 12)
      return `${id} ${method.toUpperCase()} ${path} ${hash} ${levelOf(operation)}`
    }),
  )
  return `${lines.sort().join('\n')}\n`
}

/** The lint names an operation that does not say its level; nothing breaks over it before that. */
const levelOf = (operation: Partial<Pick<Operation, 'x-provenance'>>) => operation['x-provenance']?.level ?? 'unknown'

/** What a reader of a stale lock wants to know: the operations that differ, one per line, marked +, - or ~. */
export function lockDifference(committed: string, current: string): string[] {
  const byId = (text: string) =>
    new Map(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.split(' ')[0] ?? '', line]),
    )
  const before = byId(committed)
  const after = byId(current)
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id) => {
    if (before.get(id) === after.get(id)) return []
    if (!before.has(id)) return [`+ ${id}`]
    return [`${after.has(id) ? '~' : '-'} ${id}`]
  })
}

/**
 * The value with references inlined, keys sorted and the keys in `dropped` left out. What stands beside a reference
 * wins over what it names. A schema inside itself stays a reference.
 */
export function inlined(
  document: Document,
  value: unknown,
  dropped: ReadonlySet<string>,
  within: string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(document, item, dropped, within))
  if (value === null || typeof value !== 'object') return value
  const { $ref: ref, ...own } = value as Record<string, unknown>
  if (typeof ref !== 'string') return sorted(document, value as Record<string, unknown>, dropped, within)
  if (within.includes(ref)) return { $ref: ref }
  const target = inlined(document, resolve<unknown>(document, { $ref: ref }), dropped, [...within, ref])
  return { ...(target as object), ...sorted(document, own, dropped, within) }
}

function sorted(
  document: Document,
  node: Record<string, unknown>,
  dropped: ReadonlySet<string>,
  within: string[],
): object {
  const keys = Object.keys(node)
    .filter((key) => !dropped.has(key) || isPropertyNamed(node, key))
    .sort()
  return Object.fromEntries(keys.map((key) => [key, inlined(document, node[key], dropped, within)]))
}

/**
 * True where `summary` or `description` is a property of a payload (its value is a schema) and not a word about one.
 */
function isPropertyNamed(holder: object, key: string): boolean {
  const value = (holder as Record<string, unknown>)[key]
  return (
    key !== 'examples' &&
    key !== 'x-provenance' &&
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    ('type' in value || '$ref' in value || 'anyOf' in value || 'allOf' in value || 'enum' in value)
  )
}
