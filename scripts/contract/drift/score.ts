import { NO_FIXTURE } from '../fixture.ts'
import type { Finding, Row } from '../ledger.ts'
import type { Contract, Operation } from '../model.ts'
import { runContract } from '../run.ts'
import { Session } from '../session.ts'
import { checkerOf, type BodyChecker } from '../validate.ts'
import { DRIFTS } from './drifts.ts'
import type { DriftKind } from './kinds.ts'
import { exampleServer, type ExampleServerOptions, type Misbehaviour } from './example-server.ts'
import { Chance } from './places.ts'

export type Planted = { operation: Operation; drift: DriftKind }
export type Score = {
  planted: number
  missed: Planted[]
  falseAlarms: { operationId: string; finding: Finding }[]
  seconds: number
  calls: number
}

/**
 * Limits of a run against a server that does nothing but read its examples: so much may a machine under load add to
 * that.
 */
const SLOW_MS = 4000
const TIMEOUT_MS = 7000

/** Calls whose place in a run is fixed: without them nothing else could be asked. */
const SESSION = /^\/(?:login|logout|session)$|getRememberMeAccessToken$/

/**
 * Runs the suite against a server that drifts in every way of the list, each on an operation of its own, chosen by the
 * seed. `besides` says how many operations that keep the contract run along; all unless told otherwise
 * (docs/decisions/093).
 */
export async function scoreDrifts(
  contract: Contract,
  seed: number,
  besides = Number.POSITIVE_INFINITY,
): Promise<Score> {
  const checker = checkerOf(contract)
  const chance = new Chance(seed)
  const free = new Set(chance.shuffle(contract.operations.filter(({ path }) => !SESSION.test(path))))
  const planted: Planted[] = []
  const misbehaving = new Map<string, Misbehaviour>()
  const needed = new Set<Operation>()
  // What only few operations can do chooses first.
  for (const drift of DRIFTS.toReversed()) {
    for (const operation of free) {
      const misbehaviour = drift.plant({ contract, checker, operation, chance })
      const besides = misbehaviour?.beside ?? []
      if (!misbehaviour || besides.some((id) => misbehaving.has(id))) continue
      free.delete(operation)
      for (const one of free) {
        if (!besides.includes(one.id)) continue
        free.delete(one)
        needed.add(one)
      }
      misbehaving.set(operation.id, misbehaviour)
      planted.push({ operation, drift })
      break
    }
  }
  const quiet = new Set([...needed, ...[...free].slice(0, besides)])
  const part = contract.operations.filter(
    (operation) => misbehaving.has(operation.id) || quiet.has(operation) || SESSION.test(operation.path),
  )
  const { rows, seconds, calls } = await judge({ ...contract, operations: part }, checker, { misbehaving })
  const findings = new Map(rows.map((row) => [row.operationId, row.findings]))
  const missed = planted.filter(
    ({ operation, drift }) => !(findings.get(operation.id) ?? []).some(({ kind }) => drift.caught.includes(kind)),
  )
  return {
    planted: planted.length,
    missed,
    falseAlarms: alarms(rows.filter(({ operationId }) => !misbehaving.has(operationId))),
    seconds,
    calls,
  }
}

/**
 * Runs the suite against a server that keeps the contract: every finding is a false alarm, every blocked operation one
 * too many.
 */
export async function cleanRun(
  contract: Contract,
  example: string,
): Promise<{ falseAlarms: Score['falseAlarms']; blocked: string[]; seconds: number; calls: number }> {
  const { rows, seconds, calls } = await judge(contract, checkerOf(contract), { example })
  return {
    falseAlarms: alarms(rows),
    blocked: rows.filter(({ verdict }) => verdict === 'blocked').map(({ operationId }) => operationId),
    seconds,
    calls,
  }
}

/**
 * A read-only run over everything against a server that takes `delayMs` for each answer: seconds, calls, and calls at
 * once.
 */
export async function timedRun(
  contract: Contract,
  delayMs: number,
  concurrency = 6,
): Promise<{ seconds: number; calls: number; atOnce: number; blocked: number }> {
  const { rows, seconds, calls, atOnce } = await judge(
    contract,
    checkerOf(contract),
    { delayMs },
    { write: false, concurrency },
  )
  return {
    seconds,
    calls,
    atOnce,
    blocked: rows.filter(({ verdict, blocked }) => verdict === 'blocked' && blocked?.code !== 'needs-write').length,
  }
}

const alarms = (rows: Row[]) =>
  rows.flatMap(({ operationId, findings }) => findings.map((finding) => ({ operationId, finding })))

async function judge(
  contract: Contract,
  checker: BodyChecker,
  server: ExampleServerOptions,
  { write = true, concurrency = 8 } = {},
) {
  const { origin, counts, close } = await exampleServer(contract, checker, { lateMs: SLOW_MS + 1000, ...server })
  const started = performance.now()
  try {
    const { rows } = await runContract(contract, new Session(origin, TIMEOUT_MS), {
      slowMs: SLOW_MS,
      areas: [],
      write,
      disposable: write,
      prefix: '한상점검',
      calls: true,
      recordings: [],
      concurrency,
      fixture: NO_FIXTURE,
      probes: { invalid: 3, valid: 1, further: true },
      credentials: { username: 'haneul', password: 'hansang-demo!1' },
    })
    return { rows, seconds: (performance.now() - started) / 1000, ...counts() }
  } finally {
    await close()
  }
}
