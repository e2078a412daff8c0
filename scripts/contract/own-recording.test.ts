import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AnswerChecks } from './answer-checks.ts'
import { NO_FIXTURE } from './fixture.ts'
import { harOfExamples, type Har } from './har-recorder.ts'
import { loadContract } from './model.ts'
import { readRecording } from './recordings.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { noTarget } from './targets.ts'
import { checkerOf } from './validate.ts'

// The contract's own examples as somebody's recording, judged as `npm run contract -- --har FILE` does.

const folder = mkdtempSync(join(tmpdir(), 'hansang-own-recording-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contract = loadContract()

async function judged(har: Har): Promise<{ findings: string[]; compared: number }> {
  const file = join(folder, 'own.har')
  writeFileSync(file, JSON.stringify(har))
  const { rows, leftOut } = await runContract(contract, new Session(noTarget([file]).origin), {
    areas: [],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: false,
    recordings: [readRecording(file)],
    credentials: undefined,
    concurrency: 1,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0 },
  })
  expect(leftOut).toEqual([])
  return {
    findings: rows.flatMap(({ operationId, findings }) =>
      findings.map(({ kind, at, expected, got }) => `${operationId}: ${kind} ${at} ${expected} / ${got}`),
    ),
    compared: rows.reduce((sum, row) => sum + row.compared, 0),
  }
}

const har = (origin: string) => harOfExamples(contract, new AnswerChecks(contract, checkerOf(contract)), origin)

test('a recording of all own examples is green', async () => {
  const { findings, compared } = await judged(har('https://qa.example'))
  expect(findings).toEqual([])
  expect(compared).toBeGreaterThan(1000)
}, 120_000)

test('a link to whoever was recorded is no link to a machine inside, one to another is', async () => {
  const linked = (link: string): Har => ({
    log: {
      version: '1.2',
      entries: [
        {
          request: { method: 'GET', url: 'http://10.1.2.3:8080/api/common/getServerUrl' },
          response: {
            status: 200,
            headers: [{ name: 'content-type', value: 'application/json' }],
            content: { text: JSON.stringify({ code: 0, message: null, data: { serverUrl: link } }) },
          },
        },
      ],
    },
  })
  const about = async (link: string) => (await judged(linked(link))).findings.filter((one) => one.includes('a machine'))
  expect(await about('http://10.1.2.3:8080')).toEqual([])
  expect(await about('http://10.1.2.3:8080/files/a.png')).toEqual([])
  expect(await about('http://10.1.2.3:80801')).toHaveLength(1)
  expect(await about('http://10.1.2.4:8080')).toHaveLength(1)
}, 120_000)
