import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runScript } from '../lib/run.ts'
import type { Report } from './report/build.ts'

// `--prism` as it is typed: starts the mock on the contract as it stands and judges what it answers.

const folder = mkdtempSync(join(tmpdir(), 'hansang-contract-prism-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Prism may have to be installed first.
test('npm run contract --prism finds nothing at a mock, asks all of it, and proves nothing there', async () => {
  const file = join(folder, 'report.json')
  const { code, output } = await runScript('scripts/contract.ts', ['--prism', '--areas', 'announce', '--json', file], {
    quiet: true,
  })
  expect(output).toMatch(/^\d+ operations at Prism$/m)
  const { operations, nothingTested, evidence, leftovers, mode } = JSON.parse(readFileSync(file, 'utf8')) as Report
  expect(
    operations.flatMap(({ operationId, findings }) => findings.map(({ kind, at }) => `${operationId} ${kind} ${at}`)),
  ).toEqual([])
  expect(
    operations.map(({ operationId, compared }) => `${operationId} ${compared > 0 ? 'compared' : 'not asked'}`),
  ).toEqual(operations.map(({ operationId }) => `${operationId} compared`))
  expect({ nothingTested, evidence, leftovers, mode }).toEqual({
    nothingTested: null,
    evidence: [],
    leftovers: [],
    mode: 'write',
  })
  expect(operations.length).toBeGreaterThan(0)
  expect(code).toBe(0)
}, 180_000)
