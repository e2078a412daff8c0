import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runScript } from '../lib/run.ts'
import { defaultAnswer } from './drift/places.ts'
import { loadContract, type Json } from './model.ts'

// The command as QA runs it, on recordings: nothing is called, and each ends within seconds.

const SLOW_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'hansang-contract-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contract = loadContract()
/** A HAR file with one answer: an operation's own example, changed. */
function har(operationId: string, change: (json: Record<string, Json>) => Json): string {
  const operation = contract.operations.find(({ id }) => id === operationId)
  const json = operation && defaultAnswer(contract, operation)?.json
  if (!operation || !json) throw new Error(`${operationId} has no example`)
  const file = join(folder, `${operationId}.har`)
  const response = {
    status: 200,
    headers: [{ name: 'content-type', value: 'application/json' }],
    content: { text: JSON.stringify(change(structuredClone(json) as Record<string, Json>)) },
  }
  writeFileSync(
    file,
    JSON.stringify({
      log: {
        entries: [{ request: { method: operation.method, url: `https://qa.example${operation.path}` }, response }],
      },
    }),
  )
  return file
}
const contractTests = (...args: string[]) => runScript('scripts/contract.ts', args, { quiet: true })

describe('npm run contract', () => {
  test(
    'ends with 0 where everything compared fits, and writes three reports',
    async () => {
      const reports = join(folder, 'reports')
      const { code, output } = await contractTests(
        '--har',
        har('sessionSession', (json) => json),
        '--areas',
        'session',
        '--report',
        reports,
      )
      expect(code).toBe(0)
      expect(output).toMatch(/^holds +0 +1 +0 +1$/m)
      expect(['index.html', 'junit.xml', 'report.json'].filter((file) => !existsSync(join(reports, file)))).toEqual([])
    },
    SLOW_MS,
  )

  test(
    'ends with 1 on a defect: GET /session is observed',
    async () => {
      const { code, output } = await contractTests(
        '--har',
        har('sessionSession', (json) => ({ ...json, data: 7 })),
        '--areas',
        'session',
      )
      expect(output).toContain('DEFECT  sessionSession  GET /session')
      expect(code).toBe(1)
    },
    SLOW_MS,
  )

  test(
    'ends with 1 on a refuted assumption, with 0 where only defects shall fail',
    async () => {
      const file = har('careContents', (json) => ({
        ...json,
        data: { ...(json['data'] as Record<string, Json>), totalCnt: '2' },
      }))
      const [usual, lenient] = [
        await contractTests('--har', file, '--areas', 'care'),
        await contractTests('--har', file, '--areas', 'care', '--fail-on', 'defect'),
      ]
      expect(usual.output).toContain('ASSUMPTION REFUTED  careContents')
      expect([usual.code, lenient.code]).toEqual([1, 0])
    },
    SLOW_MS,
  )

  test(
    'ends with 1 on a blocked operation when told to',
    async () => {
      const file = har('sessionSession', (json) => json)
      expect((await contractTests('--har', file, '--areas', 'session', '--fail-on', 'blocked')).code).toBe(1)
    },
    SLOW_MS,
  )
})
