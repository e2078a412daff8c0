import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { paths } from '#openapi/generated/schema.d.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { keyOf, mutation } from '#src/contract/query.ts'
import { isWithoutConsent } from '#src/domain/consent/keeping-consent.queries.ts'
import type { Outcome } from './programme-events.ts'
import type { Run } from './run.ts'
import { bodyOf } from './saved-run.ts'
import { cachedOffsetMs, fetchOffsetMs, isOther } from './server-offset.ts'

/** What tells of exercise that was done. */
export const EXERCISE_STALE = [
  '/api/healthlog/wrkot/weekDay',
  '/api/healthlog/wrkot/todayAtvEnrgy',
  '/api/healthlog/wrkot/todayWrkot',
  '/api/healthlog/wrkotlog/wrkotWeekAvgKcal',
  '/api/healthlog/wrkotlog/wrkotMonthAvgKcal',
  '/api/healthlog/wrkotlog/totWrkotList',
  '/api/healthlog/aiprgmThm/aiPrgmThmInfo',
  '/api/healthlog/aiprgmThm/aiPrgmDtlInfo',
  '/api/healthlog/aiMyLog/aiCategoryLog',
  '/api/healthlog/aiMyLog/aiPrgmThmLog',
  '/api/healthlog/aiMyLog/aiPrgmThmDtl',
  '/api/healthlog/myLog/useKcal',
  '/api/healthlog/myLog/useKcalGraph',
  '/api/healthlog/myLog/existsData',
  '/api/healthlog/health/getRecordDayList',
  '/api/healthlog/healthScore',
  '/api/healthlog/detailAnalysis',
  '/api/main/mainData',
] as const satisfies readonly (keyof paths)[]

const save = mutation('post', '/api/healthlog/aiCustom/saveHealthCare', { stale: EXERCISE_STALE })

/** Too late and too often say nothing of the run. */
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 429])

/**
 * Saves a run. Whoever did not answer, or answers that they cannot just now, is asked again. Before anything is sent it
 * is dated, since its start is its key; one that is refused stands nowhere, and where the phone's clock was the reason
 * it is dated anew.
 */
export async function saveRun(queries: QueryClient, run: Run, now: () => number): Promise<Outcome> {
  if (run.aheadMs === null) return dateRun(queries, now)
  try {
    const { wrkotSn, wrkotMin, useKcal, doneCnt } = await new MutationObserver(queries, save).mutate({
      body: bodyOf(run),
    })
    return { is: 'saved', saved: { workoutSn: wrkotSn, minutes: wrkotMin, kcal: useKcal, movesDone: doneCnt } }
  } catch (error) {
    if (!isAnswered(error)) return { is: 'lost' }
    if (isWithoutConsent(error)) {
      // The page of the result asks, once it knows.
      await queries.invalidateQueries({ queryKey: keyOf('/api/my/helhidxRule') })
      return { is: 'refused' }
    }
    const isBadRequest = error instanceof ApiError && error.status === 400
    const dated = isBadRequest ? await dateRun(queries, now, true) : null
    return dated?.is === 'dated' && isOther(dated.aheadMs, run.aheadMs) ? dated : { is: 'refused' }
  }
}

/** A server that answers and cannot tell the time holds nothing up: the phone's own is all there is then. */
async function dateRun(queries: QueryClient, now: () => number, anew = false): Promise<Outcome> {
  try {
    return { is: 'dated', aheadMs: (anew ? null : cachedOffsetMs(queries, now)) ?? (await fetchOffsetMs(queries, now)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.kind === 'network' || error.kind === 'session' ? { is: 'lost' } : { is: 'dated', aheadMs: 0 }
  }
}

/** Rethrows what is no failure of a call. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error
  return (
    error.kind === 'refused' ||
    (error.kind === 'status' && (error.status ?? 500) < 500 && !TRY_AGAIN.has(error.status ?? 500))
  )
}
