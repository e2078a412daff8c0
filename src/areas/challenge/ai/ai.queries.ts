import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { clientState, setClientState } from '#src/app/client-state.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import { toCoaching, toWalk } from './coaching.ts'

/** One name for all four screens: they show parts of the same answer. */
const ROUTE = 'challengeAiChallenge'
const COACHING = '/api/chalen/challenge/getAiChallenge'

/** The coaching of now. Kept: it rests on the member's own records alone. [VAL-08] */
export const coachingQuery = () =>
  queryOptions({
    queryKey: [COACHING, ROUTE] as const,
    queryFn: async ({ signal }) => {
      const answer = await unwrap(api.POST(COACHING, { body: { route: ROUTE }, signal }))
      // The screen that opens next is to hear of it. [CHA-15]
      if (answer.changeAiStatusYn === 'Y') setClientState({ changeAiStatus: true })
      return answer
    },
    meta: { keptOffline: true },
    select: toCoaching,
  })

/**
 * What each of the four screens opens with. A change is asked for anew, once, behind what is known: it does not wait
 * until an answer is old. [CHA-10]
 */
export async function loadCoaching(client: QueryClient): Promise<void> {
  const { changeAiStatus } = clientState.get()
  const options = coachingQuery()
  if (changeAiStatus) {
    setClientState({ changeAiStatus: false })
    await client.invalidateQueries({ queryKey: options.queryKey, refetchType: 'none' })
  }
  await client.ensureQueryData({ ...options, revalidateIfStale: changeAiStatus })
}

/** What the walk of a challenge came to day by day. */
export const walkQuery = (chalnCode: string) =>
  queryOptions({
    ...query('post', '/api/chalen/challenge/getStepPoint', { body: { chalnCode } }),
    meta: { keptOffline: true },
    select: toWalk,
  })
