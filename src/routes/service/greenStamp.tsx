import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { screen } from '#src/app/screen-data.ts'
import { GreenStampScreen } from '#src/areas/green/stamp/stamp.screen.tsx'
import { boardQuery, tipQuery } from '#src/areas/green/stamp/stamp.queries.ts'
import { newestStoriesQuery } from '#src/areas/green/story/story.queries.ts'

/** `YYYYMM`, read as a number by the router; anything else is this month. */
const month = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{4}(0[1-9]|1[0-2])$/))),
  undefined,
)

export const Route = createFileRoute('/service/greenStamp')({
  staticData: screen({
    kind: 'hub',
    title: msg`그린 스탬프`,
    logo: false,
    notificationIcon: false,
    menuBar: false,
    bottomNavigation: false,
    backButton: true,
  }),
  validateSearch: v.object({ baseMm: month }),
  loaderDeps: ({ search: { baseMm } }) => ({ baseMm }),
  loader: async ({ context: { queryClient }, deps: { baseMm } }) => {
    void queryClient.prefetchQuery(tipQuery())
    void queryClient.prefetchQuery(newestStoriesQuery())
    await queryClient.ensureQueryData(boardQuery(baseMm))
  },
  component: Screen,
})

function Screen() {
  return <GreenStampScreen month={Route.useSearch().baseMm} />
}
