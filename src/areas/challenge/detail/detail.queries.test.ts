import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { keyOf } from '#src/contract/query.ts'
import { rankingQuery, SHOWS_MEMBERSHIP } from '../challenge.queries.ts'
import { missionsQuery } from '../mission/mission.queries.ts'
import { teamQuery } from '../team/team.queries.ts'
import { SHOWS_QUIT } from './detail.queries.ts'

const CODE = 'CH20261116'
const missions = missionsQuery('20261119').queryKey
const team = teamQuery(CODE).queryKey
const ranking = rankingQuery(CODE, 'TEAM', 'WEEK').queryKey

/** Which of three answers that were read a moment ago are asked again. */
async function askedAgain(stale: readonly Parameters<typeof keyOf>[0][]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  for (const queryKey of [missions, team, ranking]) client.setQueryData<object>(queryKey, {})
  await Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })))
  return [missions, team, ranking].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
}

test('the way to the coached challenge and a day’s word are asked anew on joining or leaving [CHA-10] [CHA-11]', () => {
  for (const shows of [SHOWS_MEMBERSHIP, SHOWS_QUIT])
    expect(shows).toEqual(
      expect.arrayContaining([
        '/api/my/getIntensive',
        '/api/member/getAiChalnYn',
        '/api/chalen/challenge/getAiChallenge',
      ]),
    )
})

test('who joins finds today’s missions at once; who leaves, neither them nor the team [CHA-01] [CHA-02]', async () => {
  expect(await askedAgain(SHOWS_MEMBERSHIP)).toEqual([true, false, false])
  expect(await askedAgain(SHOWS_QUIT)).toEqual([true, true, true])
})
