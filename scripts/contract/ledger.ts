import { placeOf, type Difference } from './differences.ts'
import type { RequestInput } from './inputs.ts'
import { excerptOf, type Excerpt } from './excerpt.ts'
import type { Mask } from './mask.ts'
import { toPointerPart, type Json, type Operation, type ProvenanceLevel } from './model.ts'
import type { Answer } from './session.ts'
import { gravest, judgedBy, verdictOf, type Block, type Verdict } from './verdict.ts'

/** What was asked for and what came, as it may be shown: secrets are masked, long answers cut. */
export type Exchange = {
  /** What the call was for: the example's own request, one without a token, one that is not allowed, … */
  purpose:
    | 'example'
    | 'without token'
    | 'foreign token'
    | 'not allowed'
    | 'allowed'
    | 'write'
    | 'read back'
    | 'clean-up'
    | 'recorded'
  method: string
  /** Where a recorded call went. */
  origin?: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: string
  status?: number
  answerHeaders?: Record<string, string>
  answer?: string
  ms?: number
}

export type Finding = Omit<Difference, 'provenance'> & {
  verdict: Verdict
  level: ProvenanceLevel
  source: string
  /** Where the provenance stands in the bundle. */
  saidAt: string
  /** In how many places (rows, answers) this was met. */
  count: number
  exchange: Exchange
  /** The answer as it is read, cut around the very value that the finding is about. Missing where no value is. */
  excerpt?: Excerpt
}

export type Row = {
  operationId: string
  area: string
  method: string
  path: string
  summary: string
  provenance: ProvenanceLevel
  verdict: Verdict
  findings: Finding[]
  /** Why the operation is not known to be in order. Beside findings it says what else could not be tried. */
  blocked?: Block
  /** How many answers were compared with the contract, and how many of them fitted. */
  compared: number
  matched: number
  /** Of the example's own call. */
  status?: number
  ms?: number
}

const ANSWER_LENGTH = 4000

/** `listed`: the most rows that an answer of a list had. */
type Entry = {
  findings: Map<string, Finding>
  blocked?: Block
  listed?: number
  compared: number
  matched: number
  status?: number
  ms?: number
}

/** What a run has learned, operation by operation. */
export class Ledger {
  private readonly entries = new Map<string, Entry>()
  /** The places of all values that successful answers held, a star for every row, by operation. */
  readonly seen = new Map<string, Set<string>>()
  private readonly mask: Mask

  constructor(mask: Mask) {
    this.mask = mask
  }

  /** Writes a call down as it may be shown. */
  exchange(purpose: Exchange['purpose'], method: string, request: RequestInput, answer?: Answer): Exchange {
    return {
      purpose,
      method,
      url: this.mask.url(request.path),
      headers: this.mask.headers(Object.entries(request.headers)),
      ...(request.body === undefined
        ? {}
        : { body: this.mask.body(request.body, request.headers['content-type']).slice(0, ANSWER_LENGTH) }),
      ...(answer && {
        status: answer.status,
        answerHeaders: this.mask.headers(answer.headers),
        answer: this.mask.body(answer.text, answer.contentType).slice(0, ANSWER_LENGTH),
        ms: Math.round(answer.ms),
      }),
    }
  }

  /** An answer that was compared, with what differs in it; the call is written down only where something does. */
  compared(operation: Operation, differences: Difference[], write: () => Exchange, times = 1, json?: unknown): void {
    const entry = this.entry(operation)
    entry.compared += times
    if (differences.length === 0) {
      entry.matched += times
      return
    }
    const exchange = write()
    const shown = json === undefined ? undefined : this.mask.json(json as Json)
    for (const difference of differences)
      this.find(entry, difference, exchange, shown === undefined ? undefined : excerptOf(shown, difference.at))
  }

  /** What a successful answer held: what never came was not put to the test. */
  saw(operation: Operation, json: unknown): void {
    const places = this.seen.get(operation.id) ?? new Set()
    this.seen.set(operation.id, places)
    const walk = (value: unknown, at: string) => {
      places.add(at)
      if (Array.isArray(value)) for (const row of value) walk(row, `${at}/*`)
      else if (typeof value === 'object' && value !== null)
        for (const [name, one] of Object.entries(value)) walk(one, `${at}/${toPointerPart(name)}`)
    }
    walk(json, '')
  }

  hasFindings(operation: Operation): boolean {
    return this.entry(operation).findings.size > 0
  }

  blocked(operation: Operation, block: Block): void {
    this.entry(operation).blocked ??= { ...block, detail: this.mask.text(block.detail) }
  }

  /** A reading answer's list, by its rows: a list that is never seen with one has shown nothing of what is in it. */
  listed(operation: Operation, rows: number | undefined): void {
    const entry = this.entry(operation)
    if (rows !== undefined && !operation.writes) entry.listed = Math.max(entry.listed ?? 0, rows)
  }

  answered(operation: Operation, { status, ms }: Pick<Answer, 'status' | 'ms'>): void {
    Object.assign(this.entry(operation), { status, ms: Math.round(ms) })
  }

  /** One row an operation; what nobody has written anything about is blocked, with this reason. */
  rows(operations: Operation[], otherwise: (operation: Operation) => Block): Row[] {
    return operations.map((operation) => {
      const { findings, blocked, listed, ...rest } = this.entry(operation)
      const silent = rest.compared === 0 && !blocked
      const block = blocked ?? (silent ? otherwise(operation) : undefined)
      const verdict = gravest([
        ...[...findings.values()].map((finding) => finding.verdict),
        ...(block ? (['blocked'] as const) : []),
        ...(listed === 0 ? (['seen empty'] as const) : []),
      ])
      const { id: operationId, area, method, path, summary, provenance } = operation
      return {
        operationId,
        area,
        method,
        path,
        summary,
        provenance: provenance.level,
        verdict,
        findings: [...findings.values()].toSorted((a, b) => gravity(a) - gravity(b)),
        ...(block ? { blocked: block } : {}),
        ...rest,
      }
    })
  }

  private find(entry: Entry, difference: Difference, exchange: Exchange, excerpt: Excerpt | undefined): void {
    const { provenance: _, ...told } = difference
    const provenance = judgedBy(difference)
    const key = `${difference.kind} ${placeOf(difference.at)}`
    const known = entry.findings.get(key)
    if (known) {
      known.count += 1
      return
    }
    entry.findings.set(key, {
      ...told,
      expected: this.mask.text(told.expected),
      got: this.mask.text(told.got),
      verdict: verdictOf({ ...difference, provenance }),
      level: provenance.level,
      source: provenance.source,
      saidAt: provenance.at,
      count: 1,
      exchange,
      ...(excerpt ? { excerpt } : {}),
    })
  }

  private entry(operation: Operation): Entry {
    const known = this.entries.get(operation.id) ?? { findings: new Map<string, Finding>(), compared: 0, matched: 0 }
    this.entries.set(operation.id, known)
    return known
  }
}

const GRAVITY: Verdict[] = ['defect', 'assumption refuted', 'discovered']
const gravity = ({ verdict }: Finding) => GRAVITY.indexOf(verdict)
