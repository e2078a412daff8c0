import { placeOf, type Kind } from '../differences.ts'
import { ENOUGH, type Evidence } from '../evidence.ts'
import type { Finding, Row } from '../ledger.ts'
import { leftOutLine } from '../left-out.ts'
import type { Contract, ProvenanceLevel } from '../model.ts'
import type { Leftover } from '../open-writes.ts'
import { countSeen, countValues, valuesOf, type SeenCounts, type ValueCounts } from '../value-provenance.ts'
import { haltWords, type HaltWords } from '../halts.ts'
import { promotionFor, proposalFor, type Proposal } from '../proposals.ts'
import type { RunResult } from '../run.ts'
import type { ContractSources } from '../sources.ts'
import { isUnknown, VERDICTS, type Verdict } from '../verdict.ts'

export type ReportFinding = Finding & { id: string; proposal?: Proposal }
export type ReportRow = Omit<Row, 'findings'> & { findings: ReportFinding[] }
export type Promotion = Evidence & { proposal: Proposal }

/** How this report differs from the one before it in the same folder. */
export type Changes = {
  since: string
  appeared: string[]
  gone: { id: string; operationId: string; kind: Kind; at: string }[]
  verdicts: { operationId: string; from: Verdict; to: Verdict }[]
}

export type Counts = { total: number; byVerdict: Record<Verdict, number>; passed: number; failed: number }

/** Findings of several operations with one cause. `findings` are their ids. */
export type Group = { cause: string; verdict: Verdict; kind: Kind; operations: string[]; findings: string[] }

/** What docs/contract-report.schema.json describes. */
export type Report = {
  format: 'hansang-contract-report'
  version: 1
  at: string
  seconds: number
  target: string
  mode: 'read-only' | 'write' | 'recording'
  recordings: string[]
  /** Recorded calls that were not judged, by what the recorder, the browser or a proxy did; null where all were. */
  leftOut: { ko: string; en: string } | null
  areas: string[]
  counts: Counts
  /** Why nothing was tested, or too little; null for a run that says something. */
  nothingTested: HaltWords | null
  /** The session ended in mid-run, and the run signed in a second time. */
  signedInAgain: boolean
  /** How many answer values, body values and parameters of the chosen operations stand on which level. */
  provenance: ValueCounts
  /** How many of the answer values this run has confirmed, refuted and not seen. */
  answerValues: SeenCounts
  operations: ReportRow[]
  groups: Group[]
  promotions: Promotion[]
  evidence: Evidence[]
  /** What the run made and could not take back. */
  leftovers: Leftover[]
  changes: Changes | null
}

export type ReportFrame = Pick<Report, 'at' | 'seconds' | 'target' | 'mode' | 'recordings' | 'areas'>

/** Puts a run, and how it differs from the report before it, into one report. */
export function buildReport(
  result: RunResult,
  frame: ReportFrame,
  sources: ContractSources,
  independent: boolean,
  previous: Report | undefined,
): Report {
  const evidence = independent ? result.evidence.total(previous?.evidence ?? []) : (previous?.evidence ?? [])
  const promotions = evidence
    .filter(({ matches, pointer }) => matches >= ENOUGH && stillAssumed(result.contract, pointer))
    .map((one) => ({ ...one, proposal: promotionFor(one, sources, day(frame.at)) }))
  const promoted = new Set(promotions.flatMap(({ operations }) => operations))
  const operations = result.rows.map((row): ReportRow => {
    const findings = row.findings.map((finding): ReportFinding => {
      // A defect is mended at the server; only what the contract may be wrong about asks for a change of the contract.
      const proposal =
        finding.verdict === 'defect' ? undefined : proposalFor(finding, result.contract, sources, day(frame.at))
      return { id: findingId(row.operationId, finding), ...finding, ...(proposal ? { proposal } : {}) }
    })
    const verdict = row.verdict === 'holds' && promoted.has(row.operationId) ? 'promote to observed' : row.verdict
    return { ...row, verdict, findings }
  })
  const nothingTested = result.halt ? haltWords(result.halt) : null
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const values = valuesOf(result.contract).filter(({ operationId }) => ids.has(operationId))
  const report = {
    format: 'hansang-contract-report',
    version: 1,
    ...frame,
    counts: summarise(operations),
    nothingTested,
    signedInAgain: result.signedInAgain,
    leftOut: leftOutLine(result.leftOut),
    provenance: countValues(values),
    answerValues: countSeen(values, operations, result.seen),
    operations,
    groups: groupsOf(operations),
    promotions,
    evidence,
    leftovers: result.leftovers,
  } as const
  return { ...report, changes: previous ? changesSince(previous, operations) : null }
}

