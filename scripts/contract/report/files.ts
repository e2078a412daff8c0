import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '../session.ts'
import type { Report } from './build.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'

/** The report of the last run in this folder; undefined when there is none that this version can read. */
export function readPrevious(folder: string): Report | undefined {
  const file = join(folder, 'report.json')
  if (!existsSync(file)) return undefined
  const found = parseJson(readFileSync(file, 'utf8')) as Partial<Report> | undefined
  return found?.format === 'hansang-contract-report' && found.version === 1 ? (found as Report) : undefined
}

/** Writes the report in its three forms: a page for people, JUnit for CI, JSON for programs and the next run. */
export function writeReport(folder: string, report: Report, strict: boolean): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), htmlReport(report))
  writeFileSync(join(folder, 'junit.xml'), junit(report, strict))
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
}
