import type { Finding, Row } from '../ledger.ts'
import type { ProvenanceLevel } from '../model.ts'
import type { SeenCounts, ValueCounts } from '../value-provenance.ts'
import type { Group, ReportRow } from './build.ts'
import { VERDICTS, type Verdict } from '../verdict.ts'

const LEVELS: ProvenanceLevel[] = ['documented', 'observed', 'assumed']

/**
 * The report for a terminal: each cause once, each finding with where and what, then counts by verdict and provenance.
 */
export function textReport(
  rows: (Row | ReportRow)[],
  target: string,
  counts?: {
    provenance: ValueCounts
    answerValues: SeenCounts
    groups: Group[]
    signedInAgain?: boolean
    leftOut?: { en: string } | null
  },
): string {
  const lines: string[] = counts?.signedInAgain
    ? ['The session ended in mid-run and the run signed in again, once: let nobody use this member meanwhile.']
    : []
  if (counts?.leftOut) lines.push(counts.leftOut.en)
  const groups = counts?.groups ?? []
  const grouped = new Set(groups.flatMap(({ findings }) => findings))
  for (const { verdict, findings: ids, operations } of groups) {
    const first = rows
      .flatMap(({ findings }) => findings as (Finding & { id?: string })[])
      .find(({ id }) => id === ids[0])
    if (!first) continue
    lines.push(
      `${verdict.toUpperCase()}  ${operations.length} operations with one cause: ${shortened(operations)}`,
      `    ${told(first)}`,
    )
  }
  for (const { operationId, findings } of rows) {
    for (const finding of findings as (Finding & { id?: string })[]) {
      if (finding.id !== undefined && grouped.has(finding.id)) continue
      const { verdict, count, exchange } = finding
      lines.push(
        `${verdict.toUpperCase()}  ${operationId}  ${exchange.method} ${exchange.url}`,
        `    ${told(finding)}${count > 1 ? `, ${count} times` : ''}`,
      )
    }
  }
  const reasons = new Map<string, string[]>()
  for (const { blocked, operationId } of rows) {
    const why = blocked ? `${blocked.code} ${blocked.detail}`.trim() : undefined
    if (why) reasons.set(why, [...(reasons.get(why) ?? []), operationId])
  }
  for (const [why, ids] of reasons) lines.push(`blocked, ${why}: ${ids.length} (${shortened(ids)})`)
  const empty = rows.filter(({ verdict }) => verdict === 'seen empty').map(({ operationId }) => operationId)
  if (empty.length > 0)
    lines.push(
      `list seen empty, rows not checked; put a row there for the member that was used: ${empty.length} (${shortened(empty)})`,
    )
  lines.push('', `${rows.length} operations at ${target}`, table(rows))
  if (counts) lines.push('', 'the contract by value', ...valueTable(counts.provenance, counts.answerValues))
  return lines.join('\n')
}

const told = ({ kind, at, expected, got, level }: Finding) =>
  kind === 'not-restored'
    ? `${kind}: the setting ${at} was ${expected} before the run and is ${got} now; restore it by hand`
    : `${kind} at ${at || 'the body'}: ${expected} in the contract (${level}), ${got} came`
const shortened = (ids: string[]) => `${ids.slice(0, 12).join(' ')}${ids.length > 12 ? ' …' : ''}`

function valueTable(counts: ValueCounts, seen: SeenCounts): string[] {
  const line = (name: string, count: (level: ProvenanceLevel) => number) =>
    `${name.padEnd(19)}${LEVELS.map((level) => String(count(level)).padStart(11)).join('')}`
  const [answers = '', ...others] = (['answer', 'body', 'parameter'] as const).map((kind) =>
    line(`${kind} values`, (level) => counts[kind][level]),
  )
  return [
    answers,
    line('  confirmed', (level) => seen[level].confirmed),
    line('  refuted', (level) => seen[level].refuted),
    line('  not seen', (level) => seen[level].notSeen),
    ...others,
  ]
}

function table(rows: (Row | ReportRow)[]): string {
  const cell = (text: string | number) => String(text).padStart(11)
  const count = (verdict: Verdict, level?: ProvenanceLevel) =>
    rows.filter((row) => row.verdict === verdict && (level === undefined || row.provenance === level)).length
  const head = `${''.padEnd(19)}${[...LEVELS, 'all'].map(cell).join('')}`
  const body = VERDICTS.map((verdict) => {
    const counts = [...LEVELS.map((level) => count(verdict, level)), count(verdict)]
    return `${verdict.padEnd(19)}${counts.map(cell).join('')}`
  })
  return [head, ...body].join('\n')
}
