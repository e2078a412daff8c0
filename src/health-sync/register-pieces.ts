import type { PostText } from '#src/contract/worker-calls.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'

import type { Dropped, Piece, RegisterCall, Registered } from './sync-types.ts'

import { added } from './dropped.ts'

/** Where each registration goes. [HSY-64] */
export const REGISTER_PATHS = {
  regHealthData: '/api/common/regHealthData',
  regHealthStepData: '/api/common/regHealthStepData',
  regHealthDataIntake: '/api/common/regHealthDataIntake',
  regHealthDataNew: '/api/common/regHealthDataNew',
  regHealthDataApple: '/api/common/regHealthDataApple',
  regHealthStepAppleData: '/api/common/regHealthStepAppleData',
  regHealthMonthStepData: '/api/common/regHealthMonthStepData',
  syncSamsungHealthExerciseData: '/api/common/syncSamsungHealthExerciseData',
  insertMyHelhIdx: '/api/healthlog/insertMyHelhIdx',
} as const satisfies Record<RegisterCall, string>

/** Codes of the new format that all let the sync go on. [HSY-57] */
const TOLERATED_CODES = new Set([0, -1, -2, -3, -4, -5])

/** The server works on one while the next is on its way; a third would only hold up others. */
const AT_ONCE = 2

/** How often a run hears how far its kind has come. */
const TELL_EVERY_MS = 1000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export interface RegisterOptions {
  /** The run is over: no call is sent any more. */
  signal: AbortSignal
  /** Values registered so far, at most once a second: for the record of a run that is cut. */
  onProgress: (sent: number) => void
}

/** What the server says became of one piece. */
interface Taken {
  isNew: boolean
  known: number
  left: Dropped
  gone: number
}

/** The server's reasons, in the receipt's words. */
const LEFT = {
  aheadCnt: 'ahead',
  refusedCnt: 'refused',
  unreadableCnt: 'unreadable',
  removedCnt: 'removed',
  fullCnt: 'full',
} as const

const countIn = (answer: Record<string, unknown>, name: string): number => {
  const count = answer[name]
  return typeof count === 'number' && count > 0 ? count : 0
}

/** Sends one piece. Rejects where the server refused it whole. */
async function register({ call, body, count }: Piece<string>, post: PostText, signal: AbortSignal): Promise<Taken> {
  const answer = await unwrap(post(REGISTER_PATHS[call], body, signal))
  if (!isObject(answer)) return { isNew: true, known: 0, left: {}, gone: 0 }
  if (call === 'regHealthDataNew' && !TOLERATED_CODES.has(Number(answer['code'])))
    throw new ApiError('refused', { code: String(answer['code']) })
  const by = answer['skippedBy']
  const known = isObject(by) ? countIn(by, 'knownCnt') : countIn(answer, 'skippedCnt')
  const left: Dropped = {}
  if (isObject(by))
    for (const [name, reason] of Object.entries(LEFT)) if (countIn(by, name) > 0) left[reason] = countIn(by, name)
  // A server that tells no reasons tells what it took: the rest are rows that it cannot keep.
  const taken = countIn(answer, 'saveCnt') + countIn(answer, 'removeCnt')
  if (!isObject(by) && 'saveCnt' in answer && taken < count) left.unreadable = count - taken
  const gone = countIn(answer, 'goneCnt')
  return { isNew: answer['savedCnt'] !== 0 || gone > 0, known, left, gone }
}

/**
 * Registers the pieces of one kind, in order, two at a time. The first that fails is the last one sent: the next run
 * asks for all of them again, and registering twice changes nothing. Runs in the worker, and in the page where there is
 * none.
 */
export async function registerPieces(
  pieces: readonly Piece<string>[],
  post: PostText,
  { signal, onProgress }: RegisterOptions,
): Promise<Registered> {
  const left = [...pieces]
  const registered: Registered = { sent: 0, known: 0, left: {}, gone: 0, changed: false, failed: false }
  let reportedAt = performance.now()

  async function sendInTurn(): Promise<void> {
    for (let piece = left.shift(); piece; piece = left.shift()) {
      try {
        const { isNew, known, left, gone } = await register(piece, post, signal)
        if (isNew) registered.changed = true
        const lost = Object.values(left).reduce((sum, count) => sum + count, 0)
        const taken = Math.max(0, piece.count - lost)
        registered.sent += taken
        // Of these: a piece that is sent a second way counts nothing, and a server may tell of more rows than were counted.
        registered.known += Math.min(known, taken)
        registered.gone += gone
        registered.left = added(registered.left, left)
      } catch (error) {
        // The member has taken back the consent to keep values: an answer, not a failure, and the same one at the next
        // run.
        if (error instanceof ApiError && error.code === 'healthConsentNeeded')
          registered.left = added(registered.left, { refused: piece.count })
        // There is no room: so it is at every sync until the member makes some.
        else if (error instanceof ApiError && error.code === 'recordsFull')
          registered.left = added(registered.left, { full: piece.count })
        // Nor does the server take tomorrow what it cannot read today: nothing is promised, and what follows is sent.
        else if (error instanceof ApiError && error.status === 400)
          registered.left = added(registered.left, { unreadable: piece.count })
        else registered.failed = true
      }
      if (registered.failed || signal.aborted) return
      if (performance.now() - reportedAt < TELL_EVERY_MS) continue
      reportedAt = performance.now()
      onProgress(registered.sent)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
  return registered
}
