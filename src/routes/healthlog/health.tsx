import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as v from 'valibot'
import { lazyPart } from '#src/app/lazy-part.ts'
import { screen } from '#src/app/screen-data.ts'
import { yes } from '#src/app/search.ts'
import { prefetchHealth } from '#src/areas/records/health/health.queries.ts'
import { HealthScreen } from '#src/areas/records/health/health.screen.tsx'

/** The sheet for a doctor is this page's other side. */
const search = v.object({ show: yes })

const loadSheet = () => import('#src/areas/records/show/show.screen.tsx')
const ShowScreen = lazyPart(loadSheet, 'ShowScreen')

export const Route = createFileRoute('/healthlog/health')({
  staticData: screen({ kind: 'list', title: msg`건강 지표` }),
  validateSearch: search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show } }) => {
    if (show === undefined) return prefetchHealth(queryClient, new Date())
    const { loadShow } = await import('#src/areas/records/show/show.queries.ts')
    return Promise.all([loadShow(queryClient, new Date()), loadSheet()])
  },
  component: Screen,
})

function Screen() {
  const { show } = Route.useSearch()
  if (show === undefined) return <HealthScreen />
  return (
    <Suspense fallback={null}>
      <ShowScreen />
    </Suspense>
  )
}
