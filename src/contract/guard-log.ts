import type { BaseIssue } from 'valibot'
import { cutTo } from '#src/lib/letters.ts'

import { type GuardFinding, GUARD_REPORT_FORMAT, type GuardReport } from './guard-report.ts'

/** An answer that was compared: which call of the contract it was, and where its payload stands in the body. */
export interface ComparedAnswer {
  operationId: string
  status: number
  /** The whole address that was asked. */
  url: string
  /** Pointer of the payload: '/data', '/results' or '' when the body itself is it. */
  root: string
}

type Issue = BaseIssue<unknown>
/** One place where an answer differs. */
export type Met = Pick<GuardFinding, 'pointer' | 'problem' | 'expected' | 'got'>

/** Collects what the guards saw, for the developer panel and for the report that QA hands over. */
export class GuardLog {
  readonly #now: () => Date
  readonly #compared = new Map<string, GuardReport['compared'][number]>()
  readonly #findings = new Map<string, GuardFinding>()
  readonly #listeners = new Set<() => void>()
  #from: Date | undefined

  constructor(now: () => Date = () => new Date()) {
    this.#now = now
  }

  get findings(): readonly GuardFinding[] {
    return [...this.#findings.values()]
  }

  /** How many answers were compared. */
  get answers(): number {
    return [...this.#compared.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /** Notes a compared answer and what was wrong with it; answers what of that was not known yet. */
  note(answer: ComparedAnswer, met: readonly Met[]): Met[] {
    const { operationId, status } = answer
    const at = this.#now()
    this.#from ??= at
    count(this.#compared, `${operationId} ${status}`, { operationId, status })
    const fresh: Met[] = []
    for (const { pointer, problem, expected, got } of met) {
      // The same field in two rows is one finding.
      const key = [operationId, status, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), problem].join(' ')
      if (!this.#findings.has(key)) fresh.push({ pointer, problem, expected, got })
      count(this.#findings, key, {
        operationId,
        status,
        url: withoutSecrets(answer.url),
        pointer,
        problem,
        expected,
        got,
        at: at.toISOString(),
      })
    }
    this.#listeners.forEach((listener) => listener())
    return fresh
  }

  /** Calls back after every compared answer. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** The file of docs/guard-report.md. */
  report(origin: string, build: string): GuardReport {
    const to = this.#now()
    return {
      format: GUARD_REPORT_FORMAT,
      version: 1,
      from: (this.#from ?? to).toISOString(),
      to: to.toISOString(),
      origin,
      build,
      compared: [...this.#compared.values()],
      findings: [...this.#findings.values()],
    }
  }
}

function count<T extends { count: number }>(into: Map<string, T>, key: string, first: Omit<T, 'count'>): void {
  const known = into.get(key)
  // The one property that `first` leaves out is added here, which the compiler cannot see through a type parameter.
  into.set(key, known ? { ...known, count: known.count + 1 } : ({ ...first, count: 1 } as T))
}

/**
 * What a guard's issues say, in the words of the report. Of an answer it keeps kinds and codes, never what a member
 * wrote.
 */
export function metIn(issues: readonly Issue[], root: string): Met[] {
  return issues.map((issue) => {
    const pointer =
      root + (issue.path ?? []).map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    return {
      pointer: cutTo(pointer, 500),
      expected: cutTo(issue.expected ?? issue.message, 300),
      ...problemOf(issue),
    }
  })
}

/** Keys of an answer that its guard knows nothing of: the guard's output has lost them. */
export function unknownIn(given: unknown, known: unknown, root: string): Met[] {
  if (Array.isArray(given))
    return given.flatMap((item, index) => unknownIn(item, (known as unknown[])[index], `${root}/${index}`))
  if (given === null || typeof given !== 'object' || known === null || typeof known !== 'object') return []
  return Object.entries(given).flatMap(([key, value]): Met[] => {
    const pointer = `${root}/${key}`
    if (!(key in known)) return [{ pointer, problem: 'unknown', expected: 'nothing', got: kindOf(value) }]
    return unknownIn(value, (known as Record<string, unknown>)[key], pointer)
  })
}

const VALUES = new Set(['min_value', 'max_value', 'gt_value', 'lt_value', 'min_length', 'max_length', 'multiple_of'])
const FORMATS = new Set(['regex', 'check', 'email', 'url'])

function problemOf({ type, input, received }: Issue): Pick<Met, 'problem' | 'got'> {
  const got = kindOf(input)
  if (input === undefined) return { problem: 'missing', got: 'missing' }
  if (input === null) return { problem: 'null', got }
  if (VALUES.has(type)) return { problem: 'value', got: received }
  if (FORMATS.has(type)) return { problem: 'format', got: harmless(input) ?? got }
  if ((type === 'picklist' || type === 'literal') && typeof input === 'string')
    return { problem: 'enum', got: harmless(input) ?? got }
  return { problem: 'type', got }
}

/** A code, a day or a time, which say nothing about anybody. */
function harmless(input: unknown): string | undefined {
  return typeof input === 'string' && /^(?:[A-Z][A-Z0-9_]{0,19}|\d{4}[-./]?\d{2}[-./]?\d{2}[ T]?[\d:]*)$/.test(input)
    ? input
    : undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  // A list in an object's place reaches the guard under this name (guards/words.ts).
  return Array.isArray(value) || value === '(a list)' ? 'array' : typeof value
}

const SECRET = /token|ticket|auth|pass|pwd|key|secret|ci$|phone|mobile|mail|name/i

/** Path and query; what could be a secret or a person's is `***`. */
export function withoutSecrets(url: string): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of new Set(searchParams.keys())) if (SECRET.test(name)) searchParams.set(name, '***')
  const query = searchParams.toString().replaceAll('%2A', '*')
  return cutTo(`${pathname}${query && '?'}${query}`, 2000)
}
