/**
 * What the addresses of one challenge have in common: which differ in the view they begin with, and in nothing else.
 */
import { isRedirect, notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import type { ChallengeSearch } from '../challenge-search.ts'
import { loadPost, postsQuery } from '../community/community.queries.ts'
import { askedMissionsQuery, lastChallengesQuery, myChallengesQuery, rankingQuery } from '../challenge.queries.ts'
import { questionsQuery, subjectsQuery, usesQuery, weightQuery } from '../coached/coached.queries.ts'
import { settlesAt, toChallenge, type Kind } from '../challenge.ts'
import { asksTarget } from '../join/asks-target.ts'
import { agreementQuery, phoneQuery } from '../join/join.queries.ts'
import { allReportsQuery, reportQuery } from '../report/report.queries.ts'
import { choicesQuery, levelsQuery, targetQuery } from '../target/target.queries.ts'
import { invitesQuery } from '../team/hub.queries.ts'
import { kinds } from './challenge.kind.ts'
import { loadDetail } from './detail.queries.ts'

/** Loads what the view needs; an unknown code, or another employer's, is not found. */
export async function loadChallenge(
  queryClient: QueryClient,
  { chalnCode, recommCode, view, cmutySeq, reportSeq }: ChallengeSearch,
  kindsShown: readonly Kind[],
): Promise<void> {
  if (chalnCode === undefined) throw await ownOf(queryClient, kindsShown, view === 'result')
  try {
    const [[info]] = await Promise.all([
      loadDetail(queryClient, chalnCode, recommCode),
      view === 'report' && reportSeq !== undefined ? queryClient.ensureQueryData(reportQuery(reportSeq)) : undefined,
      view === 'join' ? queryClient.ensureQueryData(agreementQuery(chalnCode)) : undefined,
    ])
    const { joinYn, chalnType, teamYn, nowDt } = info
    // Once it is settled the last order is all there is: no week is asked for.
    if (view === 'ranking') {
      const term = settlesAt(info.settleDt) <= nowDt ? 'ALL' : 'WEEK'
      await queryClient.ensureQueryData(rankingQuery(chalnCode, 'TEAM', term, 100))
    }
    if (view === 'join' && kinds[chalnType].needsPhone) await queryClient.ensureQueryData(phoneQuery())
    if (joinYn === 'N' && isMain(view)) {
      void queryClient.prefetchQuery(askedMissionsQuery(chalnCode))
      // A kept seat changes what the page opens with; the page stands without knowing of it, as without a connection.
      if (teamYn === 'Y') await queryClient.prefetchQuery(invitesQuery(chalnCode))
    }
    const loadTarget = () =>
      Promise.all([
        queryClient.ensureQueryData(targetQuery(chalnCode)),
        queryClient.ensureQueryData(choicesQuery(chalnCode)),
        queryClient.ensureQueryData(levelsQuery(chalnCode)),
      ])
    if (view === 'join' && asksTarget(toChallenge(info, 'ko'), dayOf(nowDt))) await loadTarget()
    // What people write is theirs who are in it: nobody else asks for it. [CHA-09]
    if (joinYn === 'N') return
    if (view === 'interview') {
      await Promise.all([
        queryClient.ensureQueryData(questionsQuery(chalnCode)),
        queryClient.ensureQueryData(subjectsQuery(chalnCode)),
        queryClient.ensureQueryData(usesQuery(chalnCode)),
        queryClient.ensureQueryData(weightQuery()),
      ])
    }
    if (view === 'target') await loadTarget()
    if (view === 'report' && reportSeq === undefined) await queryClient.ensureInfiniteQueryData(allReportsQuery())
    if (view === 'community') await queryClient.ensureInfiniteQueryData(postsQuery(chalnCode, 'newest'))
    if (view === 'post' && cmutySeq !== undefined) await loadPost(queryClient, cmutySeq)
  } catch (error) {
    if (isRedirect(error) || !(error instanceof ApiError) || error.status !== 404) throw error
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    throw notFound()
  }
}

/** One of the four views, which all open with what somebody may come in for. */
const isMain = (view: ChallengeSearch['view']): boolean =>
  view === undefined || ['intro', 'waiting', 'proceeding', 'result'].includes(view)

/** Without a code: the member's own of that kind, or what can be joined. */
async function ownOf(queryClient: QueryClient, kindsShown: readonly Kind[], isPast: boolean) {
  const rows = isPast
    ? (await queryClient.ensureInfiniteQueryData(lastChallengesQuery(kindsShown.includes('INTENSIVE')))).pages.flatMap(
        ({ list }) => list,
      )
    : await queryClient.ensureQueryData(myChallengesQuery())
  const own = rows.find(({ chalnType }) => kindsShown.includes(chalnType))
  return own === undefined
    ? redirect({ to: '/challenge/challengeList', replace: true })
    : redirect({
        to: '/challenge/ChallengeDetail',
        search: { chalnCode: own.chalnCode, ...(isPast && { view: 'result' as const }) },
        replace: true,
      })
}
