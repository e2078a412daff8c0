import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

/** Notices of the member's own restaurant: the first tells what is new there. */
export const placeNoticesQuery = () => query('get', '/api/common/getMealNoticeList', { background: true })

/** The member's readings, newest first, and the goal. */
export const weightsQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/health/MyWeightRecordList'),
    select: (rows) => ({ count: rows.length, last: parseWireNumber(rows[0]?.helhidxVal) }),
  })
export const weightGoalQuery = () => queryOptions({ ...query('get', '/api/healthlog/health/MyWeightRecord'), select: ({ targetBw }) => parseWireNumber(targetBw) })

/** All of it is there when home is drawn; what did not come is left out. */
export const prefetchReturn = (queryClient: QueryClient) =>
  Promise.allSettled([
    queryClient.ensureQueryData(placeNoticesQuery()),
    queryClient.ensureQueryData(weightsQuery()),
    queryClient.ensureQueryData(weightGoalQuery()),
  ])
