import type { QueryClient } from '@tanstack/react-query'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { graphQuery, summaryQuery } from '../blood-pressure/blood-pressure.queries.ts'
import { sugarQuery } from '../blood-sugar/blood-sugar.queries.ts'
import { medicinesQuery } from '../medicine/medicine.queries.ts'
import { prefetchMonth } from '../sleep/sleep.queries.ts'
import { weightGraphQuery, weightSummaryQuery } from '../weight/weight.queries.ts'

/** Everything stands before the page does: what is printed is not asked for again. */
export function loadShow(queries: QueryClient, now: Date) {
  const day = dayIn(now)
  return Promise.all([
    queries.ensureQueryData(memberQuery()),
    queries.ensureQueryData(summaryQuery()),
    queries.ensureQueryData(graphQuery('month', day)),
    queries.ensureQueryData(sugarQuery(day)),
    queries.ensureQueryData(weightSummaryQuery()),
    queries.ensureQueryData(weightGraphQuery('month', day)),
    prefetchMonth(queries, now),
    queries.ensureQueryData(medicinesQuery()),
  ])
}
