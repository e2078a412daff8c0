import { exampleRequest, NoExampleError, type RequestInput } from './inputs.ts'
import type { Contract, Operation, ProvenanceLevel } from './model.ts'
import { UnreachableError, type Credentials, type Session } from './session.ts'
import { BodyChecker } from './validate.ts'
import { compare, provenanceOf, verdictOf, type Result, type Verdict } from './verdict.ts'

export type Row = {
  operationId: string
  area: string
  method: string
  path: string
  provenance: ProvenanceLevel
  verdict: Verdict
  result: Result
  status?: number
  ms?: number
  request?: RequestInput
}

export type RunOptions = {
  /** Only these areas; all when empty. */
  areas: string[]
  /** Also calls operations that change something. */
  write: boolean
  credentials: Credentials | undefined
  /** How many calls are under way at once. */
  concurrency: number
}

/** Calls that begin or end a session; they have their own place in the run and are never part of the crowd. */
const SESSION_CALLS = new Map([
  ['POST /login', 'first'],
  ['GET /logout', 'last'],
])

/**
 * Calls every operation with its own example and compares each answer with the contract. Read-only unless `write`;
 * operations that were left out are in the rows as blocked, never missing and never green.
 */
export async function runContract(contract: Contract, session: Session, options: RunOptions): Promise<Row[]> {
  const checker = new BodyChecker(contract)
  const chosen = contract.operations.filter(({ area }) => options.areas.length === 0 || options.areas.includes(area))
  const placeOf = (operation: Operation) => SESSION_CALLS.get(`${operation.method} ${operation.path}`)
  const rows = new Map<Operation, Row>()

  const signIn = contract.operations.find((operation) => placeOf(operation) === 'first')
  if (signIn && options.credentials) {
    const row = await attempt(signIn, checker, () => session.signIn(options.credentials as Credentials))
    if (chosen.includes(signIn)) rows.set(signIn, row)
  }
  const callOne = async (operation: Operation) => {
    rows.set(operation, await callExample(contract, operation, session, checker, options))
  }
  const crowd = chosen.filter((operation) => placeOf(operation) === undefined)
  await inParallel(crowd.filter((operation) => !operation.writes), options.concurrency, callOne)
  // Writes one after the other: two of them on one record would only tell us about each other.
  await inParallel(crowd.filter((operation) => operation.writes), 1, callOne)
  await inParallel(chosen.filter((operation) => placeOf(operation) === 'last'), 1, callOne)
  return chosen.map((operation) => rows.get(operation) ?? blocked(operation, 'no sign-in was given'))
}

async function callExample(
  contract: Contract,
  operation: Operation,
  session: Session,
  checker: BodyChecker,
  { write }: RunOptions,
): Promise<Row> {
  if (operation.writes && !write) return blocked(operation, 'changes something; run with --write')
  if (operation.needsSession && !session.signedIn) return blocked(operation, 'not signed in')
  try {
    const request = exampleRequest(contract.document, operation)
    return { ...(await attempt(operation, checker, () => session.send(operation.method, request))), request }
  } catch (error) {
    if (error instanceof NoExampleError) return blocked(operation, error.message)
    throw error
  }
}

async function attempt(operation: Operation, checker: BodyChecker, send: () => ReturnType<Session['send']>): Promise<Row> {
  try {
    const answer = await send()
    const result = compare(operation, answer, checker)
    const { status, ms } = answer
    return row(operation, result, provenanceOf(operation, String(status)), { status, ms })
  } catch (error) {
    if (error instanceof UnreachableError) return blocked(operation, error.message)
    throw error
  }
}

const blocked = (operation: Operation, why: string): Row => row(operation, { kind: 'blocked', why }, operation.provenance)

function row(operation: Operation, result: Result, provenance: ProvenanceLevel, measured: { status?: number; ms?: number } = {}): Row {
  const { id: operationId, area, method, path } = operation
  return { operationId, area, method, path, provenance, verdict: verdictOf(result, provenance), result, ...measured }
}

async function inParallel<T>(items: T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
