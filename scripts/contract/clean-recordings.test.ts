import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { recordHar } from './har-recorder.ts'
import { loadContract } from './model.ts'
import { readRecording } from './recordings.ts'
import { runContract } from './run.ts'
import type { RunOptions } from './run-parts.ts'
import { Session } from './session.ts'
import { noTarget, serverTarget, type Target } from './targets.ts'

// A run on our own server as each member whom the seed knows, recorded, and the recording judged alone: what is in
// order stays in order. Minutes long, so the gate leaves it to own-recording.test.ts.

const MEMBERS = [
  { persona: 'haneul', language: 'ko' },
  { persona: 'emily', language: 'en' },
  { persona: 'saebyeok', language: 'ko' },
  { persona: 'dasom', language: 'ko' },
] as const

const folder = mkdtempSync(join(tmpdir(), 'hansang-clean-recording-'))
const contract = loadContract()
const OPTIONS: RunOptions = {
  areas: [],
  write: false,
  disposable: false,
  prefix: '한상점검',
  calls: true,
  recordings: [],
  credentials: undefined,
  concurrency: 4,
  fixture: NO_FIXTURE,
  probes: { invalid: 1, valid: 1, further: true },
  // A slow machine is no finding.
  slowMs: 120_000,
}

let server: Target
beforeAll(async () => {
  server = await serverTarget()
}, 240_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(MEMBERS)(
  'a clean run of $persona, recorded, has no findings',
  async ({ persona, language }) => {
    const recorder = await recordHar(server.origin, language)
    const made = await fetch(`${server.origin}/_scenarios/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona }),
    })
    const credentials = (await made.json()) as NonNullable<RunOptions['credentials']>
    await runContract(contract, new Session(recorder.origin, 120_000), {
      ...OPTIONS,
      credentials,
      write: true,
      disposable: true,
    })
    await recorder.close()
    const file = join(folder, `${persona}.har`)
    writeFileSync(file, JSON.stringify(recorder.har()))
    const { rows } = await runContract(contract, new Session(noTarget([file]).origin), {
      ...OPTIONS,
      calls: false,
      recordings: [readRecording(file)],
    })
    expect(
      rows.flatMap(({ operationId, findings }) =>
        findings.map(({ kind, at, expected, got }) => `${operationId}: ${kind} ${at} ${expected} / ${got}`),
      ),
    ).toEqual([])
    expect(rows.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(1000)
  },
  600_000,
)
