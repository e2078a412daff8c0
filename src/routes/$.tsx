import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { followAlias } from '#src/app/find-route.ts'
import { NotFoundPage } from '#src/app/pages/not-found-page.tsx'
import { screen } from '#src/app/screen-data.ts'

/** Every address without a route file: it does not exist [ROU-09], or is a second spelling of one that does [ROU-28]. */
export const Route = createFileRoute('/$')({
  staticData: screen({ kind: 'error', title: msg`한상`, bottomNavigation: true }),
  loader: ({ location }) => followAlias(location.pathname),
  component: NotFoundPage,
})
