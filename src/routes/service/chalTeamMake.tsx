import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { challengeSearch } from '#src/areas/challenge/challenge-search.ts'
import { Gone } from '#src/areas/challenge/detail/gone.ts'
import { codeMeant, loadTeam } from '#src/areas/challenge/team/team.queries.ts'
import { TeamScreen } from '#src/areas/challenge/team/team.screen.tsx'

export const Route = createFileRoute('/service/chalTeamMake')({
  staticData: screen({ kind: 'detail', title: msg`팀 자리` }),
  validateSearch: challengeSearch,
  loaderDeps: ({ search: { chalnCode, inviteSeq } }) => ({ chalnCode, inviteSeq }),
  loader: async ({ context: { queryClient }, deps: { chalnCode, inviteSeq } }) => {
    if (chalnCode === undefined) {
      const meant = await codeMeant(queryClient)
      throw meant === undefined
        ? redirect({ to: '/challenge/challengeList', replace: true })
        : redirect({ to: '/service/chalTeamMake', search: { chalnCode: meant }, replace: true })
    }
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told
    if (!(await loadTeam(queryClient, chalnCode, inviteSeq))) throw notFound()
  },
  notFoundComponent: Gone,
  component: Screen,
})

function Screen() {
  const { chalnCode, inviteSeq } = Route.useSearch()
  return chalnCode === undefined ? null : <TeamScreen chalnCode={chalnCode} inviteSeq={inviteSeq} />
}
