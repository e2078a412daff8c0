import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

/** Notices of the member's own restaurant: the first tells what is new there. */
export const placeNoticesQuery = () => query('get', '/api/common/getMealNoticeList', { background: true })

/** They are there when home is drawn; none hides their place. [NTC-03] */
export const prefetchNotices = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(placeNoticesQuery()).catch(() => undefined)

/** The member's readings, newest first, and the goal. */
export const weightsQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/health/MyWeightRecordList'),
    select: (rows) => ({ count: rows.length, last: parseWireNumber(rows[0]?.helhidxVal) }),
  })
export const weightGoalQuery = () =>
  queryOptions({
    ...query('get', '/api/goal/goal-info', { params: { query: {} } }),
    select: (goal) => goal && { kg: parseWireNumber(goal.targetBw), lastDay: goal.endDt },
  })

/** Every source and whether it is linked. */
export const phoneLinksQuery = () => query('get', '/api/healthlog/myLog/MhrlsInterlock', { background: true })

/** Whether the terms that the member agreed to are those of today. */
export const termsQuery = () =>
  queryOptions({
    ...query('get', '/api/member/getTermsAgreeYn', { background: true }),
    select: ({ termsAgreeYn }) => termsAgreeYn === 'N',
  })

/** All of it is there when home is drawn; what did not come is left out. */
export const prefetchReturn = (queryClient: QueryClient) =>
  Promise.allSettled([
    queryClient.ensureQueryData(placeNoticesQuery()),
    queryClient.ensureQueryData(weightsQuery()),
    queryClient.ensureQueryData(weightGoalQuery()),
  ])
