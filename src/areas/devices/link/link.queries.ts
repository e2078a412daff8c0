import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { forgetAnswers } from '#src/app/kept/kept.ts'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { CONSENT_STALE } from '#src/domain/consent/keeping-consent.queries.ts'
import { toConsents, toGranted, toOthers, toSources } from './link.ts'

const SOURCES = '/api/healthlog/myLog/MhrlsInterlock'
const CONSENTS = '/api/healthlog/helhidxAgreeList'

/** Every source and whether it is linked. */
export const sourcesQuery = () => queryOptions({ ...query('get', SOURCES), select: toSources })

/** Where values come from that no phone brings. */
export const othersQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/health/myHelhidxLkeqmtList'), select: toOthers })

export const consentsQuery = () => queryOptions({ ...query('get', CONSENTS), select: toConsents })

/** What this phone lets the app read, as last saved. */
export const grantedQuery = (deviceId: string, helhidxLkeqmtCode: '1' | '2') =>
  queryOptions({
    ...query('post', '/api/healthlog/selectHealthUserAuthData', { body: { deviceId, helhidxLkeqmtCode } }),
    select: toGranted,
  })

/** Whether exercise comes from the phone's app, from which app, and whether InBody values arrive. */
export const exerciseUseQuery = () => query('get', '/api/healthlog/wrkotLink/wrkotAppUseYn')
export const exerciseAppQuery = () => query('get', '/api/healthlog/wrkotLink/useHealthApp')
export const inbodyQuery = () => query('get', '/api/healthlog/wrkotLink/inbodyAgree')

export const prefetchLink = (queryClient: QueryClient) =>
  Promise.all([queryClient.ensureQueryData(sourcesQuery()), queryClient.ensureQueryData(consentsQuery())])

export const prefetchDevices = (queryClient: QueryClient) =>
  Promise.all([prefetchLink(queryClient), queryClient.ensureQueryData(othersQuery())])

export const prefetchExerciseLink = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.ensureQueryData(exerciseUseQuery()),
    queryClient.ensureQueryData(exerciseAppQuery()),
    queryClient.ensureQueryData(inbodyQuery()),
  ])

/** Removing records changes what every health screen and the home hub show. */
const SHOWS_RECORDS = [
  '/api/main/mainData',
  '/api/healthlog/health/MyWeightRecordList',
  '/api/healthlog/health/MyWeightRecord',
  '/api/healthlog/health/MyWeightRecordGraph',
] as const

/** What counts the phone's exercise, or counts without it. */
const COUNTS_EXERCISE = [
  '/api/healthlog/wrkotLink/wrkotAppUseYn',
  '/api/healthlog/wrkot/weekDay',
  '/api/healthlog/wrkot/todayAtvEnrgy',
  '/api/healthlog/wrkot/todayWrkot',
  '/api/healthlog/wrkotlog/wrkotWeekAvgKcal',
  '/api/healthlog/wrkotlog/wrkotMonthAvgKcal',
  '/api/healthlog/wrkotlog/totWrkotList',
  '/api/healthlog/myLog/useKcal',
  '/api/healthlog/myLog/useKcalGraph',
  '/api/healthlog/myLog/existsData',
  '/api/healthlog/health/getRecordDayList',
  '/api/main/mainData',
] as const

/** Paths whose answers tell of what a phone brought: steps and exercise, values, meals, and what is made of them. */
const TELLS_OF_RECORDS = [
  '/api/healthlog/',
  '/api/main/mainData',
  '/api/diary/',
  '/api/goal/',
  '/api/chalen/',
  '/api/mypage/myReport/',
] as const

/** Removed records would still stand on every page that was open before, and in what this phone has kept for a lift. */
async function forgetRecords(queries: QueryClient): Promise<void> {
  const predicate = ({ queryKey: [path] }: { queryKey: QueryKey }) =>
    typeof path === 'string' && TELLS_OF_RECORDS.some((begin) => path.startsWith(begin))
  queries.removeQueries({ type: 'inactive', predicate })
  void queries.invalidateQueries({ predicate })
  await forgetAnswers(TELLS_OF_RECORDS)
}

/** The screens say themselves what came of it: how many records went, that the permissions are next. */
export function useDeviceLinks() {
  const queries = useQueryClient()
  const done = null
  const stale = [SOURCES, '/api/healthlog/wrkotLink/useHealthApp'] as const
  return {
    link: useWrite('post', '/api/healthlog/insertMhrlsInterlock', { stale, done }),
    unlink: useWrite('post', '/api/healthlog/deleteMhrlsInterlock', {
      stale: [...stale, ...SHOWS_RECORDS],
      done,
      onAnswer: (_answer, { body }) => {
        if (body.recordDeleteYn === 'Y') void forgetRecords(queries)
      },
    }),
    agree: useWrite('get', '/api/my/saveHelhidxAgree', { stale: CONSENT_STALE, done }),
    useHere: useWrite('post', '/api/member/setStepDevice', { done }),
    useExercise: useWrite('get', '/api/healthlog/wrkotLink/updateWrkotAppUseYn', { stale: COUNTS_EXERCISE, done }),
  }
}
