import type { ReportRow } from './build.ts'
import type { Row } from '../ledger.ts'
import type { ProvenanceLevel } from '../model.ts'
import { VERDICTS, type Verdict } from '../verdict.ts'

const LEVELS: ProvenanceLevel[] = ['documented', 'observed', 'assumed']

/** The report for a terminal: each finding with where and what, then counts by verdict and provenance. */
export function textReport(rows: (Row | ReportRow)[], target: string): string {
  const lines: string[] = []
  for (const { operationId, findings } of rows) {
    for (const { verdict, kind, at, expected, got, level, count, exchange } of findings) {
      const times = count > 1 ? `, ${count} times` : ''
      lines.push(`${verdict.toUpperCase()}  ${operationId}  ${exchange.method} ${exchange.url}`, `    ${kind} at ${at || 'the body'}: ${expected} in the contract (${level}), ${got} came${times}`)
    }
  }
  const reasons = new Map<string, string[]>()
  for (const { blocked, operationId } of rows) {
    const why = blocked ? `${blocked.code} ${blocked.detail}`.trim() : undefined
    if (why) reasons.set(why, [...(reasons.get(why) ?? []), operationId])
  }
  for (const [why, ids] of reasons) lines.push(`blocked, ${why}: ${ids.length} (${ids.slice(0, 12).join(' ')}${ids.length > 12 ? ' …' : ''})`)
  lines.push('', `${rows.length} operations at ${target}`, table(rows))
  return lines.join('\n')
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
