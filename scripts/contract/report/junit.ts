import type { Report, ReportRow } from './build.ts'
import { isUnknown } from '../verdict.ts'
import { escapeXml } from './markup.ts'
import { titleOf } from './words.ts'

/** What fails besides defects: refuted assumptions, blocked operations. */
export type Strictness = { assumptions: boolean; blocked: boolean }

/**
 * JUnit XML as CI servers read it: an area is a suite, an operation a case. A defect fails its case; a refuted
 * assumption does so only in a strict run and is told in system-out otherwise, as discoveries are. Blocked and seen
 * empty are skipped: never passed. A run that tested nothing has an error of its own, because a CI server shows a file
 * of skipped cases in green.
 */
export function junit(report: Report, strict: Strictness): string {
  const areas = [...new Set(report.operations.map(({ area }) => area))]
  const suites = areas.map((area) =>
    suite(
      area,
      report.operations.filter((row) => row.area === area),
      strict,
    ),
  )
  const { nothingTested } = report
  const error = nothingTested ? [halted(nothingTested)] : []
  const total = report.counts.total + error.length
  const failures = report.operations.filter((row) => fails(row, strict)).length
  const skipped = strict.blocked ? 0 : report.operations.filter(({ verdict }) => isUnknown(verdict)).length
  const counts = `tests="${total}" failures="${failures}" errors="${error.length}" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${counts} time="${report.seconds.toFixed(3)}" timestamp="${escapeXml(report.at)}">`,
    ...error,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function fails({ findings, verdict: worst }: ReportRow, { assumptions, blocked }: Strictness): boolean {
  return (
    findings.some(({ verdict }) => verdict === 'defect' || (assumptions && verdict === 'assumption refuted')) ||
    (blocked && isUnknown(worst))
  )
}

function halted({ code, ko, en }: NonNullable<Report['nothingTested']>): string {
  const error = `<error type="${code}" message="${escapeXml(`${ko} ${en}`)}"/>`
  return [
    '  <testsuite name="run" tests="1" failures="0" skipped="0" errors="1">',
    `    <testcase classname="contract.run" name="begins">${error}</testcase>`,
    '  </testsuite>',
  ].join('\n')
}

function suite(area: string, rows: ReportRow[], strict: Strictness): string {
  const failures = rows.filter((row) => fails(row, strict)).length
  const skipped = rows.filter((row) => isUnknown(row.verdict) && !fails(row, strict)).length
  const counts = `tests="${rows.length}" failures="${failures}" skipped="${skipped}" errors="0"`
  return [
    `  <testsuite name="${escapeXml(area)}" ${counts}>`,
    ...rows.map((row) => testCase(row, strict)),
    '  </testsuite>',
  ].join('\n')
}

/** Why nothing is known of it, and what would change that. */
const unknownOf = ({ blocked, summary }: ReportRow): string =>
  blocked
    ? `${blocked.code} ${blocked.detail}`.trim()
    : `list seen empty: rows not checked; put a row there for the member that was used (${summary})`

function testCase(row: ReportRow, strict: Strictness): string {
  const { operationId, area, method, path, ms = 0, findings, verdict } = row
  const told = findings.map((finding) => {
    const title = `${finding.verdict}: ${titleOf(finding)} [${finding.kind} ${finding.at}]`
    return `${title} ${finding.expected} / ${finding.got} (${finding.exchange.method} ${finding.exchange.url})`
  })
  const body: string[] = []
  const unknown = isUnknown(verdict) ? unknownOf(row) : undefined
  const why = told[0] ?? unknown ?? verdict
  if (fails(row, strict))
    body.push(
      `      <failure type="${escapeXml(verdict)}" message="${escapeXml(why)}">${escapeXml(told.join('\n'))}</failure>`,
    )
  else if (unknown !== undefined) body.push(`      <skipped message="${escapeXml(unknown)}"/>`)
  if (!fails(row, strict) && told.length > 0) body.push(`      <system-out>${escapeXml(told.join('\n'))}</system-out>`)
  const name = escapeXml(`${operationId} ${method} ${path}`)
  const open = `    <testcase classname="contract.${escapeXml(area)}" name="${name}" time="${(ms / 1000).toFixed(3)}"`
  return body.length === 0 ? `${open}/>` : [`${open}>`, ...body, '    </testcase>'].join('\n')
}
