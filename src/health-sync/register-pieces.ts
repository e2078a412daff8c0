import type { PostText } from '#src/contract/worker-calls.ts'

import { ApiError } from '#src/contract/api-error.ts'
import { unwrap } from '#src/contract/envelope.ts'

import type { Piece, RegisterCall, Registered } from './sync-types.ts'

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
  told: (sent: number) => void
}

/** Whether anything was new to the server. Rejects where it refused. */
async function register({ call, body }: Piece<string>, post: PostText, signal: AbortSignal): Promise<boolean> {
  const answer = await unwrap(post(REGISTER_PATHS[call], body, signal))
  if (!isObject(answer)) return true
  if (call === 'regHealthDataNew' && !TOLERATED_CODES.has(Number(answer['code']))) throw new ApiError('refused', { code: String(answer['code']) })
  return answer['savedCnt'] !== 0
}

/**
 * Registers the pieces of one kind, in order, two at a time. The first that fails is the last one sent: the next run asks
 * for all of them again, and registering twice changes nothing. Runs in the worker, and in the page where there is none.
 */
export async function registerPieces(pieces: readonly Piece<string>[], post: PostText, { signal, told }: RegisterOptions): Promise<Registered> {
  const left = [...pieces]
  const registered: Registered = { sent: 0, changed: false, failed: false }
  let toldAt = performance.now()

  async function lane(): Promise<void> {
    for (let piece = left.shift(); piece; piece = left.shift()) {
      try {
        if (await register(piece, post, signal)) registered.changed = true
        registered.sent += piece.count
      } catch {
        registered.failed = true
      }
      if (registered.failed || signal.aborted) return
      if (performance.now() - toldAt < TELL_EVERY_MS) continue
      toldAt = performance.now()
      told(registered.sent)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return registered
}
