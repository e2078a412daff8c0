import { readFileSync } from 'node:fs'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'

import { GUARD_PROBLEMS, guardReportSchema, type GuardReport } from './guard-report.ts'

const page = readFileSync('docs/guard-report.md', 'utf8')
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as GuardReport

const changed = (change: (report: GuardReport) => void): boolean => {
  const report = structuredClone(example)
  change(report)
  return safeParse(guardReportSchema, report).success
}

describe('the guard report', () => {
  test('the example of its page is one', () => {
    expect(safeParse(guardReportSchema, example).issues).toBeUndefined()
  })

  test('its page tells every kind of problem', () => {
    const told = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, problem]) => problem)
    expect(told).toEqual(expect.arrayContaining([...GUARD_PROBLEMS]))
  })

  test('another file, another version and an unknown problem are refused', () => {
    expect(safeParse(guardReportSchema, { log: { entries: [] } }).success).toBe(false)
    expect(changed((report) => Object.assign(report, { version: 2 }))).toBe(false)
    expect(changed((report) => Object.assign(report.findings[0] ?? {}, { problem: 'odd' }))).toBe(false)
  })

  test('a place is a JSON pointer, the body itself the empty one; an address has no host', () => {
    expect(changed((report) => Object.assign(report.findings[0] ?? {}, { pointer: '' }))).toBe(true)
    expect(changed((report) => Object.assign(report.findings[0] ?? {}, { pointer: 'data.meals' }))).toBe(false)
    expect(changed((report) => Object.assign(report.findings[0] ?? {}, { url: 'https://qa.example/api' }))).toBe(false)
  })
})
