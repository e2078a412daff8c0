import { msg } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { monthSteps } from '#src/health-sync/use-health-sync.ts'
import { toast } from '#src/ui/toast/toast.ts'
import type { Challenge } from '../challenge.ts'
import { challengeQuery, endQuery, SHOWS_MEMBERSHIP } from '../challenge.queries.ts'

/** What a page of a challenge cannot be drawn without. */
export const loadDetail = (queryClient: QueryClient, chalnCode: string, recommCode: string | undefined) =>
  Promise.all([
    queryClient.ensureQueryData(challengeQuery(chalnCode, recommCode)),
    queryClient.ensureQueryData(endQuery(chalnCode)),
  ])

/** Who leaves a challenge leaves the team, too. */
export const SHOWS_QUIT = [
  ...SHOWS_MEMBERSHIP,
  '/api/chalen/challenge/team/teamInfo',
  '/api/chalen/challenge/ranking/getRankingList',
] as const

const QUIT = '/api/chalen/challenge/updateChalQuit'

/** Who has left on another phone meanwhile is out, too: there the server finds nothing to leave. */
export function useQuit(): { leave: (chalnCode: string, then: () => void) => void; isPending: boolean } {
  const quit = useWrite('post', QUIT, { stale: SHOWS_QUIT, done: null, failed: null })
  const leave = (chalnCode: string, then: () => void) =>
    void quit.sendAsync({ body: { chalnCode } }).then(then, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return then()
      // Who is led to the sign-in is not told of this besides.
      if (error instanceof ApiError && error.kind === 'session') return
      toast({ kind: 'bad', text: quit.refusal(error).message, about: QUIT })
    })
  return { leave, isPending: quit.isPending }
}

export const usePromise = () =>
  useWrite('post', '/api/chalen/challenge/updateChalPromise', {
    stale: ['/api/chalen/challenge/getChalnInfo'],
    done: msg`약속을 적어 뒀어요`,
  })

/**
 * A phone may hold steps that came while it was away: those of the month are sent once for each visit, and what counts
 * them is asked again. [CHA-12]
 */
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

const SHOWS_STEPS = [
  '/api/chalen/challenge/getChalnInfo',
  '/api/chalen/challenge/getStepPoint',
  '/api/chalen/challenge/ranking/getRankingList',
]
