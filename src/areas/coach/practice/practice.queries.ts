import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { ticked } from './practice.ts'

const DAY = '/api/diary/getDailyAct'
const MONTH = '/api/diary/getDailyActMonth'
const BY_PRACTICE = '/api/diary/getDailyActListMonth'
const ALL = '/api/diary/getDailyActMst'

/** A tick shows on home, too. */
const TICKED = [DAY, MONTH, BY_PRACTICE, '/api/main/getDiaryActList'] as const
const CHOSEN = [...TICKED, ALL] as const

const kept = { meta: { keptOffline: true } } as const

export const practiceDayQuery = (day: Day) =>
  queryOptions({ ...query('get', DAY, { params: { query: { baseDt: day } } }), ...kept })

/** @param month `YYYYMM` */
export const practiceMonthQuery = (month: string) =>
  queryOptions({ ...query('get', MONTH, { params: { query: { baseMm: month } } }), ...kept })

export const practicesOfMonthQuery = (month: string) =>
  queryOptions({ ...query('get', BY_PRACTICE, { params: { query: { baseMm: month } } }), ...kept })

/** Everything that can be chosen. */
export const allPracticesQuery = () => queryOptions(query('get', ALL))

export const prefetchPractice = (client: QueryClient, day: Day) =>
  Promise.all([
    client.ensureQueryData(practiceDayQuery(day)),
    client.ensureQueryData(practiceMonthQuery(day.slice(0, 6))),
    client.ensureQueryData(practicesOfMonthQuery(day.slice(0, 6))),
  ])

/** Ticks a practice off, or takes it back: shown at once, and taken back when it was not saved. [MEA-17] */
export function useSaveDailyAct() {
  const client = useQueryClient()
  const paint = (baseDt: Day, actCode: string, done: boolean) =>
    client.setQueryData<Schemas['DailyActDay']>(
      practiceDayQuery(baseDt).queryKey,
      (day) => day && ticked(day, actCode, done),
    )
  return useWrite('post', '/api/diary/saveDailyAct', {
    stale: TICKED,
    done: null,
    optimistic: ({ body: { baseDt, actCode, doneYn } }) => {
      paint(baseDt, actCode, doneYn === 'Y')
      return () => paint(baseDt, actCode, doneYn !== 'Y')
    },
  })
}

export const useSaveChosenDailyActs = () =>
  useWrite('post', '/api/diary/saveDailyActMst', { stale: CHOSEN, done: msg`오늘부터 해 볼게요` })

export const useSaveCoachReply = () => useWrite('post', '/api/diary/saveUserDailyCoach', { stale: CHOSEN, done: null })
