import type { ProvenanceLevel } from './model.ts'
import type { Row } from './run.ts'
import type { Verdict } from './verdict.ts'

const LEVELS: ProvenanceLevel[] = ['documented', 'observed', 'assumed']
const VERDICTS: Verdict[] = ['holds', 'defect', 'assumption refuted', 'blocked']

export type Summary = { total: number; byVerdict: Record<Verdict, number>; passed: number; failed: number }

/** Counts for a report; only defects are failures, and only what holds has passed: blocked is neither. */
export function summarise(rows: Row[]): Summary {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const byVerdict = Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>
  return { total: rows.length, byVerdict, passed: byVerdict.holds, failed: byVerdict.defect }
}

/** The report for a terminal: each finding with where and what, then counts by verdict and provenance. */
export function textReport(rows: Row[], target: string): string {
  const lines: string[] = []
  for (const row of rows) {
    if (row.result.kind !== 'differs' && row.result.kind !== 'failed') continue
    lines.push(`${row.verdict.toUpperCase()}  ${row.operationId}  ${row.method} ${row.request?.path ?? row.path}  (${row.provenance})`)
    const shown = row.result.differences.slice(0, 8)
    const what = row.result.kind === 'differs' ? row.result.what : 'failed'
    for (const { at, message } of shown) lines.push(`    ${what} ${at}: ${message}`)
    const hidden = row.result.differences.length - shown.length
    if (hidden > 0) lines.push(`    … and ${hidden} more`)
  }
  const reasons = new Map<string, string[]>()
  for (const { result, operationId } of rows) {
    if (result.kind === 'blocked') reasons.set(result.why, [...(reasons.get(result.why) ?? []), operationId])
  }
  for (const [why, ids] of reasons) lines.push(`blocked, ${why}: ${ids.join(' ')}`)

  lines.push('', `${rows.length} operations at ${target}`, table(rows))
  return lines.join('\n')
}

function table(rows: Row[]): string {
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
