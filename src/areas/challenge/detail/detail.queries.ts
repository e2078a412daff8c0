import { msg } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { monthSteps } from '#src/health-sync/use-health-sync.ts'
import type { Challenge } from '../challenge.ts'
import { challengeQuery, endQuery, SHOWS_MEMBERSHIP } from '../challenge.queries.ts'

/** What a page of a challenge cannot be drawn without. */
export const loadDetail = (queryClient: QueryClient, chalnCode: string, recommCode: string | undefined) =>
  Promise.all([queryClient.ensureQueryData(challengeQuery(chalnCode, recommCode)), queryClient.ensureQueryData(endQuery(chalnCode))])

/** Who leaves a challenge leaves the team, too. */
export const SHOWS_QUIT = [...SHOWS_MEMBERSHIP, '/api/chalen/challenge/team/teamInfo', '/api/chalen/challenge/ranking/getRankingList'] as const
export const useQuit = () => useWrite('post', '/api/chalen/challenge/updateChalQuit', { stale: SHOWS_QUIT, done: null })
export const usePromise = () => useWrite('post', '/api/chalen/challenge/updateChalPromise', { stale: ['/api/chalen/challenge/getChalnInfo'], done: msg`약속을 적어 뒀어요` })

/** A phone may hold steps that came while it was away: those of the month are sent once for each visit, and what counts them is asked again. [CHA-12] */
export function useMonthSteps({ code, kind }: Pick<Challenge, 'code' | 'kind'>, isCounting: boolean): void {
  const client = useQueryClient()
  const send = useEffectEvent(async () => {
    if ((await monthSteps(code)) !== 1) return
    await Promise.all(SHOWS_STEPS.map((path) => client.invalidateQueries({ queryKey: [path] })))
  })
  useEffect(() => {
    if (kind === 'STEP' && isCounting) void send()
  }, [kind, isCounting])
}

const SHOWS_STEPS = ['/api/chalen/challenge/getChalnInfo', '/api/chalen/challenge/getStepPoint', '/api/chalen/challenge/ranking/getRankingList']
