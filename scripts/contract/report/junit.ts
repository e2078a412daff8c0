import type { Report, ReportRow } from './build.ts'
import { escapeXml } from './markup.ts'
import { titleOf } from './words.ts'

/**
 * JUnit XML as CI servers read it: an area is a suite, an operation a case. A defect fails its case; a refuted assumption does so
 * only in a strict run and is told in system-out otherwise, as discoveries are. Blocked is skipped: never passed.
 */
export function junit(report: Report, strict: boolean): string {
  const areas = [...new Set(report.operations.map(({ area }) => area))]
  const suites = areas.map((area) => suite(area, report.operations.filter((row) => row.area === area), strict))
  const { total } = report.counts
  const failures = report.operations.filter((row) => fails(row, strict)).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" tests="${total}" failures="${failures}" skipped="${report.counts.byVerdict.blocked}" time="${report.seconds.toFixed(3)}" timestamp="${escapeXml(report.at)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const fails = ({ findings }: ReportRow, strict: boolean) => findings.some(({ verdict }) => verdict === 'defect' || (strict && verdict === 'assumption refuted'))

function suite(area: string, rows: ReportRow[], strict: boolean): string {
  const failures = rows.filter((row) => fails(row, strict)).length
  const skipped = rows.filter(({ verdict }) => verdict === 'blocked').length
  return [
    `  <testsuite name="${escapeXml(area)}" tests="${rows.length}" failures="${failures}" skipped="${skipped}" errors="0">`,
    ...rows.map((row) => testCase(row, strict)),
    '  </testsuite>',
  ].join('\n')
}

function testCase(row: ReportRow, strict: boolean): string {
  const { operationId, area, method, path, ms = 0, findings, verdict, blocked } = row
  const told = findings.map((finding) => `${finding.verdict}: ${titleOf(finding)} [${finding.kind} ${finding.at}] ${finding.expected} / ${finding.got} (${finding.exchange.method} ${finding.exchange.url})`)
  const body: string[] = []
  if (fails(row, strict)) body.push(`      <failure type="${escapeXml(verdict)}" message="${escapeXml(told[0] ?? verdict)}">${escapeXml(told.join('\n'))}</failure>`)
  else if (verdict === 'blocked' && blocked) body.push(`      <skipped message="${escapeXml(`${blocked.code} ${blocked.detail}`.trim())}"/>`)
  if (!fails(row, strict) && told.length > 0) body.push(`      <system-out>${escapeXml(told.join('\n'))}</system-out>`)
  const open = `    <testcase classname="contract.${escapeXml(area)}" name="${escapeXml(`${operationId} ${method} ${path}`)}" time="${(ms / 1000).toFixed(3)}"`
  return body.length === 0 ? `${open}/>` : [`${open}>`, ...body, '    </testcase>'].join('\n')
}