/**
 * Counts for a report; only defects are failures, and only what holds has passed: blocked and seen empty are neither.
 */
export function summarise(rows: Pick<Row, 'verdict'>[]): Counts {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const byVerdict = Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>
  return {
    total: rows.length,
    byVerdict,
    passed: byVerdict.holds + byVerdict['promote to observed'],
    failed: byVerdict.defect,
  }
}

/** Names a finding across reports: the same field in another row, or another value there, is still the same finding. */
export function findingId(operationId: string, { kind, at }: Pick<Finding, 'kind' | 'at'>): string {
  return `${operationId}:${kind}:${placeOf(at)}`
}

/** So many operations with the same finding have one cause. */
const A_GROUP = 4

/**
 * Findings that many operations share: the same thing at the same shared shape, or the same kind of failure. The
 * largest first.
 */
export function groupsOf(rows: Pick<ReportRow, 'operationId' | 'findings'>[]): Group[] {
  const found = new Map<string, Group>()
  for (const { operationId, findings } of rows) {
    for (const finding of findings) {
      const cause = causeOf(finding)
      if (cause === undefined) continue
      const { verdict, kind, id } = finding
      const group = found.get(`${verdict} ${cause}`) ?? { cause, verdict, kind, operations: [], findings: [] }
      if (!group.operations.includes(operationId)) group.operations.push(operationId)
      group.findings.push(id)
      found.set(`${verdict} ${cause}`, group)
    }
  }
  return [...found.values()]
    .filter(({ operations }) => operations.length >= A_GROUP)
    .toSorted((a, b) => b.operations.length - a.operations.length)
}

/** What findings of several operations would have in common; undefined where each stands for itself. */
function causeOf({ kind, at, got, pointer }: ReportFinding): string | undefined {
  const whole = !at.startsWith('/')
  if (kind === 'valid-refused' || kind === 'demanded' || kind === 'invalid-accepted')
    return whole && pointer.startsWith('#/components/') ? `${kind} ${at}` : undefined
  // Of a failure the status says what it is; the rest of the text differs from call to call.
  if (kind === 'failed') return `failed ${got.slice(0, 3)}`
  if (
    kind === 'no-answer' ||
    kind === 'slow' ||
    kind === 'auth-ignored' ||
    kind === 'encoding' ||
    kind === 'false-success'
  )
    return `${kind} ${at}`
  if (whole) return `${kind} ${at} ${got}`
  return pointer.startsWith('#/components/') ? `${kind} ${at.split('/').at(-1)} ${pointer}` : undefined
}

function changesSince(previous: Report, operations: ReportRow[]): Changes {
  const looked = new Set(operations.filter(({ verdict }) => !isUnknown(verdict)).map(({ operationId }) => operationId))
  const before = new Map(
    previous.operations.flatMap(({ operationId, findings }) =>
      findings.map((finding) => [finding.id, { operationId, ...finding }] as const),
    ),
  )
  const now = new Set(operations.flatMap(({ findings }) => findings.map(({ id }) => id)))
  const verdictBefore = new Map(previous.operations.map(({ operationId, verdict }) => [operationId, verdict]))
  return {
    since: previous.at,
    appeared: [...now].filter((id) => !before.has(id)),
    // What could not be looked at this time has not gone away.
    gone: [...before.values()]
      .filter(({ id, operationId }) => !now.has(id) && looked.has(operationId))
      .map(({ id, operationId, kind, at }) => ({ id, operationId, kind, at })),
    verdicts: operations.flatMap(({ operationId, verdict }) => {
      const from = verdictBefore.get(operationId)
      return from === undefined || from === verdict ? [] : [{ operationId, from, to: verdict }]
    }),
  }
}

function stillAssumed({ document }: Contract, pointer: string): boolean {
  try {
    const [, ...parts] = pointer.split('/')
    const node = parts.reduce<unknown>(
      (here, part) =>
        (here as Record<string, unknown>)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
    return (node as { 'x-provenance'?: { level?: ProvenanceLevel } } | undefined)?.['x-provenance']?.level === 'assumed'
  } catch {
    return false
  }
}

const day = (at: string) => at.slice(0, 10)
