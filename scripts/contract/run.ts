import { randomUUID } from 'node:crypto'
import { Agreement } from './agreement.ts'
import { AnswerChecks } from './answer-checks.ts'
import { compareAnswer, of } from './compare.ts'
import { Caller } from './caller.ts'
import { EmptyLists } from './empty-lists.ts'
import type { Difference } from './differences.ts'
import { EvidenceBook } from './evidence.ts'
import { signInHalt, silenceHalt, unreadHalt, type Halt } from './halts.ts'
import { toRequest } from './inputs.ts'
import { countedLeftOut, leftOutReason, type LeftOut, type LeftOutCount } from './left-out.ts'
import { Ledger, type Row } from './ledger.ts'
import { Mask } from './mask.ts'
import type { Contract, Operation } from './model.ts'
import { OneMember } from './one-member.ts'
import type { Leftover } from './open-writes.ts'
import { Pool } from './pool.ts'
import { noteRecordings } from './recordings.ts'
import type { Run, RunOptions } from './run-parts.ts'
import { UnreachableError, type Answer, type Session } from './session.ts'
import { checkerOf } from './validate.ts'
import type { Block } from './verdict.ts'
import { runWrites } from './writes.ts'

/**
 * `halt` says why nothing could be asked, or too little came of it; `signedInAgain` that the session ended in mid-run.
 */
export type RunResult = {
  rows: Row[]
  seen: Ledger['seen']
  evidence: EvidenceBook
  contract: Contract
  leftovers: Leftover[]
  signedInAgain: boolean
  /** Recorded calls that were not judged. */
  leftOut: LeftOutCount[]
  halt?: Halt
}

/** Calls that begin, renew or end a session; they have their own place in the run and are never part of the crowd. */
const PLACES: Record<string, 'sign-in' | 'refresh' | 'exchange' | 'sign-out'> = {
  'POST /login': 'sign-in',
  'GET /session': 'refresh',
  'POST /api/common/getRememberMeAccessToken': 'exchange',
  'GET /logout': 'sign-out',
}
const placeOf = ({ method, path }: Operation) => PLACES[`${method} ${path}`]

/** How many times values of new answers may open further calls. */
const WAVES = 4

/**
 * Judges a target by the contract: calls every operation (read-only unless `write`), tries some requests that are not
 * allowed, and adds what recordings hold. Every chosen operation has a row; what could not be called is blocked there,
 * never missing or green.
 */
export async function runContract(contract: Contract, session: Session, options: RunOptions): Promise<RunResult> {
  const checker = checkerOf(contract)
  const evidence = new EvidenceBook(contract, checker.sites)
  const checks = new AnswerChecks(contract, checker)
  const run: Run = {
    contract,
    checker,
    checks,
    lists: new EmptyLists(contract, checker.sites),
    members: new OneMember(contract),
    agreement: new Agreement(contract),
    evidence,
    ledger: new Ledger(session.mask),
    pool: new Pool(),
    session,
    options,
  }
  const chosen = contract.operations.filter(({ area }) => options.areas.length === 0 || options.areas.includes(area))
  const leftOut = noteRecordings(run, chosen)
  const { leftovers, halt } = options.calls ? await callAll(run, chosen) : { leftovers: [] }
  const rows = run.ledger.rows(chosen, (operation) => whyNothing(operation, options, halt, leftOut.get(operation)))
  const isNothing = rows.every(({ verdict }) => verdict === 'blocked')
  const nothing: Halt = { code: options.calls ? 'nothing-tested' : 'nothing-recorded', detail: '' }
  const reads = new Set(
    chosen.filter((operation) => !operation.writes && placeOf(operation) === undefined).map(({ id }) => id),
  )
  const told =
    halt ??
    (isNothing ? nothing : undefined) ??
    (options.calls
      ? (unreadHalt(rows.filter(({ operationId }) => reads.has(operationId))) ?? (await unfinished(session, rows)))
      : undefined)
  return {
    rows,
    seen: run.ledger.seen,
    evidence,
    contract,
    leftovers,
    signedInAgain: session.signedInAgain,
    leftOut: countedLeftOut([...leftOut.values()].flat()),
    ...(told ? { halt: told } : {}),
  }
}

