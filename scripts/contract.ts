// npm run contract [-- --target URL --user NAME --password WORD | --prism] [--areas a,b] [--write] [--har FILE] [--report DIR] …
// Judges a backend by the contract. Without a target or a recording it starts server/. `--help` lists everything.
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { NO_FIXTURE, readFixture } from './contract/fixture.ts'
import { loadContract, type Contract } from './contract/model.ts'
import { OpenWrites } from './contract/open-writes.ts'
import { readRecording } from './contract/recordings.ts'
import { buildReport, type Report } from './contract/report/build.ts'
import { readPrevious, writeReport } from './contract/report/files.ts'
import { textReport } from './contract/report/text.ts'
import { runContract } from './contract/run.ts'
import { Session } from './contract/session.ts'
import { ContractSources } from './contract/sources.ts'
import { endOnSignals, STOPPED, tellLeftovers } from './contract/stop.ts'
import { noTarget, prismTarget, remoteTarget, serverTarget, type Target } from './contract/targets.ts'
import { generateContract } from './gen/contract.ts'
import { ROOT } from './lib/run.ts'

const HELP = `npm run contract -- [options]

  --target URL          the backend to judge; without it our own server, or with --prism the mock
  --user, --password    a test member's sign-in; the password also from HANSANG_CONTRACT_PASSWORD
  --areas a,b           only these areas
  --write               also writes: only what can be taken back, under the run's own name, and takes it back
  --har FILE            judges a recording (a browser's HAR, or a guard report of a QA build); without --target nothing is called
  --fixture FILE        values that exist on this target, and operations to leave alone (docs/contract-tests.md)
  --report DIR          writes index.html, junit.xml and report.json there and tells what changed since the last time
  --strict              exit code 1 on refuted assumptions too, not only on defects
  --concurrency N       calls under way at once, 6 unless told otherwise, as many as a browser makes
  --probes N            requests that are not allowed tried beside each example, 3 unless told otherwise
`

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    prism: { type: 'boolean', default: false },
    user: { type: 'string' },
    // Also HANSANG_CONTRACT_PASSWORD: a password on a command line stands in the shell's history.
    password: { type: 'string' },
    areas: { type: 'string' },
    write: { type: 'boolean', default: false },
    har: { type: 'string', multiple: true, default: [] },
    fixture: { type: 'string' },
    report: { type: 'string' },
    strict: { type: 'boolean', default: false },
    json: { type: 'string' },
    concurrency: { type: 'string', default: '6' },
    probes: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
})

function chosenAreas(contract: Contract): string[] {
  const areas = values.areas?.split(',').filter(Boolean) ?? []
  const known = new Set(contract.operations.map(({ area }) => area))
  const strange = areas.filter((area) => !known.has(area))
  if (strange.length > 0) throw new Error(`There is no area ${strange.join(', ')}. The areas are: ${[...known].toSorted().join(', ')}`)
  return areas
}

async function openTarget(): Promise<Target> {
  const password = values.password ?? process.env['HANSANG_CONTRACT_PASSWORD']
  if (values.target) return remoteTarget(values.target, values.user && password ? { username: values.user, password } : undefined)
  if (values.prism) return prismTarget()
  return values.har.length > 0 ? noTarget(values.har) : serverTarget()
}

const open = new OpenWrites()
const stop = endOnSignals(open)

/** Runs and reports; answers the report. Throws an Error for people when something it was given cannot be used. */
async function main(): Promise<Report> {
  // A run judges by the contract as it stands, also in a fresh clone.
  await generateContract()
  const contract = loadContract()
  const areas = chosenAreas(contract)
  const fixture = values.fixture ? readFixture(values.fixture, contract) : NO_FIXTURE
  const recordings = values.har.map(readRecording)
  const previous = values.report ? readPrevious(values.report) : undefined
  const target = await openTarget()
  try {
    const started = new Date()
    const session = new Session(target.origin)
    const result = await runContract(contract, session, {
      areas,
      write: values.write || target.disposable,
      disposable: target.disposable,
      credentials: target.credentials,
      concurrency: Math.max(1, Number(values.concurrency) || 1),
      fixture,
      probes: { invalid: Math.max(0, Number(values.probes) || 0), valid: 1 },
      prefix: `한상점검-${started.toISOString().slice(0, 10)}-${randomInt(1000, 10_000)}`,
      calls: target.calls,
      recordings,
      stop,
      open,
    })
    const frame = {
      at: started.toISOString(),
      seconds: (Date.now() - started.getTime()) / 1000,
      target: target.name,
      mode: !target.calls ? 'recording' : values.write || target.disposable ? 'write' : 'read-only',
      recordings: values.har,
      areas,
    } as const
    return buildReport(result, frame, new ContractSources(join(ROOT, 'openapi')), target.independent, previous)
  } finally {
    await target.close()
  }
}

if (values.help) console.log(HELP)
else {
  try {
    const report = await main()
    if (values.report) writeReport(values.report, report, values.strict)
    if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2))
    console.log(textReport(report.operations, report.target))
    tellLeftovers(report.leftovers)
    const refuted = report.counts.byVerdict['assumption refuted']
    process.exitCode = stop.aborted ? STOPPED : report.counts.failed > 0 || (values.strict && refuted > 0) ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
