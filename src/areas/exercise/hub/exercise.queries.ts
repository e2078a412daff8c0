import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { addDays, today, weekOf, type Day } from '#src/lib/days.ts'
import { toProgramme } from '../programme/programme.ts'
import { themesQuery } from '../programme/programme.queries.ts'
import { openProgramme } from '../programme/flow.ts'
import { toWorkout } from './week.ts'

/** The member looks at their own exercise without a connection too; it is kept encrypted. */
const kept = { meta: { keptOffline: true } } as const

/** A week of exercise by days, with the week before it. */
export const weekQuery = (baseDt: Day) => queryOptions({ ...query('get', '/api/healthlog/wrkotlog/wrkotWeekAvgKcal', { params: { query: { baseDt } } }), ...kept })

/** On which days of a week a programme was done. */
export function programmeDaysQuery(day: Day) {
  const [startDt = day] = weekOf(day)
  const range = { startDt, endDt: addDays(startDt, 6), wrkotOriCode: 'AI', pageNo: 1, pageSize: 100 } as const
  return queryOptions({ ...query('get', '/api/healthlog/wrkotlog/totWrkotList', { params: { query: range } }), ...kept, select: ({ list }) => list.map(({ startDt: at }) => at.slice(0, 8)) })
}

export const energyQuery = (baseDt: Day) => queryOptions({ ...query('get', '/api/healthlog/wrkot/todayAtvEnrgy', { params: { query: { baseDt } } }), ...kept })

export const workoutsQuery = (baseDt: Day) =>
  queryOptions({ ...query('get', '/api/healthlog/wrkot/todayWrkot', { params: { query: { baseDt } } }), ...kept, select: (list) => list.map(toWorkout) })

/** Where the member stands between survey and routine. [EXR-01] */
export const standingQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/aiCustom/rcmdAt'), select: ({ suveyAt, rcmdAt }) => (rcmdAt === 'Y' ? 'kept' : suveyAt === 'Y' ? 'recommended' : 'unasked') })

/** The programmes recommended from the survey, each with its reason and whether it is part of the routine. */
export const recommendedQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/aiCustom/rcmdExercise'),
    select: (list) => list.map(({ prgm, reasonTxt, saveYn }) => ({ programme: toProgramme(prgm), reason: reasonTxt, isKept: saveYn === 'Y' })),
  })

export const favouriteCountQuery = () => queryOptions({ ...query('get', '/api/healthlog/aiCustom/favoriteCnt'), select: ({ favoriteCnt }) => favoriteCnt })

/** Whether exercise comes from the phone's app too. */
export const fromPhoneQuery = () => queryOptions({ ...query('get', '/api/healthlog/wrkotLink/wrkotAppUseYn'), select: ({ wrkotAppUseYn }) => wrkotAppUseYn === 'Y' })

export const prefetchExercise = (queries: QueryClient, now: Date) => {
  const day = today(now)
  return Promise.all([
    openProgramme(queries),
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