/** What is known of a run that could not begin: every chosen operation is blocked, and why. */
export function haltedRun(contract: Contract, areas: string[], halt: Halt): RunResult {
  const chosen = contract.operations.filter(({ area }) => areas.length === 0 || areas.includes(area))
  const rows = new Ledger(new Mask()).rows(chosen, () => blockOf(halt))
  return {
    rows,
    seen: new Map(),
    evidence: new EvidenceBook(contract, checkerOf(contract).sites),
    contract,
    leftovers: [],
    signedInAgain: false,
    leftOut: [],
    halt,
  }
}

/** Why a run that read most of it all the same says less than it was to; undefined when it came to its end. */
async function unfinished(session: Session, rows: readonly Row[]): Promise<Halt | undefined> {
  const share = (code: Block['code']) => `${rows.filter(({ blocked }) => blocked?.code === code).length}/${rows.length}`
  if (await session.hasStopped()) return { code: 'stopped-answering', detail: share('unreachable') }
  return rows.some(({ blocked }) => blocked?.code === 'out-of-time')
    ? { code: 'out-of-time', detail: share('out-of-time') }
    : undefined
}

const blockOf = ({ code, detail }: Halt): Block => ({
  code: code === 'wrong-password' || code === 'no-password' ? 'no-sign-in' : 'unreachable',
  detail,
})

function whyNothing(
  operation: Operation,
  { calls, write, credentials, stop }: RunOptions,
  halt: Halt | undefined,
  [leftOut]: readonly LeftOut[] = [],
): Block {
  if (halt) return blockOf(halt)
  if (!calls) return { code: 'not-recorded', detail: leftOut === undefined ? '' : leftOutReason(leftOut) }
  if (stop?.aborted) return { code: 'stopped', detail: '' }
  if (operation.writes && !write) return { code: 'needs-write', detail: '' }
  return credentials
    ? { code: 'no-sign-in', detail: 'the sign-in failed' }
    : { code: 'no-sign-in', detail: 'no sign-in was given' }
}

async function callAll(run: Run, chosen: Operation[]): Promise<{ leftovers: Leftover[]; halt?: Halt }> {
  const { session, options, contract } = run
  const at = (place: string) => contract.operations.find((operation) => placeOf(operation) === place)
  const own = (operation: Operation | undefined, send: () => Promise<Answer>) =>
    operation && callSession(run, operation, chosen.includes(operation), send)
  const { credentials } = options
  if (credentials) {
    const halt = await signIn(run, at('sign-in'), chosen)
    if (halt) return { leftovers: [], halt }
  }
  if (session.signedIn) await own(at('refresh'), () => session.refresh())

  const caller = new Caller(run)
  const crowd = chosen.filter((operation) => placeOf(operation) === undefined)
  await callReads(
    run,
    caller,
    crowd.filter(({ writes }) => !writes),
  )
  for (const { operation, inputs, difference } of [
    ...run.lists.contradictions(),
    ...(options.fixedAnswers
      ? []
      : [
          ...run.members.contradictions(),
          ...run.agreement.contradictions((operation) => run.ledger.hasFindings(operation)),
        ]),
  ]) {
    run.ledger.compared(operation, [difference], () =>
      run.ledger.exchange('example', operation.method, toRequest(operation, inputs)),
    )
  }
  const leftovers = options.write
    ? await runWrites(
        run,
        caller,
        crowd.filter(({ writes }) => writes),
      )
    : []

  const exchange = at('exchange')
  // A new session for the same device: only where it disturbs nobody, and last, because it ends the one we used.
  if (exchange && session.signedIn && options.write && options.disposable) {
    const input = caller.example(exchange)
    if (input) await own(exchange, () => session.exchange(input))
  }
  const signOut = at('sign-out')
  // Ends what this run began, so it needs no leave to write.
  if (signOut && session.signedIn) {
    await own(signOut, () => session.send('GET', { path: signOut.path, headers: {}, body: undefined }))
    if (options.probes.further && !options.fixedAnswers && chosen.includes(signOut)) await tryEnded(run, caller)
  }
  return { leftovers }
}

/**
 * Signs in; answers why nothing more can be asked when that fails. A name that nobody has is tried first: it has to be
 * refused.
 */
