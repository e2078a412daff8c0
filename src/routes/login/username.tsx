import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { day } from '#src/app/search.ts'
import { UsernameScreen } from '#src/areas/start/sign-in/username.screen.tsx'

const search = v.object({
  error: v.fallback(v.optional(v.literal('dupLogin')), undefined),
  after: v.fallback(v.optional(v.picklist(['password', 'leaving'])), undefined),
  rejoin: day,
})

export const Route = createFileRoute('/login/username')({
  staticData: screen({ kind: 'flow', title: msg`로그인` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  component: Screen,
})

function Screen() {
  const { error, after, rejoin } = Route.useSearch()
  return <UsernameScreen duplicate={error === 'dupLogin'} after={after} rejoin={rejoin} />
}
