import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { forgetAnswers } from '#src/app/kept/kept.ts'
import { useWrite } from '#src/app/use-write.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { orNone } from '#src/contract/or-none.ts'
import { query } from '#src/contract/query.ts'

const DETAIL = '/api/healthcheckup/getCheckupDetail'

/**
 * One with its values; null where the member has none of this number. Reading it marks it as looked at; the same answer
 * is kept for reading without a connection.
 */
export const detailQuery = (checkupSeq: number) => {
  const body = { checkupSeq }
  return queryOptions({
    queryKey: [DETAIL, { body }] as const,
    queryFn: ({ signal }) => orNone(unwrap(api.POST(DETAIL, { body, signal }))),
    meta: { keptOffline: true },
  })
}

/** The newest; null without any. */
export const newestQuery = () =>
  queryOptions({ ...query('post', '/api/healthcheckup/getLastResult'), meta: { keptOffline: true } })

/** What is usual. Never holds the page up. [HCU-04] */
export const referencesQuery = () =>
  query('post', '/api/healthcheckup/getMyHealthCheckupReference', { background: true })

/** What was measured since. Never holds the page up. [HCU-04] */
export const sinceQuery = (checkupSeq: number) =>
  query('post', '/api/healthcheckup/getHealthDataCheck', { body: { checkupSeq }, background: true })

/** Paths whose answers tell of check-ups, of the consent to them, and of what is made of them. */
const TELLS_OF_CHECKUPS = [
  '/api/healthcheckup/',
  '/api/healthlog/myChkupHelh/',
  '/api/healthlog/health/Healthscreen',
  '/api/healthlog/health/MyEyeEarRecordGraph',
  '/api/healthlog/healthScore',
  '/api/goal/health-age/',
] as const

/**
 * What was deleted would still stand on every page that was open before, and in what this phone has kept for a lift.
 */
async function forgetCheckups(queries: QueryClient): Promise<void> {
  const predicate = ({ queryKey: [path] }: { queryKey: QueryKey }) =>
    typeof path === 'string' && TELLS_OF_CHECKUPS.some((begin) => path.startsWith(begin))
  queries.removeQueries({ type: 'inactive', predicate })
  await forgetAnswers(TELLS_OF_CHECKUPS)
}

/** Withdrawn, all that was fetched is deleted, on this phone as well. [HCU-02] */
export function useWithdrawCheckupAgreement() {
  const queries = useQueryClient()
  return useWrite('post', '/api/healthcheckup/changeHealthCheckupAgree', {
    stale: [
      '/api/healthcheckup/getMyHealthCheckupAgree',
      '/api/healthcheckup/getMyHealthCheckupFirstCheck',
      '/api/healthcheckup/getLastResult',
      DETAIL,
      '/api/healthlog/healthUserData',
    ],
    done: msg`동의를 거두고 검진 결과를 지웠어요`,
    onAnswer: () => void forgetCheckups(queries),
  })
}
