import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { addDays, today, weekOf, type Day } from '#src/lib/days.ts'
import { toProgramme } from '../programme/programme.ts'
import { themesQuery } from '../programme/programme.queries.ts'
import { openProgramme } from '../programme/flow.ts'
import { toWorkout } from './week.ts'

/** The member looks at their own exercise without a connection too; it is kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** A week of exercise by days, with the week before it. */
export const weekQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/wrkotlog/wrkotWeekAvgKcal', { params: { query: { baseDt } } }),
    ...kept,
  })

/** On which days of a week a programme was done. */
export function programmeDaysQuery(day: Day) {
  const [startDt = day] = weekOf(day)
  const range = { startDt, endDt: addDays(startDt, 6), wrkotOriCode: 'AI', pageNo: 1, pageSize: 100 } as const
  return queryOptions({
    ...query('get', '/api/healthlog/wrkotlog/totWrkotList', { params: { query: range } }),
    ...kept,
    select: ({ list }) => list.map(({ startDt: at }) => at.slice(0, 8)),
  })
}

export const energyQuery = (baseDt: Day) =>
  queryOptions({ ...query('get', '/api/healthlog/wrkot/todayAtvEnrgy', { params: { query: { baseDt } } }), ...kept })

export const workoutsQuery = (baseDt: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/wrkot/todayWrkot', { params: { query: { baseDt } } }),
    ...kept,
    select: (list) => list.map(toWorkout),
  })

/** Where the member stands between survey and routine. [EXR-01] */
export const standingQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/rcmdAt'),
    ...kept,
    select: ({ suveyAt, rcmdAt }): 'kept' | 'recommended' | 'unasked' => {
      if (rcmdAt === 'Y') return 'kept'
      return suveyAt === 'Y' ? 'recommended' : 'unasked'
    },
  })

/** The programmes recommended from the survey, each with its reason and whether it is part of the routine. */
export const recommendedQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/rcmdExercise'),
    ...kept,
    select: (list) =>
      list.map(({ prgm, reasonTxt, saveYn }) => ({
        programme: toProgramme(prgm),
        reason: reasonTxt,
        isKept: saveYn === 'Y',
      })),
  })

export const favouriteCountQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/favoriteCnt'),
    ...kept,
    select: ({ favoriteCnt }) => favoriteCnt,
  })

/** Whether exercise comes from the phone's app too. */
export const fromPhoneQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/wrkotLink/wrkotAppUseYn'),
    ...kept,
    select: ({ wrkotAppUseYn }) => wrkotAppUseYn === 'Y',
  })

/**
 * @returns `alone` where nobody could be reached and a programme is under way on this phone: it is what the member came
 *   for, and needs no server. Rejects otherwise.
 */
export async function prefetchExercise(queries: QueryClient, now: Date): Promise<'whole' | 'alone'> {
  const actor = await openProgramme(queries)
  try {
    await everything(queries, today(now))
    return 'whole'
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network' && actor.getSnapshot().context.run) return 'alone'
    throw error
  }
}

function everything(queries: QueryClient, day: Day): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(weekQuery(day)),
    queries.ensureQueryData(programmeDaysQuery(day)),
    queries.ensureQueryData(energyQuery(day)),
    queries.ensureQueryData(workoutsQuery(day)),
    queries.ensureQueryData(standingQuery()),
    queries.ensureQueryData(recommendedQuery()),
    queries.ensureQueryData(themesQuery()),
    queries.ensureQueryData(favouriteCountQuery()),
    queries.ensureQueryData(fromPhoneQuery()),
  ])
}
