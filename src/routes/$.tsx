import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { screen } from '#src/app/screen-data.ts'
import { UnbuiltPage, visitUnbuilt } from '#src/app/pages/unbuilt-page.tsx'

/**
 * Every address without a route file: documented ones say that they are coming, others that they do not exist [ROU-09].
 */
export const Route = createFileRoute('/$')({
  staticData: screen({ kind: 'error', title: msg`한상`, bottomNavigation: true }),
  loader: ({ context, location }) => visitUnbuilt(context, location),
  component: UnbuiltPage,
})
