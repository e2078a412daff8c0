import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { code } from '#src/app/search.ts'
import { sharedQuery } from '#src/areas/challenge/share/share.queries.ts'
import { NothingToShare, ShareScreen } from '#src/areas/challenge/share/share.screen.tsx'

export const Route = createFileRoute('/challenge/kakaoShare')({
  staticData: screen({ kind: 'detail', title: msg`챌린지 나누기` }),
  validateSearch: v.object({ chalnCode: code }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { chalnCode } }) => {
    if (chalnCode !== undefined) await queryClient.ensureQueryData(sharedQuery(chalnCode))
  },
  component: Screen,
})

function Screen() {
  const { chalnCode } = Route.useSearch()
  return chalnCode === undefined ? <NothingToShare /> : <ShareScreen chalnCode={chalnCode} />
}
