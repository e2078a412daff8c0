import type { GuardReport } from '#src/contract/guard-report.ts'
import type { Agreement } from './agreement.ts'
import type { AnswerChecks } from './answer-checks.ts'
import type { EmptyLists } from './empty-lists.ts'
import type { EvidenceBook } from './evidence.ts'
import type { Fixture } from './fixture.ts'
import type { RequestInput } from './inputs.ts'
import type { LeftOut } from './left-out.ts'
import type { Ledger } from './ledger.ts'
import type { Contract } from './model.ts'
import type { OneMember } from './one-member.ts'
import type { OpenWrites } from './open-writes.ts'
import type { Pool } from './pool.ts'
import type { Answer, Credentials, Session } from './session.ts'
import type { BodyChecker } from './validate.ts'

/** Calls that somebody else made: a browser's HAR file, or the report of a QA build's guards. */
export type Recording =
  | { kind: 'har'; file: string; calls: RecordedCall[] }
  | { kind: 'guard'; file: string; report: GuardReport }
/**
 * `origin` is where it was recorded, `leftOut` why it cannot be judged, `unseen` which headers the recorder does not
 * show. An answer may stand beside `leftOut`: its status and headers are true.
 */
export type RecordedCall = {
  method: string
  origin: string
  request: RequestInput
  answer?: Answer
  leftOut?: LeftOut
  unseen?: 'all' | 'secrets' | undefined
}

export type RunOptions = {
  /** Only these areas; all when empty. */
  areas: string[]
  /** Also calls operations that change something: those it can undo, or all of them where nothing is worth keeping. */
  write: boolean
  disposable: boolean
  /** Names what the run makes, so that it can be told from what people made. */
  prefix: string
  credentials: Credentials | undefined
  /** How many calls are under way at once. */
  concurrency: number
  fixture: Fixture
  /** The day YYYYMMDD on which requests are written; left out, they are those of the examples. */
  day?: string
  /**
   * How many requests that are not allowed, and how many other allowed ones, are tried beside each example; `further`:
   * what only another call shows is asked too.
   */
  probes: { invalid: number; valid: number; further?: boolean }
  /** False where there is no backend: recordings are all there is to judge. */
  calls: boolean
  recordings: Recording[]
  /** An answer that takes longer is told, in milliseconds; SLOW_MS unless told otherwise. */
  slowMs?: number
  /** True for a server that keeps nothing (test support): what was written is not looked for. */
  forgetful?: boolean
  /**
   * True for a mock: it answers with examples whatever it is asked, and lets everybody in. What needs a real service is
   * not asked there.
   */
  fixedAnswers?: boolean
  /** Once it is aborted nothing new is called; what the run has made is still taken back. */
  stop?: AbortSignal
  /** Aborted when the time that was given is over: nothing new is called, as after `stop`. */
  deadline?: AbortSignal
  /** Told after every operation that was asked how many were, of how many. */
  progress?: (done: number, total: number) => void
  /** Where the run keeps what it has made and not yet taken back. */
  open?: OpenWrites
}

/** Longer than any member waits. */
export const SLOW_MS = 10_000

/** What a run has at hand everywhere. */
export type Run = {
  contract: Contract
  checker: BodyChecker
  checks: AnswerChecks
  lists: EmptyLists
  members: OneMember
  agreement: Agreement
  ledger: Ledger
  pool: Pool
  evidence: EvidenceBook
  session: Session
  options: RunOptions
}
