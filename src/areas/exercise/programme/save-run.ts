import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { paths } from '#openapi/generated/schema.d.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { mutation } from '#src/contract/query.ts'
import type { Outcome } from './programme.machine.ts'
import type { Run } from './run.ts'
import { bodyOf } from './saved-run.ts'

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

/** Saves a run. Whoever did not answer, or answers that they cannot just now, is asked again. */
export async function saveRun(queries: QueryClient, run: Run): Promise<Outcome> {
  try {
    const { wrkotSn, wrkotMin, useKcal, doneCnt } = await new MutationObserver(queries, save).mutate({ body: bodyOf(run) })
    return { is: 'saved', saved: { workoutSn: wrkotSn, minutes: wrkotMin, kcal: useKcal, movesDone: doneCnt } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isAnswered = error.kind === 'refused' || (error.kind === 'status' && (error.status ?? 500) < 500 && !TRY_AGAIN.has(error.status ?? 500))
    return { is: isAnswered ? 'refused' : 'lost' }
  }
}
