// npm run contract [-- --target URL --user NAME --password WORD | --prism] [--areas a,b] [--write] [--har FILE]
// [--report DIR] … Judges a backend by the contract. Without a target or a recording it starts server/. `--help` lists
// everything.
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { NO_FIXTURE, readFixture } from './contract/fixture.ts'
import { checkedAddress, HaltError, haltLine, isPart, readOptions } from './contract/halts.ts'
import { helpText } from './contract/help.ts'
import { loadContract, type Contract } from './contract/model.ts'
import { OpenWrites } from './contract/open-writes.ts'
import { readRecording } from './contract/recordings.ts'
import { buildReport, type Report } from './contract/report/build.ts'
import { readPrevious, writeReport } from './contract/report/files.ts'
import type { Strictness } from './contract/report/junit.ts'
import { textReport } from './contract/report/text.ts'
import { haltedRun, runContract, type RunResult } from './contract/run.ts'
import { Session } from './contract/session.ts'
import { ContractSources } from './contract/sources.ts'
import { endOnSignals, STOPPED, tellLeftovers } from './contract/stop.ts'
import { noTarget, prismTarget, remoteTarget, serverTarget, type Target } from './contract/targets.ts'
import { onDay, testDay } from '../server/test-day.ts'
import { generateContract } from './gen/contract.ts'
import { ROOT } from './lib/run.ts'

const parse = () =>
  parseArgs({
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
      'fail-on': { type: 'string', default: 'refuted' },
      json: { type: 'string' },
      concurrency: { type: 'string', default: '6' },
      probes: { type: 'string', default: '3' },
      slow: { type: 'string', default: '10' },
      timeout: { type: 'string', default: '30' },
      'max-time': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
type Values = ReturnType<typeof parse>['values']

function chosenAreas({ operations }: Contract, { areas: given }: Values): string[] {
  const areas = given?.split(',').filter(Boolean) ?? []
  const known = new Set(operations.map(({ area }) => area))
  const strange = areas.filter((area) => !known.has(area))
  if (strange.length > 0 || (given !== undefined && areas.length === 0))
    throw new HaltError('unknown-area', `${strange.join(', ') || '""'}|${[...known].toSorted().join(', ')}`)
  return areas
}

/** What would be ignored is told instead: whoever wrote it meant something. */
function checkOptions({ target, user, password, prism, report, json }: Values): void {
  if (target === undefined && (user !== undefined || password !== undefined))
    throw new HaltError('unused-option', `${user === undefined ? '--password' : '--user'} (--target?)`)
  if (target !== undefined && prism) throw new HaltError('unused-option', '--prism (--target)')
  for (const place of [report, json && dirname(json)]) if (place) checkWritable(place)
}

/** A run takes minutes: that its report has no place is known before. */
function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    rmSync(mkdtempSync(join(folder, '.contract-')), { recursive: true })
  } catch (error) {
    throw new HaltError('unwritable', firstLine(error))
  }
}

/**
 * A backend that runs already; undefined when none was named. What its address or sign-in lacks is known before
 * anything is loaded.
 */
function namedTarget({ target, user, password: given }: Values): Target | undefined {
  if (target === undefined) return undefined
  const password = given ?? process.env['HANSANG_CONTRACT_PASSWORD']
  const address = checkedAddress(target)
  if (!user || !password) throw new HaltError('no-password', '')
  return remoteTarget(address, { username: user, password })
}

async function openTarget(values: Values): Promise<Target> {
  const named = namedTarget(values)
  if (named) return named
  const { prism, har } = values
  if (!prism && har.length > 0) return noTarget(har)
  return (prism ? prismTarget() : serverTarget()).catch((error: unknown) => {
    throw new HaltError('no-server', firstLine(error))
  })
}

/** The day in Seoul, YYYYMMDD. */
const seoulDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).replaceAll('-', '')

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

function number(
  values: Values,
  name: 'concurrency' | 'probes' | 'slow' | 'timeout' | 'max-time',
  least: number,
): number {
  const given = values[name] ?? ''
  const value = Number(given)
  if (!Number.isFinite(value) || value < least || given.trim() === '')
    throw new HaltError('bad-number', `--${name} ${given}`)
  return value
}

/** What else ends with 1, besides defects. */
const FAILING = ['defect', 'refuted', 'blocked'] as const

function strictness({ 'fail-on': given }: Values): Strictness {
  const chosen = given.split(',').map((one) => one.trim())
  if (!chosen.every((one) => FAILING.some((known) => known === one)))
    throw new HaltError('unknown-option', `--fail-on ${given} (${FAILING.join(', ')})`)
  return { assumptions: chosen.includes('refuted'), blocked: chosen.includes('blocked') }
}

/** What a file that was given holds; whatever is wrong with it is the tester's to know before anything is called. */
function read<T>(reading: () => T): T {
  try {
    return reading()
  } catch (error) {
    throw new HaltError('unusable-file', firstLine(error))
  }
}

/** The exit code of a run that could not begin, tested nothing, or could not read most of what it was to read. */
const NOTHING_TESTED = 2

const open = new OpenWrites()
const stop = endOnSignals(open)