async function signIn(run: Run, operation: Operation | undefined, chosen: Operation[]): Promise<Halt | undefined> {
  const { session, options } = run
  const { credentials } = options
  if (!credentials) return undefined
  try {
    if (operation && chosen.includes(operation) && !options.fixedAnswers) await tryStranger(run, operation)
    const answer = await session.signIn(credentials)
    if (operation) await callSession(run, operation, chosen.includes(operation), () => Promise.resolve(answer))
    return session.signedIn ? undefined : signInHalt(answer)
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    if (operation) run.ledger.blocked(operation, { code: 'unreachable', detail: error.message })
    return silenceHalt(error.silence, session.target)
  }
}

/** One try with a name of its own, so that no member is locked out. */
async function tryStranger({ session, checker, ledger }: Run, operation: Operation): Promise<void> {
  const answer = await session.trySignIn({
    username: `hansang-check-${randomUUID().slice(0, 8)}`,
    password: `no-${randomUUID()}`,
  })
  const exchange = () =>
    ledger.exchange('not allowed', operation.method, { path: operation.path, headers: {}, body: undefined }, answer)
  const described = operation.responses['401']
  if (answer.status >= 300) {
    const { differences, refused } = compareAnswer(operation, answer, checker)
    if (refused?.code !== 'slowed-down') ledger.compared(operation, differences, exchange)
  } else if (answer.headers.has('authorization') || tokenIn(answer.json)) {
    ledger.compared(
      operation,
      [of(operation, 'auth-ignored', 'password', 'refused with 401', `${answer.status} with a token`)],
      exchange,
    )
  } else if (described) {
    // A 200 without a token is a refusal too (known-payloads 2.3), though not the one that we describe.
    const { provenance, pointer } = described
    const difference: Difference = {
      kind: 'status',
      at: 'status',
      expected: '401',
      got: `${answer.status} without a token`,
      provenance,
      pointer,
    }
    ledger.compared(operation, [difference], exchange)
  }
}

/** Once more with the token of the session that the sign-out has ended: whoever found it on a phone would come in. */
async function tryEnded({ session, ledger, options }: Run, { answered }: Caller): Promise<void> {
  await inParallel([...answered], options.concurrency, async ([operation, request]) => {
    if (options.stop?.aborted) return
    try {
      const answer = await session.sendEnded(operation.method, request)
      const code = (answer.json as { code?: unknown } | null | undefined)?.code ?? 0
      if (answer.status >= 300 || answer.json === undefined || code !== 0) return
      ledger.compared(
        operation,
        [
          of(
            operation,
            'auth-ignored',
            'Authorization',
            'refused after the sign-out',
            `${answer.status} with an answer`,
          ),
        ],
        () => ledger.exchange('foreign token', operation.method, request, answer),
      )
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error
    }
  })
}

const tokenIn = (json: unknown) =>
  typeof json === 'object' &&
  json !== null &&
  Object.values(json).some((value) => typeof value === 'string' && /^(?:Bearer )?eyJ[\w-]*\./.test(value))

async function callSession(run: Run, operation: Operation, told: boolean, send: () => Promise<Answer>): Promise<void> {
  const request = { path: operation.path, headers: {}, body: undefined }
  try {
    let answer = await send()
    if (answer.status >= 500) answer = await send()
    if (!told) return
    const { differences, refused } = compareAnswer(operation, answer, run.checker)
    run.ledger.answered(operation, answer)
    run.ledger.compared(
      operation,
      differences,
      () => run.ledger.exchange('example', operation.method, request, answer),
      1,
      answer.json,
    )
    if (refused) run.ledger.blocked(operation, refused)
    else if (answer.status < 300) run.ledger.saw(operation, answer.json)
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    run.ledger.blocked(operation, { code: 'unreachable', detail: error.message })
  }
}

/** In waves: first what needs to name nothing, then what can be named from those answers, and so on. */
async function callReads({ options }: Run, caller: Caller, operations: Operation[]): Promise<void> {
  let waiting = operations
  let done = 0
  for (let wave = 0; wave < WAVES && waiting.length > 0; wave += 1) {
    const ready = wave === WAVES - 1 ? waiting : waiting.filter((operation) => caller.hasInputs(operation))
    // Answers of a wave are used from the next one on: what is sent does not depend on which answer came first.
    await inParallel(ready, options.concurrency, async (operation) => {
      await caller.call(operation)
      options.progress?.((done += 1), operations.length)
    })
    caller.learn()
    waiting = waiting.filter((operation) => !ready.includes(operation))
    if (ready.length === 0) wave = WAVES - 2
  }
}

async function inParallel<T>(items: T[], width: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
