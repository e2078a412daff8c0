import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../session.ts'
import type { Report } from './build.ts'
import { htmlReport } from './html.ts'
import { junit, type Strictness } from './junit.ts'

/** The report of the last run in this folder; undefined when there is none that this version can read. */
export function readPrevious(folder: string): Report | undefined {
  const last = read(join(folder, LAST))
  // A run that tested nothing is nothing to compare with.
  return last?.nothingTested ? (read(join(folder, BEFORE)) ?? last) : last
}

const LAST = 'report.json'
/** The last report of a run that tested something, kept while one that did not stands in its place. */
const BEFORE = 'report.before.json'

function read(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  const found = parseJson(readFileSync(file, 'utf8')) as Partial<Report> | undefined
  return found?.format === 'hansang-contract-report' && found.version === 1 ? (found as Report) : undefined
}

/** Writes the report in its three forms: a page for people, JUnit for CI, JSON for programs and the next run. */
export function writeReport(folder: string, report: Report, strict: Strictness): void {
  mkdirSync(folder, { recursive: true })
  const last = join(folder, LAST)
  if (report.nothingTested && read(last)?.nothingTested === null) renameSync(last, join(folder, BEFORE))
  writeFileSync(join(folder, 'index.html'), htmlReport(report))
  writeFileSync(join(folder, 'junit.xml'), junit(report, strict))
  writeFileSync(last, `${JSON.stringify(report, null, 2)}\n`)
}