/**
 * How far a run is, each ten seconds, on the error stream: for whoever waits at a terminal, and for a log that would
 * look as if nothing went on.
 */
function progressLine(): (done: number, total: number) => void {
  let next = performance.now() + 10_000
  return (done, total) => {
    if (performance.now() < next) return
    next = performance.now() + 10_000
    console.error(`${done}/${total}개를 읽었어요 | ${done} of ${total} operations that read were asked`)
  }
}

function modeOf({ calls, disposable }: Pick<Target, 'calls' | 'disposable'>, { write }: Values): Report['mode'] {
  if (!calls) return 'recording'
  return write || disposable ? 'write' : 'read-only'
}

/** Runs and reports. Throws a HaltError when something it was given cannot be used. */
async function main(values: Values): Promise<Report> {
  const numbers = {
    concurrency: number(values, 'concurrency', 1),
    probes: number(values, 'probes', 0),
    slowMs: number(values, 'slow', 0.001) * 1000,
    timeoutMs: number(values, 'timeout', 0.001) * 1000,
    longestMs: values['max-time'] === undefined ? undefined : number(values, 'max-time', 0.001) * 1000,
  }
  checkOptions(values)
  if (!values.report && !values.json) namedTarget(values)
  // A run judges by the contract as it stands, also in a fresh clone.
  await generateContract()
  const contract = loadContract()
  const areas = chosenAreas(contract, values)
  const fixture = values.fixture ? read(() => readFixture(values.fixture ?? '', contract)) : NO_FIXTURE
  const recordings = values.har.map((file) => read(() => readRecording(file)))
  const previous = values.report ? readPrevious(values.report) : undefined
  const [started, begun] = [new Date(), performance.now()]
  const finish = (result: RunResult, target: Pick<Target, 'name' | 'calls' | 'disposable' | 'independent'>) => {
    const frame = {
      at: started.toISOString(),
      seconds: (performance.now() - begun) / 1000,
      target: target.name,
      mode: modeOf(target, values),
      recordings: values.har,
      areas,
    } as const
    return buildReport(result, frame, new ContractSources(join(ROOT, 'openapi')), target.independent, previous)
  }
  const target = await openTarget(values).catch((error: unknown) => {
    if (error instanceof HaltError) return error
    throw error
  })
  // Also a run that could not begin leaves a report: what stands in the folder is never an older, greener one.
  if (target instanceof HaltError)
    return finish(haltedRun(contract, areas, target.halt), {
      name: values.target ?? '',
      calls: true,
      disposable: false,
      independent: true,
    })
  // Only our own server plays on the day of the tests; another backend's is real.
  const today = target.disposable && !target.fixedAnswers ? onDay(testDay(process.env), started) : started
  try {
    const session = new Session(target.origin, numbers.timeoutMs)
    return finish(
      await runContract(contract, session, {
        areas,
        write: values.write || target.disposable,
        disposable: target.disposable,
        fixedAnswers: target.fixedAnswers,
        credentials: target.credentials,
        concurrency: numbers.concurrency,
        fixture,
        // A mock answers with the examples' days, whatever it is asked. Yesterday: whatever its time of day, it is no
        // moment to come.
        ...(!target.fixedAnswers && { day: seoulDay(new Date(today.getTime() - 86_400_000)) }),
        probes: { invalid: numbers.probes, valid: 1, further: true },
        slowMs: numbers.slowMs,
        prefix: `한상점검-${today.toISOString().slice(0, 10)}-${randomInt(1000, 10_000)}`,
        calls: target.calls,
        recordings,
        stop,
        ...(numbers.longestMs !== undefined && { deadline: AbortSignal.timeout(numbers.longestMs) }),
        open,
        progress: progressLine(),
      }),
      target,
    )
  } finally {
    await target.close()
  }
}

function exitCode({ counts, nothingTested, operations }: Report, { assumptions, blocked }: Strictness): number {
  if (stop.aborted) return STOPPED
  if (nothingTested) return NOTHING_TESTED
  const { byVerdict } = counts
  const isRefuted = operations.some(({ findings }) => findings.some(({ verdict }) => verdict === 'assumption refuted'))
  return counts.failed > 0 || (assumptions && isRefuted) || (blocked && byVerdict.blocked + byVerdict['seen empty'] > 0)
    ? 1
    : 0
}

try {
  const { values } = readOptions(parse)
  if (values.help) console.log(helpText(process.env))
  else {
    const strict = strictness(values)
    const report = await main(values)
    const { nothingTested } = report
    if (nothingTested && !stop.aborted) console.error(`${nothingTested.ko} | ${nothingTested.en}`)
    if (values.report) writeReport(values.report, report, strict)
    if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2))
    if (
      !nothingTested ||
      isPart(nothingTested.code) ||
      stop.aborted ||
      report.operations.some(({ findings }) => findings.length > 0)
    )
      console.log(textReport(report.operations, report.target, report))
    tellLeftovers(report.leftovers)
    process.exitCode = exitCode(report, strict)
  }
} catch (error) {
  console.error(
    error instanceof HaltError ? haltLine(error.halt) : haltLine({ code: 'no-server', detail: firstLine(error) }),
  )
  if (!(error instanceof HaltError)) console.error(error)
  process.exitCode = NOTHING_TESTED
}
