import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useWrite, type Write } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { weekOf, type Day } from '#src/lib/days.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { myChallengesQuery } from '../challenge.queries.ts'
import { toMissions, toReasons, toWeek } from './mission.ts'

const LIST = '/api/chalen/misson/myMissonList'
const WEEK = '/api/chalen/misson/weekMissonTry'
const REASONS = '/api/diary/getMissionData'

/** Whatever lists a mission, or counts the days on which all were done. [MIS-05] */
const STALE = [
  LIST,
  WEEK,
  REASONS,
  '/api/chalen/misson/titleMsg',
  '/api/chalen/misson/dayMissonTry',
  '/api/chalen/misson/myMissonImgList',
  '/api/main/getMissionData',
  '/api/chalen/challenge/getChalnInfo',
  '/api/chalen/challenge/chalList',
  '/api/chalen/challenge/getChalnBadgeInfo',
] as const

const kept = { meta: { keptOffline: true } } as const

export const missionsQuery = (day: Day) =>
  queryOptions({ ...query('get', LIST, { params: { query: { missionDt: day } } }), ...kept, select: toMissions })

/** The week of a day, by its Monday, so that each day of it finds the same. */
export const missionWeekQuery = (day: Day) =>
  queryOptions({
    ...query('get', WEEK, { params: { query: { baseDt: weekOf(day)[0] ?? day } } }),
    ...kept,
    select: toWeek,
  })

/** The missions of a day with what they are good for. */
export const missionReasonsQuery = (day: Day) =>
  queryOptions({ ...query('get', REASONS, { params: { query: { baseDt: day } } }), ...kept, select: toReasons })

/** Pictures that were kept with missions, the newest first: nobody else sees them. */
export const missionPicturesQuery = () =>
  query('get', '/api/chalen/misson/myMissonImgList', { params: { query: { pageNo: 1, pageSize: 20 } } })

export async function prefetchMissions(client: QueryClient, day: Day): Promise<void> {
  const [missions] = await Promise.all([
    client.ensureQueryData(missionsQuery(day)),
    client.ensureQueryData(missionWeekQuery(day)),
  ])
  // A day without any says why: the page stands without knowing.
  if (missions.length === 0) await client.prefetchQuery(myChallengesQuery())
}

export const useInsertMission = () =>
  useWrite('post', '/api/chalen/misson/insertMissonDaily', { stale: STALE, done: msg`적어 뒀어요`, failed: null })
export const useUpdateMission = () =>
  useWrite('post', '/api/chalen/misson/updateMissonDaily', { stale: STALE, done: msg`고쳤어요`, failed: null })
export const useDeleteMission = () =>
  useWrite('post', '/api/chalen/misson/deleteMissonDaily', {
    stale: STALE,
    done: msg`안 한 것으로 바꿨어요`,
    failed: null,
  })
export const useChangeMission = () =>
  useWrite('post', '/api/chalen/misson/updateMissonChange', { stale: STALE, done: msg`미션을 바꿨어요`, failed: null })

/**
 * Sends one of them, and says why it failed: in the server's words where another phone was first, for to try again
 * would not help.
 *
 * @param sameAs code of a refusal that says that it stands already
 * @returns whether it stands
 */
export async function sendMission<Init, Data>(
  write: Write<Init, Data>,
  init: NoInfer<Init>,
  then: () => void,
  sameAs?: string,
): Promise<boolean> {
  try {
    await write.sendAsync(init)
  } catch (error) {
    const { code, kind, status, serverMessage } = error instanceof ApiError ? error : new ApiError('network')
    if (sameAs === undefined || code !== sameAs) {
      // Who is led to the sign-in is not told of this besides.
      if (kind === 'session') return false
      const said = status === 404 || status === 409 ? serverMessage : ''
      toast({ kind: 'bad', text: said || write.refusal(error).message, about: 'mission' })
      return false
    }
  }
  then()
  return true
}
